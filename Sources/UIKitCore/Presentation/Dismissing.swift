import Foundation
import NavigationLogic

/// `dismiss`: whose presentation ends, and what goes with it.
extension UIViewController {
    /// What this controller presented is being dismissed by an animator that should have ended by now: it goes before
    /// anything else is done.
    func endOverdueDismissal() {
        if let stage = presentation.leaving?.presentation.stage, stage.phase.isOverdue { stage.request(.finish) }
    }

    func startDismissing(animated: Bool, completion: (() -> Void)?) {
        for controller in selfAndParents { controller.endOverdueDismissal() }
        let host = selfAndParents.first { $0.presentation.presented.map { !$0.presentsInPlace } ?? false }
        // A search that is active on a screen is what the screen presents.
        if host == nil,
            let inPlace = selfAndParents.lazy.compactMap({ $0.presentsInPlace ? $0 : $0.presentation.presented })
                .first(where: { $0.presentsInPlace })
        {
            return inPlace.leavePlace(animated: animated, completion: completion)
        }
        if host == nil,
            let undecided = selfAndParents.lazy.compactMap({ $0.presentation.leaving }).first(where: {
                $0.presentation.stage?.mayStay ?? false
            })
        {
            return undecided.leaveWithFamily(animated: animated, completion)
        }
        if let presented = host?.presentation.presented {
            guard presented.presentation.stage != nil else { completion?(); return }
            return presented.leaveWithFamily(animated: animated, completion)
        }
        let last = outermost
        // One that is being dismissed already, or whose host was freed.
        if let stage = last.presentation.stage, stage.phase.isLeaving || last.presentation.presenting == nil {
            return last.leaveWithFamily(animated: animated, completion)
        }
        // Documented: asked of the presented controller itself, the one that presents it is meant.
        guard let presenting = last.presentation.presenting else { completion?(); return }
        presenting.startDismissing(animated: animated, completion: completion)
    }

    /// Documented: of a chain of presentations only the top one moves; those between are removed.
    private func leaveWithFamily(animated: Bool, _ completion: (() -> Void)?) {
        guard let stage = presentation.stage else { return }
        var chain = [self]
        while let next = chain[chain.count - 1].presentedInChain { chain.append(next) }
        let top = chain.removeLast()
        stage.afterTurn {
            top.dismissFamily()
            for controller in chain {
                controller.dismissMembers()
                controller.presentation.stage?.leaveChain()
            }
            top.presentation.stage?.dismiss(animated: animated, completion)
        }
    }

    /// The controller that this one presents over the window and that is not being dismissed.
    private var presentedInChain: UIViewController? {
        guard let next = presentation.presented, !next.presentsInPlace, let stage = next.presentation.stage,
            !stage.isContext,
            !stage.phase.isLeaving
        else { return nil }
        return next
    }

    /// Dismisses at once what this controller, or any inside it, presents.
    func dismissFamily() {
        if presentation.presented != nil || presentation.leaving?.presentation.stage?.mayStay ?? false {
            startDismissing(animated: false, completion: nil)
        }
        dismissMembers()
    }

    /// Dismisses at once what the controllers inside this one present.
    private func dismissMembers() {
        var members = family.children
        var index = 0
        while index < members.count {
            let member = members[index]
            members += member.family.children
            index += 1
            let stays =
                member.presentation.presented.map { !$0.presentsInPlace } ?? member.presentation.leaving?.presentation
                .stage?.mayStay ?? false
            if stays { member.startDismissing(animated: false, completion: nil) }
        }
    }
}
