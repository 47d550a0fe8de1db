import Foundation
import SourceRewriting

/// The results of the last run. The next run reads them and handles only changed files.
struct OverlayState: Codable {
    struct File: Codable {
        var stamp: FileStamp
        var module: String
        /// The key of the rewritten text; nil if the file is compiled unchanged.
        var output: String?
        var warnings: [RewritingWarning]
    }

    /// Of the rules and the library's interface.
    var version: String
    /// Grows when a file that did not change is rewritten to something else: compilers look at the original's time
    /// only.
    var generation = 0
    var files: [String: File] = [:]
    var hasTests = false
    var usesUIKit = false
    var usesCombine = false
    /// The modules that an app imports and that no package has, sorted.
    var unavailable: [String] = []
    /// The modules that keep code with UIKit from Linux, sorted.
    var guardingUIKit: [String] = []

    init(version: String) { self.version = version }

    /// Reads a stored state. From the state of a former command only the generation can be read: all files are
    /// rewritten again, into another generation.
    init(stored data: Data) {
        struct Former: Decodable { var generation: Int }
        if let state = try? JSONDecoder().decode(OverlayState.self, from: data) {
            self = state
        } else {
            version = ""
            if let former = try? JSONDecoder().decode(Former.self, from: data) { generation = former.generation + 1 }
        }
    }
}
