/// A request to the running app from outside: by the desktop, or by a second start of the program.
package enum LaunchRequest: Hashable, Sendable {
    /// Brings the app to the front.
    case activate
    /// Opens addresses of files and of the app's own schemes.
    case open([String])
    /// Performs the shortcut item of this type.
    case shortcut(String)
}
