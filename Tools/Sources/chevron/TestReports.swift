import Foundation
import InterfaceDocuments
import PackageOverlay

/// The reports that `swift test --xunit-output` writes about a run.
///
/// Seen with Swift 6.3.1:
/// - Swift Testing writes `<name>-swift-testing.<extension>`. Where XCTest is disabled, the report is
///   `<name>.<extension>`.
/// - XCTest writes `<name>.<extension>`, and only with `--parallel`. Skipped tests have no mark there.
/// - The attribute `tests` of Swift Testing does not count skipped tests, therefore the elements are counted. A test
///   with arguments is one element.
/// - A process of Swift Testing that crashes or is ended leaves a report that ends behind the first tag. A crash in one
///   of XCTest's processes is a failure in the report.
struct TestReports {
    private let paths: [String]
    /// The stamps of the reports of a former run.
    private let former: [String: FileStamp]

    /// Called before the run.
    /// - Parameter path: the path that SwiftPM gets.
    init(path: String) {
        let name = URL(fileURLWithPath: path)
        let second = name.deletingPathExtension().path + "-swift-testing"
        paths = [name.path, second + (name.pathExtension.isEmpty ? "" : "." + name.pathExtension)]
        former = paths.reduce(into: [:]) { $0[$1] = FileStamp($1) }
    }

    /// The reports of the run.
    struct Result {
        /// Whether the run wrote a report: the tests were built.
        var isThere = false
        /// The number of executed tests. Skipped tests do not count.
        var executed = 0
        /// Whether all reports could be read to their end.
        var isWhole = true
    }

    /// Called after the run.
    func read() -> Result {
        var result = Result()
        for path in paths {
            guard let stamp = FileStamp(path), stamp != former[path],
                let data = FileManager.default.contents(atPath: path)
            else { continue }
            result.isThere = true
            if let count = Self.executed([UInt8](data), path) {
                result.executed += count
            } else {
                result.isWhole = false
            }
        }
        return result
    }

    /// The number of executed tests in a report; nil for a report that is incomplete.
    static func executed(_ report: [UInt8], _ name: String) -> Int? {
        guard let root = try? InterfaceElement.reading(report, document: name) else { return nil }
        return root.children("testsuite").reduce(0) { sum, suite in
            sum + suite.children("testcase").count { $0.child("skipped") == nil }
        }
    }
}
