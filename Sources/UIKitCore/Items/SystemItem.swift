import Foundation

extension UIBarButtonItem {
    /// Buttons that look and read the same in every app.
    public enum SystemItem: Int, Sendable {
        case done = 0, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close, writingTools
    }
}

@MainActor
extension UIBarButtonItem.SystemItem {
    var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }

    /// The word of the items that show one.
    var word: String? {
        switch self {
        case .done: Words.done
        case .cancel: Words.cancel
        case .edit: Words.edit
        case .save: Words.save
        case .undo: Words.undo
        case .redo: Words.redo
        default: nil
        }
    }

    /// The name of the drawn symbol of the items that show one.
    var symbolName: String? {
        switch self {
        case .add: "plus"
        case .compose: "square.and.pencil"
        case .reply: "arrowshape.turn.up.left"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .stop, .close: "xmark"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play"
        case .pause: "pause"
        case .rewind: "backward"
        case .fastForward: "forward"
        case .pageCurl: "doc"
        case .writingTools: "pencil"
        default: nil
        }
    }

    /// What is spoken. Measured: the English names that UI tests of apps address these items by.
    var spokenName: String? {
        switch self {
        case .add: "Add"
        case .compose: "Compose"
        case .reply: "Reply"
        case .action: "Share"
        case .organize: "Organize"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .refresh: "Refresh"
        case .stop: "Stop"
        case .close: "Close"
        case .camera: "Camera"
        case .trash: "Delete"
        case .play: "Play"
        case .pause: "Pause"
        case .rewind: "Rewind"
        case .fastForward: "Fast Forward"
        case .writingTools: "Writing Tools"
        default: word
        }
    }
}
