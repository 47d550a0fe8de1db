public import UIKit
import UIKitCore

/// Notes what is called, in order, as lines of text.
///
/// ```swift
/// let recorder = app.recordCalls()
/// navigation.pushViewController(detail, animated: true)
/// app.settle()
/// #expect(recorder.take().first == "Detail willMove to parent")
/// ```
@preconcurrency @MainActor
public final class CallRecorder {
    /// Lines noted and not taken.
    public private(set) var lines: [String] = []

    /// Without lines.
    public init() {}

    /// Adds a line.
    public func note(_ line: String) { lines.append(line) }

    /// The lines so far, which are then forgotten.
    public func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

extension TestApp {
    /// Notes from now on the calls that view controllers of this app get, whatever their classes: loading, appearance,
    /// containment, and the calls that a navigation delegate gets (`willShow`, `didShow`), each under the controller's
    /// title or else its class. The newest recorder listens, the ones before it do not any more.
    /// - Parameter navigation: nil for all controllers; else only those that are or were on this one's stack.
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

/// A screen that notes each call it gets, under its title.
open class RecordingViewController: UIViewController {
    /// Gets the lines.
    public let recorder: CallRecorder
    /// The title, which each line begins with.
    public let name: String
    /// Runs inside the named call, for requests made from callbacks.
    public var onCall: [String: () -> Void] = [:]

    /// A screen with this title.
    public init(_ name: String, _ recorder: CallRecorder) {
        self.name = name
        self.recorder = recorder
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    /// Nil: a recorder is needed.
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

/// A navigation delegate that notes its calls.
public final class RecordingNavigationDelegate: NSObject, UINavigationControllerDelegate {
    private let recorder: CallRecorder
    /// Runs inside `willShow` and `didShow`, for requests made from there.
    public var onWillShow: (() -> Void)?
    /// Runs inside `didShow`, after it was noted.
    public var onDidShow: (() -> Void)?

    /// A delegate that notes into a recorder.
    public init(_ recorder: CallRecorder) {
        self.recorder = recorder
        super.init()
    }

    /// Notes "willShow" with the title, and whether it is animated.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        recorder.note("willShow \(viewController.title ?? "?")\(animated ? " animated" : "")")
        onWillShow?()
    }

    /// Notes "didShow" with the title, and whether it is animated.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        recorder.note("didShow \(viewController.title ?? "?")\(animated ? " animated" : "")")
        onDidShow?()
    }
}
