import CoreGraphics
import Diagnostics
import Foundation
import HostInterface
import QuartzCore
import TextLogic

/// The tokens of a search field: all tokens, the selected tokens, the displayed row.
@MainActor
struct SearchTokens {
    var tokens: [UISearchToken] = []
    var choice = TokenChoice()
    /// The background color; nil is the default gray.
    var color: UIColor?
    let row = TokenRow(frame: .zero)
    /// The token on which the tracked touch began.
    var touched: Int?

    /// Folklore (search/token-color): tokens are gray in every app that sets no color.
    static let usualColor = UIColor.systemGray
}

extension UISearchTextField {
    // MARK: From the app

    func check(_ index: Int, _ limit: Int, _ call: String) {
        guard (0..<limit).contains(index) else {
            misuse(
                """
                UISearchTextField.\(call): there is no place \(index) among \(search.tokens.count) tokens; count \
                them first
                """
            )
        }
    }

    func setTokens(_ tokens: [UISearchToken]) {
        guard !tokens.elementsEqual(search.tokens, by: ===) else { return }
        search.tokens = tokens
        search.choice = TokenChoice(count: tokens.count)
        tokensChanged()
        bar?.state.owner?.searchBarTextChanged()
    }

    func put(_ token: UISearchToken, at index: Int) {
        search.tokens.insert(token, at: index)
        search.choice.insert(at: index)
        tokensChanged()
    }

    func remove(_ range: Range<Int>) {
        search.tokens.removeSubrange(range)
        search.choice.remove(range)
        tokensChanged()
    }

    func replaceText(_ textRange: UITextRange, with token: UISearchToken, at index: Int) {
        field.editing.endComposing()
        field.attributed = nil
        field.editing.apply(TextEditing.Edit(range(textRange), ""))
        put(token, at: index)
        search.choice.choose(index..<index + 1)
        textShownChanged()
        choiceChanged()
        bar?.state.owner?.searchBarTextChanged()
    }

    func chosenTokens(in textRange: UITextRange) -> [UISearchToken] {
        let places = places(textRange)
        let count = search.tokens.count
        return Array(search.tokens[(places.lowerBound + count)..<(places.upperBound + count)])
    }

    // MARK: From the user

    private var isAtTextStart: Bool {
        field.editing.selection == TextEditing.Selection(at: 0) && field.editing.marked == nil
    }

    /// - Returns: whether the tokens handled the key.
    func tokenKey(_ presses: Set<UIPress>) -> Bool {
        guard isEditing, !search.tokens.isEmpty, let key = presses.first?.key else { return false }
        let flags = key.modifierFlags
        switch key.key {
        case .backspace: return deleteTokens(.backward)
        case .delete: return deleteTokens(.forward)
        case .left, .right:
            let isTurned = search.choice.isEmpty && hasText ? textIsRightToLeft : isRightToLeft
            let moved = search.choice.move(
                (key.key == .left) == isTurned ? .forward : .backward, extending: flags.contains(.shift),
                isAtTextStart: field.editing.selection.head == 0 && (flags.contains(.shift) || isAtTextStart)
                    && field.editing.marked == nil)
            guard moved else { return false }
            if !flags.contains(.shift) { field.editing.moveCaret(to: 0, extending: false) }
            choiceChanged()
            return true
        case .up, .down, .home, .end: if !flags.contains(.shift) { chooseNoToken() }
        default: break
        }
        return false
    }

    /// - Returns: false if the deletion applies to the text.
    @discardableResult
    func deleteTokens(_ direction: TokenChoice.Direction) -> Bool {
        switch search.choice.deletion(direction, isAtTextStart: isAtTextStart) {
        case .none: return false
        case .chooses(let index):
            search.choice.choose(index..<index + 1)
            choiceChanged()
        case .deletes: removeChosenTokens()
        }
        return true
    }

    /// Deletes the selected tokens and the selected text, as the user's keys do.
    func removeChosenTokens() {
        guard allowsDeletingTokens, !search.choice.isEmpty else { return }
        remove(search.choice.chosen)
        search.choice.chooseNone()
        if let edit = field.editing.selection.isEmpty ? nil : field.editing.deletion(.backward), propose(edit) {
            return
        }
        textChangedByUser()
    }

    func chooseNoToken() {
        guard !search.choice.isEmpty else { return }
        search.choice.chooseNone()
        choiceChanged()
    }

    func touchedToken(_ touch: UITouch) -> Int? {
        search.tokens.isEmpty
            ? nil
            : search.row.frame.contains(touch.location(in: self))
                ? search.row.chip(at: touch.location(in: search.row)) : nil
    }

    func tokenTouched(_ index: Int) {
        guard isEditing || becomeFirstResponder() else { return }
        field.editing.moveCaret(to: 0, extending: false)
        search.choice.choose(index..<index + 1)
        choiceChanged()
    }

    // MARK: Displayed content

    private func tokensChanged() {
        if search.row.superview == nil { insertSubview(search.row, belowSubview: canvas) }
        search.row.display(search.tokens)
        updateChosenTokens()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func choiceChanged() {
        updateChosenTokens()
        selectionChanged()
    }

    func updateChosenTokens() {
        search.row.update(chosen: isEditing ? search.choice.chosen : 0..<0, color: tokenBackgroundColor)
    }

    /// The width of the tokens in the area of the text, in points. During editing, the row moves out as far as the text
    /// or the selected token requires.
    func tokenExtent(in width: CGFloat) -> CGFloat {
        let length = search.row.length
        guard length > 0 else { return 0 }
        return max(0, min(length - scrolledTokens(in: width), width))
    }

    func scrolledTokens(in width: CGFloat) -> CGFloat {
        guard isEditing else { return 0 }
        let length = search.row.length
        if !search.choice.isEmpty {
            let extent = search.row.extent(of: search.choice.chosen)
            return max(0, min(extent.lowerBound, extent.upperBound - width))
        }
        // Space for a caret is reserved even without text.
        let wanted = min(width, max(textWidth + 8, 24))
        return min(length, max(0, length + wanted - width))
    }

    func layOutTokens() {
        guard !search.tokens.isEmpty || search.row.superview != nil else { return }
        let whole = wholeTextPlace
        search.row.isHidden = search.tokens.isEmpty
        search.row.scrolled = scrolledTokens(in: whole.width)
        let width = tokenExtent(in: whole.width)
        search.row.frame = CGRect(
            x: isRightToLeft ? whole.maxX - width : whole.minX, y: whole.minY, width: width, height: whole.height)
        updateChosenTokens()
        search.row.layoutIfNeeded()
    }
}
