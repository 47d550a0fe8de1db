import NavigationLogic

extension MachineTables {
    static let overlays = MachineTable(
        "overlays", from: [OverlayMachine()], rows: ["absent", "opening", "open", "dismissing", "gone"],
        columns: ["cover", "opened", "dismiss", "presentAnother", "resized", "faded", "removed"]
    ) { _ in
        [.cover, .opened, .dismiss, .presentAnother, .resized, .faded, .removed]
    }
}
