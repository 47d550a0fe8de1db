public import UIKit

public struct Album: Sendable, Hashable {
    public enum Problem: Error { case empty }
    public let name: String

    public init(_ name: String) throws(Problem) {
        guard !name.isEmpty else { throw .empty }
        self.name = name
    }
}

@MainActor
@objc public protocol AlbumViewControllerDelegate: AnyObject {
    @objc optional func albumViewController(_ controller: AlbumViewController, didRenameTo name: String)
}

public actor AlbumStore {
    private var albums: Set<Album> = []
    public init() {}
    public func insert(_ album: Album) -> Int {
        albums.insert(album)
        return albums.count
    }
}

public final class AlbumViewController: UIViewController {
    public weak var delegate: (any AlbumViewControllerDelegate)?
    private let store: AlbumStore
    public private(set) var count = 0
    public private(set) var changes = 0
    nonisolated public let kind = "album"

    public init(store: sending AlbumStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    public override func viewDidLoad() {
        super.viewDidLoad()
        let rename = UIAction(title: "Rename") { [weak self] _ in self?.rename(to: "Renamed") }
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", menu: UIMenu(children: [rename]))
        NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .albumsChanged, object: nil)
    }

    @objc private func changed(_ notification: Notification) { changes += 1 }

    public func rename(to name: String) {
        title = if let album = try? Album(name) { album.name } else { "Untitled" }
        delegate?.albumViewController?(self, didRenameTo: title ?? "")
    }

    public func add(_ album: Album) async { count = await store.insert(album) }
}

extension Notification.Name {
    public static let albumsChanged = Notification.Name("albumsChanged")
}
