import NotesApp
import UIKit

/// The executable. Starts the app's delegate.
@main
enum NotesMain {
    @MainActor
    static func main() { AppDelegate.main() }
}
