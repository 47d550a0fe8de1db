import UIKit
import Cards
import Texts

final class ShopsViewController: CardViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = greeting(for: "Läden")
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(CardViewController.add(_:)))
    }

    override func add(_ sender: Any?) {
        super.add(sender)
        count += 10
    }
}

enum Streets {
    static var resources: Bundle { .module }
}
