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

    /// What is spoken. Measured, in English: the names that UI tests of apps address these items by.
    var spokenName: String? {
        switch self {
        case .add: SpokenWords.add
        case .compose: SpokenWords.compose
        case .reply: SpokenWords.reply
        case .action: SpokenWords.share
        case .organize: SpokenWords.organize
        case .bookmarks: SpokenWords.bookmarks
        case .search: Words.search
        case .refresh: SpokenWords.refresh
        case .stop: SpokenWords.stop
        case .close: SpokenWords.close
        case .camera: SpokenWords.camera
        case .trash: SpokenWords.delete
        case .play: SpokenWords.play
        case .pause: SpokenWords.pause
        case .rewind: SpokenWords.rewind
        case .fastForward: SpokenWords.fastForward
        case .writingTools: TitleWords.writingTools
        default: word
        }
    }
}
