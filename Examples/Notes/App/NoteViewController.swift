import UIKit

/// The editor of a note: rich text, find and replace, undo.
final class NoteViewController: UIViewController, UITextViewDelegate {
    private var note: Note
    var id: UUID { note.id }
    let textView = UITextView()
    /// Called after an edit.
    var onChange: (Note) -> Void = { _ in }
    /// Called when the note must be written to its file.
    var onSave: (UUID) -> Void = { _ in }
    private var observer: (any NSObjectProtocol)?
    private var undoItem: UIBarButtonItem?
    private var redoItem: UIBarButtonItem?

    init(_ note: Note) {
        self.note = note
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .never
        view.backgroundColor = .systemBackground
        textView.font = Note.font
        textView.adjustsFontForContentSizeCategory = true
        textView.allowsEditingTextAttributes = true
        textView.isFindInteractionEnabled = true
        textView.alwaysBounceVertical = true
        textView.textContainerInset = UIEdgeInsets(top: 12, left: 12, bottom: 24, right: 12)
        textView.attributedText = note.attributedText
        textView.delegate = self
        textView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(textView)
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: view.topAnchor),
            textView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            textView.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
            textView.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
        ])
        makeBars()
        observer = NotificationCenter.default.addObserver(
            forName: .NSUndoManagerDidCloseUndoGroup, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.undoChanged() }
        }
    }

    isolated deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

    private func makeBars() {
        func item(_ symbol: String, _ label: String, _ action: @escaping (UITextView) -> Void) -> UIBarButtonItem {
            let item = UIBarButtonItem(
                image: UIImage(systemName: symbol),
                primaryAction: UIAction { [weak self] _ in if let view = self?.textView { action(view) } })
            item.accessibilityLabel = label
            return item
        }
        let find = item("magnifyingglass", "Find") { $0.find(nil) }
        let undo = UIBarButtonItem(
            systemItem: .undo, primaryAction: UIAction { [weak self] _ in self?.textView.undoManager?.undo() })
        let redo = UIBarButtonItem(
            systemItem: .redo, primaryAction: UIAction { [weak self] _ in self?.textView.undoManager?.redo() })
        (undoItem, redoItem) = (undo, redo)
        navigationItem.rightBarButtonItems = [find]
        toolbarItems = [
            item("bold", "Bold") { $0.toggleBoldface(nil) }, item("italic", "Italic") { $0.toggleItalics(nil) },
            item("underline", "Underline") { $0.toggleUnderline(nil) }, .flexibleSpace(), undo, redo,
        ]
        undoChanged()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if note.isEmpty { textView.becomeFirstResponder() }
        undoChanged()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setToolbarHidden(true, animated: animated)
        onSave(id)
    }

    private func undoChanged() {
        undoItem?.isEnabled = textView.undoManager?.canUndo ?? false
        redoItem?.isEnabled = textView.undoManager?.canRedo ?? false
    }

    // MARK: Edits

    func textViewDidChange(_ textView: UITextView) {
        note.read(textView.attributedText)
        onChange(note)
        undoChanged()
        if textView.text.hasSuffix("\n") { onSave(id) }
    }

    func textViewDidEndEditing(_ textView: UITextView) { onSave(id) }

    func restore(_ selection: NSRange, top: Double) {
        loadViewIfNeeded()
        textView.selectedRange = selection
        view.layoutIfNeeded()
        textView.contentOffset.y = min(
            max(CGFloat(top), -textView.adjustedContentInset.top), textView.contentSize.height)
    }
}
