public import UIKit
import UIKitCore

/// Records calls in order, as lines of text.
///
/// ```swift
/// let recorder = app.recordCalls()
/// navigation.pushViewController(detail, animated: true)
/// app.settle()
/// #expect(recorder.take().first == "Detail willMove to parent")
/// ```
@preconcurrency @MainActor
public final class CallRecorder {
    /// The recorded lines since the last call of ``take()``.
    public private(set) var lines: [String] = []

    /// Creates a recorder without lines.
    public init() {}

    /// Adds a line.
    public func note(_ line: String) { lines.append(line) }

    /// Returns the recorded lines and clears the recorder.
    public func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

extension TestApp {
    /// Records the calls to all view controllers of this app: loading, appearance, containment, and the calls to a
    /// navigation delegate (`willShow`, `didShow`). Each line begins with the controller's title or class. Only the
    /// newest recorder of an app records.
    /// - Parameter navigation: nil records all controllers; otherwise only controllers that are or were on this stack.
    public func recordCalls(of navigation: UINavigationController? = nil) -> CallRecorder {
        let recorder = CallRecorder()
        var members = Set((navigation?.viewControllers ?? []).map(ObjectIdentifier.init))
        context.callListener = { [weak navigation] object, call in
            guard let controller = object as? UIViewController else { return }
            if let navigation {
                if controller.navigationController === navigation || navigation.viewControllers.contains(controller) {
                    members.insert(ObjectIdentifier(controller))
                }
                guard members.contains(ObjectIdentifier(controller)) else { return }
            }
            recorder.note("\(controller.title ?? "\(Swift.type(of: controller))") \(call)")
        }
        return recorder
    }
}

/// A view controller that records each call under its title.
open class RecordingViewController: UIViewController {
    /// Receives the lines.
    public let recorder: CallRecorder
    /// The title, and the first word of each line.
    public let name: String
    /// Closures to run inside the named call, for requests from callbacks.
    public var onCall: [String: () -> Void] = [:]

    /// Creates a view controller with this title.
    public init(_ name: String, _ recorder: CallRecorder) {
        self.name = name
        self.recorder = recorder
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    /// Returns nil, because a recorder is required.
    public required init?(coder: NSCoder) { nil }

    private func note(_ call: String, _ detail: String = "") {
        recorder.note("\(name) \(call)\(detail)")
        onCall[call]?()
    }

    override open func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        note("viewDidLoad")
    }
    override open func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("viewWillAppear", animated ? " animated" : "")
    }
    override open func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("viewDidAppear", animated ? " animated" : "")
    }
    override open func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("viewWillDisappear", animated ? " animated" : "")
    }
    override open func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("viewDidDisappear", animated ? " animated" : "")
    }
    override open func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        note("willMove", parent == nil ? " to nil" : " to parent")
    }
    override open func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        note("didMove", parent == nil ? " to nil" : " to parent")
    }
}

/// A navigation delegate that records its calls.
public final class RecordingNavigationDelegate: NSObject, UINavigationControllerDelegate {
    private let recorder: CallRecorder
    /// Runs inside `willShow`, after the call is recorded.
    public var onWillShow: (() -> Void)?
    /// Runs inside `didShow`, after the call is recorded.
    public var onDidShow: (() -> Void)?

    /// Creates a delegate with a recorder.
    public init(_ recorder: CallRecorder) {
        self.recorder = recorder
        super.init()
    }

    /// Records "willShow" with the title and whether the transition is animated.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        recorder.note("willShow \(viewController.title ?? "?")\(animated ? " animated" : "")")
        onWillShow?()
    }

    /// Records "didShow" with the title and whether the transition is animated.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        recorder.note("didShow \(viewController.title ?? "?")\(animated ? " animated" : "")")
        onDidShow?()
    }
}
