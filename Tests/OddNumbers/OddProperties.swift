import Foundation
import UIKit
import UIKitTesting

extension OddProperty {
    /// Every property of the library that takes a number.
    package static let all =
        [
            OddProperty(
                "UIPopoverPresentationController.sourceRect", \UIPopoverPresentationController.sourceRect,
                OddObjects.popover),
            OddProperty(
                "UIPopoverPresentationController.popoverLayoutMargins",
                \UIPopoverPresentationController.popoverLayoutMargins, OddObjects.popover),
            OddProperty(
                "UISheetPresentationController.preferredCornerRadius",
                \UISheetPresentationController.preferredCornerRadius, OddObjects.sheet),
            OddProperty(
                "UIApplication.applicationIconBadgeNumber", \UIApplication.applicationIconBadgeNumber,
                OddObjects.application),
            OddProperty(
                "UIViewController.preferredContentSize", \UIViewController.preferredContentSize, OddObjects.page),
            OddProperty(
                "UIViewController.additionalSafeAreaInsets", \UIViewController.additionalSafeAreaInsets, OddObjects.page
            ),
            OddProperty(
                "UIPercentDrivenInteractiveTransition.completionSpeed",
                \UIPercentDrivenInteractiveTransition.completionSpeed, OddObjects.percent),
            OddProperty(
                "UISearchBar.selectedScopeButtonIndex", \UISearchBar.selectedScopeButtonIndex, OddObjects.searchBar),
            OddProperty(
                "UISearchBar.searchFieldBackgroundPositionAdjustment",
                \UISearchBar.searchFieldBackgroundPositionAdjustment, OddObjects.searchBar),
            OddProperty(
                "UISearchBar.searchTextPositionAdjustment", \UISearchBar.searchTextPositionAdjustment,
                OddObjects.searchBar),
            OddProperty("UINavigationBar.frame", \UINavigationBar.frame, OddObjects.navigationBar),
            OddProperty("UINavigationBar.bounds", \UINavigationBar.bounds, OddObjects.navigationBar),
            OddProperty("UINavigationBar.alpha", \UINavigationBar.alpha, OddObjects.navigationBar),
            OddProperty("UITabBar.itemWidth", \UITabBar.itemWidth, OddObjects.tabBar),
            OddProperty("UITabBar.itemSpacing", \UITabBar.itemSpacing, OddObjects.tabBar),
            OddProperty(
                "NSTextContainer.lineFragmentPadding", \NSTextContainer.lineFragmentPadding, OddObjects.container),
            OddProperty("NSTextContainer.size", \NSTextContainer.size, OddObjects.container),
            OddProperty(
                "NSTextContainer.maximumNumberOfLines", \NSTextContainer.maximumNumberOfLines, OddObjects.container),
            OddProperty("NSLayoutManager.hyphenationFactor", OddObjects.textView) {
                $0.layoutManager.hyphenationFactor = Float($1)
            },
            OddProperty(
                "AttributedString.MarkdownSourcePosition.startLine", OddObjects.label,
                set: OddObjects.position(\.startLine)),
            OddProperty(
                "AttributedString.MarkdownSourcePosition.startColumn", OddObjects.label,
                set: OddObjects.position(\.startColumn)),
            OddProperty(
                "AttributedString.MarkdownSourcePosition.endLine", OddObjects.label,
                set: OddObjects.position(\.endLine)),
            OddProperty(
                "AttributedString.MarkdownSourcePosition.endColumn", OddObjects.label,
                set: OddObjects.position(\.endColumn)),
            OddProperty("PresentationIntent.IntentType.identity", OddObjects.label) { label, number in
                var intent = PresentationIntent(.paragraph, identity: 1)
                intent.components[0].identity = Int.odd(number)
                var text = AttributedString("Text")
                text.presentationIntent = intent
                label.attributedText = NSAttributedString(text)
            },
            OddProperty("UIImagePickerController.videoMaximumDuration", OddObjects.label) { _, number in
                UIImagePickerController().videoMaximumDuration = number
            },
            OddProperty("UIImagePickerController.cameraViewTransform", OddObjects.label) { _, number in
                let picker = UIImagePickerController()
                picker.cameraViewTransform = CGAffineTransform(scaleX: number, y: number)
            },
            OddProperty("UITextView.textContainerInset", \UITextView.textContainerInset, OddObjects.textView),
            OddProperty("UIScrollView.contentOffset", \UIScrollView.contentOffset, OddObjects.scrollView),
            OddProperty("UIScrollView.contentSize", \UIScrollView.contentSize, OddObjects.scrollView),
            OddProperty("UIScrollView.contentInset", \UIScrollView.contentInset, OddObjects.scrollView),
            OddProperty("UIScrollView.bounds", \UIScrollView.bounds, OddObjects.scrollView),
            OddProperty(
                "UIScrollView.verticalScrollIndicatorInsets", \UIScrollView.verticalScrollIndicatorInsets,
                OddObjects.scrollView),
            OddProperty(
                "UIScrollView.horizontalScrollIndicatorInsets", \UIScrollView.horizontalScrollIndicatorInsets,
                OddObjects.scrollView),
            OddProperty(
                "UIScrollView.scrollIndicatorInsets", \UIScrollView.scrollIndicatorInsets, OddObjects.scrollView),
            OddProperty("UISceneSizeRestrictions.minimumSize", OddObjects.label) { _, number in
                let size = CGSize(width: number, height: number)
                OddSceneApp.change { $0.sizeRestrictions?.minimumSize = size }
            },
            OddProperty("UISceneSizeRestrictions.maximumSize", OddObjects.label) { _, number in
                let size = CGSize(width: number, height: number)
                OddSceneApp.change { $0.sizeRestrictions?.maximumSize = size }
            },
            OddProperty("UIWindowScene.GeometryPreferences.Mac.systemFrame", OddObjects.label) { _, number in
                let frame = CGRect(x: number, y: number, width: number, height: number)
                OddSceneApp.change { $0.requestGeometryUpdate(.Mac(systemFrame: frame)) }
            },
            OddProperty("UIView.contentScaleFactor", \UIView.contentScaleFactor, OddObjects.view),
            OddProperty("UIImageView.animationDuration", \UIImageView.animationDuration, OddObjects.imageView),
            OddProperty("UIImageView.animationRepeatCount", \UIImageView.animationRepeatCount, OddObjects.imageView),
            OddProperty(
                "UITableView.sectionIndexMinimumDisplayRowCount", \UITableView.sectionIndexMinimumDisplayRowCount,
                OddObjects.table),
            OddProperty("UIScrollView.minimumZoomScale", \UIScrollView.minimumZoomScale, OddObjects.scrollView),
            OddProperty("UIScrollView.maximumZoomScale", \UIScrollView.maximumZoomScale, OddObjects.scrollView),
            OddProperty("UIScrollView.zoomScale", \UIScrollView.zoomScale, OddObjects.scrollView),
            OddProperty("UITableViewCell.separatorInset", \UITableViewCell.separatorInset, OddObjects.cell),
            OddProperty("UITableViewCell.indentationLevel", \UITableViewCell.indentationLevel, OddObjects.cell),
            OddProperty("UITableViewCell.indentationWidth", \UITableViewCell.indentationWidth, OddObjects.cell),
            OddProperty("UITableView.rowHeight", \UITableView.rowHeight, OddObjects.table),
            OddProperty("UITableView.estimatedRowHeight", \UITableView.estimatedRowHeight, OddObjects.table),
            OddProperty("UITableView.sectionHeaderHeight", \UITableView.sectionHeaderHeight, OddObjects.table),
            OddProperty("UITableView.sectionFooterHeight", \UITableView.sectionFooterHeight, OddObjects.table),
            OddProperty(
                "UITableView.estimatedSectionHeaderHeight", \UITableView.estimatedSectionHeaderHeight,
                OddObjects.table),
            OddProperty(
                "UITableView.estimatedSectionFooterHeight", \UITableView.estimatedSectionFooterHeight,
                OddObjects.table),
            OddProperty("UITableView.sectionHeaderTopPadding", \UITableView.sectionHeaderTopPadding, OddObjects.table),
            OddProperty("UITableView.separatorInset", \UITableView.separatorInset, OddObjects.table),
            OddProperty("UITableView.fillerRowHeight", \UITableView.fillerRowHeight, OddObjects.table),
            OddProperty(
                "UIViewPropertyAnimator.fractionComplete", \UIViewPropertyAnimator.fractionComplete, OddObjects.animator
            ),
            OddProperty("UIGravityBehavior.angle", \UIGravityBehavior.angle, OddObjects.gravity),
            OddProperty("UIGravityBehavior.magnitude", \UIGravityBehavior.magnitude, OddObjects.gravity),
            OddProperty("UIGravityBehavior.gravityDirection", \UIGravityBehavior.gravityDirection, OddObjects.gravity),
            OddProperty("UIPushBehavior.angle", \UIPushBehavior.angle, OddObjects.push),
            OddProperty("UIPushBehavior.magnitude", \UIPushBehavior.magnitude, OddObjects.push),
            OddProperty("UIPushBehavior.pushDirection", \UIPushBehavior.pushDirection, OddObjects.push),
            OddProperty("UISnapBehavior.damping", \UISnapBehavior.damping, OddObjects.snap),
            OddProperty("UISnapBehavior.snapPoint", \UISnapBehavior.snapPoint, OddObjects.snap),
            OddProperty("UIAttachmentBehavior.frictionTorque", \UIAttachmentBehavior.frictionTorque, OddObjects.pin),
            OddProperty("UIFloatRange.minimum", OddObjects.slider) { $0.attachmentRange.minimum = $1 },
            OddProperty("UIFloatRange.maximum", OddObjects.slider) { $0.attachmentRange.maximum = $1 },
            OddProperty("UIDynamicItemGroup.center", \UIDynamicItemGroup.center, OddObjects.group),
            OddProperty("UIDynamicItemGroup.transform", \UIDynamicItemGroup.transform, OddObjects.group),
            OddProperty("UIFieldBehavior.strength", \UIFieldBehavior.strength, OddObjects.field),
            OddProperty("UIFieldBehavior.falloff", \UIFieldBehavior.falloff, OddObjects.field),
            OddProperty("UIFieldBehavior.minimumRadius", \UIFieldBehavior.minimumRadius, OddObjects.field),
            OddProperty("UIFieldBehavior.smoothness", \UIFieldBehavior.smoothness, OddObjects.field),
            OddProperty("UIFieldBehavior.animationSpeed", \UIFieldBehavior.animationSpeed, OddObjects.field),
            OddProperty("UIFieldBehavior.position", \UIFieldBehavior.position, OddObjects.field),
            OddProperty("UIFieldBehavior.direction", \UIFieldBehavior.direction, OddObjects.field),
            OddProperty("UIAttachmentBehavior.anchorPoint", \UIAttachmentBehavior.anchorPoint, OddObjects.attachment),
            OddProperty("UIAttachmentBehavior.damping", \UIAttachmentBehavior.damping, OddObjects.attachment),
            OddProperty("UIAttachmentBehavior.frequency", \UIAttachmentBehavior.frequency, OddObjects.attachment),
            OddProperty("UIAttachmentBehavior.length", \UIAttachmentBehavior.length, OddObjects.attachment),
            OddProperty(
                "UIDynamicItemBehavior.angularResistance", \UIDynamicItemBehavior.angularResistance,
                OddObjects.itemBehavior),
            OddProperty("UIDynamicItemBehavior.charge", \UIDynamicItemBehavior.charge, OddObjects.itemBehavior),
            OddProperty("UIDynamicItemBehavior.density", \UIDynamicItemBehavior.density, OddObjects.itemBehavior),
            OddProperty("UIDynamicItemBehavior.elasticity", \UIDynamicItemBehavior.elasticity, OddObjects.itemBehavior),
            OddProperty("UIDynamicItemBehavior.friction", \UIDynamicItemBehavior.friction, OddObjects.itemBehavior),
            OddProperty("UIDynamicItemBehavior.resistance", \UIDynamicItemBehavior.resistance, OddObjects.itemBehavior),
            OddProperty("CALayer.contentsRect", \CALayer.contentsRect, OddObjects.layer),
            OddProperty(
                "UILongPressGestureRecognizer.numberOfTapsRequired", \UILongPressGestureRecognizer.numberOfTapsRequired,
                OddObjects.press),
            OddProperty("UIAccessibilityObject.accessibilityFrame", OddObjects.item) {
                $0.accessibilityFrame = CGRect.odd($1)
            },
            OddProperty("UIView.frame", \UIView.frame, OddObjects.view),
            OddProperty("UIView.bounds", \UIView.bounds, OddObjects.view),
            OddProperty("UIView.center", \UIView.center, OddObjects.view),
            OddProperty("UIView.transform", \UIView.transform, OddObjects.view),
            OddProperty("UIView.alpha", \UIView.alpha, OddObjects.view),
            OddProperty("UIView.tag", \UIView.tag, OddObjects.view),
            OddProperty("UIView.layoutMargins", \UIView.layoutMargins, OddObjects.view),
            OddProperty("UIView.directionalLayoutMargins", \UIView.directionalLayoutMargins, OddObjects.view),
            OddProperty("UIView.accessibilityFrame", \UIView.accessibilityFrame, OddObjects.view),
            OddProperty("UIAccessibilityElement.accessibilityActivationPoint", OddObjects.view) { view, number in
                let element = UIAccessibilityElement(accessibilityContainer: view)
                element.accessibilityActivationPoint = CGPoint(x: number, y: number)
            },
            OddProperty("UIView.accessibilityActivationPoint", \UIView.accessibilityActivationPoint, OddObjects.view),
            OddProperty("UIView.largeContentImageInsets", \UIView.largeContentImageInsets, OddObjects.view),
            OddProperty(
                "UITapGestureRecognizer.numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired,
                OddObjects.tap),
            OddProperty(
                "UITapGestureRecognizer.numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired,
                OddObjects.tap),
            OddProperty(
                "UIPanGestureRecognizer.minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches,
                OddObjects.pan),
            OddProperty(
                "UILongPressGestureRecognizer.minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration,
                OddObjects.press),
            OddProperty(
                "UILongPressGestureRecognizer.allowableMovement", \UILongPressGestureRecognizer.allowableMovement,
                OddObjects.press),
            OddProperty(
                "UILongPressGestureRecognizer.numberOfTouchesRequired",
                \UILongPressGestureRecognizer.numberOfTouchesRequired, OddObjects.press),
            OddProperty(
                "UISwipeGestureRecognizer.numberOfTouchesRequired", \UISwipeGestureRecognizer.numberOfTouchesRequired,
                OddObjects.swipe),
            OddProperty(
                "UISplitViewController.preferredSecondaryColumnWidth",
                \UISplitViewController.preferredSecondaryColumnWidth, OddObjects.split),
            OddProperty(
                "UISplitViewController.preferredSecondaryColumnWidthFraction",
                \UISplitViewController.preferredSecondaryColumnWidthFraction, OddObjects.split),
            OddProperty(
                "UISplitViewController.minimumSecondaryColumnWidth", \UISplitViewController.minimumSecondaryColumnWidth,
                OddObjects.split),
            OddProperty(
                "UISplitViewController.preferredInspectorColumnWidth",
                \UISplitViewController.preferredInspectorColumnWidth, OddObjects.split),
            OddProperty(
                "UISplitViewController.preferredInspectorColumnWidthFraction",
                \UISplitViewController.preferredInspectorColumnWidthFraction, OddObjects.split),
            OddProperty(
                "UISplitViewController.minimumInspectorColumnWidth", \UISplitViewController.minimumInspectorColumnWidth,
                OddObjects.split),
            OddProperty(
                "UISplitViewController.maximumInspectorColumnWidth", \UISplitViewController.maximumInspectorColumnWidth,
                OddObjects.split),
            OddProperty(
                "UISplitViewController.preferredPrimaryColumnWidth", \UISplitViewController.preferredPrimaryColumnWidth,
                OddObjects.split),
            OddProperty(
                "UISplitViewController.preferredPrimaryColumnWidthFraction",
                \UISplitViewController.preferredPrimaryColumnWidthFraction, OddObjects.split),
            OddProperty(
                "UISplitViewController.minimumPrimaryColumnWidth", \UISplitViewController.minimumPrimaryColumnWidth,
                OddObjects.split),
            OddProperty(
                "UISplitViewController.maximumPrimaryColumnWidth", \UISplitViewController.maximumPrimaryColumnWidth,
                OddObjects.split),
            OddProperty(
                "UISplitViewController.preferredSupplementaryColumnWidth",
                \UISplitViewController.preferredSupplementaryColumnWidth, OddObjects.split),
            OddProperty(
                "UISplitViewController.preferredSupplementaryColumnWidthFraction",
                \UISplitViewController.preferredSupplementaryColumnWidthFraction,
                OddObjects.split),
            OddProperty(
                "UISplitViewController.minimumSupplementaryColumnWidth",
                \UISplitViewController.minimumSupplementaryColumnWidth, OddObjects.split),
            OddProperty(
                "UISplitViewController.maximumSupplementaryColumnWidth",
                \UISplitViewController.maximumSupplementaryColumnWidth, OddObjects.split),
            OddProperty(
                "UITabBarItem.titlePositionAdjustment", \UITabBarItem.titlePositionAdjustment, OddObjects.tabItem),
            OddProperty(
                "UINavigationBarAppearance.titlePositionAdjustment", \UINavigationBarAppearance.titlePositionAdjustment,
                OddObjects.barAppearance),
            OddProperty(
                "UITabBarAppearance.stackedItemWidth", \UITabBarAppearance.stackedItemWidth, OddObjects.tabAppearance),
            OddProperty(
                "UITabBarAppearance.stackedItemSpacing", \UITabBarAppearance.stackedItemSpacing,
                OddObjects.tabAppearance),
            OddProperty("UIBarButtonItem.width", \UIBarButtonItem.width, OddObjects.item),
            OddProperty("UIBarButtonItem.imageInsets", \UIBarButtonItem.imageInsets, OddObjects.item),
            OddProperty(
                "UIBarButtonItem.landscapeImagePhoneInsets", \UIBarButtonItem.landscapeImagePhoneInsets, OddObjects.item
            ),
            OddProperty(
                "UIBarButtonItem.largeContentSizeImageInsets", \UIBarButtonItem.largeContentSizeImageInsets,
                OddObjects.item),
            OddProperty("UIBarButtonItem.tag", \UIBarButtonItem.tag, OddObjects.item),
            OddProperty("UIBezierPath.lineWidth", \UIBezierPath.lineWidth, OddObjects.path),
            OddProperty("UIBezierPath.miterLimit", \UIBezierPath.miterLimit, OddObjects.path),
            OddProperty("NSMutableParagraphStyle.lineSpacing", \NSMutableParagraphStyle.lineSpacing, OddObjects.style),
            OddProperty("NSMutableParagraphStyle.minimumLineHeight", OddObjects.paragraphs) {
                OddObjects.set($0, \.minimumLineHeight, $1)
            },
            OddProperty("NSMutableParagraphStyle.maximumLineHeight", OddObjects.paragraphs) {
                OddObjects.set($0, \.maximumLineHeight, $1)
            },
            OddProperty("NSMutableParagraphStyle.lineHeightMultiple", OddObjects.paragraphs) {
                OddObjects.set($0, \.lineHeightMultiple, $1)
            },
            OddProperty("NSMutableParagraphStyle.paragraphSpacing", OddObjects.paragraphs) {
                OddObjects.set($0, \.paragraphSpacing, $1)
            },
            OddProperty("NSMutableParagraphStyle.paragraphSpacingBefore", OddObjects.paragraphs) {
                OddObjects.set($0, \.paragraphSpacingBefore, $1)
            },
            OddProperty("NSMutableParagraphStyle.headIndent", OddObjects.paragraphs) {
                OddObjects.set($0, \.headIndent, $1)
            },
            OddProperty("NSMutableParagraphStyle.firstLineHeadIndent", OddObjects.paragraphs) {
                OddObjects.set($0, \.firstLineHeadIndent, $1)
            },
            OddProperty("NSMutableParagraphStyle.tailIndent", OddObjects.paragraphs) {
                OddObjects.set($0, \.tailIndent, $1)
            },
            OddProperty("NSTextAttachment.bounds", OddObjects.label) { label, number in
                for bounds in [
                    CGRect(x: 0, y: 0, width: number, height: 9), CGRect(x: 0, y: number, width: 9, height: number),
                ] {
                    let attachment = NSTextAttachment()
                    attachment.bounds = bounds
                    label.attributedText = NSAttributedString(attachment: attachment)
                }
            },
            OddProperty("NSAttributedString.baselineOffset", OddObjects.label) { label, number in
                let keys: [NSAttributedString.Key] = [
                    .baselineOffset, .strokeWidth, .obliqueness, .kern, .underlineStyle, .strikethroughStyle, .ligature,
                ]
                label.attributedText = NSAttributedString(
                    string: "Some words", attributes: Dictionary(uniqueKeysWithValues: keys.map { ($0, number as Any) })
                )
            },
            OddProperty("UIMutableTraits.displayScale", OddObjects.view) {
                $0.traitOverrides.displayScale = CGFloat($1)
            },
            OddProperty("UIScreen.brightness", OddObjects.view) { _, number in
                UIScreen.main.brightness = CGFloat(number)
            },
            OddProperty("NSShadow.shadowOffset", \NSShadow.shadowOffset, OddObjects.shadow),
            OddProperty("NSShadow.shadowBlurRadius", \NSShadow.shadowBlurRadius, OddObjects.shadow),
            OddProperty("UILabel.numberOfLines", \UILabel.numberOfLines, OddObjects.label),
            OddProperty("UILabel.shadowOffset", \UILabel.shadowOffset, OddObjects.label),
            OddProperty("UILabel.minimumScaleFactor", \UILabel.minimumScaleFactor, OddObjects.label),
            OddProperty("UILabel.preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth, OddObjects.label),
            OddProperty(
                "UISegmentedControl.selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex, OddObjects.segments
            ),
            OddProperty("UIButton.contentEdgeInsets", \UIButton.contentEdgeInsets, OddObjects.button),
            OddProperty("UIButton.titleEdgeInsets", \UIButton.titleEdgeInsets, OddObjects.button),
            OddProperty("UIButton.imageEdgeInsets", \UIButton.imageEdgeInsets, OddObjects.button),
            OddProperty("UISwitch.frame", \UISwitch.frame, OddObjects.switchControl),
            OddProperty("UISwitch.bounds", \UISwitch.bounds, OddObjects.switchControl),
            OddProperty("UISlider.value", \UISlider.value, OddObjects.slider),
            OddProperty("UISlider.minimumValue", \UISlider.minimumValue, OddObjects.slider),
            OddProperty("UISlider.maximumValue", \UISlider.maximumValue, OddObjects.slider),
            OddProperty("UIStepper.value", \UIStepper.value, OddObjects.stepper),
            OddProperty("UIStepper.minimumValue", \UIStepper.minimumValue, OddObjects.stepper),
            OddProperty("UIStepper.maximumValue", \UIStepper.maximumValue, OddObjects.stepper),
            OddProperty("UIStepper.stepValue", OddObjects.stepper) { $0.stepValue = $1 },
            OddProperty("UIDatePicker.date", OddObjects.datePicker) {
                $0.date = Date(timeIntervalSinceReferenceDate: $1)
            },
            OddProperty("UIDatePicker.minimumDate", OddObjects.datePicker) {
                $0.minimumDate = Date(timeIntervalSinceReferenceDate: $1)
            },
            OddProperty("UIDatePicker.maximumDate", OddObjects.datePicker) {
                $0.maximumDate = Date(timeIntervalSinceReferenceDate: $1)
            },
            OddProperty("UIDatePicker.countDownDuration", \UIDatePicker.countDownDuration, OddObjects.datePicker),
            OddProperty("UIDatePicker.minuteInterval", \UIDatePicker.minuteInterval, OddObjects.datePicker),
            OddProperty("CAShapeLayer.strokeStart", \CAShapeLayer.strokeStart, OddObjects.shape),
            OddProperty("CAShapeLayer.strokeEnd", \CAShapeLayer.strokeEnd, OddObjects.shape),
            OddProperty("CAShapeLayer.miterLimit", \CAShapeLayer.miterLimit, OddObjects.shape),
            OddProperty("CAShapeLayer.lineDashPhase", \CAShapeLayer.lineDashPhase, OddObjects.shape),
            OddProperty("UITextField.minimumFontSize", \UITextField.minimumFontSize, OddObjects.field),
            OddProperty("UIProgressView.progress", \UIProgressView.progress, OddObjects.progress),
            OddProperty("NSPointerArray.count", \NSPointerArray.count, { _ in NSPointerArray.weakObjects() }),
            OddProperty("UndoManager.levelsOfUndo", OddObjects.label) { label, number in
                let manager = UndoManager()
                manager.registerUndo(withTarget: label) { $0.text = "Undone" }
                manager.levelsOfUndo = Int.odd(number)
                manager.undo()
            },
            OddProperty("DateComponentsFormatter.maximumUnitCount", OddObjects.label) { label, number in
                let formatter = DateComponentsFormatter()
                formatter.maximumUnitCount = Int.odd(number)
                label.text = formatter.string(from: 3725)
            },
            OddProperty("UIPageControl.numberOfPages", \UIPageControl.numberOfPages, OddObjects.pages),
            OddProperty("UIPageControl.currentPage", \UIPageControl.currentPage, OddObjects.pages),
            OddProperty("UIPageControlProgress.currentProgress", OddObjects.pages) {
                let progress = UIPageControlProgress()
                $0.progress = progress
                progress.currentProgress = Float($1)
            },
            OddProperty("UIPageControlTimerProgress.preferredDuration", OddObjects.pages) {
                let timer = UIPageControlTimerProgress(preferredDuration: $1)
                $0.progress = timer
                timer.preferredDuration = $1
                timer.resumeTimer()
            },
            OddProperty("UIMenuDisplayPreferences.maximumNumberOfTitleLines", OddObjects.pages) { _, number in
                UIMenuDisplayPreferences().maximumNumberOfTitleLines = number > 0 ? .max : .min
            },
            OddProperty("UIStackView.spacing", \UIStackView.spacing, OddObjects.stack),
            OddProperty("NSLayoutConstraint.constant", \NSLayoutConstraint.constant, OddObjects.constraint),
            OddProperty("CASpringAnimation.mass", \CASpringAnimation.mass, OddObjects.spring),
            OddProperty("CASpringAnimation.stiffness", \CASpringAnimation.stiffness, OddObjects.spring),
            OddProperty("CASpringAnimation.damping", \CASpringAnimation.damping, OddObjects.spring),
            OddProperty("CASpringAnimation.initialVelocity", \CASpringAnimation.initialVelocity, OddObjects.spring),
            OddProperty("CATransition.startProgress", \CATransition.startProgress, OddObjects.transition),
            OddProperty("CATransition.endProgress", \CATransition.endProgress, OddObjects.transition),
            OddProperty("UIPinchGestureRecognizer.scale", \UIPinchGestureRecognizer.scale, OddObjects.pinch),
            OddProperty(
                "UIRotationGestureRecognizer.rotation", \UIRotationGestureRecognizer.rotation, OddObjects.rotation),
            OddProperty("CABasicAnimation.duration", \CABasicAnimation.duration, OddObjects.animation),
            OddProperty("CABasicAnimation.beginTime", \CABasicAnimation.beginTime, OddObjects.animation),
            OddProperty("CABasicAnimation.timeOffset", \CABasicAnimation.timeOffset, OddObjects.animation),
            OddProperty("CABasicAnimation.speed", \CABasicAnimation.speed, OddObjects.animation),
            OddProperty("CABasicAnimation.repeatCount", \CABasicAnimation.repeatCount, OddObjects.animation),
            OddProperty("CABasicAnimation.repeatDuration", \CABasicAnimation.repeatDuration, OddObjects.animation),
            OddProperty("CALayer.duration", \CALayer.duration, OddObjects.layer),
            OddProperty("CALayer.repeatCount", \CALayer.repeatCount, OddObjects.layer),
            OddProperty("CALayer.repeatDuration", \CALayer.repeatDuration, OddObjects.layer),
            OddProperty("CALayer.position", \CALayer.position, OddObjects.layer),
            OddProperty("CALayer.bounds", \CALayer.bounds, OddObjects.layer),
            OddProperty("CALayer.anchorPoint", \CALayer.anchorPoint, OddObjects.layer),
            OddProperty("CALayer.zPosition", \CALayer.zPosition, OddObjects.layer),
            OddProperty("CALayer.frame", \CALayer.frame, OddObjects.layer),
            OddProperty("CALayer.opacity", \CALayer.opacity, OddObjects.layer),
            OddProperty("CALayer.cornerRadius", \CALayer.cornerRadius, OddObjects.layer),
            OddProperty("CALayer.borderWidth", \CALayer.borderWidth, OddObjects.layer),
            OddProperty("CALayer.shadowOpacity", \CALayer.shadowOpacity, OddObjects.layer),
            OddProperty("CALayer.shadowOffset", \CALayer.shadowOffset, OddObjects.layer),
            OddProperty("CALayer.shadowRadius", \CALayer.shadowRadius, OddObjects.layer),
            OddProperty("CALayer.contentsScale", \CALayer.contentsScale, OddObjects.layer),
            OddProperty("CALayer.speed", \CALayer.speed, OddObjects.layer),
            OddProperty("CALayer.timeOffset", \CALayer.timeOffset, OddObjects.layer),
            OddProperty("CALayer.beginTime", \CALayer.beginTime, OddObjects.layer),
            OddProperty("CAShapeLayer.lineWidth", \CAShapeLayer.lineWidth, OddObjects.shape),
            OddProperty("CAGradientLayer.startPoint", \CAGradientLayer.startPoint, OddObjects.gradient),
            OddProperty("CAGradientLayer.endPoint", \CAGradientLayer.endPoint, OddObjects.gradient),
            OddProperty("CAGradientLayer.radialStart", \CAGradientLayer.startPoint, OddObjects.radialGradient),
            OddProperty("CAGradientLayer.radialEnd", \CAGradientLayer.endPoint, OddObjects.radialGradient),
            OddProperty("CAEmitterLayer.birthRate", \CAEmitterLayer.birthRate, OddObjects.emitter),
            OddProperty("CAEmitterLayer.lifetime", \CAEmitterLayer.lifetime, OddObjects.emitter),
            OddProperty("CAEmitterLayer.emitterPosition", \CAEmitterLayer.emitterPosition, OddObjects.emitter),
            OddProperty("CAEmitterLayer.emitterZPosition", \CAEmitterLayer.emitterZPosition, OddObjects.emitter),
            OddProperty("CAEmitterLayer.emitterSize", \CAEmitterLayer.emitterSize, OddObjects.emitter),
            OddProperty("CAEmitterLayer.emitterDepth", \CAEmitterLayer.emitterDepth, OddObjects.emitter),
            OddProperty("CAEmitterLayer.velocity", \CAEmitterLayer.velocity, OddObjects.emitter),
            OddProperty("CAEmitterLayer.scale", \CAEmitterLayer.scale, OddObjects.emitter),
            OddProperty("CAEmitterLayer.spin", \CAEmitterLayer.spin, OddObjects.emitter),
            OddProperty("CAEmitterCell.birthRate", OddObjects.emitter) { emitter, number in
                let cell = OddObjects.emitterCell()
                cell.birthRate = Float(number)
                cell.emitterCells = emitter.emitterCells
                emitter.emitterCells = [cell]
            },
            OddProperty("CAEmitterCell.lifetime", OddObjects.emitter) { emitter, number in
                let cell = OddObjects.emitterCell()
                cell.lifetime = Float(number)
                cell.emitterCells = emitter.emitterCells
                emitter.emitterCells = [cell]
            },
            OddProperty("CAEmitterCell.lifetimeRange", OddObjects.emitter) { emitter, number in
                let cell = OddObjects.emitterCell()
                cell.lifetimeRange = Float(number)
                cell.emitterCells = emitter.emitterCells
                emitter.emitterCells = [cell]
            },
            OddProperty("CAEmitterCell.emissionLongitude", OddObjects.emitter) { emitter, number in
                let cell = OddObjects.emitterCell()
                cell.emissionLongitude = CGFloat(number)
                cell.emitterCells = emitter.emitterCells
                emitter.emitterCells = [cell]
            },
            OddProperty("CAEmitterCell.emissionRange", OddObjects.emitter) { emitter, number in
                let cell = OddObjects.emitterCell()
                cell.emissionRange = CGFloat(number)
                cell.emitterCells = emitter.emitterCells
                emitter.emitterCells = [cell]
            },
            OddProperty("CAEmitterCell.emissionLatitude", OddObjects.emitter) { emitter, number in
                let cell = OddObjects.emitterCell()
                cell.emissionLatitude = CGFloat(number)
                cell.emitterCells = emitter.emitterCells
                emitter.emitterCells = [cell]
            },
            OddProperty("CAEmitterCell.velocity", OddObjects.emitter) { emitter, number in
                let cell = OddObjects.emitterCell()
                cell.velocity = CGFloat(number)
                cell.emitterCells = emitter.emitterCells
                emitter.emitterCells = [cell]
            },
            OddProperty("CAEmitterCell.velocityRange", OddObjects.emitter) { emitter, number in
                let cell = OddObjects.emitterCell()
                cell.velocityRange = CGFloat(number)
                cell.emitterCells = emitter.emitterCells
                emitter.emitterCells = [cell]
            },
            OddProperty("CAEmitterCell.xAcceleration", OddObjects.emitter) { emitter, number in
                let cell = OddObjects.emitterCell()
                cell.xAcceleration = CGFloat(number)
                cell.emitterCells = emitter.emitterCells
                emitter.emitterCells = [cell]
            },
            OddProperty("CAEmitterCell.yAcceleration", OddObjects.emitter) { emitter, number in
                let cell = OddObjects.emitterCell()
                cell.yAcceleration = CGFloat(number)
                cell.emitterCells = emitter.emitterCells
                emitter.emitterCells = [cell]
            },
            OddProperty("CAEmitterCell.zAcceleration", OddObjects.emitter) { emitter, number in
                let cell = OddObjects.emitterCell()
                cell.zAcceleration = CGFloat(number)
                cell.emitterCells = emitter.emitterCells
                emitter.emitterCells = [cell]
            },
            OddProperty("CAEmitterCell.scale", OddObjects.emitter) { emitter, number in
                let cell = OddObjects.emitterCell()
                cell.scale = CGFloat(number)
                cell.emitterCells = emitter.emitterCells
                emitter.emitterCells = [cell]
            },
            OddProperty("CAEmitterCell.scaleRange", OddObjects.emitter) { emitter, number in
                let cell = OddObjects.emitterCell()
                cell.scaleRange = CGFloat(number)
                cell.emitterCells = emitter.emitterCells
                emitter.emitterCells = [cell]
            },
            OddProperty("CAEmitterCell.scaleSpeed", OddObjects.emitter) { emitter, number in
                let cell = OddObjects.emitterCell()
                cell.scaleSpeed = CGFloat(number)
                cell.emitterCells = emitter.emitterCells
                emitter.emitterCells = [cell]
            },
            OddProperty("CAEmitterCell.spin", OddObjects.emitter) { emitter, number in
                let cell = OddObjects.emitterCell()
                cell.spin = CGFloat(number)
                cell.emitterCells = emitter.emitterCells
                emitter.emitterCells = [cell]
            },
            OddProperty("CAEmitterCell.spinRange", OddObjects.emitter) { emitter, number in
                let cell = OddObjects.emitterCell()
                cell.spinRange = CGFloat(number)
                cell.emitterCells = emitter.emitterCells
                emitter.emitterCells = [cell]
            },
            OddProperty("CAEmitterCell.contentsScale", OddObjects.emitter) { emitter, number in
                let cell = OddObjects.emitterCell()
                cell.contentsScale = CGFloat(number)
                cell.emitterCells = emitter.emitterCells
                emitter.emitterCells = [cell]
            },
            OddProperty("CAEmitterCell.redRange", OddObjects.emitter) { emitter, number in
                let cell = OddObjects.emitterCell()
                cell.redRange = Float(number)
                cell.emitterCells = emitter.emitterCells
                emitter.emitterCells = [cell]
            },
            OddProperty("CAEmitterCell.redSpeed", OddObjects.emitter) { emitter, number in
                let cell = OddObjects.emitterCell()
                cell.redSpeed = Float(number)
                cell.emitterCells = emitter.emitterCells
                emitter.emitterCells = [cell]
            },
            OddProperty("CAEmitterCell.greenRange", OddObjects.emitter) { emitter, number in
                let cell = OddObjects.emitterCell()
                cell.greenRange = Float(number)
                cell.emitterCells = emitter.emitterCells
                emitter.emitterCells = [cell]
            },
            OddProperty("CAEmitterCell.greenSpeed", OddObjects.emitter) { emitter, number in
                let cell = OddObjects.emitterCell()
                cell.greenSpeed = Float(number)
                cell.emitterCells = emitter.emitterCells
                emitter.emitterCells = [cell]
            },
            OddProperty("CAEmitterCell.blueRange", OddObjects.emitter) { emitter, number in
                let cell = OddObjects.emitterCell()
                cell.blueRange = Float(number)
                cell.emitterCells = emitter.emitterCells
                emitter.emitterCells = [cell]
            },
            OddProperty("CAEmitterCell.blueSpeed", OddObjects.emitter) { emitter, number in
                let cell = OddObjects.emitterCell()
                cell.blueSpeed = Float(number)
                cell.emitterCells = emitter.emitterCells
                emitter.emitterCells = [cell]
            },
            OddProperty("CAEmitterCell.alphaRange", OddObjects.emitter) { emitter, number in
                let cell = OddObjects.emitterCell()
                cell.alphaRange = Float(number)
                cell.emitterCells = emitter.emitterCells
                emitter.emitterCells = [cell]
            },
            OddProperty("CAEmitterCell.alphaSpeed", OddObjects.emitter) { emitter, number in
                let cell = OddObjects.emitterCell()
                cell.alphaSpeed = Float(number)
                cell.emitterCells = emitter.emitterCells
                emitter.emitterCells = [cell]
            },
            OddProperty("CAEmitterCell.beginTime", OddObjects.emitter) { emitter, number in
                let cell = OddObjects.emitterCell()
                cell.beginTime = number
                cell.emitterCells = emitter.emitterCells
                emitter.emitterCells = [cell]
            },
            OddProperty("CAEmitterCell.duration", OddObjects.emitter) { emitter, number in
                let cell = OddObjects.emitterCell()
                cell.duration = number
                cell.emitterCells = emitter.emitterCells
                emitter.emitterCells = [cell]
            },
            OddProperty("CAEmitterCell.contentsRect", OddObjects.emitter) { emitter, number in
                let cell = OddObjects.emitterCell()
                cell.contentsRect = CGRect.odd(number)
                emitter.emitterCells = [cell]
            },
            OddProperty("CAGradientLayer.conicStart", \CAGradientLayer.startPoint, OddObjects.conicGradient),
            OddProperty("CAGradientLayer.conicEnd", \CAGradientLayer.endPoint, OddObjects.conicGradient),
            OddProperty("UIBezierPath.flatness", \UIBezierPath.flatness, OddObjects.path),
            OddProperty("CALayer.minificationFilterBias", \CALayer.minificationFilterBias, OddObjects.layer),
            OddProperty("CALayer.rasterizationScale", \CALayer.rasterizationScale, OddObjects.layer),
            OddProperty("CATextLayer.fontSize", \CATextLayer.fontSize, OddObjects.textLayer),
            OddProperty("CALayer.contentsCenter", \CALayer.contentsCenter, OddObjects.layer),
            OddProperty("CAReplicatorLayer.instanceCount", \CAReplicatorLayer.instanceCount, OddObjects.replicator),
            OddProperty("CAReplicatorLayer.instanceDelay", \CAReplicatorLayer.instanceDelay, OddObjects.replicator),
            OddProperty(
                "CAReplicatorLayer.instanceTransform", \CAReplicatorLayer.instanceTransform, OddObjects.replicator),
            OddProperty(
                "CAReplicatorLayer.instanceRedOffset", \CAReplicatorLayer.instanceRedOffset, OddObjects.replicator),
            OddProperty(
                "CAReplicatorLayer.instanceGreenOffset", \CAReplicatorLayer.instanceGreenOffset, OddObjects.replicator),
            OddProperty(
                "CAReplicatorLayer.instanceBlueOffset", \CAReplicatorLayer.instanceBlueOffset, OddObjects.replicator),
            OddProperty(
                "CAReplicatorLayer.instanceAlphaOffset", \CAReplicatorLayer.instanceAlphaOffset, OddObjects.replicator),
            OddProperty("CALayer.transform", \CALayer.transform, OddObjects.layer),
            OddProperty("CALayer.sublayerTransform", \CALayer.sublayerTransform, OddObjects.layer),
            OddProperty(
                "CADisplayLink.preferredFramesPerSecond", \CADisplayLink.preferredFramesPerSecond, OddObjects.link),
            OddProperty(
                "UIPanGestureRecognizer.maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches,
                OddObjects.pan),
            OddProperty("UITabBarController.selectedIndex", \UITabBarController.selectedIndex, OddObjects.tabs),
            OddProperty(
                "UIContextMenuConfiguration.badgeCount", \UIContextMenuConfiguration.badgeCount, OddObjects.menu),
            OddProperty("UIPopoverBackgroundView.arrowOffset", \UIPopoverBackgroundView.arrowOffset, OddObjects.bubble),
            OddProperty(
                "UIAccessibilityElement.accessibilityFrame", \UIAccessibilityElement.accessibilityFrame,
                OddObjects.element),
            OddProperty(
                "UIAccessibilityElement.accessibilityFrameInContainerSpace",
                \UIAccessibilityElement.accessibilityFrameInContainerSpace, OddObjects.element),
            OddProperty(
                "NSStringDrawingContext.minimumScaleFactor", \NSStringDrawingContext.minimumScaleFactor,
                OddObjects.drawing),
            OddProperty("NSTextList.startingItemNumber", OddObjects.imageView) { _, number in
                let list = NSTextList(markerFormat: .lowercaseAlpha)
                list.startingItemNumber = .odd(number)
                _ = list.marker(forItemNumber: list.startingItemNumber)
            },
            OddProperty("UIGraphicsImageRendererFormat.scale", OddObjects.imageView) { view, number in
                let format = UIGraphicsImageRendererFormat()
                format.scale = CGFloat(number)
                view.image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format).image {
                    $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
                }
                _ = view.image?.pngData()
            },
        ] + values + lists

    /// Properties of values that objects contain.
    static let values = [
        barAppearance("UIBarButtonItemStateAppearance.titlePositionAdjustment") {
            $0.titlePositionAdjustment = .odd($1)
        },
        barAppearance("UIBarButtonItemStateAppearance.backgroundImagePositionAdjustment") {
            $0.backgroundImagePositionAdjustment = .odd($1)
        },
        tabAppearance("UITabBarItemStateAppearance.titlePositionAdjustment") { $0.titlePositionAdjustment = .odd($1) },
        tabAppearance("UITabBarItemStateAppearance.badgePositionAdjustment") { $0.badgePositionAdjustment = .odd($1) },
        tabAppearance("UITabBarItemStateAppearance.badgeTitlePositionAdjustment") {
            $0.badgeTitlePositionAdjustment = .odd($1)
        },
        button("UIBackgroundConfiguration.cornerRadius") { $0.background.cornerRadius = .odd($1) },
        button("UIBackgroundConfiguration.strokeWidth") { $0.background.strokeWidth = .odd($1) },
        button("UIButton.Configuration.contentInsets") { $0.contentInsets = .odd($1) },
        button("UIButton.Configuration.imagePadding") { $0.imagePadding = .odd($1) },
        button("UIButton.Configuration.titlePadding") { $0.titlePadding = .odd($1) },
        row("UIListContentConfiguration.ImageProperties.cornerRadius") { $0.imageProperties.cornerRadius = .odd($1) },
        row("UIListContentConfiguration.ImageProperties.maximumSize") { $0.imageProperties.maximumSize = .odd($1) },
        row("UIListContentConfiguration.ImageProperties.reservedLayoutSize") {
            $0.imageProperties.reservedLayoutSize = .odd($1)
        },
        row("UIListContentConfiguration.TextProperties.minimumScaleFactor") {
            $0.textProperties.minimumScaleFactor = .odd($1)
        },
        row("UIListContentConfiguration.TextProperties.numberOfLines") { $0.textProperties.numberOfLines = .odd($1) },
        row("UIListContentConfiguration.directionalLayoutMargins") { $0.directionalLayoutMargins = .odd($1) },
        row("UIListContentConfiguration.imageToTextPadding") { $0.imageToTextPadding = .odd($1) },
        row("UIListContentConfiguration.textToSecondaryTextHorizontalPadding") {
            $0.textToSecondaryTextHorizontalPadding = .odd($1)
        },
        row("UIListContentConfiguration.textToSecondaryTextVerticalPadding") {
            $0.textToSecondaryTextVerticalPadding = .odd($1)
        },
    ]

    /// Properties of collection views, their layouts and their cells.
    static let lists: [OddProperty] = [
        OddProperty(
            "UICollectionViewFlowLayout.minimumLineSpacing", \UICollectionViewFlowLayout.minimumLineSpacing,
            OddGrid.flow),
        OddProperty(
            "UICollectionViewFlowLayout.minimumInteritemSpacing", \UICollectionViewFlowLayout.minimumInteritemSpacing,
            OddGrid.flow),
        OddProperty("UICollectionViewFlowLayout.itemSize", \UICollectionViewFlowLayout.itemSize, OddGrid.flow),
        OddProperty(
            "UICollectionViewFlowLayout.estimatedItemSize", \UICollectionViewFlowLayout.estimatedItemSize,
            OddGrid.flow),
        OddProperty(
            "UICollectionViewFlowLayout.headerReferenceSize", \UICollectionViewFlowLayout.headerReferenceSize,
            OddGrid.flow),
        OddProperty(
            "UICollectionViewFlowLayout.footerReferenceSize", \UICollectionViewFlowLayout.footerReferenceSize,
            OddGrid.flow),
        OddProperty("UICollectionViewFlowLayout.sectionInset", \UICollectionViewFlowLayout.sectionInset, OddGrid.flow),
        attributes("UICollectionViewLayoutAttributes.frame") { $0.frame = .odd($1) },
        attributes("UICollectionViewLayoutAttributes.center") { $0.center = .odd($1) },
        attributes("UICollectionViewLayoutAttributes.size") { $0.size = .odd($1) },
        attributes("UICollectionViewLayoutAttributes.bounds") { $0.bounds = .odd($1) },
        attributes("UICollectionViewLayoutAttributes.transform") { $0.transform = .odd($1) },
        attributes("UICollectionViewLayoutAttributes.transform3D") { $0.transform3D = .odd($1) },
        attributes("UICollectionViewLayoutAttributes.alpha") { $0.alpha = .odd($1) },
        attributes("UICollectionViewLayoutAttributes.zIndex") { $0.zIndex = .odd($1) },
        context("UICollectionViewLayoutInvalidationContext.contentOffsetAdjustment") {
            $0.contentOffsetAdjustment = .odd($1)
        },
        context("UICollectionViewLayoutInvalidationContext.contentSizeAdjustment") {
            $0.contentSizeAdjustment = .odd($1)
        },
        OddProperty(
            "UICollectionViewTransitionLayout.transitionProgress",
            \UICollectionViewTransitionLayout.transitionProgress, OddGrid.transition),
        OddProperty(
            "UICollectionViewListCell.indentationLevel", \UICollectionViewListCell.indentationLevel, OddGrid.listCell),
        OddProperty(
            "UICollectionViewListCell.indentationWidth", \UICollectionViewListCell.indentationWidth, OddGrid.listCell),
        section("NSCollectionLayoutItem.contentInsets") { $0.item.contentInsets = .odd($1) },
        section("NSCollectionLayoutSupplementaryItem.zIndex") { $0.badge.zIndex = .odd($1) },
        section("NSCollectionLayoutDecorationItem.zIndex") { $0.decoration.zIndex = .odd($1) },
        section("NSCollectionLayoutSection.contentInsets") { $0.section.contentInsets = .odd($1) },
        section("NSCollectionLayoutSection.interGroupSpacing") { $0.section.interGroupSpacing = .odd($1) },
        OddProperty("UICollectionLayoutListConfiguration.headerTopPadding", OddGrid.list) { view, number in
            var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            list.headerMode = .supplementary
            list.headerTopPadding = .odd(number)
            view.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: list)
        },
        OddProperty("UICollectionViewCompositionalLayoutConfiguration.interSectionSpacing", OddGrid.list) {
            view, number in
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.interSectionSpacing = .odd(number)
            (view.collectionViewLayout as? UICollectionViewCompositionalLayout)?.configuration = configuration
        },
        background("UIBackgroundConfiguration.backgroundInsets") { $0.backgroundInsets = .odd($1) },
        background("UIBackgroundConfiguration.strokeOutset") { $0.strokeOutset = .odd($1) },
        background("UIShadowProperties.offset") { $0.shadowProperties.offset = .odd($1) },
        background("UIShadowProperties.opacity") { $0.shadowProperties.opacity = .odd($1) },
        background("UIShadowProperties.radius") { $0.shadowProperties.radius = .odd($1) },
        row("UIListContentConfiguration.ImageProperties.strokeWidth") { $0.imageProperties.strokeWidth = .odd($1) },
        row("UIListContentConfiguration.alpha") { $0.alpha = .odd($1) },
        unavailable("UIContentUnavailableConfiguration.ImageProperties.cornerRadius") {
            $0.imageProperties.cornerRadius = .odd($1)
        },
        unavailable("UIContentUnavailableConfiguration.ImageProperties.maximumSize") {
            $0.imageProperties.maximumSize = .odd($1)
        },
        unavailable("UIContentUnavailableConfiguration.TextProperties.minimumScaleFactor") {
            $0.textProperties.minimumScaleFactor = .odd($1)
        },
        unavailable("UIContentUnavailableConfiguration.TextProperties.numberOfLines") {
            $0.textProperties.numberOfLines = .odd($1)
        },
        unavailable("UIContentUnavailableConfiguration.buttonToSecondaryButtonPadding") {
            $0.buttonToSecondaryButtonPadding = .odd($1)
        },
        unavailable("UIContentUnavailableConfiguration.directionalLayoutMargins") {
            $0.directionalLayoutMargins = .odd($1)
        },
        unavailable("UIContentUnavailableConfiguration.imageToTextPadding") { $0.imageToTextPadding = .odd($1) },
        unavailable("UIContentUnavailableConfiguration.textToButtonPadding") { $0.textToButtonPadding = .odd($1) },
        unavailable("UIContentUnavailableConfiguration.textToSecondaryTextPadding") {
            $0.textToSecondaryTextPadding = .odd($1)
        },
    ]

    private static func attributes(
        _ name: String, _ set: @escaping @MainActor (UICollectionViewLayoutAttributes, Double) -> Void
    ) -> OddProperty {
        OddProperty(name, { OddGrid.show(OddLayout(), $0) }) { view, number in
            (view.collectionViewLayout as? OddLayout)?.changesAttributes = { set($0, number) }
            view.collectionViewLayout.invalidateLayout()
        }
    }

    private static func context(
        _ name: String, _ set: @escaping @MainActor (UICollectionViewLayoutInvalidationContext, Double) -> Void
    ) -> OddProperty {
        OddProperty(name, { OddGrid.show(OddLayout(), $0) }) { view, number in
            let context = UICollectionViewLayoutInvalidationContext()
            set(context, number)
            view.collectionViewLayout.invalidateLayout(with: context)
        }
    }

    /// The parts of a compositional layout.
    private struct Parts {
        let item: NSCollectionLayoutItem
        let badge: NSCollectionLayoutSupplementaryItem
        let decoration: NSCollectionLayoutDecorationItem
        let section: NSCollectionLayoutSection
    }

    private static func section(_ name: String, _ set: @escaping @MainActor (Parts, Double) -> Void) -> OddProperty {
        OddProperty(name, OddGrid.list) { view, number in
            let badge = NSCollectionLayoutSupplementaryItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(9), heightDimension: .absolute(9)),
                elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(40))
            let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
                subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            let decoration = NSCollectionLayoutDecorationItem.background(elementKind: "back")
            section.decorationItems = [decoration]
            set(Parts(item: item, badge: badge, decoration: decoration, section: section), number)
            let layout = UICollectionViewCompositionalLayout(section: section)
            layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "back")
            view.collectionViewLayout = layout
        }
    }

    private static func background(
        _ name: String, _ set: @escaping @MainActor (inout UIBackgroundConfiguration, Double) -> Void
    ) -> OddProperty {
        OddProperty(name, OddGrid.listCell) { cell, number in
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = .red
            background.strokeColor = .blue
            background.strokeWidth = 2
            background.shadowProperties.color = .black
            set(&background, number)
            cell.backgroundConfiguration = background
        }
    }

    private static func unavailable(
        _ name: String, _ set: @escaping @MainActor (inout UIContentUnavailableConfiguration, Double) -> Void
    ) -> OddProperty {
        OddProperty(name, { $0 }) { page, number in
            var content = UIContentUnavailableConfiguration.empty()
            content.image = UIImage(systemName: "star")
            content.text = "Text"
            content.secondaryText = "Below"
            content.button = .plain()
            content.button.title = "Button"
            content.secondaryButton = .plain()
            content.secondaryButton.title = "Other"
            set(&content, number)
            page.contentUnavailableConfiguration = content
        }
    }

    private static func barAppearance(
        _ name: String, _ set: @escaping @MainActor (UIBarButtonItemStateAppearance, Double) -> Void
    ) -> OddProperty {
        OddProperty(name, OddObjects.barAppearance) { set($0.buttonAppearance.normal, $1) }
    }

    private static func tabAppearance(
        _ name: String, _ set: @escaping @MainActor (UITabBarItemStateAppearance, Double) -> Void
    ) -> OddProperty {
        OddProperty(name, OddObjects.tabAppearance) { set($0.stackedLayoutAppearance.normal, $1) }
    }

    private static func button(
        _ name: String, _ set: @escaping @MainActor (inout UIButton.Configuration, Double) -> Void
    ) -> OddProperty {
        OddProperty(name, OddObjects.button) { button, number in
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Title"
            configuration.subtitle = "Below"
            configuration.image = UIImage(systemName: "star")
            set(&configuration, number)
            button.configuration = configuration
        }
    }

    private static func row(
        _ name: String, _ set: @escaping @MainActor (inout UIListContentConfiguration, Double) -> Void
    ) -> OddProperty {
        OddProperty(name, OddObjects.cell) { cell, number in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = "Text"
            content.secondaryText = "Below"
            content.image = UIImage(systemName: "star")
            set(&content, number)
            cell.contentConfiguration = content
        }
    }
}
