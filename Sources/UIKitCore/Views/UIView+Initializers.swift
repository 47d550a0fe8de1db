import CoreGraphics
import Diagnostics
public import Foundation
import QuartzCore

/// The archive format of views. Chosen: keys of this project. UIKit's classes create their own subviews again, so
/// subviews are not written, and neither are closures, recognizers and constraints.
extension UIView {
    func encodeView(_ coder: NSCoder) {
        coder.encode(numbers: [center.x, center.y, bounds.width, bounds.height], as: "view.place")
        coder.encode(Double(alpha), forKey: "view.alpha")
        coder.encode(isHidden, forKey: "view.hidden")
        coder.encode(isOpaque, forKey: "view.opaque")
        coder.encode(clipsToBounds, forKey: "view.clips")
        coder.encode(tag, forKey: "view.tag")
        coder.encode(contentMode.rawValue, forKey: "view.contentMode")
        coder.encode(Int(autoresizingMask.rawValue), forKey: "view.autoresizing")
        coder.encode(autoresizesSubviews, forKey: "view.autoresizesSubviews")
        coder.encode(isUserInteractionEnabled, forKey: "view.interactive")
        coder.encode(isMultipleTouchEnabled, forKey: "view.multipleTouch")
        coder.encode(semanticContentAttribute.rawValue, forKey: "view.semantics")
        coder.encode(overrideUserInterfaceStyle.rawValue, forKey: "view.style")
        coder.encode(accessibilityIdentifier, forKey: "view.identifier")
        coder.encode(appearanceState.backgroundColor, as: "view.background")
        coder.encode(appearanceState.tintColor, as: "view.tint")
    }

    /// A coder without a view changes nothing.
    func decodeView(_ coder: NSCoder) {
        guard coder.allowsKeyedCoding, coder.containsValue(forKey: "view.place") else { return }
        if let place = coder.numbers("view.place", count: 4) {
            layer.bounds.size = CGSize(width: max(0, place[2]), height: max(0, place[3]))
            layer.position = CGPoint(x: place[0], y: place[1])
        }
        let alpha = coder.double("view.alpha")
        layer.opacity = alpha.isFinite ? Float(min(max(alpha, 0), 1)) : 1
        layer.isHidden = coder.bool("view.hidden", default: false)
        appearanceState.isOpaque = coder.bool("view.opaque", default: true)
        layer.masksToBounds = coder.bool("view.clips", default: false)
        tag = coder.integer("view.tag")
        contentMode = ContentMode(rawValue: coder.integer("view.contentMode")) ?? .scaleToFill
        layoutState.autoresizingMask = AutoresizingMask(rawValue: UInt(clamping: coder.integer("view.autoresizing")))
        layoutState.autoresizesSubviews = coder.bool("view.autoresizesSubviews", default: true)
        gestures.isUserInteractionEnabled = coder.bool("view.interactive", default: true)
        gestures.isMultipleTouchEnabled = coder.bool("view.multipleTouch", default: false)
        semanticContentAttribute = UISemanticContentAttribute(rawValue: coder.integer("view.semantics")) ?? .unspecified
        setOverride(\.style, UIUserInterfaceStyle(rawValue: coder.integer("view.style")) ?? .unspecified)
        accessibility.identifier = coder.string("view.identifier")
        if let color = coder.color("view.background") { setBackgroundColor(color) }
        if let color = coder.color("view.tint") { setTintColor(color) }
    }
}

extension UIView {
    var ownRestoration: ViewRestoration {
        if let restoration { return restoration }
        let made = ViewRestoration()
        restoration = made
        return made
    }
}

// `ObjectClassInitializers.swift` explains how these initializers work.

/// A class whose `init(frame:)` can be called on a class value.
@preconcurrency @MainActor
public protocol InitializableByFrame {}

extension UIView: InitializableByFrame {
    @_silgen_name("chevron_UIView_init_frame") private convenience init(calling frame: CGRect) {
        self.init(frame: frame)
    }
    @_silgen_name("chevron_UIView_init_frame") fileprivate static func make(_ frame: CGRect) -> UIView
}

extension InitializableByFrame {
    /// Calls `init(frame:)` of the class, as in `type.init(frame: .zero)`. Stops the program if the class does not have
    /// the initializer.
    @_disfavoredOverload @_silgen_name("chevron_any_view_init_frame") public init(frame: CGRect)
    @_silgen_name("chevron_any_view_init_frame") static func makeByClass(_ frame: CGRect) -> Self {
        (self as! UIView.Type).make(frame) as! Self
    }
}
