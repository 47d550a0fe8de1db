public import Foundation

// Members and functions with their names before Swift 4.2.
//
// Documented (The Swift Programming Language, Attributes): the compiler accepts them only in Swift 4 mode. In later
// modes they are errors that name the replacement.

extension UIView {
    /// ``UIView/bringSubviewToFront(_:)``.
    @available(swift, obsoleted: 4.2, renamed: "bringSubviewToFront(_:)")
    public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
    /// ``UIView/sendSubviewToBack(_:)``.
    @available(swift, obsoleted: 4.2, renamed: "sendSubviewToBack(_:)")
    public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIViewController {
    /// ``UIViewController/addChild(_:)``.
    @available(swift, obsoleted: 4.2, renamed: "addChild(_:)")
    public func addChildViewController(_ childController: UIViewController) { addChild(childController) }
    /// ``UIViewController/removeFromParent()``.
    @available(swift, obsoleted: 4.2, renamed: "removeFromParent()")
    public func removeFromParentViewController() { removeFromParent() }
    /// ``UIViewController/willMove(toParent:)``.
    @available(swift, obsoleted: 4.2, renamed: "willMove(toParent:)")
    public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }
    /// ``UIViewController/didMove(toParent:)``.
    @available(swift, obsoleted: 4.2, renamed: "didMove(toParent:)")
    public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }
    /// ``UIViewController/children``.
    @available(swift, obsoleted: 4.2, renamed: "children")
    public var childViewControllers: [UIViewController] { children }
}

/// `UIEdgeInsets.init(top:left:bottom:right:)`.
@available(swift, obsoleted: 4.2, renamed: "UIEdgeInsets.init(top:left:bottom:right:)")
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}
/// `CGRect.inset(by:)`.
@available(swift, obsoleted: 4.2, renamed: "CGRect.inset(self:by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
    rect.inset(by: insets)
}
/// `UIImage.pngData()`.
@available(swift, obsoleted: 4.2, renamed: "UIImage.pngData(self:)")
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? {
    image.pngData()
}
/// `UIImage.jpegData(compressionQuality:)`.
@available(swift, obsoleted: 4.2, renamed: "UIImage.jpegData(self:compressionQuality:)")
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: compressionQuality)
}

/// ``UITableView/automaticDimension``.
@available(swift, obsoleted: 4.2, renamed: "UITableView.automaticDimension")
@preconcurrency @MainActor
public var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }
/// ``UIView/noIntrinsicMetric``.
@available(swift, obsoleted: 4.2, renamed: "UIView.noIntrinsicMetric")
@preconcurrency @MainActor
public var UIViewNoIntrinsicMetric: CGFloat { UIView.noIntrinsicMetric }
/// ``UIView/layoutFittingCompressedSize``.
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingCompressedSize")
@preconcurrency @MainActor
public var UILayoutFittingCompressedSize: CGSize { UIView.layoutFittingCompressedSize }
/// ``UIView/layoutFittingExpandedSize``.
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingExpandedSize")
@preconcurrency @MainActor
public var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }
/// ``UIBackgroundTaskIdentifier/invalid``.
@available(swift, obsoleted: 4.2, renamed: "UIBackgroundTaskIdentifier.invalid")
@preconcurrency @MainActor
public var UIBackgroundTaskInvalid: UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier.invalid }
/// ``UIApplication/openSettingsURLString``.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.openSettingsURLString")
@preconcurrency @MainActor
public var UIApplicationOpenSettingsURLString: String { UIApplication.openSettingsURLString }
/// ``UINavigationController/hideShowBarDuration``.
@available(swift, obsoleted: 4.2, renamed: "UINavigationController.hideShowBarDuration")
@preconcurrency @MainActor
public var UINavigationControllerHideShowBarDuration: CGFloat { UINavigationController.hideShowBarDuration }
/// `UIScrollView.DecelerationRate.normal.rawValue`.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.normal.rawValue")
@preconcurrency @MainActor
public var UIScrollViewDecelerationRateNormal: CGFloat { UIScrollView.DecelerationRate.normal.rawValue }
/// `UIScrollView.DecelerationRate.fast.rawValue`.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.fast.rawValue")
@preconcurrency @MainActor
public var UIScrollViewDecelerationRateFast: CGFloat { UIScrollView.DecelerationRate.fast.rawValue }
/// ``UIResponder/keyboardFrameBeginUserInfoKey``.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameBeginUserInfoKey")
@preconcurrency @MainActor
public var UIKeyboardFrameBeginUserInfoKey: String { UIResponder.keyboardFrameBeginUserInfoKey }
/// ``UIResponder/keyboardFrameEndUserInfoKey``.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameEndUserInfoKey")
@preconcurrency @MainActor
public var UIKeyboardFrameEndUserInfoKey: String { UIResponder.keyboardFrameEndUserInfoKey }
/// ``UIResponder/keyboardAnimationDurationUserInfoKey``.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationDurationUserInfoKey")
@preconcurrency @MainActor
public var UIKeyboardAnimationDurationUserInfoKey: String { UIResponder.keyboardAnimationDurationUserInfoKey }
/// ``UIResponder/keyboardAnimationCurveUserInfoKey``.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationCurveUserInfoKey")
@preconcurrency @MainActor
public var UIKeyboardAnimationCurveUserInfoKey: String { UIResponder.keyboardAnimationCurveUserInfoKey }

extension NSNotification.Name {
    /// ``UIResponder/keyboardWillShowNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillShowNotification")
    public static var UIKeyboardWillShow: NSNotification.Name { UIResponder.keyboardWillShowNotification }
    /// ``UIResponder/keyboardDidShowNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidShowNotification")
    public static var UIKeyboardDidShow: NSNotification.Name { UIResponder.keyboardDidShowNotification }
    /// ``UIResponder/keyboardWillHideNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillHideNotification")
    public static var UIKeyboardWillHide: NSNotification.Name { UIResponder.keyboardWillHideNotification }
    /// ``UIResponder/keyboardDidHideNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidHideNotification")
    public static var UIKeyboardDidHide: NSNotification.Name { UIResponder.keyboardDidHideNotification }
    /// ``UIResponder/keyboardWillChangeFrameNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillChangeFrameNotification")
    public static var UIKeyboardWillChangeFrame: NSNotification.Name { UIResponder.keyboardWillChangeFrameNotification }
    /// ``UIApplication/didBecomeActiveNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didBecomeActiveNotification")
    public static var UIApplicationDidBecomeActive: NSNotification.Name { UIApplication.didBecomeActiveNotification }
    /// ``UIApplication/willResignActiveNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.willResignActiveNotification")
    public static var UIApplicationWillResignActive: NSNotification.Name { UIApplication.willResignActiveNotification }
    /// ``UIApplication/didEnterBackgroundNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didEnterBackgroundNotification")
    public static var UIApplicationDidEnterBackground: NSNotification.Name {
        UIApplication.didEnterBackgroundNotification
    }
    /// ``UIApplication/willEnterForegroundNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.willEnterForegroundNotification")
    public static var UIApplicationWillEnterForeground: NSNotification.Name {
        UIApplication.willEnterForegroundNotification
    }
    /// ``UIApplication/willTerminateNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.willTerminateNotification")
    public static var UIApplicationWillTerminate: NSNotification.Name { UIApplication.willTerminateNotification }
    /// ``UIApplication/didReceiveMemoryWarningNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didReceiveMemoryWarningNotification")
    public static var UIApplicationDidReceiveMemoryWarning: NSNotification.Name {
        UIApplication.didReceiveMemoryWarningNotification
    }
    /// ``UITextField/textDidChangeNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidChangeNotification")
    public static var UITextFieldTextDidChange: NSNotification.Name { UITextField.textDidChangeNotification }
    /// ``UIDevice/orientationDidChangeNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UIDevice.orientationDidChangeNotification")
    public static var UIDeviceOrientationDidChange: NSNotification.Name { UIDevice.orientationDidChangeNotification }
    /// ``UIContentSizeCategory/didChangeNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UIContentSizeCategory.didChangeNotification")
    public static var UIContentSizeCategoryDidChange: NSNotification.Name {
        UIContentSizeCategory.didChangeNotification
    }
}
