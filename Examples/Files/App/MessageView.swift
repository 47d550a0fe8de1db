import UIKit

/// The message of an empty screen: a symbol, a title and a sentence.
final class MessageView: UIView {
    private let symbol = UIImageView(image: nil)
    private let title = UILabel()
    private let detail = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        symbol.tintColor = .tertiaryLabel
        symbol.contentMode = .center
        title.font = .systemFont(ofSize: 20, weight: .semibold)
        detail.font = .systemFont(ofSize: 15)
        detail.textColor = .secondaryLabel
        let stack = UIStackView(arrangedSubviews: [symbol, title, detail])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 8
        for label in [title, detail] {
            label.textAlignment = .center
            label.numberOfLines = 0
        }
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor), stack.bottomAnchor.constraint(equalTo: bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    /// Centers the message in the visible part of a view. Hidden until there is a message.
    func place(in list: UIView) {
        translatesAutoresizingMaskIntoConstraints = false
        list.addSubview(self)
        NSLayoutConstraint.activate([
            centerXAnchor.constraint(equalTo: list.safeAreaLayoutGuide.centerXAnchor),
            centerYAnchor.constraint(equalTo: list.safeAreaLayoutGuide.centerYAnchor),
            widthAnchor.constraint(equalToConstant: 280),
        ])
        isHidden = true
    }

    func show(symbol name: String, title: String, detail: String?) {
        symbol.image = UIImage(
            systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 44, weight: .regular))
        self.title.text = title
        self.detail.text = detail
        self.detail.isHidden = detail == nil
        isHidden = false
    }
}
