import FocusLogic
import Foundation
import FrameTime
import ListLogic

extension UIFocusSystem {
    /// The number of rows that one letter searches at most. Rows that are not displayed need a cell of the app.
    private static let longestSearch = 1000

    /// Whether keys move the focus in a list.
    var isListInUse: Bool { isInUse && list?.listFocus.focused != nil }

    /// Moves the focus to the next row whose text begins with the letters that the user has typed.
    func typeAhead(_ text: String) {
        guard let window, let list, let start = list.listFocus.focused, !text.isEmpty,
            !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
        else { return }
        let search = typing.type(text, at: window.appContext.now.seconds)
        let number = machine.update
        let first = search.mayStay ? start : next(after: start, in: list)
        var path = first
        for _ in 0..<Self.longestSearch {
            // The app may have moved the focus or changed the rows.
            guard let candidate = path, machine.update == number, list.hasItem(candidate) else { return }
            if list.focusTitle(at: candidate)?.begins(with: search.beginning) == true {
                if candidate != start { _ = move(.row(list, candidate), []) }
                return
            }
            path = next(after: candidate, in: list)
            if path == first { return }
        }
    }

    private func next(after path: ListIndexPath, in list: any FocusList) -> ListIndexPath? {
        list.focusPath(from: path, .move(.next))
            ?? list.focusPath(from: path, .move(.first))
    }
}

extension String {
    fileprivate func begins(with text: String) -> Bool {
        range(of: text, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
    }
}
