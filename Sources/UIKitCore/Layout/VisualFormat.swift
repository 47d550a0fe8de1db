import CoreGraphics
import Diagnostics
import Foundation

extension NSLayoutConstraint {
    /// Creates constraints from a visual format string such as `H:|-[name(>=100)]-8-[other]-|`.
    ///
    /// `|` is the superview, `[name]` a view, `-` a distance, and `(relation value@priority, …)` a predicate. A
    /// distance without a number is the superview's margin, or 8 points between views. Values are numbers, names of
    /// `metrics`, and for sizes names of views. An invalid string stops the program, as in UIKit.
    /// - Parameters:
    ///   - opts: the common attribute of the views, perpendicular to the string's axis, and the layout direction.
    ///   - metrics: numbers by name.
    ///   - views: views and guides by name.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        var reader = VisualFormat(format, opts, metrics ?? [:], views)
        return reader.read()
    }
}

/// Parses one string of the visual format language.
@MainActor
struct VisualFormat {
    private let text: [Character]
    private var at = 0
    private let options: NSLayoutConstraint.FormatOptions
    private let metrics: [String: Any]
    private let views: [String: Any]
    private var isHorizontal = true
    private var made: [NSLayoutConstraint] = []

    private enum End {
        case view(AnyObject)
        case edge
    }

    private struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        var constant: CGFloat = 0
        var view: AnyObject?
        var priority: Float = 1000
    }

    init(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any], _ views: [String: Any]
    ) {
        text = format.filter { !$0.isWhitespace }.map { $0 }
        self.options = options
        self.metrics = metrics
        self.views = views
    }

    mutating func read() -> [NSLayoutConstraint] {
        if consume("H:") { isHorizontal = true } else if consume("V:") { isHorizontal = false }
        var last: End?
        var line: [AnyObject] = []
        // The superview is known with the first view only, so the distance to the superview is stored.
        var opening: [Predicate]?
        while at < text.count {
            if last == nil, consume("|") {
                last = .edge
                opening = consume("-") ? distance() : [Predicate()]
                continue
            }
            let gap: [Predicate]? = line.isEmpty ? nil : consume("-") ? distance() : [Predicate()]
            if consume("|") {
                guard case .view(let view)? = last else { fail("| needs a view before it") }
                end(view, gap ?? [Predicate()])
                break
            }
            let view = self.view()
            if case .view(let before)? = last {
                between(before, view, gap ?? [Predicate()])
            } else if let opening {
                start(view, opening)
            }
            line.append(view)
            last = .view(view)
        }
        if at < text.count { fail("nothing may follow the closing |") }
        alignAcross(line)
        return made
    }

    // MARK: Reading

    private func fail(_ why: String) -> Never {
        misuse(
            """
            constraints(withVisualFormat: "\(String(text))"): \(why) (character \(at + 1)); write it as in \
            H:|-[name(>=100)]-8-[other]-|
            """
        )
    }

    private mutating func consume(_ word: String) -> Bool {
        let word = Array(word)
        guard at + word.count <= text.count, Array(text[at..<at + word.count]) == word else { return false }
        at += word.count
        return true
    }

    private mutating func name() -> String {
        let start = at
        while at < text.count,
            text[at].isLetter || text[at].isNumber || text[at] == "_" || text[at] == "."
                || (at == start && text[at] == "-")
        { at += 1 }
        guard at > start else { fail("a name or a number is missing") }
        return String(text[start..<at])
    }

    private func number(_ name: String) -> CGFloat? {
        if let value = Double(name) { return value }
        switch metrics[name] {
        case let value as CGFloat: return value
        case let value as Int: return CGFloat(value)
        case let value as Float: return CGFloat(value)
        case let value as NSNumber: return CGFloat(value.doubleValue)
        default: return nil
        }
    }

    private mutating func view() -> AnyObject {
        guard consume("[") else { fail("[ is missing") }
        let name = name()
        guard let found = views[name] else { fail("views has no \"\(name)\"") }
        let view = found as AnyObject
        if consume("(") {
            repeat { size(view, predicate()) } while consume(",")
            guard consume(")") else { fail(") is missing") }
        }
        guard consume("]") else { fail("] is missing") }
        return view
    }

    private mutating func predicate() -> Predicate {
        var predicate = Predicate()
        if consume(">=") {
            predicate.relation = .greaterThanOrEqual
        } else if consume("<=") {
            predicate.relation = .lessThanOrEqual
        } else {
            _ = consume("==")
        }
        let value = name()
        if let number = number(value) {
            predicate.constant = number
        } else if let view = views[value] {
            predicate.view = view as AnyObject
        } else {
            fail("\"\(value)\" is neither a number nor in metrics or views")
        }
        if consume("@") {
            let value = name()
            guard let number = number(value) else { fail("\"\(value)\" is no priority") }
            predicate.priority = Float(number)
        }
        return predicate
    }

    /// Parses the text after the first `-`: nothing for the standard distance, or a value or predicates and another
    /// `-`.
    private mutating func distance() -> [Predicate] {
        guard at < text.count, text[at] != "[", text[at] != "|" else { return [] }
        var predicates: [Predicate] = []
        if consume("(") {
            repeat { predicates.append(predicate()) } while consume(",")
            guard consume(")") else { fail(") is missing") }
        } else {
            predicates.append(predicate())
        }
        guard consume("-") else { fail("- is missing after a distance") }
        return predicates
    }

    // MARK: Making

    private mutating func add(
        _ a: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ b: AnyObject?,
        _ other: NSLayoutConstraint.Attribute, _ constant: CGFloat, _ priority: Float
    ) {
        let constraint = NSLayoutConstraint(
            item: a, attribute: attribute, relatedBy: relation, toItem: b, attribute: other, multiplier: 1,
            constant: constant)
        constraint.priority = UILayoutPriority(priority)
        made.append(constraint)
    }

    private mutating func size(_ view: AnyObject, _ p: Predicate) {
        let attribute: NSLayoutConstraint.Attribute = isHorizontal ? .width : .height
        add(view, attribute, p.relation, p.view, p.view == nil ? .notAnAttribute : attribute, p.constant, p.priority)
    }

    private var leading: NSLayoutConstraint.Attribute {
        guard isHorizontal else { return .top }
        return options.contains(.directionRightToLeft)
            ? .right : options.contains(.directionLeftToRight) ? .left : .leading
    }
    private var trailing: NSLayoutConstraint.Attribute {
        guard isHorizontal else { return .bottom }
        return options.contains(.directionRightToLeft)
            ? .left : options.contains(.directionLeftToRight) ? .right : .trailing
    }
    private var sign: CGFloat { isHorizontal && options.contains(.directionRightToLeft) ? -1 : 1 }

    private func turned(_ relation: NSLayoutConstraint.Relation) -> NSLayoutConstraint.Relation {
        guard sign < 0 else { return relation }
        return relation == .lessThanOrEqual
            ? .greaterThanOrEqual : relation == .greaterThanOrEqual ? .lessThanOrEqual : .equal
    }

    private func container(_ view: AnyObject) -> UIView {
        guard let parent = (view as? UIView)?.superview ?? (view as? UILayoutGuide)?.owningView else {
            fail("| stands for a superview, but the view beside it has none; add it first")
        }
        return parent
    }

    /// A distance to the superview without a number is its margin. Between views, it is 8 points (Documented).
    private mutating func start(_ view: AnyObject, _ distances: [Predicate]) {
        let parent = container(view)
        guard !distances.isEmpty else { return add(view, leading, .equal, parent.layoutMarginsGuide, leading, 0, 1000) }
        for p in distances { add(view, leading, turned(p.relation), parent, leading, p.constant * sign, p.priority) }
    }

    private mutating func end(_ view: AnyObject, _ distances: [Predicate]) {
        let parent = container(view)
        guard !distances.isEmpty else {
            return add(parent.layoutMarginsGuide, trailing, .equal, view, trailing, 0, 1000)
        }
        for p in distances { add(parent, trailing, turned(p.relation), view, trailing, p.constant * sign, p.priority) }
    }

    private mutating func between(_ before: AnyObject, _ view: AnyObject, _ distances: [Predicate]) {
        guard !distances.isEmpty else { return add(view, leading, .equal, before, trailing, 8 * sign, 1000) }
        for p in distances { add(view, leading, turned(p.relation), before, trailing, p.constant * sign, p.priority) }
    }

    private mutating func alignAcross(_ line: [AnyObject]) {
        let all: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
            (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
            (.alignAllCenterY, .centerY),
            (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
        ]
        for (option, attribute) in all where options.contains(option) {
            for (view, next) in zip(line, line.dropFirst()) { add(view, attribute, .equal, next, attribute, 0, 1000) }
        }
    }
}
