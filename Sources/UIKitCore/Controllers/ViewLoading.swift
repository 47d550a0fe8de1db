import CoreGraphics
public import Foundation
import QuartzCore

struct ViewLoadingState {
    var view: UIView?
    /// Calls of `loadView` that run.
    var depth = 0
    /// `viewDidLoad` was called.
    var isLoaded = false
    var nibName: String?
    var nibBundle: Bundle?
    var storyboard: UIStoryboard?
    /// The scene of it that the controller was made of, for the segues that start there.
    var scene: SceneOrigin?
    /// The scene or nib that the controller is of, until its view is made.
    var assembly: InterfaceAssembly?
    /// Objects of its scene or nib that nothing else holds.
    var loose: [AnyObject] = []
    /// `updateProperties` is due before the next layout.
    var needsProperties = false
    var topSupport: LayoutSupport?
    var bottomSupport: LayoutSupport?
    /// The size a new view starts with, so that code in `viewDidLoad` sees the screen it is for.
    var initialFrame = CGRect(x: 0, y: 0, width: 390, height: 844)
}

extension UIViewController {
    func loadedView() -> UIView? {
        if let view = loading.view { return view }
        // What an app does in loadView may lead to the view's being needed, as selecting the controller does. Then
        // another call makes it, and the view that it makes stays. Code that reads the view there would not end.
        guard loading.depth < 3 else {
            misuse(
                """
                \(type(of: self)).loadView: asked for view before it was set; set view first, and do not read it \
                in loadView
                """
            )
        }
        loading.depth += 1
        loading.initialFrame = parent?.viewIfLoaded?.bounds ?? UIScreen.main.bounds
        loadView()
        loading.depth -= 1
        connectInterface()
        if loading.isLoaded, let view = loading.view { return view }
        if loading.view == nil {
            Log.once("\(type(of: self)).loadView set no view; an empty one is used")
            setView(UIView(frame: loading.initialFrame))
        }
        loading.isLoaded = true
        tell("viewDidLoad")
        viewDidLoad()
        if restoration.views != nil { restoreViews() }
        return loading.view
    }

    func setView(_ view: UIView?) {
        if loading.depth > 0, loading.isLoaded { return }
        if let old = loading.view, old !== view { old.tree.controller = nil }
        if view == nil { loading.isLoaded = false }
        keeping(loading.view) { loading.view = view }
        view?.tree.controller = self
        AppContext.current.traits.generation += 1
        view?.updateSafeArea()
    }
}

extension UIViewController: @MainActor NSCoding {}
