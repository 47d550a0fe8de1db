/// The edits that can be undone and redone. A step has the replaced text, not the whole text.
struct TextHistory: Sendable {
    /// A change that puts a former text in the place of a newer text.
    struct Inverse: Sendable {
        var start: Int
        /// The number of UTF-16 units to replace.
        var length: Int
        var former: EditedText
    }

    /// Consecutive edits of one kind are undone together.
    enum Kind: Hashable, Sendable { case typing, deleting, other }

    struct Step: Sendable {
        /// Newer steps have larger numbers.
        var number: Int
        var inverse: Inverse
        /// The selection before the edit.
        var selection: TextEditing.Selection
    }

    private(set) var undos: [Step] = []
    private(set) var redos: [Step] = []
    /// The kind of the edit that the next edit may join.
    var openKind: Kind?
    private var lastNumber = 0

    /// Chosen: the maximum number of undo steps.
    private static let memory = 1_000
    /// The maximum length of a step that a further edit joins, in UTF-16 units. Chosen: some pages.
    private static let longest = 10_000

    /// Records an edit before it is made.
    /// - Parameter joins: whether the edit may be undone together with the last edit, which ends where this one begins.
    mutating func record(_ inverse: Inverse, _ kind: Kind, joins: Bool, from selection: TextEditing.Selection) {
        redos = []
        defer { openKind = kind }
        if joins, let last = undos.last?.inverse, let joined = Self.joined(last, inverse, kind) {
            undos[undos.count - 1].inverse = joined
            return
        }
        lastNumber += 1
        undos.append(Step(number: lastNumber, inverse: inverse, selection: selection))
        if undos.count > Self.memory { undos.removeFirst() }
    }

    /// One change in the place of two; nil if the second does not continue the first.
    private static func joined(_ first: Inverse, _ second: Inverse, _ kind: Kind) -> Inverse? {
        guard first.length + first.former.length < longest else { return nil }
        switch kind {
        case .typing:
            guard second.former.isEmpty, second.start == first.start + first.length else { return nil }
            return Inverse(start: first.start, length: first.length + second.length, former: first.former)
        case .deleting:
            guard first.length == 0, second.length == 0 else { return nil }
            if second.start + second.former.length == first.start {
                var former = second.former
                former.replace(former.length..<former.length, with: first.former)
                return Inverse(start: second.start, length: 0, former: former)
            }
            guard second.start == first.start else { return nil }
            var former = first.former
            former.replace(former.length..<former.length, with: second.former)
            return Inverse(start: first.start, length: 0, former: former)
        case .other: return nil
        }
    }

    /// Changes the length of the newest text of the last step, whose composition changed.
    mutating func setLastLength(_ length: Int) {
        guard let last = undos.indices.last else { return }
        undos[last].inverse.length = length
        // A cancelled composition leaves nothing to undo.
        if length == 0, undos[last].inverse.former.isEmpty { undos.removeLast() }
    }

    /// Removes the newest step of a direction.
    mutating func removeNewest(isUndo: Bool) -> Step? { isUndo ? undos.popLast() : redos.popLast() }

    mutating func removeAll() { (undos, redos, openKind) = ([], [], nil) }

    /// Records the opposite of a step that was made.
    mutating func put(_ step: Step, afterUndo: Bool) {
        if afterUndo { redos.append(step) } else { undos.append(step) }
        openKind = nil
    }
}
