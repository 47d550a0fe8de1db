import UIKit

private final class DeviceWindow: UIWindow {
    private let device: Device

    init(_ device: Device) {
        self.device = device
        super.init(frame: CGRect(origin: .zero, size: device.size))
        isHidden = false
    }

    required init?(coder: NSCoder) { fatalError() }
    override var safeAreaInsets: UIEdgeInsets { device.safeArea }
}

public func portrait(of controller: UIViewController, on device: Device) -> UIImage {
    let window = DeviceWindow(device)
    let parent = UIViewController()
    parent.addChild(controller)
    parent.view.addSubview(controller.view)
    parent.setOverrideTraitCollection(device.traits, forChild: controller)
    controller.didMove(toParent: parent)
    window.rootViewController = parent
    parent.beginAppearanceTransition(true, animated: false)
    parent.endAppearanceTransition()
    controller.view.frame = window.bounds
    controller.view.setNeedsLayout()
    controller.view.layoutIfNeeded()
    if let foreign = controller.view.foreignPortrait { return foreign }
    let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 1))
    return UIGraphicsImageRenderer(bounds: controller.view.bounds, format: format).image { context in
        controller.view.layer.render(in: context.cgContext)
    }
}
