import CatalogApp
import UIKit

/// The executable. Starts the app's delegate.
@main
enum CatalogMain {
    @MainActor
    static func main() { AppDelegate.main() }
}
