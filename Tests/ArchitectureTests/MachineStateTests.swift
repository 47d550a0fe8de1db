import Testing

/// A decision names its states by the cases of an enumeration. A stored Bool beside them is a state that no table
/// shows.
///
/// Counted are the variables that a decision changes itself, in the modules of decisions, and the internal variables in
/// the files of UIKitCore that store a machine. A variable that every caller may set is a fact or a setting.
struct MachineStateTests {
    /// The lists may only get shorter.
    private static let states: Set = [
        "BarHidingMachine.isLow", "FocusMachine.isDisplayed", "FocusMachine.isScheduled", "LiftTracker.isPulled",
        "OfferRecord.isSilent", "PresentationStage.isDismissedInChain", "SearchMachine.offersSuggestions",
        "TabSelection.hasExplicitControllers", "UITouch.isRead",
    ]
    /// Facts from a request, the visibility of a column, and results of a layout.
    private static let facts: Set = [
        "BarRow.titleIsTruncated", "BarTitlePlacement.titleIsTruncated", "ColumnMachine.showsInspector",
        "DragMachine.allowsMove", "DragStage.canHandle", "PageRow.isMirrored",
    ]

    @Test("fewer than ten Bools are states beside the phases of machines")
    func states() {
        var found: Set<String> = []
        for file in SourceTree.sources.files {
            let isDecision = ["Decisions", "NavigationLogic", "FocusLogic", "GestureLogic", "DataExchange"]
                .contains(file.module)
            guard isDecision || file.module == "UIKitCore" && file.lines.contains(where: Self.storesMachine) else {
                continue
            }
            let name = file.path.split(separator: "/").last?.dropLast(".swift".count) ?? ""
            for line in file.lines {
                guard let (words, variable) = Self.storedBool(line), !words.contains("open"), !words.contains("public")
                else { continue }
                let isOwn = ["private", "private(set)", "internal(set)"].contains { words.contains($0) }
                if isOwn || !isDecision { found.insert("\(name).\(variable)") }
            }
        }
        #expect(found == Self.states.union(Self.facts))
        #expect(Self.states.count < 10)
    }

    private static func storesMachine(_ line: Substring) -> Bool {
        // The search for bytes first: regular expressions take half a minute for all lines.
        line.contains("Machine")
            && line.contains(/^ {4}(?:\S+ )*var \w+(?:: \w+Machine(?:<\w+>)?$| = \w+Machine(?:<\w+>)?\()/)
    }

    /// The words before a stored variable of the type Bool, and its name.
    private static func storedBool(_ line: Substring) -> ([Substring], Substring)? {
        guard ["Bool", "true", "false"].contains(where: { line.contains($0) }) else { return nil }
        let pattern = /^ {4,8}((?:\S+ )*)var (\w+)(?:: Bool(?: = \w+)?| = (?:true|false))(?: \{ (?:did|will)Set.*)?$/
        return line.firstMatch(of: pattern).map { ($0.1.split(separator: " "), $0.2) }
    }
}
