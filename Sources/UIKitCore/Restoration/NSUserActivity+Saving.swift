import Foundation
import FoundationAdditions
import StateRestoration

extension NSUserActivity {
    convenience init(_ saved: SavedActivity) {
        self.init(activityType: saved.type)
        title = saved.title
        userInfo = saved.userInfo.flatMap { CodedValues.object($0) { _ in nil } } as? [AnyHashable: Any]
        requiredUserInfoKeys = saved.required.map { Set($0) }
        targetContentIdentifier = saved.target
        webpageURL = saved.page.flatMap { URL(string: $0) }
        persistentIdentifier = saved.identifier
    }

    func saved() -> SavedActivity {
        var saved = SavedActivity(type: activityType)
        saved.title = title
        // Documented (NSUserActivity.requiredUserInfoKeys): the keys to store. If keys are required, all other keys are
        // left out.
        let required = requiredUserInfoKeys
        saved.userInfo = userInfo.map { all in
            guard let required, !required.isEmpty else { return all }
            return all.filter { ($0.key.base as? String).map(required.contains) ?? false }
        }.flatMap { CodedValues.propertyList($0) }
        saved.required = required?.sorted()
        saved.target = targetContentIdentifier
        saved.page = webpageURL?.absoluteString
        saved.identifier = persistentIdentifier
        return saved
    }
}
