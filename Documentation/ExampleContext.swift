import UIKit
import UIKitTesting

// The names that the examples of the documents use without declaring them. `scripts/docs` compiles the file with the
// examples of each document.

final class InboxViewController: UIViewController {}

final class BannerViewController: UIViewController {
    init(clock: any Clock<Duration>) { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { nil }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {}

@MainActor let app = TestApp(UIViewController())

struct Note { var identifier: String }
let note = Note(identifier: "1")

@MainActor struct Coordinator { func showDetails() {} }
@MainActor let coordinator = Coordinator()
