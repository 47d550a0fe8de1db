import UIKit

class LoginViewController: UIViewController, UITextFieldDelegate {
    var controls: [AnyObject] = []
    var log = [String]()
    var limits: [AnyObject] { return view.constraints }
    let nameField = UITextField(frame: CGRect.zero)

    override func viewDidLoad() {
        super.viewDidLoad()
        nameField.delegate = self
        controls = [nameField, UISwitch()]
        view.addSubview(nameField)
        let button = UIButton(type: UIButton.ButtonType.system)
        button.accessibilityHint = "signs in"
        button.addTarget(self, action: #selector(LoginViewController.submit(sender:)), for: .touchUpInside)
        view.addSubview(button)
    }

    @IBAction func submit(sender: AnyObject) {
        log.append("submit")
        if let control = sender as? UIControl, control.isEnabled { log.append("enabled") }
        let secure = controls.first?.isSecureTextEntry
        log.append("\(secure ?? true)")
        for control in controls where control is UISwitch { (control as! UISwitch).isOn = true }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        perform(#selector(LoginViewController.submit(sender:)), with: textField)
        return true
    }

    func controller(byName name: String) -> UIViewController.Type? {
        return NSClassFromString("DynamicLookup." + name) as? UIViewController.Type
    }

    func application() -> UIApplication? {
        return UIApplication.value(forKeyPath: #keyPath(UIApplication.shared)) as? UIApplication
    }
}
