import UIKit

@objc public protocol PanelDelegate {
    @objc(panel:heightForTraits:) optional func panel(_ panel: PanelController, heightFor traits: UITraitCollection) -> CGFloat
    @objc(panel:heightForSize:) optional func panel(_ panel: PanelController, heightFor size: CGSize) -> CGFloat
    @objc optional func panelDidMove(_ panel: PanelController)
}

open class PanelController: UIViewController {
    @IBOutlet public weak var delegate: PanelDelegate?
    public private(set) var height: CGFloat = 0

    open func update() {
        height = delegate?.panel?(self, heightFor: traitCollection) ?? delegate?.panel?(self, heightFor: view.bounds.size) ?? 44
        delegate?.panelDidMove?(self)
    }
}
