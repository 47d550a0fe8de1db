import AccessibilityLogic
import CoreGraphics
import Foundation
import HostInterface
import TextLogic

extension Reader: AccessibleSource {
    var applicationName: String { UIApplication.shared.information.appName }

    func children(of id: AccessibleID) -> [AccessibleID] { currentTree.children[id] ?? [] }
    func parent(of id: AccessibleID) -> AccessibleID? { currentTree.parents[id] }
    func wasIssued(_ id: AccessibleID) -> Bool { identities.wasIssued(id) }

    func facts(of id: AccessibleID) -> AccessibleFacts? {
        guard let app else { return nil }
        return app.perform {
            if id == .application {
                var facts = AccessibleFacts(.application, applicationName)
                facts.language = app.host?.settings.language.replacingOccurrences(of: "-", with: "_")
                return facts
            }
            guard let object = object(id) else { return nil }
            return facts(of: object, isCell: currentTree.cells.contains(id), isFocused: focus == id, app)
        }
    }

    /// The facts about a view or an element.
    func facts(of object: AnyObject, isCell: Bool, isFocused: Bool, _ app: AppContext) -> AccessibleFacts? {
        var facts: AccessibleFacts? =
            switch object {
            case let window as UIWindow: windowFacts(window, app)
            case let view as UIView: AccessibleFacts(view, isCell: isCell)
            case let element as UIAccessibilityElement: AccessibleFacts(element, isCell: isCell)
            default: nil
            }
        facts?.isFocused = isFocused
        facts?.rotors = rotors(of: object, isFocused: isFocused).map(\.actions)
        return facts
    }

    private func windowFacts(_ window: UIWindow, _ app: AppContext) -> AccessibleFacts {
        let title = window.hostWindow?.title ?? ""
        var facts = AccessibleFacts(.window, title.isEmpty ? applicationName : title)
        facts.isActive = window.hostWindow === app.keyTarget(in: nil)?.hostWindow && !app.keyHasResigned
        facts.canDismiss = true
        facts.identifier = window.accessibilityIdentifier
        return facts
    }

    // MARK: Places

    func location(of id: AccessibleID) -> AccessiblePlace? {
        guard let app else { return nil }
        return app.perform {
            guard let object = object(id) else { return nil }
            let (frame, window): (CGRect, UIWindow?)
            switch object {
            case let own as UIWindow: (frame, window) = (own.bounds, own)
            case let view as UIView: (frame, window) = (view.accessibilityFrame, view.window)
            case let element as UIAccessibilityElement:
                (frame, window) = (element.accessibilityFrame, self.window(of: id))
            default: return nil
            }
            return window.flatMap { self.location(frame, $0) }
        }
    }

    private func location(_ frame: CGRect, _ window: UIWindow) -> AccessiblePlace? {
        window.hostWindow.map {
            let origin = window.frame.origin
            let place = AccessibleFrame(
                x: Double(frame.minX + origin.x), y: Double(frame.minY + origin.y), width: Double(frame.width),
                height: Double(frame.height))
            return AccessiblePlace(place, window: $0.id.number)
        }
    }

    /// The window of a view, or of the nearest view around an element.
    func window(of id: AccessibleID) -> UIWindow? {
        var current: AccessibleID? = id
        while let id = current, let object = object(id) {
            if let view = object as? UIView, let window = view as? UIWindow ?? view.window { return window }
            current = currentTree.parents[id]
        }
        return nil
    }

    // MARK: Texts

    func text(of id: AccessibleID) -> AccessibleText? {
        guard let app else { return nil }
        return app.perform {
            guard let input = object(id) as? any UIView & UITextInput else { return nil }
            let start = input.beginningOfDocument
            guard let whole = input.textRange(from: start, to: input.endOfDocument) else { return nil }
            let selection = input.selectedTextRange.map { range in
                let low = input.offset(from: start, to: range.start)
                return low..<max(low, input.offset(from: start, to: range.end))
            }
            // Also a field that is not edited has a caret, which a reader may move.
            let shown = selection ?? 0..<0
            // Fields of an app are asked before and after the accesses to the known texts.
            let version = ReaderTexts.version(of: input)
            if let version, let known = texts.text(of: id, version, selection: shown) { return known }
            let string = input.text(in: whole) ?? ""
            let isSecure = (input as? UITextField)?.isSecureTextEntry == true
            let text = AccessibleText(
                isSecure ? String(repeating: "•", count: string.count) : string, selection: shown)
            if let version { _ = texts.keep(text, of: id, version, selection: shown) }
            return text
        }
    }

    func line(of id: AccessibleID, at offset: Int) -> Range<Int>? {
        guard let app, let view = object(id) as? UITextView else { return nil }
        return app.perform {
            let editing = view.content.editing
            let place = min(max(offset, 0), editing.length)
            let start = view.lineEdge(.backward, from: place, isAtLineEnd: false).offset
            var end = view.lineEdge(.forward, from: place, isAtLineEnd: false).offset
            // The last line of a paragraph includes the break.
            if end < editing.length, TextBoundaries.isBreak(editing.content[end]) {
                end = editing.bounds.characterEnd(after: end)
            }
            return start..<max(start, end)
        }
    }

    func rect(of id: AccessibleID, _ range: Range<Int>) -> AccessibleFrame? {
        guard let app, let input = object(id) as? any UIView & UITextInput, let window = input.window else {
            return nil
        }
        return app.perform {
            guard let part = input.range(range) else { return nil }
            let rect = range.isEmpty ? input.caretRect(for: part.start) : input.firstRect(for: part)
            return location(input.convert(rect, to: nil), window)?.frame
        }
    }

    func offset(of id: AccessibleID, at x: Double, _ y: Double) -> Int? {
        guard let app, let input = object(id) as? any UIView & UITextInput, let window = input.window else {
            return nil
        }
        return app.perform {
            let origin = window.frame.origin
            let point = input.convert(CGPoint(x: CGFloat(x) - origin.x, y: CGFloat(y) - origin.y), from: nil)
            guard input.bounds.contains(point), let position = input.closestPosition(to: point) else { return nil }
            return input.offset(from: input.beginningOfDocument, to: position)
        }
    }

    // MARK: Tables

    private func table(of id: AccessibleID) -> (any UIAccessibilityContainerDataTable)? {
        object(id) as? any UIAccessibilityContainerDataTable
    }

    func tableSize(of id: AccessibleID) -> (rows: Int, columns: Int)? {
        guard let app, let table = table(of: id) else { return nil }
        return app.perform { (max(0, table.accessibilityRowCount()), max(0, table.accessibilityColumnCount())) }
    }

    func tableRange(of id: AccessibleID) -> AccessibleCellRange? {
        guard let app, let cell = object(id) as? any UIAccessibilityContainerDataTableCell else { return nil }
        return app.perform {
            let (rows, columns) = (cell.accessibilityRowRange(), cell.accessibilityColumnRange())
            return AccessibleCellRange(
                row: rows.location, rowSpan: max(1, rows.length), column: columns.location,
                columnSpan: max(1, columns.length))
        }
    }

    func headers(of id: AccessibleID, ofRow: Bool) -> [AccessibleID] {
        guard let app, let range = tableRange(of: id), let parent = parent(of: id), let table = table(of: parent)
        else { return [] }
        let cells = app.perform {
            ofRow
                ? table.accessibilityHeaderElements(forRow: range.row)
                : table.accessibilityHeaderElements(forColumn: range.column)
        }
        return (cells ?? []).compactMap { identities.knownID(of: $0) }.filter { currentTree.parents[$0] != nil }
    }
}

extension UITextInput {
    /// The range between two offsets in UTF-16 units.
    func range(_ offsets: Range<Int>) -> UITextRange? {
        guard let start = position(from: beginningOfDocument, offset: offsets.lowerBound),
            let end = position(from: beginningOfDocument, offset: offsets.upperBound)
        else { return nil }
        return textRange(from: start, to: end)
    }
}
