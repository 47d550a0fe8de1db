import CoreGraphics
import Foundation
import QuartzCore

struct ViewLoadingState {
    var view: UIView?
    var isLoading = false
    var nibName: String?
    var nibBundle: Bundle?
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
        guard !loading.isLoading else {
            misuse("\(type(of: self)).loadView: asked for view before it was set; set view first, and do not read it in loadView")
        }
        loading.isLoading = true
        loading.initialFrame = parent?.viewIfLoaded?.bounds ?? UIScreen.main.bounds
        loadView()
        if loading.view == nil {
            Log.once("\(type(of: self)).loadView set no view; an empty one is used")
            setView(UIView(frame: loading.initialFrame))
        }
        loading.isLoading = false
        tell("viewDidLoad")
        viewDidLoad()
        return loading.view
    }

    func setView(_ view: UIView?) {
        if let old = loading.view, old !== view { old.tree.controller = nil }
        keeping(loading.view) { loading.view = view }
        view?.tree.controller = self
        AppContext.current.traits.generation += 1
        view?.updateSafeArea()
    }
}
