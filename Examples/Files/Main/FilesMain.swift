import FilesApp
import UIKit

/// The executable. Starts the app's delegate.
@main
enum FilesMain {
    @MainActor
    static func main() { AppDelegate.main() }
}
