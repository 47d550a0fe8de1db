import UIKit
import BirdsKit
import Texts

class BirdsViewController: UIViewController {
    let nest = Nest(eggs: 3)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("title", comment: "The screen of all birds")
        navigationItem.prompt = greeting(for: "robins")
        navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(named: "Robin"), style: .plain, target: self, action: #selector(hatch(_:)))
    }

    @objc func hatch(_ sender: UIBarButtonItem) {
        nest.hatch()
    }
}
