public import UIKit

/// Shows a web page in the desktop's browser. After the controller appears, it opens the page in the browser, dismisses
/// the presentation and calls `safariViewControllerDidFinish(_:)`.
///
/// - Coverage: the page is never inside the app; colors and bar settings have no effect.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
    open class Configuration: NSObject {
        open var entersReaderIfAvailable = false
        open var barCollapsingEnabled = true
        public override init() { super.init() }
    }

    public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

    open weak var delegate: (any SFSafariViewControllerDelegate)?
    public let configuration: Configuration
    open var preferredBarTintColor: UIColor?
    open var preferredControlTintColor: UIColor?
    open var dismissButtonStyle = DismissButtonStyle.done
    private let url: URL
    private var isOpened = false

    public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

    public init(url URL: URL, configuration: Configuration) {
        url = URL
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !isOpened else { return }
        isOpened = true
        let didStart = Browser.open(url)
        delegate?.safariViewController(self, didCompleteInitialLoad: didStart)
        delegate?.safariViewControllerDidFinish(self)
        if presentingViewController != nil { dismiss(animated: true) }
    }
}

@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
}

enum Browser {
    /// - Returns: whether the desktop has a program for it.
    static func open(_ url: URL) -> Bool {
        guard ["http", "https"].contains(url.scheme?.lowercased() ?? "") else {
            return complain("only pages of the web can be shown, not \(url)")
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["xdg-open", url.absoluteString]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
            return true
        } catch {
            return complain("the desktop's browser could not be started: \(error.localizedDescription)")
        }
    }

    private static func complain(_ text: String) -> Bool {
        FileHandle.standardError.write(Data("chevron: SFSafariViewController: \(text)\n".utf8))
        return false
    }
}
