import DataExchange
import FrameTime
import Testing

/// The time that a clipboard manager has at the end of the program.
struct ClipboardSavingTests {
    private func at(_ seconds: Double) -> FrameInstant { FrameInstant(seconds: seconds) }

    @Test("a silent manager has the time of its patience")
    func silence() {
        let saving = ClipboardSaving(at: at(5))
        #expect(saving.deadline == at(5 + ClipboardSaving.patience))
        #expect(!saving.isOver(at: at(5)))
        #expect(saving.isOver(at: saving.deadline))
    }

    @Test("requests give the manager further time, up to the limit")
    func requests() {
        var saving = ClipboardSaving(at: at(0))
        saving.continued(at: at(1))
        #expect(saving.deadline == at(1 + ClipboardSaving.patience))
        for second in 2...30 { saving.continued(at: at(Double(second))) }
        #expect(saving.deadline == at(ClipboardSaving.longest))
        // An older time takes nothing away.
        saving.continued(at: at(0))
        #expect(saving.deadline == at(ClipboardSaving.longest))
    }
}
