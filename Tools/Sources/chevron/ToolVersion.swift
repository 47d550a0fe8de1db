/// The version of Chevron. The first title of the change log with a version names the same, and a test compares them.
enum ToolVersion {
    static let current = "0.1.0"
}
