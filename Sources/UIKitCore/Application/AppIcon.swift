import AssetCatalogs
import CoreGraphics
import Diagnostics
import Foundation
import HostInterface
import Synchronization

/// The assets of the app in its catalog: the icon and the tint color.
extension LaunchInformation {
    /// Documented (Information Property List, CFBundleIconName and NSAccentColorName): the build writes the names of
    /// the icon and the color into the `Info.plist`. Without these keys, the names of Xcode's templates are used.
    private var iconName: String {
        let icons = keys["CFBundleIcons"] as? [String: Any]
        let primary = icons?["CFBundlePrimaryIcon"] as? [String: Any]
        return primary?["CFBundleIconName"] as? String ?? keys["CFBundleIconName"] as? String ?? "AppIcon"
    }

    /// The catalog's color for views without a tint color. Nil without a color set, or for a set without a color.
    var accentColor: UIColor? {
        let named = keys["NSAccentColorName"] as? String
        guard let found = AssetLibrary.find(named ?? "AccentColor", .color, in: bundle) else {
            if let named {
                Log.once(
                    """
                    NSAccentColorName: no color "\(named)" in the asset catalogs of \
                    \(bundle.resourcePath ?? bundle.bundlePath)
                    """
                )
            }
            return nil
        }
        return found.set.variants.contains { $0.color != nil } ? UIColor(found) : nil
    }

    /// The icon with rounded corners, as a desktop shows it. Nil without a readable icon.
    var icon: CGImage? {
        guard let found = AssetLibrary.find(iconName, .icon, in: bundle),
            let variant = found.set.icon(pixels: Double(AppIcon.side)),
            let path = found.path(of: variant)
        else { return nil }
        if let known = AppIcon.kept.withLock({ $0[path] }) { return known }
        guard let image = ImageFiles.data(atPath: path).flatMap({ UIImage(data: $0)?.cgImage }),
            let icon = AppIcon.rounded(image)
        else {
            Log.once("\(path): the app's icon cannot be read")
            return nil
        }
        AppIcon.kept.withLock { $0[path] = icon }
        return icon
    }
}

private enum AppIcon {
    /// The width and height in pixels. Chosen: twice the usual scale of window lists.
    static let side = 128
    static let kept = Mutex<[String: CGImage]>([:])

    static func rounded(_ image: CGImage) -> CGImage? {
        let square = CGRect(x: 0, y: 0, width: side, height: side)
        // Chosen, by eye: the corners of icons on a home screen.
        let radius = square.width * 0.2237
        let context = CGContext()
        context.addPath(CGPath(roundedRect: square, cornerWidth: radius, cornerHeight: radius))
        context.clip()
        ImagePicture(cgImage: image, scale: 1).draw(in: square, context)
        return SharedServices.drawing?.picture(of: context.record, size: square.size, scale: 1)
    }
}

extension AppContext {
    /// Sets the app's icon for the new windows of the display. Called after a frame, so that the frame is not delayed.
    func giveIcons() {
        guard !windowsWithoutIcon.isEmpty else { return }
        let windows = windowsWithoutIcon
        windowsWithoutIcon = []
        guard let icon = UIApplication.shared.information.icon else { return }
        for window in windows { window.setIcon(icon) }
    }
}
