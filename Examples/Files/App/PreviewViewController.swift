import UIKit

/// Reads a file and displays its content: a text, an image, or else the file's attributes.
final class PreviewViewController: UIViewController, Revisited {
    private var entry: Entry
    private let browsing: Browsing
    private var reading: Task<Void, Never>?
    private let spinner = UIActivityIndicatorView(style: .medium)

    init(entry: Entry, browsing: Browsing) {
        self.entry = entry
        self.browsing = browsing
        super.init(nibName: nil, bundle: nil)
        title = entry.name
        navigationItem.largeTitleDisplayMode = .never
        hidesBottomBarWhenPushed = true
        let info = UIBarButtonItem(
            image: UIImage(systemName: "info.circle"), primaryAction: UIAction { [weak self] _ in self?.showFacts() })
        info.accessibilityLabel = "Info"
        let move = UIBarButtonItem(
            image: UIImage(systemName: "folder"), primaryAction: UIAction { [weak self] _ in self?.move() })
        move.accessibilityLabel = "Move"
        toolbarItems = [info, .flexibleSpace(), move]
    }

    required init?(coder: NSCoder) { nil }

    deinit { reading?.cancel() }

    var page: Place.Page { Place.Page(kind: .file, path: entry.path) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        spinner.frame = view.bounds
        spinner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(spinner)
        browsing.noteOpened(entry.path)
        reading = Task { [weak self, entry] in
            let content = await FileContent.read(entry)
            self?.show(content)
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        guard reading != nil else { return }
        spinner.startAnimating()
        spinner.alpha = 0
        UIView.animate(withDuration: 0.1, delay: 0.1) { self.spinner.alpha = 1 }
    }

    private func show(_ content: FileContent) {
        reading = nil
        spinner.stopAnimating()
        switch content {
        case .text(let text, let isWhole): embed(TextViewController(text: text, isWhole: isWhole))
        case .picture(let image): embed(ImageViewController(image: image))
        case .other, .unreadable: embed(FactsViewController(entry: entry))
        }
    }

    private func embed(_ child: UIViewController) {
        addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(child.view, at: 0)
        child.didMove(toParent: self)
        setContentScrollView(child.contentScrollView(for: .top), for: .top)
    }

    // MARK: Acts

    private func showFacts() {
        let facts = FactsViewController(entry: entry)
        facts.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak facts] _ in facts?.dismiss(animated: true) })
        let sheet = UINavigationController(rootViewController: facts)
        sheet.modalPresentationStyle = .formSheet
        sheet.sheetPresentationController?.detents = [.medium(), .large()]
        sheet.sheetPresentationController?.prefersGrabberVisible = true
        present(sheet, animated: true)
    }

    private func move() {
        let sheet = Moving.sheet(for: [entry], browsing: browsing) { [weak self] moves in
            guard let self, let place = moves[self.entry.path] else { return }
            // The content was already read and stays visible.
            self.entry = Entry(path: place) ?? self.entry
        }
        present(sheet, animated: true)
    }
}
