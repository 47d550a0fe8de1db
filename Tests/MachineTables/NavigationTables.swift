import Decisions
import NavigationLogic

/// The tables of all machines.
package enum MachineTables {
    package static let all = [
        stack, presentations, overlays, searches, columns, tabs, hidingBars, minimizingBars, customizations, pages,
        rowSwipes, drags, outsideDrops, touches, focus,
    ]

    package static let stack = MachineTable(
        "stacks", from: [NavigationMachine<String>()],
        rows: [
            "offscreen", "appearing", "idle", "scheduled", "moving", "dragging", "settling", "overdue", "disappearing",
        ],
        columns: [
            "misuse", "animatedChange", "unanimatedChange", "grab", "drag", "release", "catchAgain", "animationEnded",
            "layout", "animatorEnded", "overdue", "willAppear", "didAppear", "willDisappear", "didDisappear",
        ]
    ) { machine in
        let (id, pages) = (machine.transition?.id ?? TransitionID(number: 0, animation: 0), machine.stack)
        let changes: [NavigationRequest<String>] = [true, false].flatMap { animated in
            [
                .push("\(pages.count)", animated: animated), .pop(animated: animated),
                .set(["A", "B"], animated: animated),
            ]
        }
        return changes + [
            .popTo("none", animated: true), .grab, .drag(fraction: 0.5), .release(fraction: 0.9, velocity: 0),
            .catchAgain(fraction: 0.5), .animationEnded(id), .layout, .animatorEnded(id.number, .completed),
            .overdue(id.number), .containerWillAppear(animated: true), .containerDidAppear,
            .containerWillDisappear(animated: true), .containerDidDisappear,
        ]
    }

    static let presentations = MachineTable(
        "presentations", from: [PresentationMachine()],
        rows: [
            "waiting", "presenting", "presentingByAnimator", "shown", "pulled", "returning", "dismissing",
            "dismissingByAnimator", "dismissalOverdue", "gone",
        ],
        columns: [
            "present", "animatedDismissal", "unanimatedDismissal", "finish", "adapt", "animatorBegan",
            "animatorCompleted", "animatorCancelled", "overdue", "pull", "fling", "release", "motionEnded",
        ]
    ) { machine in
        var number = machine.phase.animation?.number ?? 0
        if case .returning(let own) = machine.phase { number = own }
        return [
            .present(animated: true, moves: true, ticket: 1), .dismiss(animated: true, moves: true, ticket: 2),
            .dismiss(animated: false, moves: false, ticket: 3), .finish, .adapt, .animatorBegan(number),
            .animatorEnded(number, completed: true, mayReturn: true),
            .animatorEnded(number, completed: false, mayReturn: true), .overdue(number), .pull(fraction: 0.5),
            .fling(velocity: -1), .release(velocity: 0), .motionEnded(number),
        ]
    }

    static let searches = MachineTable(
        "searches", from: [SearchMachine()], rows: ["idle", "beginning", "active", "ending"],
        columns: [
            "begin", "animatedEnd", "unanimatedEnd", "motionEnded", "update", "edit", "offerSuggestions",
            "selectSuggestion", "changeScope",
        ]
    ) { machine in
        var number = 0
        switch machine.phase {
        case .beginning(let own, _), .ending(let own, _, _): number = own
        case .idle, .active: break
        }
        return [
            .begin(showsResults: true), .end(animated: true, ticket: 1), .end(animated: false, ticket: nil),
            .motionEnded(number: number), .update(showsResults: true), .edit(showsResults: false), .offerSuggestions,
            .selectSuggestion(hides: true), .changeScope,
        ]
    }

    /// Columns with pages, so that the delegate is notified of them.
    private static var arrangedColumns: ColumnMachine<Int> {
        var machine = ColumnMachine<Int>(.triple, isClassic: false)
        let requests: [ColumnRequest<Int>] = [
            .host(.primary, 0), .host(.secondary, 1), .room(isNarrow: false, automatic: .twoBeside),
            .change(to: .secondaryOnly, automatic: .twoBeside, animated: true), .announced(1, mayMove: true),
        ]
        for request in requests { _ = machine.handle(request) }
        return machine
    }

    static let columns = MachineTable(
        "columns", from: [arrangedColumns, ColumnMachine<Int>(.triple, isClassic: false)],
        rows: [
            "unarranged", "columns", "announcing", "notifying", "moving", "collapsing", "collapsed", "expanding",
        ],
        columns: [
            "set", "host", "replace", "keep", "detail", "show", "otherMode", "sameMode", "formerMode", "checkWidth",
            "leave", "width", "narrow", "wide", "announced", "notified", "motionEnded", "landed", "top", "gathered",
            "expandTo", "display", "opened",
        ]
    ) { machine in
        // Each question has the number of its phase, and numbers are small here.
        let numbers = 1...8
        let modes: [SplitLayout.Mode] = [.secondaryOnly, .oneBeside, .twoBeside]
        let stack = ColumnStack(base: 0)
        return modes.map { .change(to: $0, automatic: .twoBeside, animated: true) } + [
            .set(.primary, 0), .host(.primary, 0), .host(.secondary, 1), .replace(.secondary, 2, stack),
            .keep(SplitStacks([])), .detail(3), .show(.secondary), .inspect(true, animated: true), .checkWidth, .leave,
            .width(automatic: .oneBeside), .room(isNarrow: true, automatic: .twoBeside),
            .room(isNarrow: false, automatic: .twoBeside), .landed(nil), .display,
        ]
            + numbers.flatMap { number -> [ColumnRequest<Int>] in
                [
                    .announced(number, mayMove: true), .notified(number), .motionEnded(number),
                    .top(number, .secondary),
                    .gathered(number, stack), .expandTo(number, .twoBeside, automatic: .twoBeside),
                    .opened(number, isThere: true),
                ]
            }
    }

    static let tabs = MachineTable(
        "tabs", from: [TabMachine<Int>()], rows: ["empty", "resting", "asking", "moving"],
        columns: [
            "replace", "select", "reorder", "note", "more", "arrange", "appear", "disappear", "answered", "exchange",
            "showSame", "showOther", "moves", "stays", "ended", "release",
        ]
    ) { machine in
        var number = 0
        switch machine.phase {
        case .asking(let change), .moving(let change): number = change.number
        case .empty, .resting: break
        }
        return [
            .replace([0, 1], animated: false), .select(1), .reorder([1, 0]), .note(0), .more(99),
            .arrange(animated: true), .appear, .disappear, .answered(number, completed: true),
            .exchange(animated: true), .show(0, mayMove: true), .show(1, mayMove: true),
            .asked(number, moves: true), .asked(number, moves: false), .ended(number, completed: true, back: nil),
            .release,
        ]
    }

    static let hidingBars = MachineTable(
        "bars that hide",
        from: [true, false].map { onTap in
            var machine = BarHidingMachine()
            machine.behavior = onTap ? BarHidingMachine.Behavior(rawValue: 15) : [.whenVerticallyCompact, .onSwipe]
            return machine
        },
        rows: BarHidingPhase.allCases.map { "\($0)" }, columns: BarHidingMachine.Column.allCases.map { "\($0)" }
    ) { _ in
        [
            .tap(inBarArea: false), .tap(inBarArea: true), .swipeUp, .swipeDown, .keyboardAppears,
            .height(isCompact: true), .height(isCompact: false), .set(hidden: true), .set(hidden: false), .called,
        ]
    }

    static let minimizingBars = MachineTable(
        "tab bars that minimize", from: [TabMinimizingMachine()],
        rows: ["shown", "shownWhileScrolling", "minimized", "minimizedWhileScrolling"],
        columns: ["move", "minimizingScroll", "restoringScroll", "end", "rest", "restore"]
    ) { _ in
        [100, 130, 0, 1000].map { .moved(to: $0, top: 0, end: 1000, isByUser: true, minimizes: .down) } + [
            .otherContent, .restore(animated: true),
        ]
    }
}
