import UIKit

/// Searches in a text, and pickers of colors and fonts.
@MainActor
enum FindScreens {
    static let entries = [
        CatalogEntry("Find and replace", "Results in a text, and a bar with a field for a replacement") {
            FindViewController()
        }
        .shooting([.tap("Find"), .frames(2), .type("key"), .frames(4)]),
        CatalogEntry("Selection", "The handles of a selection that a finger made") {
            SelectionViewController()
        }
        .shooting([
            .tapPart(identifier: "middle"), .frames(1), .tapPart(identifier: "middle"), .frames(4),
        ]),
        CatalogEntry(
            "Colors and fonts", "A color well with its picker, and a progress bar that observes a task"
        ) {
            ColorsViewController()
        }
        .shooting([.tapPart(identifier: "well"), .frames(60)]),
    ]
}

/// A text with a find interaction.
private final class FindViewController: UIViewController {
    private let editor = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Find"
        navigationItem.largeTitleDisplayMode = .never
        view.backgroundColor = .systemBackground
        editor.font = .preferredFont(forTextStyle: .body)
        editor.text = (1...12).map { "\($0). A key opens a door, and a keyboard has many keys." }
            .joined(separator: "\n")
        editor.isFindInteractionEnabled = true
        editor.frame = view.bounds
        editor.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(editor)
        let find = UIAction(title: "Find") { [weak self] _ in
            self?.editor.findInteraction?.presentFindNavigator(showingReplace: true)
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: find)
    }
}

/// A text whose middle is tapped twice.
private final class SelectionViewController: UIViewController {
    private let editor = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Selection"
        navigationItem.largeTitleDisplayMode = .never
        view.backgroundColor = .systemBackground
        editor.font = .preferredFont(forTextStyle: .title2)
        editor.text =
            "Taps select a word, and a finger drags the handles at both ends of the selection."
        editor.accessibilityIdentifier = "middle"
        view.addSubview(editor)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        editor.frame = view.safeAreaLayoutGuide.layoutFrame.insetBy(dx: 16, dy: 16)
        editor.frame.size.height = 120
    }
}

/// A color well, a button for the font picker, and a progress bar.
private final class ColorsViewController: UIViewController, UIFontPickerViewControllerDelegate {
    private let well = UIColorWell()
    private let sample = UILabel()
    private let bar = UIProgressView(progressViewStyle: .default)
    private let task = Progress(totalUnitCount: 10)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Colors"
        navigationItem.largeTitleDisplayMode = .never
        view.backgroundColor = .systemBackground
        well.title = "Text Color"
        well.selectedColor = .systemIndigo
        well.accessibilityIdentifier = "well"
        well.addAction(
            UIAction { [weak self] _ in self?.sample.textColor = self?.well.selectedColor },
            for: .valueChanged)
        well.toolTip = "The color of the text"
        sample.text = "The quick brown fox"
        sample.font = .preferredFont(forTextStyle: .title1)
        sample.adjustsFontSizeToFitWidth = true
        sample.textColor = well.selectedColor
        let fonts = UIButton(
            configuration: .tinted(),
            primaryAction: UIAction(title: "Font") { [weak self] _ in
                self?.pickFont()
            })
        task.completedUnitCount = 6
        bar.observedProgress = task
        let row = UIStackView(arrangedSubviews: [well, fonts, UIView()])
        row.spacing = 16
        row.alignment = .center
        let stack = UIStackView(arrangedSubviews: [sample, row, bar])
        stack.axis = .vertical
        stack.spacing = 24
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
        ])
    }

    private func pickFont() {
        let picker = UIFontPickerViewController()
        picker.delegate = self
        present(picker, animated: true)
    }

    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
        guard let descriptor = viewController.selectedFontDescriptor else { return }
        sample.font = UIFont(descriptor: descriptor, size: sample.font.pointSize)
    }
}
