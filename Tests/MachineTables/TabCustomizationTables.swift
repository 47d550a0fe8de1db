import NavigationLogic

extension MachineTables {
    static let customizations = MachineTable(
        "customizations", from: [TabCustomizationMachine()], rows: ["closed", "announcing", "opening", "open"],
        columns: ["begin", "shown", "refused", "opened", "finish", "removed"]
    ) { machine in
        var number = 0
        switch machine.phase {
        case .announcing(let own), .opening(let own), .open(let own): number = own
        case .closed: break
        }
        return [
            .begin, .shown(number: number, isInWindow: true), .shown(number: number, isInWindow: false),
            .opened(number: number), .finish(animated: true), .removed(number: number),
        ]
    }
}
