public import Foundation
import TextLogic

/// An attributed string that notifies its delegate and its layout managers of changes.
///
/// An app may edit the storage of a text view. The view then lays out and draws the changed paragraphs. A subclass that
/// overrides `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` and `setAttributes(_:range:)`
/// keeps the text itself and calls ``edited(_:range:changeInLength:)`` for each change. All other members of an
/// attributed string then use these four.
///
/// A storage with a delegate or a layout manager is edited on the main thread only.
///
/// Foundation on Linux reads the text of another attributed string from the fields of the class, not from the
/// overridden members. The storage therefore copies each edit of a subclass to these fields.
/// `NSAttributedString(attributedString: storage)` is correct after ``edited(_:range:changeInLength:)``.
@preconcurrency
open class NSTextStorage: NSMutableAttributedString {
    /// The kinds of an edit.
    public struct EditActions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Attributes were added, removed or changed.
        public static let editedAttributes = EditActions(rawValue: 1)
        /// Characters were inserted, removed or replaced.
        public static let editedCharacters = EditActions(rawValue: 2)
    }

    final var work = StorageWork()

    /// Creates an empty storage. Called by the initializers of subclasses that keep the text themselves.
    public init() { super.init(string: "") }
    public override init(string: String) { super.init(string: string) }
    public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: string, attributes: attrs)
    }
    public override init(attributedString attrStr: NSAttributedString) { super.init(attributedString: attrStr) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Called while edits are processed. Not retained.
    open weak var delegate: (any NSTextStorageDelegate)?

    // MARK: Layout managers

    /// The layout managers, which the storage retains, in the order in which they were added.
    open var layoutManagers: [NSLayoutManager] { work.managers }
    /// Adds a layout manager, which then lays out the text. A layout manager of another storage is removed from that
    /// storage first. Ignores a layout manager that the storage already has.
    @preconcurrency @MainActor
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) { add(aLayoutManager) }
    /// Removes a layout manager, which then has no text.
    @preconcurrency @MainActor
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) { remove(aLayoutManager) }

    // MARK: Editing

    /// The kinds of the edits that are being processed; empty outside of processing.
    open var editedMask: EditActions { work.edit?.mask ?? [] }
    /// The range of the present text that was edited; the location `NSNotFound` outside of processing.
    open var editedRange: NSRange {
        work.edit.map { NSRange($0.change.range) } ?? NSRange(location: NSNotFound, length: 0)
    }
    /// The number of UTF-16 units by which the edits changed the length of the text; 0 outside of processing.
    open var changeInLength: Int { work.edit?.change.growth ?? 0 }

    /// Begins a group of edits, which are processed together at the matching ``endEditing()``. Groups may be nested.
    override open func beginEditing() { work.depth += 1 }
    /// Ends a group of edits. The end of the outermost group calls ``processEditing()``. Ignored without a group.
    override open func endEditing() { endGroup() }

    /// Records an edit. A subclass calls this method after each change of its text.
    ///
    /// Documented (NSTextStorage.edited(_:range:changeInLength:)): outside of a group of edits it calls
    /// ``processEditing()`` at once; inside of a group the edits are merged.
    /// - Parameters:
    ///   - editedRange: the range before the edit, in UTF-16 units. The part outside the text is ignored.
    ///   - delta: the growth of the text, negative for a deletion.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        record(editedMask, editedRange, delta)
    }

    /// Processes the merged edits.
    ///
    /// Documented (NSTextStorage.processEditing()): calls the delegate and posts ``willProcessEditingNotification``,
    /// fixes attributes, calls the delegate and posts ``didProcessEditingNotification``, and notifies the layout
    /// managers. The delegate may change characters and attributes in the first call, attributes in the second. A
    /// subclass that changes attributes does so before it calls `super`.
    open func processEditing() { processEdit() }

    /// Whether attributes are fixed when they are first needed. Documented (NSTextStorage.fixesAttributesLazily): true
    /// for this class, false for subclasses.
    open var fixesAttributesLazily: Bool { type(of: self) == NSTextStorage.self }
    /// Marks the attributes of a range as not fixed. Called while edits are processed.
    ///
    /// No attribute needs fixing: the layout replaces missing fonts and ignores unknown values.
    open func invalidateAttributes(in range: NSRange) {}
    /// Fixes the attributes of a range. Called while edits are processed, if ``fixesAttributesLazily`` is false.
    ///
    /// No attribute needs fixing: the layout replaces missing fonts and ignores unknown values.
    open func ensureAttributesAreFixed(in range: NSRange) {}

    // MARK: Attributed string

    /// Replaces characters, which get the attributes of the first replaced character or of the character before. A
    /// range that begins or ends inside of a character beyond U+FFFF contains the whole character.
    override open func replaceCharacters(in range: NSRange, with str: String) {
        check(range, "replaceCharacters(in:with:)")
        let range = wholeScalars(range)
        work.keepsText = true
        if let part = partsAround(range, str) {
            super.replaceCharacters(in: part.whole, with: part.text)
            for run in part.runs { super.setAttributes(run.attributes, range: run.range) }
        } else {
            super.replaceCharacters(in: range, with: str)
        }
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }
    override open func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        check(range, "setAttributes(_:range:)")
        guard range.length > 0 else { return }
        work.keepsText = true
        super.setAttributes(attrs ?? [:], range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }
    override open func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        check(range, "replaceCharacters(in:with:)")
        replace(range, with: attrString)
    }
    /// The characters as a mutable string. Changes of the string are edits of the storage. Foundation on Linux converts
    /// the object to a `String` with the characters at the time of the call.
    override open var mutableString: NSMutableString { StorageString(self) }
    override open func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
    override open func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        addAttributes([name: value], range: range)
    }
    override open func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        check(range, "addAttributes(_:range:)")
        changeAttributes(range) { $0.merge(attrs) { _, new in new } }
    }
    override open func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        check(range, "removeAttribute(_:range:)")
        changeAttributes(range) { $0[name] = nil }
    }

    override open var length: Int { keepsText ? super.length : string.utf16.count }
    override open func attribute(_ attrName: NSAttributedString.Key, at location: Int, effectiveRange: NSRangePointer?)
        -> Any?
    { attributes(at: location, effectiveRange: effectiveRange)[attrName] }
    override open func attributes(at location: Int, longestEffectiveRange: NSRangePointer?, in rangeLimit: NSRange)
        -> [NSAttributedString.Key: Any]
    {
        longest(at: location, longestEffectiveRange, in: rangeLimit) { TextStyles.areEqual($0, $1) }
    }
    override open func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange: NSRangePointer?,
        in rangeLimit: NSRange
    ) -> Any? {
        longest(at: location, longestEffectiveRange, in: rangeLimit) {
            TextStyles.areEqual($0[attrName], $1[attrName])
        }[attrName]
    }
    override open func attributedSubstring(from range: NSRange) -> NSAttributedString {
        check(range, "attributedSubstring(from:)")
        return NSAttributedString(attributedString: copied(range))
    }
    override open func isEqual(to other: NSAttributedString) -> Bool {
        copied(NSRange(location: 0, length: length)).isEqual(to: other)
    }
    override open func copy(with zone: NSZone? = nil) -> Any {
        NSAttributedString(attributedString: copied(NSRange(location: 0, length: length)))
    }
    override open func mutableCopy(with zone: NSZone? = nil) -> Any { copied(NSRange(location: 0, length: length)) }

    // The text in the fields of the class, which Foundation reads; see ``StorageWork/keepsText``.
    final var fieldLength: Int { super.length }
    final func setField(_ range: NSRange, _ text: String) { super.replaceCharacters(in: range, with: text) }
    final func setField(_ range: NSRange, _ attributes: [NSAttributedString.Key: Any]) {
        super.setAttributes(attributes, range: range)
    }
}

extension NSTextStorage {
    /// Posted before attributes are fixed; the object is the storage.
    public static let willProcessEditingNotification = Notification.Name("NSTextStorageWillProcessEditingNotification")
    /// Posted after attributes are fixed; the object is the storage.
    public static let didProcessEditingNotification = Notification.Name("NSTextStorageDidProcessEditingNotification")
}

/// Called while a text storage processes edits. Every method has a default, which does nothing.
@preconcurrency @MainActor
public protocol NSTextStorageDelegate: NSObjectProtocol {
    /// Called before attributes are fixed. The delegate may change characters and attributes; the changes join the
    /// edit.
    /// - Parameters:
    ///   - editedRange: the edited range of the present text, in UTF-16 units.
    ///   - delta: the growth of the text.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
    /// Called after attributes are fixed and before the text is laid out. The delegate may change attributes; the
    /// changes join the edit.
    /// - Parameters:
    ///   - editedRange: the edited range of the present text, in UTF-16 units.
    ///   - delta: the growth of the text.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    /// Does nothing by default.
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
    /// Does nothing by default.
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
}
