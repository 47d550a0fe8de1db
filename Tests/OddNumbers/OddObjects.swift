import UIKit

/// Objects of all kinds, each displayed on a page.
@MainActor
enum OddObjects {
    private static func shown<View: UIView>(_ view: View, _ page: UIViewController) -> View {
        if view.frame.isEmpty { view.frame = CGRect(x: 20, y: 100, width: 120, height: 60) }
        page.view.addSubview(view)
        return view
    }

    static func view(_ page: UIViewController) -> UIView {
        let view = shown(UIView(), page)
        view.backgroundColor = .red
        view.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20)))
        return view
    }
    static func layer(_ page: UIViewController) -> CALayer {
        let layer = view(page).layer
        layer.borderColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        layer.shadowOpacity = 0.5
        return layer
    }
    static func textLayer(_ page: UIViewController) -> CATextLayer {
        let text = CATextLayer()
        text.string = "Text"
        text.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
        page.view.layer.addSublayer(text)
        return text
    }
    static func replicator(_ page: UIViewController) -> CAReplicatorLayer {
        let replicator = CAReplicatorLayer()
        replicator.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
        replicator.instanceCount = 3
        let dot = CALayer()
        dot.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
        dot.backgroundColor = CGColor(gray: 0, alpha: 1)
        replicator.addSublayer(dot)
        page.view.layer.addSublayer(replicator)
        return replicator
    }
    static func emitterCell() -> CAEmitterCell {
        let cell = CAEmitterCell()
        (cell.birthRate, cell.lifetime, cell.velocity, cell.emissionRange) = (20, 2, 30, 3)
        cell.contents =
            UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
                UIColor.red.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            }.cgImage
        return cell
    }
    static func emitter(_ page: UIViewController) -> CAEmitterLayer {
        let emitter = CAEmitterLayer()
        emitter.emitterPosition = CGPoint(x: 80, y: 80)
        (emitter.emitterSize, emitter.emitterShape) = (CGSize(width: 30, height: 30), .rectangle)
        let cell = emitterCell()
        cell.emitterCells = [emitterCell()]
        emitter.emitterCells = [cell]
        page.view.layer.addSublayer(emitter)
        return emitter
    }
    static func conicGradient(_ page: UIViewController) -> CAGradientLayer {
        let gradient = gradient(page)
        gradient.type = .conic
        return gradient
    }
    static func shape(_ page: UIViewController) -> CAShapeLayer {
        let shape = CAShapeLayer()
        shape.path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), cornerRadius: 8).cgPath
        shape.strokeColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        page.view.layer.addSublayer(shape)
        return shape
    }
    static func gradient(_ page: UIViewController) -> CAGradientLayer {
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        gradient.colors = [CGColor(red: 0, green: 0, blue: 0, alpha: 1), CGColor(red: 1, green: 0, blue: 0, alpha: 1)]
        page.view.layer.addSublayer(gradient)
        return gradient
    }
    static func radialGradient(_ page: UIViewController) -> CAGradientLayer {
        let gradient = gradient(page)
        gradient.type = .radial
        return gradient
    }
    /// The animation is added after its number is set, because its values are read at that time.
    static func animation(_ page: UIViewController) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0.0
        animation.toValue = 1.0
        let layer = page.view.layer
        DispatchQueue.main.async { MainActor.assumeIsolated { layer.add(animation, forKey: "odd") } }
        layer.add(animation, forKey: "first")
        return animation
    }
    static func spring(_ page: UIViewController) -> CASpringAnimation {
        let spring = CASpringAnimation(keyPath: "opacity")
        page.view.layer.add(spring, forKey: "spring")
        return spring
    }
    static func transition(_ page: UIViewController) -> CATransition {
        let transition = CATransition()
        transition.type = .push
        page.view.layer.add(transition, forKey: nil)
        return transition
    }
    static func scrollView(_ page: UIViewController) -> UIScrollView {
        let view = UIScrollView(frame: page.view.bounds)
        view.contentSize = CGSize(width: 400, height: 2_000)
        view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
        return shown(view, page)
    }
    static func textView(_ page: UIViewController) -> UITextView {
        let view = shown(UITextView(), page)
        view.text = "Some words that take several lines"
        return view
    }
    static func container(_ page: UIViewController) -> NSTextContainer { textView(page).textContainer }

    private final class Rows: NSObject, UITableViewDataSource {
        static let shared = Rows()
        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }
    static func table(_ page: UIViewController) -> UITableView {
        let table = UITableView(frame: page.view.bounds, style: .grouped)
        table.dataSource = Rows.shared
        return shown(table, page)
    }
    static func cell(_ page: UIViewController) -> UITableViewCell {
        let table = table(page)
        table.layoutIfNeeded()
        return table.visibleCells.first ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    /// Sets a number of a position in Markdown, as an attribute of a label's text.
    static func position(
        _ path: WritableKeyPath<AttributedString.MarkdownSourcePosition, Int>
    ) -> @MainActor (UILabel, Double) -> Void {
        { label, number in
            var position = AttributedString.MarkdownSourcePosition(
                startLine: 1, startColumn: 1, endLine: 1, endColumn: 4)
            position[keyPath: path] = Int.odd(number)
            var text = AttributedString("Text")
            text.markdownSourcePosition = position
            label.attributedText = NSAttributedString(text)
        }
    }

    static func label(_ page: UIViewController) -> UILabel {
        let label = shown(UILabel(), page)
        label.text = "Some words"
        label.shadowColor = .gray
        label.adjustsFontSizeToFitWidth = true
        return label
    }
    static func style(_ page: UIViewController) -> NSMutableParagraphStyle {
        let style = NSMutableParagraphStyle()
        label(page).attributedText = NSAttributedString(string: "Some words", attributes: [.paragraphStyle: style])
        return style
    }
    /// A label with several paragraphs.
    static func paragraphs(_ page: UIViewController) -> UILabel {
        let label = label(page)
        label.numberOfLines = 0
        return label
    }
    static func set(
        _ label: UILabel, _ path: ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>, _ number: Double
    ) {
        let style = NSMutableParagraphStyle()
        style[keyPath: path] = CGFloat(number)
        label.attributedText = NSAttributedString(
            string: "Some words\nin two paragraphs", attributes: [.paragraphStyle: style])
    }
    static func shadow(_ page: UIViewController) -> NSShadow {
        let shadow = NSShadow()
        label(page).attributedText = NSAttributedString(string: "Some words", attributes: [.shadow: shadow])
        return shadow
    }
    static func segments(_ page: UIViewController) -> UISegmentedControl {
        shown(UISegmentedControl(items: ["A", "B"]), page)
    }
    static func button(_ page: UIViewController) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        button.setImage(UIImage(systemName: "star"), for: .normal)
        return shown(button, page)
    }
    static func slider(_ page: UIViewController) -> UISlider { shown(UISlider(), page) }
    static func stepper(_ page: UIViewController) -> UIStepper { shown(UIStepper(), page) }
    static func datePicker(_ page: UIViewController) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .wheels
        return shown(picker, page)
    }
    static func switchControl(_ page: UIViewController) -> UISwitch { shown(UISwitch(), page) }
    static func field(_ page: UIViewController) -> UITextField {
        let field = shown(UITextField(), page)
        field.text = "Text"
        field.adjustsFontSizeToFitWidth = true
        return field
    }
    static func progress(_ page: UIViewController) -> UIProgressView {
        shown(UIProgressView(progressViewStyle: .default), page)
    }
    static func pages(_ page: UIViewController) -> UIPageControl {
        let control = shown(UIPageControl(), page)
        control.numberOfPages = 3
        return control
    }
    static func stack(_ page: UIViewController) -> UIStackView {
        shown(UIStackView(arrangedSubviews: [UILabel(), UIView()]), page)
    }
    static func constraint(_ page: UIViewController) -> NSLayoutConstraint {
        let view = view(page)
        view.translatesAutoresizingMaskIntoConstraints = false
        let constraint = view.widthAnchor.constraint(equalToConstant: 20)
        constraint.isActive = true
        return constraint
    }
    static func path(_ page: UIViewController) -> UIBezierPath {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        path.lineWidth = 2
        return path
    }
    static func animator(_ page: UIViewController) -> UIViewPropertyAnimator {
        let view = view(page)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
        animator.pauseAnimation()
        return animator
    }

    private static func recognized<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ page: UIViewController)
        -> Recognizer
    {
        page.view.addGestureRecognizer(recognizer)
        return recognizer
    }
    static func tap(_ page: UIViewController) -> UITapGestureRecognizer { recognized(UITapGestureRecognizer(), page) }
    static func pan(_ page: UIViewController) -> UIPanGestureRecognizer { recognized(UIPanGestureRecognizer(), page) }
    static func press(_ page: UIViewController) -> UILongPressGestureRecognizer {
        recognized(UILongPressGestureRecognizer(), page)
    }
    static func pinch(_ page: UIViewController) -> UIPinchGestureRecognizer {
        recognized(UIPinchGestureRecognizer(), page)
    }
    static func rotation(_ page: UIViewController) -> UIRotationGestureRecognizer {
        recognized(UIRotationGestureRecognizer(), page)
    }
    static func swipe(_ page: UIViewController) -> UISwipeGestureRecognizer {
        recognized(UISwipeGestureRecognizer(), page)
    }

    // MARK: Bars and controllers

    static func page(_ page: UIViewController) -> UIViewController { page }
    static func application(_ page: UIViewController) -> UIApplication { .shared }
    static func navigationBar(_ page: UIViewController) -> UINavigationBar {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 200, height: 44))
        bar.items = [UINavigationItem(title: "Alone")]
        return shown(bar, page)
    }
    static func tabBar(_ page: UIViewController) -> UITabBar {
        let bar = UITabBar(frame: CGRect(x: 0, y: 200, width: 200, height: 49))
        bar.items = [UITabBarItem(title: "One", image: nil, tag: 0), UITabBarItem(title: "Two", image: nil, tag: 1)]
        return shown(bar, page)
    }
    static func searchBar(_ page: UIViewController) -> UISearchBar {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 200, height: 56))
        bar.scopeButtonTitles = ["A", "B"]
        bar.showsScopeBar = true
        return shown(bar, page)
    }
    static func item(_ page: UIViewController) -> UIBarButtonItem {
        let item = UIBarButtonItem(image: UIImage(systemName: "star"), primaryAction: nil)
        page.navigationItem.rightBarButtonItem = item
        return item
    }
    static func barAppearance(_ page: UIViewController) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        page.navigationItem.standardAppearance = appearance
        return page.navigationItem.standardAppearance ?? appearance
    }
    static func tabItem(_ page: UIViewController) -> UITabBarItem { tabBar(page).items?.first ?? UITabBarItem() }
    static func tabAppearance(_ page: UIViewController) -> UITabBarAppearance {
        let appearance = UITabBarAppearance()
        appearance.stackedItemPositioning = .centered
        tabBar(page).standardAppearance = appearance
        return appearance
    }
    static func split(_ page: UIViewController) -> UISplitViewController {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        page.addChild(split)
        _ = shown(split.view, page)
        split.didMove(toParent: page)
        return split
    }
    static func link(_ page: UIViewController) -> CADisplayLink {
        @MainActor final class Target { func step(_ link: CADisplayLink) { link.invalidate() } }
        let link = CADisplayLink(target: Target(), selector: Selector("step:", Target.step))
        DispatchQueue.main.async { MainActor.assumeIsolated { link.invalidate() } }
        link.add(to: .main, forMode: .common)
        return link
    }
    static func tabs(_ page: UIViewController) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        page.addChild(tabs)
        page.view.addSubview(tabs.view)
        tabs.didMove(toParent: page)
        return tabs
    }
    static func menu(_ page: UIViewController) -> UIContextMenuConfiguration {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil, actionProvider: nil)
    }
    static func bubble(_ page: UIViewController) -> UIPopoverBackgroundView {
        final class Bubble: UIPopoverBackgroundView {
            override var arrowOffset: CGFloat {
                get { kept }
                set { kept = newValue }
            }
            private var kept: CGFloat = 0
        }
        return shown(Bubble(frame: .zero), page)
    }
    static func element(_ page: UIViewController) -> UIAccessibilityElement {
        let element = UIAccessibilityElement(accessibilityContainer: page.view!)
        element.accessibilityLabel = "Element"
        page.view.accessibilityElements = [element]
        return element
    }
    static func drawing(_ page: UIViewController) -> NSStringDrawingContext { NSStringDrawingContext() }
    static func imageView(_ page: UIViewController) -> UIImageView { shown(UIImageView(), page) }
    static func percent(_ page: UIViewController) -> UIPercentDrivenInteractiveTransition {
        UIPercentDrivenInteractiveTransition()
    }
    static func sheet(_ page: UIViewController) -> UISheetPresentationController {
        let other = UIViewController()
        other.modalPresentationStyle = .pageSheet
        page.present(other, animated: false)
        return other.sheetPresentationController
            ?? UISheetPresentationController(presentedViewController: other, presenting: nil)
    }
    static func popover(_ page: UIViewController) -> UIPopoverPresentationController {
        let other = UIViewController()
        other.modalPresentationStyle = .popover
        let popover = other.popoverPresentationController
        popover?.sourceView = page.view
        popover?.sourceRect = CGRect(x: 50, y: 50, width: 10, height: 10)
        page.present(other, animated: false)
        return popover ?? UIPopoverPresentationController(presentedViewController: other, presenting: nil)
    }

    /// A view that retains the animator of its behavior.
    private final class DynamicView: UIView {
        var animator: UIDynamicAnimator?
    }

    private static func moved<Behavior: UIDynamicBehavior>(
        _ page: UIViewController, _ make: (UIView) -> Behavior
    ) -> Behavior {
        let view = shown(DynamicView(), page)
        let animator = UIDynamicAnimator(referenceView: page.view)
        let behavior = make(view)
        view.animator = animator
        animator.addBehavior(UIGravityBehavior(items: [view]))
        animator.addBehavior(UICollisionBehavior(items: [view]))
        animator.addBehavior(behavior)
        return behavior
    }
    static func gravity(_ page: UIViewController) -> UIGravityBehavior {
        moved(page) { UIGravityBehavior(items: [$0]) }
    }
    static func push(_ page: UIViewController) -> UIPushBehavior {
        moved(page) { UIPushBehavior(items: [$0], mode: .continuous) }
    }
    static func snap(_ page: UIViewController) -> UISnapBehavior {
        moved(page) { UISnapBehavior(item: $0, snapTo: CGPoint(x: 50, y: 50)) }
    }
    static func field(_ page: UIViewController) -> UIFieldBehavior {
        moved(page) {
            let field = UIFieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 1)
            field.addItem($0)
            return field
        }
    }
    static func pin(_ page: UIViewController) -> UIAttachmentBehavior {
        moved(page) {
            .pinAttachment(
                with: $0, attachedTo: UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)),
                attachmentAnchor: $0.center)
        }
    }
    static func attachment(_ page: UIViewController) -> UIAttachmentBehavior {
        moved(page) { UIAttachmentBehavior(item: $0, attachedToAnchor: CGPoint(x: 50, y: 50)) }
    }
    /// Moves along a line within limits.
    static func slider(_ page: UIViewController) -> UIAttachmentBehavior {
        moved(page) {
            .slidingAttachment(
                with: $0, attachmentAnchor: CGPoint(x: 50, y: 50), axisOfTranslation: CGVector(dx: 1, dy: 0))
        }
    }
    static func group(_ page: UIViewController) -> UIDynamicItemGroup {
        var group: UIDynamicItemGroup?
        _ = moved(page) { view in
            let made = UIDynamicItemGroup(items: [view])
            group = made
            return UIDynamicItemBehavior(items: [made])
        }
        return group ?? UIDynamicItemGroup(items: [])
    }
    static func itemBehavior(_ page: UIViewController) -> UIDynamicItemBehavior {
        moved(page) { UIDynamicItemBehavior(items: [$0]) }
    }
}
