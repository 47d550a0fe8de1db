import UIKit

/// A button that opens a note: a popover on yellow paper, if the window has enough space.
final class NoteViewController: UIViewController, UIPopoverPresentationControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Note", primaryAction: UIAction(title: "Note") { [weak self] _ in self?.open() })
    }

    private func open() {
        let note = UIViewController()
        note.modalPresentationStyle = .popover
        note.preferredContentSize = CGSize(width: 220, height: 120)
        let label = UILabel(frame: CGRect(x: 12, y: 8, width: 196, height: 104))
        label.text = "Paper, with an arrow of its own."
        label.numberOfLines = 0
        label.textColor = .black
        note.view.addSubview(label)
        note.popoverPresentationController?.popoverBackgroundViewClass = PaperBackground.self
        note.popoverPresentationController?.sourceItem = navigationItem.rightBarButtonItem
        note.popoverPresentationController?.delegate = self
        present(note, animated: true)
    }

    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
        -> UIModalPresentationStyle
    { .none }
}

/// Yellow paper with a plain triangle.
final class PaperBackground: UIPopoverBackgroundView {
    private var offset: CGFloat = 0
    private var direction = UIPopoverArrowDirection.up
    private let paper = UIView()
    private let arrow = UIView()

    required init(frame: CGRect) {
        super.init(frame: frame)
        for view in [arrow, paper] {
            view.backgroundColor = UIColor(red: 1, green: 0.93, blue: 0.55, alpha: 1)
            addSubview(view)
        }
        paper.layer.shadowColor = UIColor.black.cgColor
        paper.layer.shadowOpacity = 0.25
        paper.layer.shadowRadius = 12
        paper.layer.shadowOffset = CGSize(width: 0, height: 6)
        arrow.transform = CGAffineTransform(rotationAngle: .pi / 4)
    }

    required init?(coder: NSCoder) { nil }

    override var arrowOffset: CGFloat {
        get { offset }
        set { offset = newValue }
    }
    override var arrowDirection: UIPopoverArrowDirection {
        get { direction }
        set { direction = newValue }
    }
    override class func arrowBase() -> CGFloat { 28 }
    override class func arrowHeight() -> CGFloat { 14 }
    override class func contentViewInsets() -> UIEdgeInsets { UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = Self.arrowHeight()
        var box = bounds
        var tip = CGPoint(x: bounds.midX + offset, y: bounds.midY + offset)
        switch direction {
        case .up: (box, tip.y) = (box.inset(by: UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0)), height)
        case .down:
            (box, tip.y) = (
                box.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0)), bounds.maxY - height
            )
        case .left: (box, tip.x) = (box.inset(by: UIEdgeInsets(top: 0, left: height, bottom: 0, right: 0)), height)
        case .right:
            (box, tip.x) = (
                box.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: height)), bounds.maxX - height
            )
        default: tip = CGPoint(x: bounds.midX, y: bounds.midY)
        }
        paper.frame = box
        paper.layer.shadowPath = CGPath(rect: paper.bounds, transform: nil)
        arrow.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        arrow.center = tip
    }
}
