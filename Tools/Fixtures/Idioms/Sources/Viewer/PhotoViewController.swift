import UIKit

/// What a button of the viewer does, kept in properties that bear names of UIKit's.
public struct ViewerButton {
    public var title: String
    public var action: (() -> Void)?
    public init(title: String, action: (() -> Void)? = nil) {
        self.title = title
        self.action = action
    }
}

/// A photo that is zoomed, with shortcuts of the keyboard.
public class PhotoViewController: UIViewController, UIScrollViewDelegate {
    public let scrollView = UIScrollView()
    public let imageView = UIImageView()
    public weak var zoomDelegate: UIScrollViewDelegate?
    public var buttons: [ViewerButton] = []
    public private(set) var log: [String] = []

    public override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.minimumZoomScale = 1
        scrollView.maximumZoomScale = 3
        scrollView.delegate = self
        imageView.frame = scrollView.bounds
        scrollView.contentSize = imageView.bounds.size
        scrollView.addSubview(imageView)
        view.addSubview(scrollView)
    }

    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {
        log.append("zoom \(scrollView.zoomScale)")
        zoomDelegate?.scrollViewDidZoom?(scrollView)
    }

    public override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(input: "+", modifierFlags: .command, action: #selector(zoomIn(_:)), discoverabilityTitle: "Zoom in"),
            UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: #selector(close)),
        ]
    }
    @objc func zoomIn(_ sender: UIKeyCommand) {
        log.append(sender.discoverabilityTitle ?? "")
        scrollView.setZoomScale(scrollView.zoomScale + 1, animated: false)
    }
    @objc private func close() { log.append("close") }

    public func tapButton(_ index: Int) { buttons[index].action?() }

    /// As written for app delegates that may have no window.
    public static var topController: UIViewController? { UIApplication.shared.delegate?.window??.rootViewController }

    public func share() -> UIActivityViewController {
        let sheet = UIActivityViewController(activityItems: [imageView.image as Any, "A photo"], applicationActivities: [])
        sheet.excludedActivityTypes = [.print, .assignToContact]
        sheet.completionWithItemsHandler = { [weak self] type, completed, _, _ in self?.log.append("\(type?.rawValue ?? "none") \(completed)") }
        return sheet
    }
}

/// A window of its own for what floats above.
public class FloatingWindow: UIWindow {
    public private(set) var isFloating = false
    override init(windowScene: UIWindowScene) {
        super.init(windowScene: windowScene)
        isFloating = true
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// Its picture stands above its title.
public class StackedButton: UIButton {
    public override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: contentRect.midX - 12, y: contentRect.minY, width: 24, height: 24)
    }
    public override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: contentRect.minX, y: contentRect.minY + 28, width: contentRect.width, height: 20)
    }
}
