import FilesApp
import UIKit

/// The executable: hands over to the app's delegate.
@main
enum FilesMain {
    @MainActor
    static func main() { AppDelegate.main() }
}
