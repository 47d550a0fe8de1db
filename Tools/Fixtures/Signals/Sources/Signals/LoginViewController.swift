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
        addViews()
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

    private func addViews() {
        view.backgroundColor = .systemBackground
        nameField.placeholder = "Name"
        passwordField.placeholder = "Password"
        passwordField.isSecureTextEntry = true
        button.setTitle("Sign In", for: .normal)
        let stack = UIStackView(arrangedSubviews: [nameField, passwordField, button])
        stack.axis = .vertical
        stack.spacing = 16
        for field in [nameField, passwordField] { field.borderStyle = .roundedRect }
        for inner in [scrollView, stack] as [UIView] {
            inner.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(inner)
        }
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    private func text(of field: UITextField) -> AnyPublisher<String, Never> {
        NotificationCenter.default.publisher(for: UITextField.textDidChangeNotification, object: field)
            .compactMap { ($0.object as? UITextField)?.text }
            .eraseToAnyPublisher()
    }
}
