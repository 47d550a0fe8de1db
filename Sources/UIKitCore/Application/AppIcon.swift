import AssetCatalogs
import CoreGraphics
import Foundation
import HostInterface
import Synchronization

/// What an app's asset catalog has for the app itself: its icon, and the color of its tint.
extension LaunchInformation {
    /// Documented: the build writes the names of the icon and the color into the `Info.plist`. Where it did not, those
    /// that Xcode's templates use are looked for.
    private var iconName: String {
        let icons = keys["CFBundleIcons"] as? [String: Any]
        let primary = icons?["CFBundlePrimaryIcon"] as? [String: Any]
        return primary?["CFBundleIconName"] as? String ?? keys["CFBundleIconName"] as? String ?? "AppIcon"
    }

    /// The color of the catalog that is the tint where a view sets none; nil where the set leaves it open or is not
    /// there.
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

    /// The icon with round corners, as a desktop shows it; nil where the catalogs have none that can be read.
    var icon: CGImage? {
        guard let found = AssetLibrary.find(iconName, .icon, in: bundle),
            let variant = found.set.icon(pixels: Double(AppIcon.side)),
            let path = found.path(of: variant)
        else { return nil }
        if let known = AppIcon.kept.withLock({ $0[path] }) { return known }
        guard let image = ImageFiles.data(atPath: path).flatMap({ SharedServices.codec?.decode($0)?.image }),
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
    /// Pixels. Chosen: what lists of windows show at twice their usual scale.
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
    /// The windows of the display that were made since the last picture have the app's icon. After the picture, which
    /// does not wait for it.
    func giveIcons() {
        guard !windowsWithoutIcon.isEmpty else { return }
        let windows = windowsWithoutIcon
        windowsWithoutIcon = []
        guard let icon = UIApplication.shared.information.icon else { return }
        for window in windows { window.setIcon(icon) }
    }
}
