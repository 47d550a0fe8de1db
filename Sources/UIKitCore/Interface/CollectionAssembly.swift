import CoreGraphics
import Foundation
import InterfaceDocuments
import ListLogic

/// Collection views with layouts and prototype cells.
extension InterfaceAssembly {
    /// The layout of a collection view. A document without a layout has a flow layout.
    func makeLayout(of element: InterfaceElement) -> UICollectionViewLayout {
        guard let part = element.part("collectionViewLayout") else { return UICollectionViewFlowLayout() }
        let isFlow = part.name == "collectionViewFlowLayout"
        let base = isFlow ? UICollectionViewFlowLayout.self : UICollectionViewLayout.self
        let type = InterfaceClasses.type(of: part, base, in: source)
        let coder = InterfaceCoder(part, as: base, in: self)
        guard let layout = type.init(coder: coder) else {
            log(part.line, "\(type).init(coder:) returned nil; a flow layout is created")
            return UICollectionViewFlowLayout()
        }
        coder.fillIfNeeded(layout)
        return layout
    }

    func fill(_ layout: UICollectionViewFlowLayout, _ element: InterfaceElement) {
        if let spacing = element.number("minimumLineSpacing") { layout.minimumLineSpacing = CGFloat(spacing) }
        if let spacing = element.number("minimumInteritemSpacing") { layout.minimumInteritemSpacing = CGFloat(spacing) }
        if let size = element.size("itemSize") { layout.itemSize = size }
        if let size = element.size("estimatedItemSize") { layout.estimatedItemSize = size }
        if element.flag("automaticEstimatedItemSize") == true {
            layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        }
        if let size = element.size("headerReferenceSize") { layout.headerReferenceSize = size }
        if let size = element.size("footerReferenceSize") { layout.footerReferenceSize = size }
        if let insets = uiInsets(element.insets("sectionInset")) { layout.sectionInset = insets }
        if let reference = element.choice("sectionInsetReference", .named("sectionInsetReference")).flatMap({
            UICollectionViewFlowLayout.SectionInsetReference(rawValue: $0)
        }) {
            layout.sectionInsetReference = reference
        }
        if let direction = element.choice("scrollDirection", .named("scrollDirection")).flatMap({
            UICollectionView.ScrollDirection(rawValue: $0)
        }) {
            layout.scrollDirection = direction
        }
        if let flag = element.flag("sectionHeadersPinToVisibleBounds") {
            layout.sectionHeadersPinToVisibleBounds = flag
        }
        if let flag = element.flag("sectionFootersPinToVisibleBounds") {
            layout.sectionFootersPinToVisibleBounds = flag
        }
    }

    func fill(_ view: UICollectionView, _ element: InterfaceElement) {
        if let flag = element.flag("allowsSelection") { view.allowsSelection = flag }
        if let flag = element.flag("allowsMultipleSelection") { view.allowsMultipleSelection = flag }
        if let flag = element.flag("prefetchingEnabled") { view.isPrefetchingEnabled = flag }
        if let background = element.part("backgroundView").flatMap(makeView) { view.backgroundView = background }
        for prototype in element.prototypes { register(prototype, kind: nil, in: view) }
        let boundaries = [
            ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
            ("sectionFooterView", UICollectionView.elementKindSectionFooter),
        ]
        for (key, kind) in boundaries {
            if let part = element.part(key, "collectionReusableView") { register(part, kind: kind, in: view) }
        }
    }

    /// Registers a prototype for cells or views of its identifier. Each view is created from the prototype with its own
    /// connections.
    private func register(_ prototype: InterfaceElement, kind: String?, in view: UICollectionView) {
        guard let identifier = prototype["reuseIdentifier"] else { return }
        let (source, storyboard, scene, ownerId) = (source, storyboard, scene, scene?.controller?.id)
        weak let owner = controller
        let make: () -> UIView? = {
            let assembly = InterfaceAssembly(
                source, owner: owner, ownerId: ownerId, ownerElement: nil, scene: scene, storyboard: storyboard)
            let made = assembly.makeView(prototype) as? UICollectionReusableView
            assembly.finish(isLast: true)
            return made
        }
        view.collection.reuse.register(make, ReuseKey(kind: kind, identifier: identifier))
    }

    func fill(_ cell: UICollectionViewCell, _ element: InterfaceElement) {
        if let view = element.part("backgroundView").flatMap(makeView) { cell.backgroundView = view }
        if let view = element.part("selectedBackgroundView").flatMap(makeView) { cell.selectedBackgroundView = view }
        guard let part = element.part("contentView") else { return }
        let content = varied(part, of: cell.contentView)
        enter(cell.contentView, content)
        if let color = uiColor(content.color("backgroundColor")) { cell.contentView.backgroundColor = color }
        if let flag = content.flag("clipsSubviews") { cell.contentView.clipsToBounds = flag }
        fillSubviews(cell.contentView, content)
        for guide in content.children("viewLayoutGuide") where guide.key == "safeArea" {
            note(cell.contentView.safeAreaLayoutGuide, guide.id)
        }
        constrain(cell.contentView, content)
    }
}

extension UICollectionViewController: AssembledContainer {
    func assemble(_ element: InterfaceElement, in assembly: InterfaceAssembly) {
        if let flag = element.flag("clearsSelectionOnViewWillAppear") { clearsSelectionOnViewWillAppear = flag }
    }
}
