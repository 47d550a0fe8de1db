import Diagnostics
import Foundation
import QuartzCore
import TextLogic

/// The edits of a text storage that are not processed yet, and the receivers of its changes.
struct StorageWork {
    struct Edit {
        var mask: NSTextStorage.EditActions
        var change: MergedChange
    }

    /// The number of groups of edits that began and did not end.
    var depth = 0
    /// The merged edits.
    var edit: Edit?
    /// The edits that were made while layout managers were notified. They are processed afterwards.
    var later: Edit?
    var isProcessing = false
    var isNotifying = false
    var managers: [NSLayoutManager] = []
    /// Whether the text is in the fields of the class. False for a subclass that keeps the text itself, whose edits are
    /// copied to the fields.
    var keepsText = false
}

/// The editing cycle of a text storage.
extension NSTextStorage {
    /// Whether the class itself keeps the text.
    final var keepsText: Bool { work.keepsText || type(of: self) == NSTextStorage.self }

    final func check(_ range: NSRange, _ call: String) {
        let length = length
        guard range.location >= 0, range.length >= 0, range.location <= length,
            range.length <= length - range.location
        else {
            misuse(
                "NSTextStorage.\(call): the range \(range.location)+\(range.length) is outside of a text with \(length)"
                    + " UTF-16 units; use a range inside of 0 ..< length")
        }
    }

    /// The range extended to whole Unicode scalars. Measured (linux/attributed-string-halves): half of a surrogate pair
    /// cannot be replaced.
    final func wholeScalars(_ range: NSRange) -> NSRange {
        let text = string as NSString
        func whole(_ offset: Int, _ next: Int) -> Int {
            guard offset > 0, offset < text.length, UTF16.isTrailSurrogate(text.character(at: offset)) else {
                return offset
            }
            return next
        }
        let (low, high) = (range.location, range.location + range.length)
        let start = whole(low, low - 1)
        return NSRange(location: start, length: range.length == 0 ? 0 : whole(high, high + 1) - start)
    }

    /// An edit of whole characters with the same effect as an edit that begins or ends inside of a character, as after
    /// a letter without its accent. Foundation on Linux can replace only whole characters.
    /// - Returns: the whole characters, their new text, and the attributes of the new text; nil if the edit already
    ///   begins and ends between characters.
    final func partsAround(_ range: NSRange, _ new: String)
        -> (whole: NSRange, text: String, runs: [(attributes: [NSAttributedString.Key: Any], range: NSRange)])?
    {
        let whole = string
        let text = whole as NSString
        func character(_ offset: Int) -> NSRange? {
            guard offset > 0, offset < text.length else { return nil }
            let place = whole.utf16.index(whole.startIndex, offsetBy: offset)
            // From inside of a character, the next index is its end.
            let end = whole.index(after: place)
            let start = whole.index(before: end)
            return start < place ? NSRange(start..<end, in: whole) : nil
        }
        let (low, high) = (range.location, range.location + range.length)
        let (first, last) = (character(low), character(high))
        guard first != nil || last != nil else { return nil }
        let start = first?.location ?? low, end = last.map { $0.location + $0.length } ?? high
        let head = NSRange(location: start, length: low - start), tail = NSRange(location: high, length: end - high)
        let count = new.utf16.count
        var parts = runs(head)
        if count > 0 {
            let near = attributes(at: range.length > 0 ? low : max(low - 1, 0), effectiveRange: nil)
            parts.append((near, NSRange(location: low, length: count)))
        }
        parts += runs(tail).map {
            ($0.attributes, NSRange(location: $0.range.location + count - range.length, length: $0.range.length))
        }
        return (
            NSRange(location: start, length: end - start),
            text.substring(with: head) + new + text.substring(with: tail), parts
        )
    }

    // MARK: Cycle

    final func record(_ mask: EditActions, _ range: NSRange, _ growth: Int) {
        let length = length
        let (difference, overflow) = length.subtractingReportingOverflow(growth)
        let former = overflow ? length : max(difference, 0)
        let low = range.location == NSNotFound ? former : min(max(range.location, 0), former)
        let old = low..<low + min(max(range.length, 0), former - low)
        let growth = max(length - former, -old.count)
        if !keepsText { copyToFields(old, growth, hasCharacters: mask.contains(.editedCharacters)) }
        if work.isNotifying {
            work.later = Self.joined(work.later, mask, old, growth)
        } else {
            work.edit = Self.joined(work.edit, mask, old, growth)
        }
        if work.depth == 0 { process() }
    }

    private static func joined(
        _ edit: StorageWork.Edit?, _ mask: EditActions, _ range: Range<Int>, _ growth: Int
    ) -> StorageWork.Edit {
        guard var edit else { return StorageWork.Edit(mask: mask, change: MergedChange(range, growth: growth)) }
        edit.mask.formUnion(mask)
        edit.change.add(range, growth: growth)
        return edit
    }

    final func endGroup() {
        guard work.depth > 0 else { return }
        work.depth -= 1
        if work.depth == 0 { process() }
    }

    private func process() {
        guard !work.isProcessing else { return }
        work.isProcessing = true
        while work.edit != nil {
            processEditing()
            work.isNotifying = false
            work.edit = work.later
            work.later = nil
        }
        work.isProcessing = false
    }

    /// The delegate and the layout managers are called on the main thread, as the storage is edited there.
    final func processEdit() {
        guard work.edit != nil, !work.isNotifying else { return }
        notifyDelegate { storage, delegate in
            delegate.textStorage(
                storage, willProcessEditing: storage.editedMask, range: storage.editedRange,
                changeInLength: storage.changeInLength)
        }
        NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
        if fixesAttributesLazily {
            invalidateAttributes(in: editedRange)
        } else {
            ensureAttributesAreFixed(in: editedRange)
        }
        notifyDelegate { storage, delegate in
            delegate.textStorage(
                storage, didProcessEditing: storage.editedMask, range: storage.editedRange,
                changeInLength: storage.changeInLength)
        }
        NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
        work.isNotifying = true
        let (mask, range, growth) = (editedMask, editedRange, changeInLength)
        // The compiler does not know that this is the main thread.
        nonisolated(unsafe) let storage = self
        for manager in work.managers {
            MainActor.assumeIsolated {
                manager.processEditing(
                    for: storage, edited: mask, range: range, changeInLength: growth, invalidatedRange: range)
            }
        }
    }

    private func notifyDelegate(_ call: @MainActor (NSTextStorage, any NSTextStorageDelegate) -> Void) {
        guard let delegate else { return }
        // The compiler does not know that this is the main thread.
        nonisolated(unsafe) let (storage, receiver) = (self, delegate)
        MainActor.assumeIsolated { call(storage, receiver) }
    }

    // MARK: Changes

    /// Replaces characters and attributes as one edit.
    final func replace(_ range: NSRange, with new: NSAttributedString) {
        let pieces = StyledText(new).pieces
        let range = wholeScalars(range)
        beginEditing()
        replaceCharacters(in: range, with: new.string)
        var place = range.location
        for piece in pieces {
            let count = piece.text.utf16.count
            setAttributes(piece.attributes, range: NSRange(location: place, length: count))
            place += count
        }
        endEditing()
    }

    /// Changes the attributes of each run of a range as one edit.
    final func changeAttributes(_ range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        beginEditing()
        for (attributes, part) in runs(range) {
            var changed = attributes
            change(&changed)
            setAttributes(changed, range: part)
        }
        endEditing()
    }

    /// Copies an edit of a subclass that keeps the text itself to the fields that Foundation reads.
    private func copyToFields(_ old: Range<Int>, _ growth: Int, hasCharacters: Bool) {
        let all = string as NSString
        var new = NSRange(location: old.lowerBound, length: old.count + growth)
        if fieldLength + growth != all.length || (!hasCharacters && growth == 0 && fieldLength != all.length) {
            setField(NSRange(location: 0, length: fieldLength), string)
            new = NSRange(location: 0, length: all.length)
        } else if hasCharacters || growth != 0 {
            setField(NSRange(old), all.substring(with: new))
        }
        for (attributes, part) in runs(new) { setField(part, attributes) }
    }

    // MARK: Reading

    /// The attributes of a range, by the members that a subclass may override.
    final func runs(_ range: NSRange) -> [(attributes: [NSAttributedString.Key: Any], range: NSRange)] {
        var found: [([NSAttributedString.Key: Any], NSRange)] = []
        let end = range.location + range.length
        var place = range.location
        while place < end {
            var effective = NSRange(location: place, length: 1)
            let attributes = attributes(at: place, effectiveRange: &effective)
            // A subclass may answer a range that does not contain the place.
            let next = min(max(effective.location + max(effective.length, 0), place + 1), end)
            found.append((attributes, NSRange(location: place, length: next - place)))
            place = next
        }
        return found
    }

    final func copied(_ range: NSRange) -> NSMutableAttributedString {
        let copy = NSMutableAttributedString(string: (string as NSString).substring(with: range))
        for (attributes, part) in runs(range) {
            copy.setAttributes(
                attributes, range: NSRange(location: part.location - range.location, length: part.length))
        }
        return copy
    }

    /// The attributes at a location, and the longest range around it in which they match.
    final func longest(
        at location: Int, _ found: NSRangePointer?, in limit: NSRange,
        _ matches: ([NSAttributedString.Key: Any], [NSAttributedString.Key: Any]) -> Bool
    ) -> [NSAttributedString.Key: Any] {
        var effective = NSRange(location: location, length: 1)
        let first = attributes(at: location, effectiveRange: &effective)
        guard let found else { return first }
        let limits = (low: limit.location, high: limit.location + limit.length)
        var (low, high) = (max(effective.location, limits.low), effective.location + effective.length)
        while high < limits.high {
            let next = attributes(at: high, effectiveRange: &effective)
            guard matches(first, next), effective.location + effective.length > high else { break }
            high = effective.location + effective.length
        }
        while low > limits.low {
            let next = attributes(at: low - 1, effectiveRange: &effective)
            guard matches(first, next), effective.location < low else { break }
            low = max(effective.location, limits.low)
        }
        found.pointee = NSRange(location: low, length: max(min(high, limits.high) - low, 0))
        return first
    }

    // MARK: Layout managers

    @MainActor
    final func add(_ manager: NSLayoutManager) {
        guard !work.managers.contains(where: { $0 === manager }) else { return }
        manager.textStorage?.remove(manager)
        work.managers.append(manager)
        manager.textStorage = self
    }

    @MainActor
    final func remove(_ manager: NSLayoutManager) {
        guard let index = work.managers.firstIndex(where: { $0 === manager }) else { return }
        keeping(work.managers) { _ = work.managers.remove(at: index) }
        manager.textStorage = nil
    }
}
