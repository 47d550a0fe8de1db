import UIKit

/// Text that the user edits.
@MainActor
enum TextScreens {
    static let entries = [
        CatalogEntry("Text view", "Paragraphs that are edited, with the number of characters") {
            TextEditorViewController()
        }
        .shooting([.tapPart(identifier: "editor"), .type("A new line.\n"), .frames(2)]),
        CatalogEntry("Links and tags", "Links and found addresses, and tags that a text storage colors") {
            LinksViewController()
        }
        .shooting([.tapPart(identifier: "tags"), .type(" #new"), .frames(2)]),
        CatalogEntry("Text around shapes", "A text view whose lines avoid a circle and a note at the edge") {
            AroundShapesViewController()
        }
        .shooting([.tapPart(identifier: "around"), .type("Typed text moves the lines. "), .frames(2)]),
        CatalogEntry("Edit menu", "The commands that a label performs") { EditMenuViewController() }
            .shooting([.pressSecondary("A text that can be copied"), .frames(40)]),
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

/// A text to read with links, and a text view whose storage colors tags.
private final class LinksViewController: UIViewController {
    private let reader = UITextView()
    private let editor: UITextView

    init() {
        let storage = TagStorage()
        let layout = NSLayoutManager()
        let container = NSTextContainer(size: .zero)
        layout.addTextContainer(container)
        storage.addLayoutManager(layout)
        editor = UITextView(frame: .zero, textContainer: container)
        super.init(nibName: nil, bundle: nil)
        title = "Links and tags"
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let body: [NSAttributedString.Key: Any] = [
            .font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.label,
        ]
        let text = NSMutableAttributedString(
            string: "The manual explains both. Write to help@example.com, or see https://example.com/news.",
            attributes: body)
        text.addAttribute(.link, value: "https://example.com/manual", range: NSRange(location: 4, length: 6))
        reader.isEditable = false
        reader.dataDetectorTypes = [.link]
        reader.attributedText = text
        editor.accessibilityIdentifier = "tags"
        editor.font = .preferredFont(forTextStyle: .body)
        editor.text = "Groceries #home\nReport #work #urgent"
        editor.accessibilityCustomRotors = [
            UIAccessibilityCustomRotor(name: "tag") { [weak editor] in editor?.tag(beside: $0) }
        ]
        for part in [reader, editor] {
            part.adjustsFontForContentSizeCategory = true
            view.addSubview(part)
        }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let safe = view.safeAreaLayoutGuide.layoutFrame.insetBy(dx: 12, dy: 8)
        let half = safe.height / 2
        reader.frame = CGRect(x: safe.minX, y: safe.minY, width: safe.width, height: half)
        editor.frame = CGRect(x: safe.minX, y: safe.minY + half, width: safe.width, height: half)
    }
}

extension UITextView {
    /// The tag after or before the current place, for a screen reader.
    fileprivate func tag(beside place: UIAccessibilityCustomRotorSearchPredicate)
        -> UIAccessibilityCustomRotorItemResult?
    {
        let tags = text.matches(of: /#\w+/).map { NSRange($0.range, in: text) }
        let range = place.currentItem.targetElement === self ? place.currentItem.targetRange : nil
        let current = range.map { offset(from: beginningOfDocument, to: $0.end) }
        let found =
            place.searchDirection == .next
            ? tags.first { $0.location >= current ?? 0 } : tags.last { $0.upperBound < current ?? 0 }
        guard let found, let start = position(from: beginningOfDocument, offset: found.location),
            let end = position(from: start, offset: found.length)
        else { return nil }
        return UIAccessibilityCustomRotorItemResult(targetElement: self, targetRange: textRange(from: start, to: end))
    }
}

/// Colors each word that begins with #.
private final class TagStorage: NSTextStorage {
    private let content = NSMutableAttributedString()

    override var string: String { content.string }
    override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
        content.attributes(at: location, effectiveRange: range)
    }
    override func replaceCharacters(in range: NSRange, with str: String) {
        content.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        content.setAttributes(attrs ?? [:], range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }
    override func processEditing() {
        let line = (string as NSString).lineRange(for: editedRange)
        addAttribute(.foregroundColor, value: UIColor.label, range: line)
        let words = (string as NSString).substring(with: line).matches(of: /#\w+/)
        let text = (string as NSString).substring(with: line)
        for word in words {
            let range = NSRange(word.range, in: text)
            addAttribute(
                .foregroundColor, value: UIColor.systemPurple,
                range: NSRange(location: line.location + range.location, length: range.length))
        }
        super.processEditing()
    }
}

/// A label that performs the command to copy its text.
private final class EditMenuViewController: UIViewController {
    private let label = CopyableLabel()

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Edit menu"
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.text = "A text that can be copied"
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        label.isUserInteractionEnabled = true
        label.addInteraction(UIEditMenuInteraction(delegate: nil))
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}

/// A label with the command Copy.
private final class CopyableLabel: UILabel {
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == Selector("copy:", UIResponder.copy(_:))
    }
    override func copy(_ sender: Any?) { UIPasteboard.general.string = text }
}
