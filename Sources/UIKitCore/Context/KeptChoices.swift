import Foundation

/// Where an app's own choices of its user are kept from one launch to the next.
@preconcurrency @MainActor
package protocol KeptChoices: AnyObject {
    func strings(for key: String) -> [String]?
    func keep(_ strings: [String]?, for key: String)
    /// Writes what was kept, and all other settings of the app, to where they outlive the process.
    func save()
}

/// In the user's defaults.
package final class DefaultsChoices: KeptChoices {
    package init() {}
    package func strings(for key: String) -> [String]? { UserDefaults.standard.stringArray(forKey: key) }
    package func keep(_ strings: [String]?, for key: String) { UserDefaults.standard.set(strings, forKey: key) }
    /// Foundation on Linux writes settings only when asked to. Measured (linux/settings): the standard defaults write
    /// those of all suites along.
    package func save() { UserDefaults.standard.synchronize() }
}

/// In memory, for tests.
package final class MemoryChoices: KeptChoices {
    private var kept: [String: [String]] = [:]
    package init() {}
    package func strings(for key: String) -> [String]? { kept[key] }
    package func keep(_ strings: [String]?, for key: String) { kept[key] = strings }
    /// How often the app was told to save.
    package private(set) var saveCount = 0
    package func save() { saveCount += 1 }
}
