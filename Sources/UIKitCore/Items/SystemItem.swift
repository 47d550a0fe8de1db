import Foundation
import SystemStrings

extension UIBarButtonItem {
    /// Standard buttons, with the same image or title in every app.
    public enum SystemItem: Int, Sendable {
        case done = 0, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close,
            writingTools
    }
}

@MainActor
extension UIBarButtonItem.SystemItem {
    var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }

    /// The localized title of an item with a title.
    var title: String? {
        switch self {
        case .done: SystemString.done.localized
        case .cancel: SystemString.cancel.localized
        case .edit: SystemString.edit.localized
        case .save: SystemString.save.localized
        case .undo: SystemString.undo.localized
        case .redo: SystemString.redo.localized
        default: nil
        }
    }

    /// The name of the symbol of an item with a symbol.
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

    /// The spoken name. Measured (navigation-bar/spoken-items), in English: UI tests of apps find these items by these
    /// names.
    var spokenName: String? {
        switch self {
        case .add: SystemString.add.localized
        case .compose: SystemString.compose.localized
        case .reply: SystemString.reply.localized
        case .action: SystemString.share.localized
        case .organize: SystemString.organize.localized
        case .bookmarks: SystemString.bookmarks.localized
        case .search: SystemString.search.localized
        case .refresh: SystemString.refresh.localized
        case .stop: SystemString.stop.localized
        case .close: SystemString.close.localized
        case .camera: SystemString.camera.localized
        case .trash: SystemString.delete.localized
        case .play: SystemString.play.localized
        case .pause: SystemString.pause.localized
        case .rewind: SystemString.rewind.localized
        case .fastForward: SystemString.fastForward.localized
        case .writingTools: SystemString.writingTools.localized
        default: title
        }
    }
}
