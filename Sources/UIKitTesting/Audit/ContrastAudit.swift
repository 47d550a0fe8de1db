import CoreGraphics
import Foundation
import NumberConversion
import UIKit
import UIKitCore

/// Checks of the drawn pixels: contrast, size, labels.
extension BarAudit {
    /// Chosen: the system's own pale colors pass if its darkest text color would have enough contrast, because an app
    /// that keeps the defaults has decided nothing. Dimmed items also pass.
    mutating func checkTexts(in bar: UIView, _ name: String) {
        guard let picture else { return }
        for label in bar.descendants.compactMap({ $0 as? UILabel })
        where label.isShown(in: bar) && label.text?.isEmpty == false {
            let color = label.textColor.resolvedColor(with: label.traitCollection)
            guard !label.isDimmed(in: bar), let behind = background(of: label, color.cgColor, in: picture) else {
                continue
            }
            let system: [UIColor] = [.systemBlue, .secondaryLabel]
            if system.contains(where: { $0.resolvedColor(with: label.traitCollection) == color }),
                Contrast(UIColor.label.resolvedColor(with: label.traitCollection).cgColor, over: behind).ratio >= 7
            {
                continue
            }
            if UIColor.isSystemBadge(color, over: behind, label.traitCollection) { continue }
            let ratio = Contrast(color.cgColor, over: behind).ratio
            let size = label.font.pointSize
            let isLarge = size >= 24 || (size >= 18.5 && label.font.request.weight >= 600)
            let wanted: CGFloat = isLarge ? 3 : 4.5
            guard ratio < wanted else { continue }
            report(
                .lowContrast, name,
                """
                shows “\(label.text ?? "")” with a contrast of \(String(format: "%.1f", Double(ratio))) to 1, \
                where \(isLarge ? "3" : "4.5") are needed.
                """,
                "Make the text darker or lighter, or its background.")
        }
    }

    /// The most frequent color in the label's frame. Text covers less than half of its frame. If a picture is behind
    /// the label, the text color itself may be the most frequent; its pixels are not counted then.
    private func background(of label: UILabel, _ own: CGColor, in picture: TestPicture) -> CGColor? {
        func isText(_ pixel: UInt32) -> Bool {
            guard own.alpha >= 1 else { return false }
            return zip([16, 8, 0] as [UInt32], [own.red, own.green, own.blue]).allSatisfy {
                abs(CGFloat(pixel >> $0 & 255) - $1 * 255) <= 2
            }
        }
        let frame = label.convert(label.bounds, to: nil).applying(CGAffineTransform(scaleX: scale, y: scale)).integral
        var counts: [UInt32: Int] = [:]
        for y in stride(from: Int(saturating: frame.minY), to: Int(saturating: frame.maxY), by: 1) {
            for x in stride(from: Int(saturating: frame.minX), to: Int(saturating: frame.maxX), by: 2) {
                guard let pixel = picture[x, y] else { continue }
                counts[UInt32(pixel.red) << 16 | UInt32(pixel.green) << 8 | UInt32(pixel.blue), default: 0] += 1
            }
        }
        let all = counts.values.reduce(0, +)
        let others = counts.filter { !isText($0.key) }
        if others.values.reduce(0, +) * 2 > all { counts = others }
        // The darkest of several equally frequent colors, so that the result is deterministic.
        guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key else { return nil }
        return CGColor(
            red: CGFloat(most >> 16 & 255) / 255, green: CGFloat(most >> 8 & 255) / 255,
            blue: CGFloat(most & 255) / 255, alpha: 1)
    }

    mutating func checkTargets(in bar: UIView, _ name: String) {
        for control in bar.descendants.compactMap({ $0 as? UIControl })
        where control.isShown(in: bar) && control.isUserInteractionEnabled {
            let spoken = control.accessibilityLabel
            let called = spoken ?? control.accessibilityIdentifier ?? "\(type(of: control))"
            if control.isAccessibilityElement, spoken?.isEmpty != false {
                report(
                    .missingLabel, name, "has a control that no reader can name, \(called).",
                    "Set a title, or accessibilityLabel where there is only an image.")
            }
            let size = control.touchSize
            // In a bar of compact height no control is higher than the bar. The height of UIKit's own fields and
            // segmented controls is UIKit's choice.
            let height =
                control is UISearchTextField || control is UISegmentedControl || control is UISwitch
                ? 0 : min(44, bar.bounds.height)
            guard size.width < 44 || size.height < height, !(control.superview is UIControl),
                !(control.superview is UISegmentedControl)
            else { continue }
            report(
                .smallTarget, name,
                """
                has a target of \(Int(saturating: size.width)) by \(Int(saturating: size.height)) points, \
                “\(called)”.
                """,
                "Make it at least 44 points each way, or give its neighbors more room.")
        }
    }
}

extension UIColor {
    /// The system's badges are white on red.
    @MainActor
    fileprivate static func isSystemBadge(_ color: UIColor, over behind: CGColor, _ traits: UITraitCollection) -> Bool {
        let red = UIColor.systemRed.resolvedColor(with: traits).cgColor
        return color == .white
            && zip([red.red, red.green, red.blue], [behind.red, behind.green, behind.blue]).allSatisfy {
                abs($0 - $1) * 255 <= 2
            }
    }
}

/// The contrast of two colors. Documented (Web Content Accessibility Guidelines 2, Contrast ratio): the formula.
struct Contrast {
    let ratio: CGFloat

    init(_ color: CGColor, over background: CGColor) {
        let a = color.alpha
        func mix(_ front: CGFloat, _ back: CGFloat) -> CGFloat { front * a + back * (1 - a) }
        let shown = Self.luminance(
            mix(color.red, background.red), mix(color.green, background.green), mix(color.blue, background.blue))
        let behind = Self.luminance(background.red, background.green, background.blue)
        ratio = (max(shown, behind) + 0.05) / (min(shown, behind) + 0.05)
    }

    private static func luminance(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> CGFloat {
        func linear(_ part: CGFloat) -> CGFloat {
            part <= 0.03928 ? part / 12.92 : CGFloat(pow(Double((part + 0.055) / 1.055), 2.4))
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}

extension UIView {
    /// Whether the view is visible within its bar.
    fileprivate func isShown(in bar: UIView) -> Bool {
        var view: UIView? = self
        while let current = view, current !== bar {
            if current.isHidden || current.alpha < 0.5 { return false }
            view = current.superview
        }
        return !bounds.isEmpty
    }

    fileprivate func isDimmed(in bar: UIView) -> Bool {
        var view: UIView? = self
        while let current = view, current !== bar {
            if (current as? UIControl)?.isEnabled == false { return true }
            view = current.superview
        }
        return false
    }
}

extension UIControl {
    /// The size of the area around the center in which the control accepts touches.
    fileprivate var touchSize: CGSize {
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        func reach(_ dx: CGFloat, _ dy: CGFloat) -> CGFloat {
            var far: CGFloat = 0
            while far < 60,
                point(inside: CGPoint(x: middle.x + dx * (far + 1), y: middle.y + dy * (far + 1)), with: nil)
            { far += 1 }
            return far
        }
        return CGSize(width: reach(1, 0) + reach(-1, 0) + 1, height: reach(0, 1) + reach(0, -1) + 1)
    }
}
