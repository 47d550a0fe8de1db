public import Foundation

/// Folders that `URL` lacks in Foundation on Linux. Each property returns the first folder of `FileManager`, whether or
/// not the folder exists.
extension URL {
    private static func folder(_ directory: FileManager.SearchPathDirectory, _ fallback: String) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first
            ?? homeDirectory.appendingPathComponent(fallback, isDirectory: true)
    }

    /// The app's folder for documents. A program that is no app, and an app with `ChevronUsesUserFolders`, gets the
    /// user's folder, which all programs share. The other folders follow the same rule.
    public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }
    /// The folder for the app's data.
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory, ".local/share") }
    /// The folder for files that the app can create again.
    public static var cachesDirectory: URL { folder(.cachesDirectory, ".cache") }
    /// Chosen: ``applicationSupportDirectory``. Linux has no library folder for a user.
    public static var libraryDirectory: URL { applicationSupportDirectory }
    /// The user's desktop folder.
    public static var desktopDirectory: URL { folder(.desktopDirectory, "Desktop") }
    /// The user's folder for downloads.
    public static var downloadsDirectory: URL { folder(.downloadsDirectory, "Downloads") }
    /// The user's folder for videos.
    public static var moviesDirectory: URL { folder(.moviesDirectory, "Videos") }
    /// The user's folder for music.
    public static var musicDirectory: URL { folder(.musicDirectory, "Music") }
    /// The user's folder for pictures.
    public static var picturesDirectory: URL { folder(.picturesDirectory, "Pictures") }
    /// The user's public folder.
    public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory, "Public") }
    /// The folder of discarded files.
    public static var trashDirectory: URL { folder(.trashDirectory, ".local/share/Trash/files") }
}
