package import UIKit

/// A page that checks the order of its calls: every `will` is answered by its `did`, or taken back by the other `will`.
package final class WalkPage: UIViewController {
    package enum Phase { case hidden, appearing, shown, disappearing }

    package private(set) var phase = Phase.hidden
    /// The first call that came out of order.
    package private(set) var wrongOrder: String?
    /// Told of each call, for requests made from inside it.
    package var onCall: ((Walker.Inside) -> Void)?
    private let kind: Int

    /// - Parameter kind: what sort of page: its bits choose a scroll view, a large title, a toolbar, whether bars hide.
    package init(_ name: String, kind: Int = 0) {
        self.kind = kind
        super.init(nibName: nil, bundle: nil)
        title = name
        if kind & 1 != 0 { navigationItem.largeTitleDisplayMode = [.always, .never][kind / 2 % 2] }
        if kind & 4 != 0 { navigationItem.rightBarButtonItems = [UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .search)] }
        if kind & 8 != 0 { toolbarItems = [UIBarButtonItem(systemItem: .flexibleSpace), UIBarButtonItem(systemItem: .trash)] }
        hidesBottomBarWhenPushed = kind & 0x30 == 0x30
        if kind & 0x1c0 == 0x1c0 { navigationItem.prompt = "Prompt" }
    }

    package required init?(coder: NSCoder) { nil }

    package override func loadView() {
        guard kind & 2 != 0 else { return super.loadView() }
        let scroll = UIScrollView()
        scroll.alwaysBounceVertical = true
        scroll.contentSize = CGSize(width: 10, height: 1_000)
        view = scroll
    }
    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }
    package override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // What apps with a page without a bar do.
        if kind % 5 == 1 { navigationController?.setNavigationBarHidden(kind % 2 == 0, animated: animated) }
        go(to: .appearing, from: [.hidden, .disappearing])
        onCall?(.willAppear)
    }
    package override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        go(to: .shown, from: [.appearing])
        onCall?(.didAppear)
    }
    package override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        go(to: .disappearing, from: [.shown, .appearing])
        onCall?(.willDisappear)
    }
    package override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        go(to: .hidden, from: [.disappearing])
        onCall?(.didDisappear)
    }

    private func go(to next: Phase, from allowed: [Phase]) {
        if !allowed.contains(phase), wrongOrder == nil { wrongOrder = "\(phase) to \(next)" }
        phase = next
    }
}
