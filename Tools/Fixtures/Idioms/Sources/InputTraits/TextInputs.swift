import UIKit

@MainActor
public enum TextInputs {
    public static func all(in views: [UIView]) -> [UIView] { views.filter { $0.conforms(to: UITextInput.self) } }
    public static func holds(_ view: UIView?) -> Bool { view?.conforms(to: UITextInput.self) ?? false }
    public static func makes(_ type: UIView.Type) -> Bool { type.conforms(to: UITextInput.self) }
    public static var areFields: Bool { UITextField.conforms(to: UITextInput.self) }

    public static func isDark(_ view: UIView) -> Bool {
        guard let input = view as? UITextInput else { return false }
        switch input.keyboardAppearance {
        case .dark?: return true
        default: return false
        }
    }

    public static func hasKey(_ input: UITextInput) -> Bool {
        guard let key = input.returnKeyType else { return false }
        return key != .default
    }

    public static func number(of input: UITextInput) -> Int {
        if case .light? = input.keyboardAppearance { return -1 }
        if let kind = input.keyboardType, kind == .URL { return -2 }
        return (input.keyboardType?.rawValue ?? 0) + (input.isSecureTextEntry! ? 100 : 0)
    }
}

extension UIView {
    public var isTextInput: Bool { conforms(to: UITextInput.self) }
}
