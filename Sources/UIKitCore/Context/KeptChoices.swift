import Foundation

/// Where an app's own choices of its user are kept from one launch to the next.
@MainActor
package protocol KeptChoices: AnyObject {
    func strings(for key: String) -> [String]?
    func keep(_ strings: [String]?, for key: String)
}

/// In the user's defaults.
package final class DefaultsChoices: KeptChoices {
    package init() {}
    package func strings(for key: String) -> [String]? { UserDefaults.standard.stringArray(forKey: key) }
    package func keep(_ strings: [String]?, for key: String) { UserDefaults.standard.set(strings, forKey: key) }
}

/// In memory, for tests.
package final class MemoryChoices: KeptChoices {
    private var kept: [String: [String]] = [:]
    package init() {}
    package func strings(for key: String) -> [String]? { kept[key] }
    package func keep(_ strings: [String]?, for key: String) { kept[key] = strings }
}
