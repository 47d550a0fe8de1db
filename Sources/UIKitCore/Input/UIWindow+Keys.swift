import FocusLogic
import Foundation
import HostInterface

/// The keys that are pressed in a window.
struct WindowKeys: StoredPart {
    /// Whether a command used the last pressed key. The text of the key is a separate sample, which is then ignored.
    private(set) var dropsText = false
    /// The keys whose presses responders received.
    private var sent: Set<KeySample.Key> = []
    /// Whether Control or Super is held alone.
    var hold = CommandKeyHold()
    init() {}

    /// - Parameter isUsed: whether a command used the key.
    mutating func began(_ key: KeySample.Key, isUsed: Bool) {
        dropsText = isUsed
        if !isUsed { sent.insert(key) }
    }

    /// - Returns: whether responders received the beginning of the press.
    mutating func ended(_ key: KeySample.Key) -> Bool { sent.remove(key) != nil }
}

extension UIWindow {
    var keys: WindowKeys {
        get { parts.box(WindowKeys.self).part }
        set { parts.box(WindowKeys.self).part = newValue }
    }

    /// Passes a key to the open menu, to commands, to the focus, and otherwise to the responders as a press.
    func receive(_ sample: KeySample) {
        trackKeyHold(sample)
        guard sample.isDown else {
            if keys.ended(sample.key) { eventResponder.pressesEnded([UIPress(sample)], with: UIPressesEvent()) }
            return
        }
        let former = menuStage
        let isUsed = use(sample)
        // A menu that a key opened is used by keys.
        if let menuStage, menuStage !== former { menuStage.highlightFirst() }
        keys.began(sample.key, isUsed: isUsed)
        if !isUsed { eventResponder.pressesBegan([UIPress(sample)], with: UIPressesEvent()) }
    }

    /// Passes text to the first responder. Letters in a focused list begin the search of the screen, or move to the row
    /// that begins with them.
    func receiveText(_ text: String) {
        if eventResponder.receive(text: text) || showsMenu { return }
        guard focusSystem.isListInUse else { return }
        if beginSearch() {
            _ = eventResponder.receive(text: text)
        } else {
            focusSystem.typeAhead(text)
        }
    }

    private func use(_ sample: KeySample) -> Bool {
        guard let press = sample.press else { return useCommand(sample, nil) }
        if press.key == .escape, let drag = appContext.drag {
            if !sample.isRepeat { drag.cancel() }
            return true
        }
        if let list = overlay(KeyCommandList.self), !keys.hold.isListing {
            list.use(press)
            return true
        }
        if let menuStage, menuStage.use(press, isRepeat: sample.isRepeat) { return true }
        let command = WindowCommand(press)
        switch command {
        case .cancel:
            // One press cancels one thing: repeated keys would close every sheet.
            return sample.isRepeat || cancel(sample)
        case .back: return sample.isRepeat || runKeyCommand(sample) || eventResponder.performBack()
        default:
            if useCommand(sample, press) { return true }
            guard let command else { return false }
            // An overlay keeps its keys.
            guard !(firstResponder is WindowOverlay) else { return false }
            return sample.isRepeat && !command.repeats || perform(command)
        }
    }

    /// Scrolls the view around the focus, or the content of the screen, by a key that no responder used.
    func scroll(by presses: Set<UIPress>) -> Bool {
        let responder = eventResponder
        guard !(responder is any UIKeyInput), let key = presses.first?.key, let known = key.key.pressed,
            let command = FocusCommand(KeyPress(known, KeyPress.Modifiers(key.modifierFlags)))
        else { return false }
        var next: UIResponder? = responder
        while let current = next {
            if let view = current as? UIScrollView, view.scroll(by: command) { return true }
            if let controller = current as? UIViewController {
                return controller.contentScrollView(for: .top)?.scroll(by: command) ?? false
            }
            next = current.next
        }
        return false
    }

    /// Escape cancels what the first responder does, and otherwise closes what is in front of the screen.
    private func cancel(_ sample: KeySample) -> Bool {
        let responder = eventResponder
        let edits = responder is any UIKeyInput
        if edits, responder.performCancel() { return true }
        if runKeyCommand(sample) { return true }
        if !edits, responder.performCancel() { return true }
        return eventResponder.performDismissal()
    }

    /// Runs a key command, or moves the focus.
    ///
    /// Documented (`UIKeyCommand.wantsPriorityOverSystemBehavior`): by default text editing and the focus precede the
    /// command. Chosen: the focus precedes a command while the focus is displayed, except for commands of the first
    /// responder itself.
    private func useCommand(_ sample: KeySample, _ press: KeyPress?) -> Bool {
        let command = eventResponder is any UIKeyInput ? nil : press.flatMap { FocusCommand($0) }
        guard let command else { return runKeyCommand(sample) }
        guard focusSystem.isInUse else {
            if runKeyCommand(sample) { return true }
            // Chosen: only Tab takes the keys from a first responder.
            if firstResponder != nil, !command.changesGroup { return false }
            return !sample.isRepeat && focusSystem.perform(command)
        }
        if runKeyCommand(sample, isForFocus: command.isOfUIKit) { return true }
        if sample.isRepeat, !command.repeats { return true }
        return focusSystem.perform(command) || runKeyCommand(sample)
    }

    func moveFocus(by presses: Set<UIPress>) -> Bool {
        guard menuStage == nil, firstResponder is any UIKeyInput, let key = presses.first?.key, key.key == .tab,
            key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
        else { return false }
        return focusSystem.perform(.group(isForward: !key.modifierFlags.contains(.shift)))
    }

    private func runKeyCommand(_ sample: KeySample, isForFocus: Bool = false) -> Bool {
        eventResponder.runKeyCommand(
            UIPress(sample), UIPressesEvent(), mainMenu: appContext.mainMenu.keyCommands, isForFocus: isForFocus)
    }
}

extension KeySample {
    /// The key as the tables of keys distinguish it; nil for a key that only edits text.
    var press: KeyPress? {
        var flags: KeyPress.Modifiers = []
        if modifiers.contains(.shift) { flags.insert(.shift) }
        if modifiers.contains(.alternate) { flags.insert(.alternate) }
        if !modifiers.isDisjoint(with: [.control, .command]) { flags.insert(.control) }
        return key.pressed.map { KeyPress($0, flags) }
    }
}

extension KeyPress.Modifiers {
    fileprivate init(_ flags: UIKeyModifierFlags) {
        self = []
        if flags.contains(.shift) { insert(.shift) }
        if flags.contains(.alternate) { insert(.alternate) }
        if !flags.isDisjoint(with: [.control, .command]) { insert(.control) }
    }
}

extension KeySample.Key {
    fileprivate var pressed: KeyPress.Key? {
        switch self {
        case .tab: .tab
        case .up: .up
        case .down: .down
        case .left: .left
        case .right: .right
        case .home: .home
        case .end: .end
        case .pageUp: .pageUp
        case .pageDown: .pageDown
        case .enter: .enter
        case .escape: .escape
        case .back: .back
        case .menu: .menu
        case .function(let number): .function(number)
        case .character(" "): .space
        case .character(let character): .character(character.lowercased().first ?? character)
        case .backspace, .delete, .modifier: nil
        }
    }
}

extension UIPress {
    fileprivate convenience init(_ sample: KeySample) {
        self.init()
        key = sample.key.characters.map { UIKey(sample, characters: $0) }
    }
}

extension KeySample.Key {
    /// The `characters` of the key's `UIKey`.
    ///
    /// Documented (Handling key presses made on a physical keyboard): arrows and similar keys have UIKit's input
    /// strings.
    fileprivate var characters: String? {
        switch self {
        case .character(let character): String(character)
        case .escape: "UIKeyInputEscape"
        case .enter: "\r"
        case .tab: "\t"
        case .backspace: "\u{8}"
        case .delete: "UIKeyInputDelete"
        case .left: "UIKeyInputLeftArrow"
        case .right: "UIKeyInputRightArrow"
        case .up: "UIKeyInputUpArrow"
        case .down: "UIKeyInputDownArrow"
        case .home: "UIKeyInputHome"
        case .end: "UIKeyInputEnd"
        case .pageUp: "UIKeyInputPageUp"
        case .pageDown: "UIKeyInputPageDown"
        case .function(let number): "UIKeyInputF\(number)"
        case .modifier: ""
        case .menu, .back: nil
        }
    }
}
