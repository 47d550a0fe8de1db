import UIKit

/// A screen with two fields, as generic classes are: the storyboard names a subclass.
public class BaseViewController<Model>: UIViewController {
    @IBOutlet fileprivate weak var headline: UILabel!
    public var model: Model?

    @IBAction func startOver(_ sender: Any) { headline.text = "Start" }
}

public final class FormViewController: BaseViewController<String> {
    @IBOutlet private weak var nameField: UITextField!
    @IBOutlet private weak var sendButton: UIButton?
    @IBOutlet private var marks: [UIView]!
    @IBOutlet private var heightConstraint: NSLayoutConstraint!
    @IBOutlet var checker: Checker!
    @IBOutlet weak var slider: UISlider! { didSet { slider.maximumValue = 10 } }
    @IBInspectable var limit: Int = 3
    @IBInspectable private var hint: String? { didSet { nameField?.placeholder = hint } }

    public private(set) var log: [String] = []
    var markCount: Int { marks.count }
    var height: CGFloat { heightConstraint.constant }
    var isConnected: Bool { nameField != nil && sendButton != nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        headline.text = "Hello"
        nameField.placeholder = hint
    }

    @IBAction func send() { add("send") }
    @IBAction private func change(_ sender: UISlider) { add("change \(Int(sender.value))") }
    @IBAction func touch(_ sender: AnyObject?, forEvent event: UIEvent?) { add("touch") }
    @objc(saveDraft:) @IBAction func save(_ item: UIBarButtonItem) { add("save \(item.title ?? "")") }

    func add(_ line: String) { log.append(line) }
    var text: String? { headline.text }
}

/// An object beside the views.
class Checker: NSObject, UITextFieldDelegate {
    @IBOutlet private weak var field: UITextField?
    @IBInspectable var strictness: CGFloat = 0
    private(set) var asked = 0

    @IBAction private func check(_ sender: UITextField) { asked += 1 }
    var fieldTag: Int { field?.tag ?? 0 }
}
