import Combine
import UIKit

public final class LoginViewController: UIViewController {
    public let model = LoginModel()
    public let nameField = UITextField()
    public let passwordField = UITextField()
    public let button = UIButton(type: .system)
    public let scrollView = UIScrollView()
    public private(set) var offsets: [CGFloat] = []
    private var cancellables: Set<AnyCancellable> = []

    public override func viewDidLoad() {
        super.viewDidLoad()
        for view in [scrollView, nameField, passwordField, button] as [UIView] { self.view.addSubview(view) }
        text(of: nameField).assign(to: \.name, on: model).store(in: &cancellables)
        text(of: passwordField).assign(to: \.password, on: model).store(in: &cancellables)
        model.$isValid
            .receive(on: DispatchQueue.main)
            .assign(to: \.isEnabled, on: button)
            .store(in: &cancellables)
        scrollView.publisher(for: \.contentOffset)
            .map(\.y)
            .sink { [weak self] in self?.offsets.append($0) }
            .store(in: &cancellables)
    }

    private func text(of field: UITextField) -> AnyPublisher<String, Never> {
        NotificationCenter.default.publisher(for: UITextField.textDidChangeNotification, object: field)
            .compactMap { ($0.object as? UITextField)?.text }
            .eraseToAnyPublisher()
    }
}
