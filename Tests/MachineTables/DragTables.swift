import GestureLogic

extension MachineTables {
    static let drags = MachineTable(
        "drags", from: [DragMachine()], rows: ["idle", "lifted", "dragging", "dropping", "cancelling", "over"],
        columns: [
            "lift", "begin", "move", "propose", "add", "release", "cancel", "settle", "beginLoading", "endLoading",
        ]
    ) { _ in
        [
            .lift, .begin(allowsMove: true), .move(over: 1), .propose(.copy, by: 1), .add, .release, .cancel, .settle,
            .beginLoading, .endLoading,
        ]
    }
}
