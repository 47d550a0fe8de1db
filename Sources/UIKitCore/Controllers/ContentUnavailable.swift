import CoreGraphics
import Foundation
import QuartzCore

/// The view above the views of a controller without content.
struct ContentUnavailable: ControllerPart {
    var configuration: (any UIContentConfiguration)?
    var view: (any UIView & UIContentView)?
    var needsUpdate = true
}

extension UIViewController {
    func setContentUnavailable(_ new: (any UIContentConfiguration)?) {
        let old = self[ContentUnavailable.self].view
        keeping(self[ContentUnavailable.self].configuration) { self[ContentUnavailable.self].configuration = new }
        guard let new else {
            old?.removeFromSuperview()
            keeping(old) { self[ContentUnavailable.self].view = nil }
            return
        }
        if let old, old.supports(new) {
            old.configuration = new
        } else {
            old?.removeFromSuperview()
            let view = new.makeContentView()
            keeping(old) { self[ContentUnavailable.self].view = view }
        }
        showContentUnavailable()
    }

    /// Adds the view above the other views, as large as the controller's view.
    private func showContentUnavailable() {
        guard let content = self[ContentUnavailable.self].view, let view = viewIfLoaded else { return }
        if content.superview !== view {
            content.frame = view.bounds
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(content)
        }
        keepContentUnavailableInPlace()
    }

    /// Keeps the view in the visible part of a view that scrolls.
    private func keepContentUnavailableInPlace() {
        guard let content = self[ContentUnavailable.self].view, let view = viewIfLoaded as? UIScrollView,
            content.superview === view, content.frame != view.bounds
        else { return }
        content.frame = view.bounds
    }

    func requestContentUnavailableUpdate() {
        self[ContentUnavailable.self].needsUpdate = true
        viewIfLoaded?.setNeedsLayout()
    }

    /// Calls the app for the configuration before the layout of the view.
    func updateContentUnavailableIfNeeded() {
        guard self[ContentUnavailable.self].needsUpdate else { return keepContentUnavailableInPlace() }
        self[ContentUnavailable.self].needsUpdate = false
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
        showContentUnavailable()
    }
}
