import UIKit

/// Views in place of the keyboard, and texts from documents.
@MainActor
enum InputScreens {
    static let entries = [
        CatalogEntry("Input views", "A picker in place of the keyboard, and a toolbar above the picker") {
            InputViewController()
        }
        .shooting([.tapPart(identifier: "color"), .frames(30)]),
        CatalogEntry("Documents", "A list, a table with tab stops, and a button inside of a text") {
            DocumentViewController()
        },
    ]
}

/// A field whose value a picker changes.
private final class InputViewController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    private let field = UITextField()
    private let picker = UIPickerView()
    private let colors = ["Red", "Orange", "Yellow", "Green", "Blue", "Purple"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Input views"
        navigationItem.largeTitleDisplayMode = .never
        view.backgroundColor = .systemBackground
        field.accessibilityIdentifier = "color"
        field.borderStyle = .roundedRect
        field.text = colors[3]
        field.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(field)
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            field.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            field.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        picker.dataSource = self
        picker.delegate = self
        picker.selectRow(3, inComponent: 0, animated: false)
        field.inputView = picker
        let bar = UIToolbar()
        let done = UIAction(title: "Done") { [weak self] _ in self?.field.resignFirstResponder() }
        bar.items = [.flexibleSpace(), UIBarButtonItem(systemItem: .done, primaryAction: done)]
        bar.sizeToFit()
        field.inputAccessoryView = bar
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { colors.count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        colors[row]
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        field.text = colors[row]
    }
}

/// A text with a list, a table and a button.
private final class DocumentViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Documents"
        navigationItem.largeTitleDisplayMode = .never
        view.backgroundColor = .systemBackground
        let reader = UITextView()
        reader.isEditable = false
        reader.frame = view.bounds
        reader.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        reader.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
        reader.attributedText = Self.text()
        view.addSubview(reader)
    }

    private static func text() -> NSAttributedString {
        let text = NSMutableAttributedString()
        let body: [NSAttributedString.Key: Any] = [
            .font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.label,
        ]
        func add(_ string: String, _ change: (NSMutableParagraphStyle) -> Void) {
            let style = NSMutableParagraphStyle()
            style.paragraphSpacing = 6
            change(style)
            text.append(
                NSAttributedString(string: string, attributes: body.merging([.paragraphStyle: style]) { $1 }))
        }
        let list = NSTextList(markerFormat: .decimal)
        for (index, item) in ["Mix the flour with the water and the salt", "Let the dough rest", "Bake"].enumerated() {
            add("\(list.marker(forItemNumber: index + 1)).\t\(item)\n") {
                $0.headIndent = 28
                $0.tabStops = [NSTextTab(textAlignment: .left, location: 28)]
                $0.textLists = [list]
            }
        }
        for (name, weight, price) in [("Flour", "500 g", "1.20"), ("Salt", "12 g", "0.05"), ("Oil", "30 g", "10.40")] {
            add("\(name)\t\(weight)\t\(price)\n") {
                $0.tabStops = [
                    NSTextTab(textAlignment: .right, location: 180),
                    NSTextTab(
                        textAlignment: .right, location: 260,
                        options: [.columnTerminators: CharacterSet(charactersIn: ".")]),
                ]
            }
        }
        text.append(NSAttributedString(string: "The oven is ", attributes: body))
        let button = NSMutableAttributedString(attachment: ButtonAttachment())
        button.addAttributes(body, range: NSRange(location: 0, length: button.length))
        text.append(button)
        text.append(NSAttributedString(string: " now.\n", attributes: body))
        return text
    }
}

/// A button inside of a text.
private final class ButtonAttachment: NSTextAttachment, @unchecked Sendable {
    override func viewProvider(
        for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
    ) -> NSTextAttachmentViewProvider? {
        ButtonProvider(textAttachment: self, parentView: parentView, textLayoutManager: nil, location: location)
    }
}

private final class ButtonProvider: NSTextAttachmentViewProvider {
    override func loadView() {
        tracksTextAttachmentViewBounds = true
        var configuration = UIButton.Configuration.tinted()
        configuration.title = "cold"
        configuration.buttonSize = .mini
        let button = UIButton(configuration: configuration)
        button.addAction(
            UIAction { [weak button] _ in button?.configuration?.title = "hot" }, for: .touchUpInside)
        button.sizeToFit()
        view = button
    }

    override func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
        proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect {
        CGRect(origin: CGPoint(x: 0, y: -7), size: view?.bounds.size ?? .zero)
    }
}
