import Foundation

/// The modules that tests depend on, as `chevron test` lists them. A document of a test target may have been saved for
/// another target, so that its classes lie in a module under test.
///
/// Documented (Interface Builder, Inherit Module From Target): the module is that of the target that the document is
/// built with.
struct TestedModules {
    /// The modules that each test module depends on, the nearest first.
    private var byTest: [String: [String]] = [:]
    /// Each module once.
    private var all: [String] = []

    @MainActor static let current = TestedModules(ProcessInfo.processInfo.environment["CHEVRON_TESTED_MODULES"] ?? "")

    /// - Parameter text: `AppTests=App,Model;ModelTests=Model`. What does not read so is ignored.
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

    /// The modules under test, the test's own first.
    /// - Parameter bundle: the path of the bundle with the document, `<package>_<target>.resources` for a module's
    ///   resources.
    func modules(for bundle: String) -> [String] {
        guard !byTest.isEmpty else { return [] }
        let name = bundle.split(separator: "/").last ?? ""
        guard name.hasSuffix(".resources") else { return all }
        let letters = String(name.dropLast(".resources".count).map { $0.isLetter || $0.isNumber ? $0 : "_" })
        // The names of package and module may contain the underscore that separates them: the longest module fits best.
        let fitting = byTest.keys.filter { letters.hasSuffix("_" + $0) }.max { ($0.count, $0) < ($1.count, $1) }
        guard let test = fitting, let own = byTest[test] else { return all }
        return [test] + own
    }
}
