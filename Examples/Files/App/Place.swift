public import UIKit

/// Where the user is, in values that an activity carries: which tab, which folders and files on top of each other, and
/// how far down.
struct Place {
    static let activityType = "chevron.files.browsing"

    /// A screen on a stack.
    struct Page {
        enum Kind: String { case folder, file, facts }

        var kind: Kind
        var path: DiskPath
        var title = ""
        /// Points of the list that are above what is seen.
        var top = 0.0
        var order = SortOrder.name
        var showsHidden = false
    }

    var isRecents = false
    /// What stands on the list of places, and on that of recent files.
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

    /// As far as they can be understood, and as they are still there: what stands on something that is gone has lost
    /// its way.
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
    }

    var values: [AnyHashable: Any] {
        [
            "kind": kind.rawValue, "path": Data(path.bytes), "title": title, "top": top, "order": order.rawValue,
            "showsHidden": showsHidden,
        ]
    }

    /// Nil where nothing is there any more.
    @MainActor
    func screen(_ browsing: Browsing) -> UIViewController? {
        switch kind {
        case .folder: FolderViewController(self, browsing: browsing)
        case .file: Entry(path: path).map { PreviewViewController(entry: $0, browsing: browsing) }
        case .facts: Entry(path: path).map { FactsViewController(entry: $0) }
        }
    }
}

/// A screen that can be gone back to at the next launch.
@MainActor
protocol Revisited: UIViewController {
    var page: Place.Page { get }
}

extension FilesSplitViewController {
    /// Where the user is.
    public var activity: NSUserActivity { place.activity }

    /// Goes to where the user was; does nothing for an activity of another kind.
    public func restore(from activity: NSUserActivity) {
        if let place = Place(activity) { go(to: place) }
    }
}
