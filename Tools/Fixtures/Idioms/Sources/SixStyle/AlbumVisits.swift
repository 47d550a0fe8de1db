import UIKit

/// Counts the screens that were left, by an exchanged method.
@MainActor public enum AlbumVisits {
    public internal(set) static var count = 0
    public static func start() { _ = UIViewController.countVisits }
}

extension UIViewController {
    fileprivate static let countVisits: Void = {
        let selectors = (#selector(UIViewController.viewDidDisappear(_:)), #selector(UIViewController.counted_viewDidDisappear(_:)))
        guard let original = class_getInstanceMethod(UIViewController.self, selectors.0),
            let counted = class_getInstanceMethod(UIViewController.self, selectors.1)
        else { return }
        method_exchangeImplementations(original, counted)
    }()

    @objc fileprivate dynamic func counted_viewDidDisappear(_ animated: Bool) {
        counted_viewDidDisappear(animated)
        AlbumVisits.count += 1
    }
}
