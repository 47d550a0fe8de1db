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
        do throws(VisualFormat.Fault) { return try reader.read() } catch { misuse(error.text) }
    }
}

/// Parses one string of the visual format language.
@MainActor
package struct VisualFormat {
    /// The reason why a string is invalid, with its place and the remedy.
    package struct Fault: Error { package let text: String }

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

    package init(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any], _ views: [String: Any]
    ) {
        text = format.filter { !$0.isWhitespace }.map { $0 }
        self.options = options
        self.metrics = metrics
        self.views = views
    }

    package mutating func read() throws(Fault) -> [NSLayoutConstraint] {
        if consume("H:") { isHorizontal = true } else if consume("V:") { isHorizontal = false }
        var last: End?
        var line: [AnyObject] = []
        // The superview is known with the first view only, so the distance to the superview is stored.
        var opening: [Predicate]?
        while at < text.count {
            if last == nil, consume("|") {
                last = .edge
                opening = try consume("-") ? distance() : [Predicate()]
                continue
            }
            let gap: [Predicate]? = try line.isEmpty ? nil : consume("-") ? distance() : [Predicate()]
            if consume("|") {
                guard case .view(let view)? = last else { throw fault("| needs a view before it") }
                try end(view, gap ?? [Predicate()])
                break
            }
            let view = try self.view()
            if case .view(let before)? = last {
                between(before, view, gap ?? [Predicate()])
            } else if let opening {
                try start(view, opening)
            }
            line.append(view)
            last = .view(view)
        }
        if at < text.count { throw fault("nothing may follow the closing |") }
        alignAcross(line)
        return made
    }

    // MARK: Reading

    private func fault(_ why: String) -> Fault {
        Fault(
            text: """
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

    private mutating func name() throws(Fault) -> String {
        let start = at
        while at < text.count,
            text[at].isLetter || text[at].isNumber || text[at] == "_" || text[at] == "."
                || (at == start && text[at] == "-")
        { at += 1 }
        guard at > start else { throw fault("a name or a number is missing") }
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

    private mutating func view() throws(Fault) -> AnyObject {
        guard consume("[") else { throw fault("[ is missing") }
        let name = try name()
        guard let found = views[name] else { throw fault("views has no \"\(name)\"") }
        let view = found as AnyObject
        if consume("(") {
            repeat { size(view, try predicate()) } while consume(",")
            guard consume(")") else { throw fault(") is missing") }
        }
        guard consume("]") else { throw fault("] is missing") }
        return view
    }

    private mutating func predicate() throws(Fault) -> Predicate {
        var predicate = Predicate()
        if consume(">=") {
            predicate.relation = .greaterThanOrEqual
        } else if consume("<=") {
            predicate.relation = .lessThanOrEqual
        } else {
            _ = consume("==")
        }
        let value = try name()
        if let number = number(value) {
            predicate.constant = number
        } else if let view = views[value] {
            predicate.view = view as AnyObject
        } else {
            throw fault("\"\(value)\" is neither a number nor in metrics or views")
        }
        if consume("@") {
            let value = try name()
            guard let priority = number(value).map({ Float($0) }), priority.isFinite else {
                throw fault("\"\(value)\" is no priority")
            }
            predicate.priority = priority
        }
        return predicate
    }

    /// Parses the text after the first `-`: nothing for the standard distance, or a value or predicates and another
    /// `-`.
    private mutating func distance() throws(Fault) -> [Predicate] {
        guard at < text.count, text[at] != "[", text[at] != "|" else { return [] }
        var predicates: [Predicate] = []
        if consume("(") {
            repeat { predicates.append(try predicate()) } while consume(",")
            guard consume(")") else { throw fault(") is missing") }
        } else {
            predicates.append(try predicate())
        }
        guard consume("-") else { throw fault("- is missing after a distance") }
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

    private func container(_ view: AnyObject) throws(Fault) -> UIView {
        guard let parent = (view as? UIView)?.superview ?? (view as? UILayoutGuide)?.owningView else {
            throw fault("| stands for a superview, but the view beside it has none; add it first")
        }
        return parent
    }

    /// A distance to the superview without a number is its margin. Between views, it is 8 points (Auto Layout Guide).
    private mutating func start(_ view: AnyObject, _ distances: [Predicate]) throws(Fault) {
        let parent = try container(view)
        guard !distances.isEmpty else { return add(view, leading, .equal, parent.layoutMarginsGuide, leading, 0, 1000) }
        for p in distances { add(view, leading, turned(p.relation), parent, leading, p.constant * sign, p.priority) }
    }

    private mutating func end(_ view: AnyObject, _ distances: [Predicate]) throws(Fault) {
        let parent = try container(view)
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
