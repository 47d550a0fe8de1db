import Foundation
import NavigationLogic

/// `dismiss`: selects the presentation that ends, and all presentations that end together with it.
extension UIViewController {
    /// Ends an overdue dismissal by an animator before any other change.
    func endOverdueDismissal() {
        if let stage = presentation.leaving?.presentationStage, stage.phase.isOverdue { stage.request(.finish) }
    }

    func startDismissing(animated: Bool, completion: (() -> Void)?) {
        for controller in selfAndParents { controller.endOverdueDismissal() }
        switch DismissalTarget(selfAndParents.map(\.dismissalPlace), outermost.outermostPresentation) {
        case .presented(let presented): presented.dismissChain(animated: animated, completion)
        case .search(let search): search.dismissInPlace(animated: animated, completion: completion)
        case .callOn(let presenting): presenting.startDismissing(animated: animated, completion: completion)
        case .nothing: completion?()
        }
    }

    private var dismissalPlace: DismissalTarget<UIViewController>.Place {
        let undecided = presentation.leaving.flatMap { $0.presentationStage?.mayStay ?? false ? $0 : nil }
        let presented = presentation.presented.map { page -> DismissalTarget<UIViewController>.Presented in
            page.presentsInPlace ? .search(page) : .overScreen(page, hasStage: page.presentationStage != nil)
        }
        return DismissalTarget.Place(presented: presented, search: presentsInPlace ? self : nil, undecided: undecided)
    }

    private var outermostPresentation: DismissalTarget<UIViewController>.Outermost {
        DismissalTarget.Outermost(
            self, presenting: presentation.presenting, hasStage: presentationStage != nil,
            isLeaving: presentationStage?.phase.isLeaving ?? false)
    }

    /// Documented (UIViewController.dismiss): in a chain of presentations, only the topmost is animated; the
    /// presentations between are removed.
    private func dismissChain(animated: Bool, _ completion: (() -> Void)?) {
        guard let stage = presentationStage else { return }
        var chain = [self]
        while let next = chain[chain.count - 1].presentedInChain { chain.append(next) }
        let top = chain.removeLast()
        stage.afterTurn {
            top.dismissFamily()
            for controller in chain {
                controller.dismissMembers()
                controller.presentationStage?.dismissInChain()
            }
            top.presentationStage?.dismiss(animated: animated, completion)
        }
    }

    /// The controller that this controller presents in the window and that is not being dismissed.
    private var presentedInChain: UIViewController? {
        guard let next = presentation.presented, !next.presentsInPlace, let stage = next.presentationStage,
            !stage.isContext,
            !stage.phase.isLeaving
        else { return nil }
        return next
    }

    /// Dismisses the presentations of this controller and of all controllers inside it immediately.
    func dismissFamily() {
        if presentation.presented != nil || presentation.leaving?.presentationStage?.mayStay ?? false {
            startDismissing(animated: false, completion: nil)
        }
        dismissMembers()
    }

    /// Dismisses the presentations of the controllers inside this controller immediately.
    private func dismissMembers() {
        var members = family.children
        var index = 0
        while index < members.count {
            let member = members[index]
            members += member.family.children
            index += 1
            let stays =
                member.presentation.presented.map { !$0.presentsInPlace }
                ?? member.presentation.leaving?.presentationStage?.mayStay ?? false
            if stays { member.startDismissing(animated: false, completion: nil) }
        }
    }
}
