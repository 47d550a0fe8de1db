import Foundation

/// The shared state of all screens in a window: the start locations and the opened files.
@MainActor
final class Browsing {
    let locations: [Location]
    /// The desktop's special folders, such as pictures and music.
    let userFolders: [Location]
    let trash: Trash
    /// The files opened since the start, the most recent first.
    private(set) var opened: [DiskPath] = []

    init(locations: [Location] = [], userFolders: [Location] = [], trash: Trash = .ofThisUser()) {
        self.locations = locations
        self.trash = trash
        self.userFolders = userFolders
    }

    /// The first folder to show, if none was chosen.
    var start: Location? { locations.first }

    func noteOpened(_ path: DiskPath) {
        opened.removeAll { $0 == path }
        opened.insert(path, at: 0)
    }

    func noteMoved(_ moves: [DiskPath: DiskPath]) { opened = opened.map { moves[$0] ?? $0 } }
}

/// Posts and observes changes that the app itself makes in folders.
@MainActor
final class FolderNews {
    private static let name = Notification.Name("FilesFolderNews")
    private nonisolated(unsafe) let token: any NSObjectProtocol

    /// - Parameter own: the observer ignores changes by this object.
    init(except own: AnyObject? = nil, _ onChange: @escaping @MainActor (_ folders: Set<DiskPath>) -> Void) {
        let ownID = own.map { ObjectIdentifier($0) }
        token = NotificationCenter.default.addObserver(forName: Self.name, object: nil, queue: nil) { news in
            let folders = news.userInfo?["folders"] as? Set<DiskPath> ?? []
            if let ownID, news.userInfo?["sender"] as? ObjectIdentifier == ownID { return }
            MainActor.assumeIsolated { onChange(folders) }
        }
    }

    deinit { NotificationCenter.default.removeObserver(token) }

    /// - Parameter sender: the object that made the change. It is not notified.
    static func post(_ folders: Set<DiskPath>, by sender: AnyObject? = nil) {
        var info: [String: Any] = ["folders": folders]
        info["sender"] = sender.map { ObjectIdentifier($0) }
        NotificationCenter.default.post(name: name, object: nil, userInfo: info)
    }
}
