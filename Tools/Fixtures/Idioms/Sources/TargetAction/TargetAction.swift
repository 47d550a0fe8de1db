import UIKit

/// A form as apps write it: everything by target and action.
open class FormViewController: UIViewController {
    @IBOutlet public weak var titleField: UITextField!
    public private(set) var log: [String] = []
    public let button = UIButton(type: .system)
    lazy var save = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save(_:)))

    open override func viewDidLoad() {
        super.viewDidLoad()
        button.addTarget(self, action: #selector(FormViewController.tap as (FormViewController) -> () -> Void), for: .touchUpInside)
        button.addTarget(self, action: #selector(tap(_:event:)), for: .touchDown)
        navigationItem.rightBarButtonItem = save
        let tapper = UITapGestureRecognizer(target: self, action: #selector(self.handle(gesture:)))
        view.addGestureRecognizer(tapper)
        view.addSubview(button)
    }

    @objc func tap() { log.append("tap") }
    @objc func tap(_ sender: UIButton, event: UIEvent?) { log.append("down \(sender === button) \(event == nil)") }
    @objc func save(_ sender: Any?) -> Bool { log.append("save"); return true }
    @objc private func handle(gesture: UITapGestureRecognizer) { log.append("gesture") }
    @IBAction func done(_ sender: UIButton) { log.append("done") }

    public func names() -> [String] {
        [#selector(tap as () -> Void), #selector(save(_:)), #selector(handle(gesture:)), #selector(done)].map { NSStringFromSelector($0) }
    }
}
