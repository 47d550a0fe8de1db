import Foundation

/// The modules that tests depend on, from the list of `chevron test`. A document of a test target may have been saved
/// for another target. Its classes are then in a module under test.
///
/// Documented (Interface Builder, Inherit Module From Target): the module is the module of the document's target.
struct TestedModules {
    /// The modules that each test module depends on, the nearest first.
    private var byTest: [String: [String]] = [:]
    /// All modules, without duplicates.
    private var all: [String] = []

    @MainActor static let current = TestedModules(ProcessInfo.processInfo.environment["CHEVRON_TESTED_MODULES"] ?? "")

    /// - Parameter text: `AppTests=App,Model;ModelTests=Model`. Invalid parts are ignored.
    init(_ text: String) {
        var known: Set<String> = []
        for entry in text.split(separator: ";") {
            let parts = entry.split(separator: "=")
            guard parts.count == 2 else { continue }
            let modules = parts[1].split(separator: ",").map(String.init)
            byTest[String(parts[0])] = modules
            all += modules.filter { known.insert($0).inserted }
        }
    }

    /// Returns the modules under test, beginning with the test's own modules.
    /// - Parameter bundle: the path of the document's bundle, `<package>_<target>.resources` for the resources of a
    ///   module.
    func modules(for bundle: String) -> [String] {
        guard !byTest.isEmpty else { return [] }
        let name = bundle.split(separator: "/").last ?? ""
        guard name.hasSuffix(".resources") else { return all }
        let letters = String(name.dropLast(".resources".count).map { $0.isLetter || $0.isNumber ? $0 : "_" })
        // The names of package and module may contain the underscore that separates them, so the longest module is the
        // best match.
        let fitting = byTest.keys.filter { letters.hasSuffix("_" + $0) }.max { ($0.count, $0) < ($1.count, $1) }
        guard let test = fitting, let own = byTest[test] else { return all }
        return [test] + own
    }
}
