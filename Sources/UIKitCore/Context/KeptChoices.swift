import Foundation

/// A store of the user's choices between launches of an app.
@preconcurrency @MainActor
package protocol KeptChoices: AnyObject {
    func strings(for key: String) -> [String]?
    func keep(_ strings: [String]?, for key: String)
    /// Writes the choices and all other settings of the app to persistent storage.
    func save()
}

/// Stores choices in the user's defaults.
package final class DefaultsChoices: KeptChoices {
    package init() {}
    package func strings(for key: String) -> [String]? { UserDefaults.standard.stringArray(forKey: key) }
    package func keep(_ strings: [String]?, for key: String) { UserDefaults.standard.set(strings, forKey: key) }
    /// Foundation on Linux writes settings only on request. Measured (linux/settings): the standard defaults also write
    /// the settings of all suites.
    package func save() { UserDefaults.standard.synchronize() }
}

/// Stores choices in memory, for tests.
package final class MemoryChoices: KeptChoices {
    private var kept: [String: [String]] = [:]
    package init() {}
    package func strings(for key: String) -> [String]? { kept[key] }
    package func keep(_ strings: [String]?, for key: String) { kept[key] = strings }
    /// The number of calls of `save()`.
    package private(set) var saveCount = 0
    package func save() { saveCount += 1 }
}
