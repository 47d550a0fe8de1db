/// The presentation that a call of `dismiss` ends.
package enum DismissalTarget<Page: Equatable>: Equatable {
    /// Ends the presentation of this controller and all presentations above it.
    case presented(Page)
    /// Ends the search that is active inside a screen.
    case search(Page)
    /// Continues as a call on this presenting controller.
    case callOn(Page)
    /// Nothing is presented: only the completion is called.
    case nothing

    /// A controller on the way from the called one to its outermost parent.
    package struct Place {
        /// The controller that this one presents.
        let presented: Presented?
        /// The controller itself, if it is a search that is active inside a screen.
        let search: Page?
        /// The formerly presented controller, if an animator dismisses it and may still cancel.
        let undecided: Page?

        package init(presented: Presented?, search: Page?, undecided: Page?) {
            (self.presented, self.search, self.undecided) = (presented, search, undecided)
        }
    }

    package enum Presented {
        /// With a stage of its own. A controller whose stage was removed has no presentation to end.
        case overScreen(Page, hasStage: Bool)
        /// A search inside the screen.
        case search(Page)
    }

    /// The presentation of the outermost parent, if it was presented.
    package struct Outermost {
        let page: Page
        /// The presenting controller; nil if it was freed or the controller was never presented.
        let presenting: Page?
        /// Whether the presentation exists.
        let hasStage: Bool
        /// Whether the presentation is being dismissed.
        let isLeaving: Bool

        package init(_ page: Page, presenting: Page?, hasStage: Bool, isLeaving: Bool) {
            (self.page, self.presenting, self.hasStage, self.isLeaving) = (page, presenting, hasStage, isLeaving)
        }
    }

    /// Documented (UIViewController.dismiss): a call on the presenting controller, or on a controller inside it, ends
    /// the presentation that it shows; a call on the presented controller ends the controller's own presentation.
    /// - Parameter places: the called controller and its parents, the outermost last.
    package init(_ places: [Place], _ outermost: Outermost) {
        for place in places {
            if case .overScreen(let page, let hasStage)? = place.presented {
                self = hasStage ? .presented(page) : .nothing
                return
            }
        }
        // A screen presents the search that is active in the screen.
        for place in places {
            if let page = place.search { self = .search(page); return }
            if case .search(let page)? = place.presented { self = .search(page); return }
        }
        if let page = places.lazy.compactMap(\.undecided).first {
            self = .presented(page)
        } else if outermost.hasStage, outermost.isLeaving || outermost.presenting == nil {
            // The presentation is already being dismissed, or its host was freed.
            self = .presented(outermost.page)
        } else if let presenting = outermost.presenting {
            self = .callOn(presenting)
        } else {
            self = .nothing
        }
    }
}
