import Testing

@testable import FocusLogic

struct KeyTableTests {
    @Test("a key is a command of the focus or of the window, not of both")
    func disjoint() {
        for press in WindowCommand.keys.keys { #expect(FocusCommand(press) == nil, "\(press)") }
    }

    @Test("the keys of the desktop are the window's commands")
    func commands() {
        #expect(WindowCommand(KeyPress(.escape)) == .cancel)
        #expect(WindowCommand(KeyPress(.left, .alternate)) == .back)
        #expect(WindowCommand(KeyPress(.character("["), .control)) == .back)
        #expect(WindowCommand(KeyPress(.tab, .control)) == .nextTab(isForward: true))
        #expect(WindowCommand(KeyPress(.tab, [.control, .shift])) == .nextTab(isForward: false))
        #expect(WindowCommand(KeyPress(.character("3"), .control)) == .tab(2))
        #expect(WindowCommand(KeyPress(.character("3"), .alternate)) == .tab(2))
        #expect(WindowCommand(KeyPress(.function(6), .shift)) == .pane(isForward: false))
        #expect(WindowCommand(KeyPress(.function(10))) == .mainMenu)
        #expect(WindowCommand(KeyPress(.function(10), .shift)) == .contextMenu)
    }

    @Test("Control moves the focus of a list without its selection, and Shift extends the selection")
    func selection() {
        #expect(FocusCommand(KeyPress(.down)) == .move(.down, .follows))
        #expect(FocusCommand(KeyPress(.down, .control)) == .move(.down, .stays))
        #expect(FocusCommand(KeyPress(.down, .shift)) == .move(.down, .extends))
        #expect(FocusCommand(KeyPress(.space, .control)) == nil)
        #expect(FocusCommand(KeyPress(.down, [.control, .shift])) == nil)
        #expect(FocusCommand.move(.down, .stays).isOfUIKit == false)
    }

    @Test("other keys and other modifiers are no commands of the window")
    func others() {
        for press in [
            KeyPress(.escape, .shift), KeyPress(.left), KeyPress(.character("3")), KeyPress(.character("0"), .control),
            KeyPress(.function(12)), KeyPress(.tab), KeyPress(.character("["), [.control, .alternate]),
        ] {
            #expect(WindowCommand(press) == nil, "\(press)")
        }
    }

    @Test("only movements repeat while their key is held")
    func repetition() {
        let repeated = Set(WindowCommand.keys.values.filter(\.repeats))
        #expect(
            repeated == [
                .nextTab(isForward: true), .nextTab(isForward: false), .pane(isForward: true), .pane(isForward: false),
                .findNext(isForward: true), .findNext(isForward: false),
            ])
    }
}
