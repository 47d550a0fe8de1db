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
        let host = selfAndParents.first { $0.presentation.presented.map { !$0.presentsInPlace } ?? false }
        // A screen presents the search that is active in the screen.
        if host == nil,
            let inPlace = selfAndParents.lazy.compactMap({ $0.presentsInPlace ? $0 : $0.presentation.presented })
                .first(where: { $0.presentsInPlace })
        {
            return inPlace.dismissInPlace(animated: animated, completion: completion)
        }
        if host == nil,
            let undecided = selfAndParents.lazy.compactMap({ $0.presentation.leaving }).first(where: {
                $0.presentationStage?.mayStay ?? false
            })
        {
            return undecided.dismissChain(animated: animated, completion)
        }
        if let presented = host?.presentation.presented {
            guard presented.presentationStage != nil else { completion?(); return }
            return presented.dismissChain(animated: animated, completion)
        }
        let last = outermost
        // The presentation is already being dismissed, or its host was freed.
        if let stage = last.presentationStage, stage.phase.isLeaving || last.presentation.presenting == nil {
            return last.dismissChain(animated: animated, completion)
        }
        // Documented (UIViewController.dismiss): a call on the presented controller itself dismisses that controller.
        guard let presenting = last.presentation.presenting else { completion?(); return }
        presenting.startDismissing(animated: animated, completion: completion)
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
