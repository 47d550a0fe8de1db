import Foundation
import GestureLogic

extension MachineTables {
    static let drags = MachineTable(
        "drags", from: [DragMachine()],
        rows: ["idle", "lifted", "dragging", "dropping", "cancelling", "transferring", "over"],
        columns: [
            "lift", "begin", "move", "propose", "add", "release", "cancel", "outcome", "settle",
            "beginLoading", "endLoading",
        ]
    ) { _ in
        [
            .lift, .begin(allowsMove: true), .move(over: 1), .propose(.copy, by: 1), .add, .release, .cancel,
            .outcome(.cancel),
            .settle, .beginLoading, .endLoading,
        ]
    }

    static let rowSwipes = MachineTable(
        "row swipes", from: [RowSwipeMachine<Int>()],
        rows: ["closed", "held", "wheeled", "opening", "open", "closing"],
        columns: [
            "open", "grab", "drag", "release", "wheel", "wheelRested", "tapOrScroll", "close", "finish", "delete",
            "motionEnded",
        ]
    ) { machine in
        let rule = RowSwipe(widths: [80], width: 400, performsFirst: true)
        var number = 0
        switch machine.phase {
        case .wheeled(_, let own), .opening(let own), .closing(let own): number = own
        case .closed, .held, .open: break
        }
        return [
            .open(1, rule, .finger), .open(2, rule, .wheel(by: 60)), .open(3, rule, .call), .grab(offset: 40),
            .drag(by: 60), .release(velocity: 0), .wheel(by: 20, offset: 80), .wheelRested(number: number),
            .tapOrScroll, .close, .finish, .delete, .motionEnded(number: number),
        ]
    }
}
