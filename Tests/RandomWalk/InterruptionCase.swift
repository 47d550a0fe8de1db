/// One cell of the interruption matrix: a request to a navigation stack in a phase.
package struct InterruptionCase: Sendable, CustomStringConvertible {
    package enum Request: String, CaseIterable, Sendable {
        case push, pop, popTo, popToRoot, set, setSameTop, swipe, hideBar, present, resize, dark
    }
    package enum Phase: String, CaseIterable, Sendable {
        case idle, scheduledPush, scheduledPop, earlyPush, latePush, earlyPop, latePop, dragging, settling, takenBack,
            unshown, containerAppearing
        case customPush, customPop, customHeld, customCancelled, customOverdue
    }
    /// The container of the stack.
    package enum Place: String, CaseIterable, Sendable { case plain, tab, sheet, column }
    /// The state of the bar during the transition.
    package enum Bar: String, CaseIterable, Sendable { case shown, hidden, changing }

    package var phase: Phase
    package var place: Place
    package var request: Request
    package var animated: Bool
    package var rightToLeft: Bool
    package var bar: Bar

    package init(
        phase: Phase, place: Place = .plain, request: Request, animated: Bool, rightToLeft: Bool, bar: Bar = .shown
    ) {
        (self.phase, self.place, self.request, self.bar) = (phase, place, request, bar)
        (self.animated, self.rightToLeft) = (animated, rightToLeft)
    }

    package var description: String {
        """
        \(request) while \(phase) in \(place), \(animated ? "animated" : "at once"), \
        \(rightToLeft ? "right to left" : "left to right"), bar \(bar)
        """
    }

    /// All cases, in an order that distributes each kind over the whole list.
    package static let all: [InterruptionCase] = Place.allCases.flatMap { place in
        // A sheet is always visible, and its appearance is that of the plain stack.
        let phases = Phase.allCases.filter {
            place == .plain || $0 != .containerAppearing && (place != .sheet || $0 != .unshown)
        }
        return phases.flatMap { phase in
            [true, false].flatMap { animated in
                [true, false].flatMap { direction in
                    Bar.allCases.flatMap { bar in
                        Request.allCases.map {
                            InterruptionCase(
                                phase: phase, place: place, request: $0, animated: animated, rightToLeft: direction,
                                bar: bar)
                        }
                    }
                }
            }
        }
    }

    /// Cases that have each pair of kinds of the matrix, such as a request in a phase, or a phase in a container.
    package static let pairs: [InterruptionCase] = {
        var known = Set<[String]>()
        // The number of cases is no multiple of the prime step, so this order has every case once.
        return all.indices.map { all[$0 * 1009 % all.count] }.filter { example in
            let new = example.kindPairs.subtracting(known)
            known.formUnion(new)
            return !new.isEmpty
        }
    }()

    /// Each two kinds of this case, with their places in the description.
    private var kindPairs: Set<[String]> {
        let kinds = ["\(phase)", "\(place)", "\(request)", "\(animated)", "\(rightToLeft)", "\(bar)"].enumerated()
        return Set(
            kinds.flatMap { first in
                kinds.filter { $0.offset > first.offset }.map { second in
                    ["\(first.offset) \(first.element)", "\(second.offset) \(second.element)"]
                }
            })
    }
}
