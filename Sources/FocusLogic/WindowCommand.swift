/// A request of the keyboard to a window, besides text, the key commands of the app, the main menu and the focus.
package enum WindowCommand: Hashable, Sendable {
    /// Cancels, and otherwise goes back.
    case cancel
    /// Goes back by one screen.
    case back
    /// Selects the next or the previous tab.
    case nextTab(isForward: Bool)
    /// Selects a tab by its position from 0.
    case tab(Int)
    /// Moves the focus to the next or the previous pane: a column, a bar or the content.
    case pane(isForward: Bool)
    /// Shows or hides the sidebar, or the primary column.
    case sidebar
    /// Begins to rename the document of the navigation bar.
    case rename
    /// Moves to the next or previous result of a search.
    case findNext(isForward: Bool)
    /// Enters or leaves the full screen.
    case fullScreen
    /// Opens the context menu of the focused item.
    case contextMenu
    /// Opens the main menu.
    case mainMenu
    /// Shows the list of key commands.
    case keyCommands

    /// The keys of all commands.
    ///
    /// Chosen: the keys of GNOME's and KDE's programs, with Control in the place of Command. Escape never leaves a
    /// screen of a stack, as on iPadOS; GNOME's programs go back.
    package static let keys: [KeyPress: WindowCommand] = {
        var keys: [KeyPress: WindowCommand] = [
            KeyPress(.escape): .cancel,
            KeyPress(.back): .back,
            KeyPress(.left, .alternate): .back,
            KeyPress(.character("["), .control): .back,
            KeyPress(.tab, .control): .nextTab(isForward: true),
            KeyPress(.tab, [.control, .shift]): .nextTab(isForward: false),
            KeyPress(.pageDown, .control): .nextTab(isForward: true),
            KeyPress(.pageUp, .control): .nextTab(isForward: false),
            KeyPress(.function(6)): .pane(isForward: true),
            KeyPress(.function(6), .shift): .pane(isForward: false),
            KeyPress(.function(9)): .sidebar,
            KeyPress(.character("s"), [.control, .alternate]): .sidebar,
            KeyPress(.function(2)): .rename,
            KeyPress(.function(3)): .findNext(isForward: true),
            KeyPress(.function(3), .shift): .findNext(isForward: false),
            KeyPress(.function(11)): .fullScreen,
            KeyPress(.menu): .contextMenu,
            KeyPress(.function(10), .shift): .contextMenu,
            KeyPress(.function(10)): .mainMenu,
            KeyPress(.function(1)): .keyCommands,
            KeyPress(.character("?"), .control): .keyCommands,
            KeyPress(.character("/"), [.control, .shift]): .keyCommands,
        ]
        for (index, digit) in "123456789".enumerated() {
            keys[KeyPress(.character(digit), .control)] = .tab(index)
            keys[KeyPress(.character(digit), .alternate)] = .tab(index)
        }
        return keys
    }()

    /// The command of a key; nil for a key without a command.
    package init?(_ press: KeyPress) {
        guard let command = Self.keys[press] else { return nil }
        self = command
    }

    /// Whether a held key repeats the command.
    package var repeats: Bool {
        switch self {
        case .nextTab, .pane, .findNext: true
        case .cancel, .back, .tab, .sidebar, .rename, .fullScreen, .contextMenu, .mainMenu, .keyCommands: false
        }
    }
}
