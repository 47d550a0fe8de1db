import Decisions
import GestureLogic
import Testing

@Suite("The delivery of a touch, as it is decided") struct TouchMachineTests {
    private func run(_ requests: TouchMachine.Request...) -> [TouchMachine.Effect] {
        var machine = TouchMachine()
        return requests.flatMap { machine.handle($0) }
    }

    @Test("A view gets a touch after the scroll views have allowed the beginning")
    func plain() {
        #expect(
            run(.began(isDelayed: false), .allowed, .moved, .ended(isDelayed: false)) == [.ask, .begin, .move, .end])
        #expect(run(.began(isDelayed: false), .refused, .moved, .ended(isDelayed: false)) == [.ask])
    }

    @Test("A delayed beginning reaches the view without the movements before it, and the end follows")
    func delayed() {
        #expect(
            run(.began(isDelayed: true), .moved, .ended(isDelayed: false), .free(.beginning), .allowed, .free(.end))
                == [.hold(.beginning), .hold(.end), .ask, .begin, .end])
        #expect(run(.began(isDelayed: true), .moved, .claimed, .free(.beginning)) == [.hold(.beginning)])
    }

    @Test("A claimed touch is cancelled once, unless the view has not got the beginning or has got the end")
    func claimed() {
        #expect(
            run(.began(isDelayed: false), .allowed, .claimed, .claimed, .viewLeft, .moved, .ended(isDelayed: false))
                == [.ask, .begin, .cancel])
        #expect(run(.claimed, .began(isDelayed: false)).isEmpty)
        #expect(
            run(.began(isDelayed: false), .allowed, .ended(isDelayed: false), .viewLeft) == [.ask, .begin, .end])
    }

    @Test("A scroll view that answers after the touch was claimed or has ended")
    func lateAnswers() {
        #expect(run(.began(isDelayed: false), .claimed, .allowed) == [.ask])
        #expect(
            run(.began(isDelayed: false), .ended(isDelayed: false), .allowed, .free(.end))
                == [.ask, .hold(.end), .begin, .end])
    }

    @Test("An event that the app sends again reaches the view again, unless the touch was taken")
    func again() {
        let touch: [TouchMachine.Request] = [.began(isDelayed: false), .allowed, .ended(isDelayed: false), .resent]
        var machine = TouchMachine()
        #expect(touch.flatMap { machine.handle($0) } == [.ask, .begin, .end, .resend])
        #expect(run(.began(isDelayed: false), .allowed, .claimed, .resent) == [.ask, .begin, .cancel])
    }
}
