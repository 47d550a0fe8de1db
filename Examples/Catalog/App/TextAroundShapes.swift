import UIKit

/// A text view whose lines avoid a circle and a note at the edge.
final class AroundShapesViewController: UIViewController {
    private let editor = UITextView()
    private let disk = UIView()
    private let note = UILabel()

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Text around shapes"
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        editor.accessibilityIdentifier = "around"
        editor.font = .preferredFont(forTextStyle: .body)
        editor.adjustsFontForContentSizeCategory = true
        editor.textContainerInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
        editor.text = Self.text
        disk.backgroundColor = .systemTeal
        note.text = "A note"
        note.textAlignment = .center
        note.font = .preferredFont(forTextStyle: .headline)
        note.backgroundColor = .secondarySystemBackground
        view.addSubview(editor)
        editor.addSubview(disk)
        editor.addSubview(note)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        editor.frame = view.safeAreaLayoutGuide.layoutFrame
        let width = editor.bounds.width
        disk.frame = CGRect(x: width / 2 - 70, y: 70, width: 140, height: 140)
        disk.layer.cornerRadius = 70
        note.frame = CGRect(x: width - 132, y: 280, width: 120, height: 64)
        // The paths are in the coordinates of the container, which begins at the insets.
        let inset = editor.textContainerInset
        let offset = CGAffineTransform(translationX: -inset.left, y: -inset.top)
        let circle = UIBezierPath(ovalIn: disk.frame.insetBy(dx: -4, dy: -4))
        let box = UIBezierPath(rect: note.frame)
        for path in [circle, box] { path.apply(offset) }
        editor.textContainer.exclusionPaths = [circle, box]
    }

    private static let text =
        "Lines avoid the circle and continue at the other side of it. Each free part of a line has the text that fits, "
        + "and words stay whole. The caret moves from one part to the next, and a selection leaves the shape out.\n"
        + "A paragraph below begins beside the shapes too. The note at the edge makes the lines beside it narrower, "
        + "and the lines below have the whole width again. A change of the text moves the lines, and the shapes stay.\n"
        + "The measured height of the text contains the lines that moved down."
}
