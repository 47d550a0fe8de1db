import CoreGraphics
import Foundation

/// The arranged views of a stack view, and the constraints that the stack creates for them.
@MainActor
struct StackArrangement {
    var views: [UIView] = []
    private var spacings: [ObjectIdentifier: CGFloat] = [:]
    private var made: [NSLayoutConstraint] = []
    private var gaps: [UILayoutGuide] = []

    init() {}

    func customSpacing(after view: UIView) -> CGFloat {
        spacings[ObjectIdentifier(view)] ?? UIStackView.spacingUseDefault
    }

    /// - Returns: whether the spacing changed.
    mutating func setSpacing(_ spacing: CGFloat, after view: UIView) -> Bool {
        guard views.contains(where: { $0 === view }), customSpacing(after: view) != spacing else { return false }
        spacings[ObjectIdentifier(view)] = spacing == UIStackView.spacingUseDefault ? nil : spacing
        return true
    }

    mutating func forgetSpacing(after view: UIView) { spacings[ObjectIdentifier(view)] = nil }

    /// Returns the constraints of a view.
    func constraints(of view: UIView) -> [NSLayoutConstraint] {
        made.filter { $0.firstItem === view || $0.secondItem === view }
    }

    mutating func dropInactive() { made.removeAll { !$0.isActive } }

    /// Creates the constraints again. The method calls the app's views, so it is called on a copy.
    mutating func renew(in stack: UIStackView) {
        NSLayoutConstraint.deactivate(made)
        made = []
        for gap in gaps { stack.removeLayoutGuide(gap) }
        gaps = []
        let shown = views.filter { !$0.isHidden }
        let frame: AnyObject = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
        let line = Line(axis: stack.axis, frame: frame)
        tieLine(shown, line, stack)
        distribute(shown, line, stack)
        align(shown, line, stack)
        for (index, constraint) in made.enumerated() where constraint.identifier == nil {
            constraint.identifier = "stack \(index)"
        }
        NSLayoutConstraint.activate(made)
    }

    private struct Line {
        let axis: NSLayoutConstraint.Axis
        let frame: AnyObject
        typealias Attribute = NSLayoutConstraint.Attribute
        var isHorizontal: Bool { axis == .horizontal }
        var start: Attribute { isHorizontal ? .leading : .top }
        var end: Attribute { isHorizontal ? .trailing : .bottom }
        var center: Attribute { isHorizontal ? .centerX : .centerY }
        var length: Attribute { isHorizontal ? .width : .height }
        var crossStart: Attribute { isHorizontal ? .top : .leading }
        var crossEnd: Attribute { isHorizontal ? .bottom : .trailing }
        var crossCenter: Attribute { isHorizontal ? .centerY : .centerX }
        var crossLength: Attribute { isHorizontal ? .height : .width }
    }

    private mutating func tie(
        _ a: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ b: AnyObject?,
        _ other: NSLayoutConstraint.Attribute,
        relation: NSLayoutConstraint.Relation = .equal, times multiplier: CGFloat = 1, plus constant: CGFloat = 0,
        at priority: Float = 1000
    ) {
        let constraint = NSLayoutConstraint(
            item: a, attribute: attribute, relatedBy: relation, toItem: b, attribute: other, multiplier: multiplier,
            constant: constant)
        constraint.priority = UILayoutPriority(priority)
        made.append(constraint)
    }

    private func gap(after view: UIView, _ stack: UIStackView) -> CGFloat {
        let custom = customSpacing(after: view)
        let spacing = custom == UIStackView.spacingUseDefault ? stack.spacing : custom
        return spacing == UIStackView.spacingUseSystem ? 8 : spacing
    }

    /// Constrains the ends of the line, and the order along the line.
    private mutating func tieLine(_ shown: [UIView], _ line: Line, _ stack: UIStackView) {
        guard let first = shown.first, let last = shown.last else {
            // An empty line has the smallest possible size.
            tie(stack, .width, nil, .notAnAttribute, at: 49)
            tie(stack, .height, nil, .notAnAttribute, at: 49)
            return
        }
        tie(first, line.start, line.frame, line.start)
        tie(line.frame, line.end, last, line.end)
        let isSpread = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
        for (view, next) in zip(shown, shown.dropFirst()) {
            tie(
                next, line.start, view, line.end, relation: isSpread ? .greaterThanOrEqual : .equal,
                plus: gap(after: view, stack))
        }
    }

    private mutating func distribute(_ shown: [UIView], _ line: Line, _ stack: UIStackView) {
        guard let first = shown.first else { return }
        switch stack.distribution {
        case .fill: return
        case .fillEqually:
            for view in shown.dropFirst() { tie(view, line.length, first, line.length) }
        case .fillProportionally:
            let lengths = shown.map {
                line.isHorizontal ? $0.intrinsicContentSize.width : $0.intrinsicContentSize.height
            }
            guard let base = lengths.first, base > 0 else { return }
            // Chosen: just below required, so that a view with a size constraint keeps its size.
            for (view, length) in zip(shown, lengths).dropFirst() where length > 0 {
                tie(view, line.length, first, line.length, times: length / base, at: 999)
            }
        case .equalSpacing, .equalCentering:
            let isCentering = stack.distribution == .equalCentering
            var before: UILayoutGuide?
            for (view, next) in zip(shown, shown.dropFirst()) {
                let guide = UILayoutGuide()
                stack.addLayoutGuide(guide)
                gaps.append(guide)
                tie(guide, line.start, view, isCentering ? line.center : line.end)
                tie(guide, line.end, next, isCentering ? line.center : line.start)
                // Chosen: each gap equals the first gap, so that its equation does not depend on all previous gaps.
                if let other = isCentering ? before : gaps.first, other !== guide {
                    tie(guide, line.length, other, line.length, at: isCentering ? 149 : 999)
                }
                before = guide
            }
        }
    }

    private mutating func align(_ shown: [UIView], _ line: Line, _ stack: UIStackView) {
        guard let first = shown.first else { return }
        for view in shown {
            switch stack.alignment {
            case .fill:
                tie(view, line.crossStart, line.frame, line.crossStart)
                tie(view, line.crossEnd, line.frame, line.crossEnd)
                continue
            case .leading: tie(view, line.crossStart, line.frame, line.crossStart)
            case .trailing: tie(view, line.crossEnd, line.frame, line.crossEnd)
            case .center: tie(view, line.crossCenter, line.frame, line.crossCenter)
            case .firstBaseline, .lastBaseline:
                let baseline: NSLayoutConstraint.Attribute =
                    stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
                if !line.isHorizontal {
                    tie(view, line.crossStart, line.frame, line.crossStart)
                } else if view !== first {
                    tie(view, baseline, first, baseline)
                }
            }
            tie(view, line.crossStart, line.frame, line.crossStart, relation: .greaterThanOrEqual)
            tie(line.frame, line.crossEnd, view, line.crossEnd, relation: .greaterThanOrEqual)
        }
        // Perpendicular to its axis, the stack is as large as its largest view, unless outer constraints require
        // another size.
        if stack.alignment != .fill { tie(stack, line.crossLength, nil, .notAnAttribute, at: 49) }
    }
}
