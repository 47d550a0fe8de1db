import Foundation

/// What all screens of one window share: where browsing starts, and what was opened.
@MainActor
final class Browsing {
    let locations: [Location]
    /// Folders that the desktop knows by their purpose.
    let userFolders: [Location]
    let trash: Trash
    /// Files that were opened since the start, the last one first.
    private(set) var opened: [DiskPath] = []

    init(locations: [Location] = [], userFolders: [Location] = [], trash: Trash = .ofThisUser()) {
        self.locations = locations
        self.trash = trash
        self.userFolders = userFolders
    }

    /// Browsing starts here where nothing was chosen yet.
    var start: Location? { locations.first }

    func noteOpened(_ path: DiskPath) {
        opened.removeAll { $0 == path }
        opened.insert(path, at: 0)
    }

    func noteMoved(_ moves: [DiskPath: DiskPath]) { opened = opened.map { moves[$0] ?? $0 } }
}

/// Says that the things in some folders have changed by the app's own doing, and hears of it.
@MainActor
final class FolderNews {
    private static let name = Notification.Name("FilesFolderNews")
    private nonisolated(unsafe) let token: any NSObjectProtocol

    /// - Parameter own: whose own news it does not hear.
    init(except own: AnyObject? = nil, _ heard: @escaping @MainActor (_ folders: Set<DiskPath>) -> Void) {
        let ownID = own.map { ObjectIdentifier($0) }
        token = NotificationCenter.default.addObserver(forName: Self.name, object: nil, queue: nil) { news in
            let folders = news.userInfo?["folders"] as? Set<DiskPath> ?? []
            if let ownID, news.userInfo?["teller"] as? ObjectIdentifier == ownID { return }
            MainActor.assumeIsolated { heard(folders) }
        }
    }

    deinit { NotificationCenter.default.removeObserver(token) }

    /// - Parameter teller: knows already.
    static func tell(_ folders: Set<DiskPath>, by teller: AnyObject? = nil) {
        var info: [String: Any] = ["folders": folders]
        info["teller"] = teller.map { ObjectIdentifier($0) }
        NotificationCenter.default.post(name: name, object: nil, userInfo: info)
    }
}
