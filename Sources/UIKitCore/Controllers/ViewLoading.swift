import CoreGraphics
import Diagnostics
public import Foundation
import QuartzCore

struct ViewLoadingState {
    var view: UIView?
    /// The number of nested calls of `loadView`.
    var depth = 0
    /// Whether `viewDidLoad` was called.
    var isLoaded = false
    var nibName: String?
    var nibBundle: Bundle?
    /// Whether `updateProperties` must be called before the next layout.
    var needsProperties = false
    var topSupport: LayoutSupport?
    var bottomSupport: LayoutSupport?
    /// The initial size of a new view, so that code in `viewDidLoad` has the size of the screen.
    var initialFrame = CGRect(x: 0, y: 0, width: 390, height: 844)
}

extension UIViewController {
    /// The controller of the view or of its nearest superview that has one.
    static func nearest(to view: UIView) -> UIViewController? {
        sequence(first: view) { $0.tree.superview }.lazy.compactMap { $0.tree.controller as? UIViewController }.first
    }

    /// The app that shows the controller's view; without a view in a window the current app.
    var appContext: AppContext { loading.view?.appContext ?? AppContext.current }

    func loadedView() -> UIView? {
        if let view = loading.view { return view }
        // The app's code in loadView may load the view again, for example by selecting the controller. The nested call
        // then creates the view. Code in loadView that reads `view` would recurse endlessly.
        guard loading.depth < 3 else {
            misuse(
                """
                \(type(of: self)).loadView: view was read before it was set; set view first, and do not read it \
                in loadView
                """
            )
        }
        loading.depth += 1
        loading.initialFrame = parent?.viewIfLoaded?.bounds ?? UIScreen.main.bounds
        loadView()
        loading.depth -= 1
        higher.connectInterface()
        if loading.isLoaded, let view = loading.view { return view }
        if loading.view == nil {
            Log.once("\(type(of: self)).loadView set no view; an empty one is used")
            setView(UIView(frame: loading.initialFrame))
        }
        loading.isLoaded = true
        notifyCallListener("viewDidLoad")
        viewDidLoad()
        higher.restoreViews()
        return loading.view
    }

    func setView(_ view: UIView?) {
        if loading.depth > 0, loading.isLoaded { return }
        if let old = loading.view, old !== view { old.tree.controller = nil }
        if view == nil { loading.isLoaded = false }
        keeping(loading.view) { loading.view = view }
        view?.tree.controller = self
        appContext.traits.generation += 1
        view?.updateSafeArea()
    }
}

extension UIViewController: @MainActor NSCoding {}
