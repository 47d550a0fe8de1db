import CoreGraphics
import Foundation
import HostInterface
import QuartzCore
import TextLogic

/// The text storage and the layout manager of a text view.
struct TextKit {
    var storage: NSTextStorage
    var manager: NSLayoutManager
    /// The change that the view makes to the storage. The view has made the change to its own text already.
    var ownChange: TextEditing.Change?
}

/// A text view with a storage keeps its own text equal to the storage. Edits by the user change the own text first,
/// then the storage, whose delegate or subclass may change the text further.
extension UITextView {
    /// Creates the storage and the layout manager on first use.
    func loadStorage() -> TextKit {
        if let kit = content.kit { return kit }
        let text = attributedPart(0..<content.editing.length)
        let kit = TextKit(storage: NSTextStorage(attributedString: text), manager: NSLayoutManager())
        content.kit = kit
        kit.manager.allowsNonContiguousLayout = true
        kit.manager.addTextContainer(textContainer)
        kit.storage.addLayoutManager(kit.manager)
        return kit
    }

    /// Uses the layout manager and the storage of a container of the app.
    func connectStorage() {
        guard let manager = textContainer.ownManager else { return }
        let storage = manager.textStorage ?? NSTextStorage()
        content.kit = TextKit(storage: storage, manager: manager)
        if manager.textStorage == nil { storage.addLayoutManager(manager) }
        readAll(storage)
    }

    /// Called when the container was added to another layout manager.
    func layoutManagerReplaced(_ manager: NSLayoutManager) {
        guard let kit = content.kit, kit.manager !== manager else { return }
        keeping(kit) { content.kit?.manager = manager }
        removeShown()
        setNeedsLayout()
    }

    // MARK: Edits by the view

    /// Makes a change of the view's own text to the storage.
    func changeStorage(_ change: TextEditing.Change) {
        guard let storage = content.kit?.storage else { return }
        guard change.range.upperBound <= storage.length else { return readAll(storage) }
        let new = attributedPart(change.range.lowerBound..<change.range.lowerBound + change.length)
        content.kit?.ownChange = change
        storage.replaceCharacters(in: NSRange(change.range), with: new)
        content.kit?.ownChange = nil
    }

    /// Sets an attribute of the whole text of the storage.
    func changeStorage(_ key: NSAttributedString.Key, _ value: Any) {
        guard let storage = content.kit?.storage, storage.length > 0 else { return }
        storage.addAttribute(key, value: value, range: NSRange(location: 0, length: storage.length))
    }

    // MARK: Edits of the storage

    /// Replaces the text of the view by the text of a storage.
    private func readAll(_ storage: NSTextStorage) {
        let new = EditedText(storage, 0..<storage.length) { styleNumber(of: $0) }
        change(0..<content.editing.length, to: new, isOwn: false)
    }

    private func change(_ range: Range<Int>, to new: EditedText, isOwn: Bool) {
        guard new != content.editing.content.part(range) else { return }
        if !isOwn { inputDelegate?.textWillChange(self) }
        let former = content.editing.selection, record = undoRecord
        content.editing.replaceForApp(range, with: new)
        // Other styles of the same characters keep the history.
        if undoRecord.newest == nil, undoRecord.redoable == nil { removeSteps(record) }
        updateMarks()
        textEdited()
        guard !isOwn else { return }
        inputDelegate?.textDidChange(self)
        if former != content.editing.selection { ownDelegate?.textViewDidChangeSelection(self) }
        valuesChanged()
    }

    // MARK: Drawing

    /// The layout manager that draws the text: one of the app's own class.
    var drawingManager: NSLayoutManager? {
        guard let manager = content.kit?.manager, type(of: manager) != NSLayoutManager.self,
            manager.hasText(textContainer)
        else { return nil }
        return manager
    }

    /// Whether a paragraph has a view. A layout manager of the app's own class may draw behind an empty line.
    func isDrawn(_ paragraph: ParagraphColumn.Paragraph) -> Bool {
        guard paragraph.height > 0 || !paragraph.isMeasured else { return false }
        return drawingManager == nil ? !paragraph.range.isEmpty : paragraph.end > paragraph.range.lowerBound
    }

    /// The frame in which a layout manager may draw a paragraph. Chosen: the width of the view, and half a line above
    /// and below the text.
    func drawingFrame(_ frame: CGRect) -> CGRect {
        let margin = max(content.font.lineHeight, 1) / 2
        return CGRect(
            x: 0, y: frame.minY - margin, width: max(bounds.width, frame.maxX), height: frame.height + 2 * margin)
    }

    var containerOrigin: CGPoint { CGPoint(x: textContainerInset.left, y: textContainerInset.top) }
    /// The size of the container: as wide as the text with its padding.
    var containerSize: CGSize {
        CGSize(width: lineWidth + 2 * textContainer.padding, height: CGFloat.greatestFiniteMagnitude)
    }
}

extension UITextView: ParagraphArea {
    var areaText: EditedText { content.editing.content }
    var areaShaper: (any TextShaper)? { appContext.shaper }
    var flow: ContainerFlow? { ContainerFlow(textContainer, width: content.width ?? lineWidth) }
    var fragmentCache: FragmentCache {
        get { content.fragments }
        set { content.fragments = newValue }
    }

    func reopen(_ range: Range<Int>) {
        guard let column = content.column else { return }
        content.column?.reopen(column.index(holding: range.lowerBound)..<column.index(holding: range.upperBound) + 1)
        setNeedsLayout()
    }

    func redisplay(_ range: Range<Int>) {
        guard let column = content.column else { return }
        let touched = column.index(holding: range.lowerBound)..<column.index(holding: range.upperBound) + 1
        for index in touched.clamped(to: visibleParagraphs) { content.shown[column[index].id]?.setNeedsDisplay() }
    }

    func storageReplaced(_ storage: NSTextStorage?) {
        guard let storage, let kit = content.kit, kit.storage !== storage else { return }
        keeping(kit) { content.kit?.storage = storage }
        readAll(storage)
    }

    func storageEdited(_ storage: NSTextStorage, _ range: Range<Int>, growth: Int) {
        guard let kit = content.kit, kit.storage === storage else { return }
        let own = kit.ownChange
        content.kit?.ownChange = nil
        let ownGrowth = own.map { $0.length - $0.range.count } ?? 0
        let count = range.count - growth + ownGrowth
        guard count >= 0, range.lowerBound + count <= content.editing.length,
            content.editing.length - ownGrowth + growth == storage.length
        else { return readAll(storage) }
        let new = EditedText(storage, range) { styleNumber(of: $0) }
        change(range.lowerBound..<range.lowerBound + count, to: new, isOwn: own != nil)
    }
}
