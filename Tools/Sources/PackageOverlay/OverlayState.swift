import Foundation
import SourceRewriting

/// What the last run left: read again at the next one, so that only what changed is done.
struct OverlayState: Codable {
    struct File: Codable {
        var stamp: FileStamp
        var module: String
        /// Hash of what it was rewritten to; nil where it is compiled as it is.
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
