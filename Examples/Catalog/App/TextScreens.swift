import UIKit

/// Text that the user edits.
@MainActor
enum TextScreens {
    static let entries = [
        CatalogEntry("Text view", "Paragraphs that are edited, with the number of characters") {
            TextEditorViewController()
        }
        .shooting([.tapPart(identifier: "editor"), .type("A new line.\n"), .frames(2)])
    ]
}

/// A text view that fills the screen. The title has the number of characters, and Done ends editing.
final class TextEditorViewController: UIViewController, UITextViewDelegate {
    private let editor = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .never
        view.backgroundColor = .systemBackground
        editor.accessibilityIdentifier = "editor"
        editor.accessibilityLabel = "Notes"
        editor.delegate = self
        editor.adjustsFontForContentSizeCategory = true
        editor.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
        editor.attributedText = Self.text()
        editor.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(editor)
        NSLayoutConstraint.activate([
            editor.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            editor.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
            editor.topAnchor.constraint(equalTo: view.topAnchor),
            editor.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        textViewDidChange(editor)
    }

    private static func text() -> NSAttributedString {
        let text = NSMutableAttributedString(
            string: "Notes\n",
            attributes: [.font: UIFont.preferredFont(forTextStyle: .title1), .foregroundColor: UIColor.label])
        let body =
            "Every key changes one paragraph. Two clicks select a word, three a paragraph, and Shift with an arrow "
            + "extends the selection.\n\nשלום עולם\n"
        text.append(
            NSAttributedString(
                string: body,
                attributes: [.font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.label]))
        return text
    }

    func textViewDidChange(_ textView: UITextView) { title = "\(textView.text.count) characters" }

    func textViewDidBeginEditing(_ textView: UITextView) {
        let done = UIAction { [weak self] _ in self?.view.endEditing(true) }
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: done)
    }

    func textViewDidEndEditing(_ textView: UITextView) { navigationItem.rightBarButtonItem = nil }
}
