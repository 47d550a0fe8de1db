import CatalogApp
import UIKit

/// The executable: hands over to the app's delegate.
@main
enum CatalogMain {
    @MainActor
    static func main() { AppDelegate.main() }
}
