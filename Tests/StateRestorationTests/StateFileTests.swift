import Testing

@testable import StateRestoration

/// The file of an app's saved state.
struct StateFileTests {
    @Test("A saved state is read unchanged")
    func roundTrip() throws {
        let state = SampleState.full
        #expect(state.isSound)
        #expect(try StateFile.state(of: StateFile.bytes(of: state)) == state)
        #expect(try StateFile.state(of: StateFile.bytes(of: SavedState())) == SavedState())
    }

    @Test("Equal states make equal files")
    func same() {
        #expect(StateFile.bytes(of: SampleState.full) == StateFile.bytes(of: SampleState.full))
    }

    @Test("A way to a node is the identifiers from the root; what has none is left out")
    func identifiers() {
        let state = SampleState.full
        #expect(state.identifiers(to: 0) == ["Stack"])
        #expect(state.identifiers(to: 2) == ["Stack", "Page", "Page"])
        #expect(state.identifiers(to: 4) == ["Stack"])
    }

    private func fault(_ bytes: [UInt8]) -> String? {
        do throws(StateFault) {
            _ = try StateFile.state(of: bytes)
            return nil
        } catch { return error.description }
    }

    @Test("A file of another kind or version, an incomplete file and a damaged file are reported separately")
    func faults() {
        let whole = StateFile.bytes(of: SampleState.full)
        #expect(fault(Array("{\"json\": true}".utf8)) == "is no state of an app")
        #expect(fault([]) == "is no state of an app")
        #expect(fault(Array(whole.prefix(20))) == "breaks off in its first line")
        #expect(fault(Array(whole.dropLast(40))) == "was written by half")
        #expect(fault(whole + [0]) == "was written by half")
        var damaged = whole
        damaged[whole.count - 9] ^= 1
        #expect(fault(damaged) == "was damaged")
        var older = whole
        older[8] = 0
        #expect(fault(older) == "has form 0, which is older than form 2 that this program reads")
        older[8] = 9
        #expect(fault(older) == "has form 9, which is newer than form 2 that this program reads")
        #expect(fault([UInt8](repeating: 0, count: StateFile.largest + 1)) == "is larger than any state is")
    }

    @Test("A reference to a node that is not there is no state")
    func unsound() {
        var state = SampleState.full
        state.nodes[2].parent = 2
        #expect(fault(StateFile.bytes(of: state)) == "refers to something that is not in it")
        state = SampleState.full
        state.nodes[0].values["far"] = .list([.node(5)])
        #expect(fault(StateFile.bytes(of: state)) == "refers to something that is not in it")
    }

    @Test("Values that lie too deep in each other are no state")
    func deep() {
        var value = StateValue.null
        for _ in 0..<StateValue.deepest - 1 { value = .list([value]) }
        var state = SavedState()
        state.application = ["deep": value]
        #expect(fault(StateFile.bytes(of: state)) == nil)
        state.application = ["deep": .list([value])]
        #expect(fault(StateFile.bytes(of: state))?.contains("deeper") == true)
    }

    // MARK: At the start

    @Test("A state is restored, unless there is none or the setting declines it")
    func trial() {
        let bytes = StateFile.bytes(of: SampleState.full)
        #expect(StateTrial(bytes, isOnTrial: false, setting: nil) == .restore(SampleState.full))
        #expect(StateTrial(bytes, isOnTrial: false, setting: "1") == .restore(SampleState.full))
        #expect(StateTrial(bytes, isOnTrial: false, setting: "0") == .fresh)
        #expect(StateTrial(nil, isOnTrial: false, setting: nil) == .fresh)
        #expect(StateTrial(nil, isOnTrial: true, setting: nil) == .fresh)
    }

    @Test("A state with which an app failed to launch is set aside, and so is an unreadable state")
    func aside() {
        let bytes = StateFile.bytes(of: SampleState.full)
        #expect(
            StateTrial(bytes, isOnTrial: true, setting: nil)
                == .putAside("was read by a program that did not come up; it is not tried again"))
        #expect(StateTrial([1, 2], isOnTrial: false, setting: nil) == .putAside("is no state of an app"))
    }
}
