import Foundation
import SourceRewriting

/// The results of the last run. The next run reads them and handles only changed files.
struct OverlayState: Codable {
    struct File: Codable {
        var stamp: FileStamp
        var module: String
        /// The hash of the rewritten text; nil if the file is compiled unchanged.
        var output: UInt64?
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

    init(version: String) { self.version = version }
}
