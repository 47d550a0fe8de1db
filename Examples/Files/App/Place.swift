public import UIKit

/// The state of the app as values for an activity: the tab, the stacked folders and files, and the scroll positions.
struct Place {
    static let activityType = "chevron.files.browsing"

    /// A screen on a stack.
    struct Page {
        enum Kind: String { case folder, file, facts }

        var kind: Kind
        var path: DiskPath
        var title = ""
        /// The scroll position of the list in points.
        var top = 0.0
        var order = SortOrder.name
        var showsHidden = false
        /// Whether a folder shows icons in the place of a list.
        var showsIcons = false
    }

    var isRecents = false
    /// The pages on the stack of locations, and on the stack of recent files.
    var browse: [Page] = []
    var recents: [Page] = []

    init() {}

    // MARK: As an activity

    init?(_ activity: NSUserActivity) {
        guard activity.activityType == Self.activityType, let info = activity.userInfo else { return nil }
        isRecents = info["isRecents"] as? Bool ?? false
        browse = Self.pages(info["browse"])
        recents = Self.pages(info["recents"])
    }

    var activity: NSUserActivity {
        let activity = NSUserActivity(activityType: Self.activityType)
        activity.title = (isRecents ? recents : browse).last?.path.displayName
        activity.userInfo = ["isRecents": isRecents, "browse": browse.map(\.values), "recents": recents.map(\.values)]
        return activity
    }

    /// The valid pages whose files still exist. Pages after an invalid page are dropped.
    private static func pages(_ values: Any?) -> [Page] {
        var pages: [Page] = []
        for value in values as? [Any] ?? [] {
            guard let page = (value as? [AnyHashable: Any]).flatMap(Page.init), let entry = Entry(path: page.path)
            else { break }
            guard page.kind != .folder || entry.kind == .folder, page.kind != .file || entry.kind == .file else {
                break
            }
            pages.append(page)
        }
        return pages
    }
}

extension Place.Page {
    init?(_ values: [AnyHashable: Any]) {
        guard let kind = (values["kind"] as? String).flatMap(Kind.init), let path = values["path"] as? Data else {
            return nil
        }
        self.init(kind: kind, path: DiskPath(bytes: Array(path)), title: values["title"] as? String ?? "")
        let top = values["top"] as? Double ?? 0
        self.top = top.isFinite ? max(0, top) : 0
        order = (values["order"] as? String).flatMap(SortOrder.init) ?? .name
        showsHidden = values["showsHidden"] as? Bool ?? false
        showsIcons = values["showsIcons"] as? Bool ?? false
    }

    var values: [AnyHashable: Any] {
        [
            "kind": kind.rawValue, "path": Data(path.bytes), "title": title, "top": top, "order": order.rawValue,
            "showsHidden": showsHidden, "showsIcons": showsIcons,
        ]
    }

    /// Nil if the file no longer exists.
    @MainActor
    func screen(_ browsing: Browsing) -> UIViewController? {
        switch kind {
        case .folder: FolderViewController(self, browsing: browsing)
        case .file: Entry(path: path).map { PreviewViewController(entry: $0, browsing: browsing) }
        case .facts: Entry(path: path).map { FactsViewController(entry: $0) }
        }
    }
}

/// A screen that is restored at the next launch.
@MainActor
protocol Revisited: UIViewController {
    var page: Place.Page { get }
}

extension FilesSplitViewController {
    /// The current state of the app.
    public var activity: NSUserActivity { place.activity }

    /// Restores the state of an activity. Ignores activities of another type.
    public func restore(from activity: NSUserActivity) {
        if let place = Place(activity) { restore(place) }
    }
}
