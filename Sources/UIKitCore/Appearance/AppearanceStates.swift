import Foundation

/// The values of an appearance for one state.
@preconcurrency @MainActor
protocol StateValues {
    /// Creates empty values.
    init()
    /// Reads archived values. Invalid values count as missing.
    init(_ form: ArchivedValues)
    var form: ArchivedValues { get }
    func isSame(as other: Self) -> Bool
}

/// The public object with the values of one state of an appearance.
@preconcurrency @MainActor
protocol StateAppearance: NSObject {
    associatedtype Values: StateValues
    var values: Values { get set }
    var appearanceObserver: (any AppearanceObserver)? { get set }
}

/// An appearance with a style and several states. The extension implements comparing, copying and archiving for all
/// kinds.
@preconcurrency @MainActor
protocol StatefulAppearance: OwnedAppearance, AppearanceObserver {
    associatedtype Style: RawRepresentable where Style.RawValue == Int
    associatedtype State: StateAppearance
    var style: Style { get set }
    init(style: Style)
    /// The states with their names. The order is constant, and the names are used in archives.
    var states: [(name: String, state: State)] { get }
}

extension StatefulAppearance {
    func watchStates() {
        for (_, state) in states { state.appearanceObserver = self }
    }

    func appearanceChangedInPlace(_ appearance: AnyObject) { appearanceObserver?.appearanceChangedInPlace(self) }

    func duplicate() -> Self {
        let other = Self(style: style)
        for (mine, theirs) in zip(states, other.states) { theirs.state.values = mine.state.values }
        return other
    }

    func reset(to style: Style) {
        self.style = style
        for (_, state) in states { state.values = State.Values() }
    }

    func hasSameStates<Other: StatefulAppearance>(as other: Other) -> Bool where Other.State == State {
        style.rawValue == other.style.rawValue
            && zip(states, other.states).allSatisfy { $0.state.values.isSame(as: $1.state.values) }
    }

    // MARK: Archives

    var form: ArchivedValues {
        var all = ArchivedValues()
        all["style"] = NSNumber(value: style.rawValue)
        for (name, state) in states { all.set(state.values.form, name) }
        return all
    }

    func read(_ all: ArchivedValues) {
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
        if let form = ArchivedValues(coder, "states") { read(form) }
    }
}
