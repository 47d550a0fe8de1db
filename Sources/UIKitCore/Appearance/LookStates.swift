import Foundation

/// What a look says of one state, as a value.
@MainActor
protocol StateValues {
    /// Nothing said.
    init()
    /// Forgiving: what is broken is as if it were not said.
    init(_ form: LookForm)
    var form: LookForm { get }
    func isSame(as other: Self) -> Bool
}

/// The object that hands a state's values out, one for each state of a look.
@MainActor
protocol LookState: NSObject {
    associatedtype Values: StateValues
    var values: Values { get set }
    var lookObserver: (any LookObserver)? { get set }
}

/// A look that consists of a style and of states: comparing, copying, writing and reading, for every kind of them.
@MainActor
protocol StatefulLook: OwnedLook, LookObserver {
    associatedtype Style: RawRepresentable where Style.RawValue == Int
    associatedtype State: LookState
    var style: Style { get set }
    init(style: Style)
    /// Always the same names in the same order; the names stand in archives.
    var states: [(name: String, state: State)] { get }
}

extension StatefulLook {
    func watchStates() {
        for (_, state) in states { state.lookObserver = self }
    }

    func lookChangedInPlace(_ look: AnyObject) { lookObserver?.lookChangedInPlace(self) }

    func duplicate() -> Self {
        let other = Self(style: style)
        for (mine, theirs) in zip(states, other.states) { theirs.state.values = mine.state.values }
        return other
    }

    func reset(to style: Style) {
        self.style = style
        for (_, state) in states { state.values = State.Values() }
    }

    func hasSameStates<Other: StatefulLook>(as other: Other) -> Bool where Other.State == State {
        style.rawValue == other.style.rawValue && zip(states, other.states).allSatisfy { $0.state.values.isSame(as: $1.state.values) }
    }

    // MARK: Archives

    var form: LookForm {
        var all = LookForm()
        all["style"] = NSNumber(value: style.rawValue)
        for (name, state) in states { all.set(state.values.form, name) }
        return all
    }

    func read(_ all: LookForm) {
        style = all.integer("style").flatMap { Style(rawValue: $0) } ?? style
        for (name, state) in states {
            if let form = all.form(name) { state.values = State.Values(form) }
        }
    }

    func write(to coder: NSCoder) {
        coder.encode(style.rawValue, forKey: "style")
        form.encode(to: coder, "states")
    }

    static func style(in coder: NSCoder) -> Style? { Style(rawValue: coder.decodeInteger(forKey: "style")) }

    func read(_ coder: NSCoder) {
        if let form = LookForm(coder, "states") { read(form) }
    }
}
