/// A value that decides by a table.
///
/// The table has a row for each state and a column for each kind of request. A cell lists steps, and a step has the
/// values that it needs: the table takes them from the row and the column. So a step cannot be performed with the
/// values of another request, and a missing cell does not compile.
///
/// A machine is a value without app code. It accepts each request in each state, changes its state at once, and
/// returns the effects in the order in which they are performed. It never waits until effects are performed, so
/// requests during effects are legal.
package protocol StateMachine<Request, Effect>: Sendable {
    associatedtype Request: Sendable
    associatedtype Effect: Sendable
    /// The state, as far as the table distinguishes states.
    associatedtype Row: Sendable
    /// A request, as far as the table distinguishes requests in the current state.
    associatedtype Column: Sendable
    /// One change of the state.
    associatedtype Step: Sendable

    /// The row of the table for the current state.
    var row: Row { get }

    /// The column of the table for a request in the current state. Nil if the request is not about the current state,
    /// e.g. the end of an animation that was replaced: such a request changes nothing.
    mutating func column(for request: Request) -> Column?

    /// The cell of the table: the steps, in order.
    static func steps(_ row: Row, _ column: Column) -> [Step]

    /// Performs one step. `effects` gets the effects of the step.
    mutating func perform(_ step: Step, into effects: inout [Effect])
}

extension StateMachine {
    /// Handles a request in the current state and returns the effects in order.
    /// - Parameter trace: is called with the decision, after the state has changed.
    package mutating func handle(_ request: Request, trace: ((Decision) -> Void)? = nil) -> [Effect] {
        let before = trace == nil ? nil : row
        guard let column = column(for: request) else {
            if let trace, let before { trace(Decision(row: caseName(before), column: nil, steps: [])) }
            return []
        }
        let steps = Self.steps(row, column)
        var effects: [Effect] = []
        for step in steps { perform(step, into: &effects) }
        if let trace, let before {
            trace(Decision(row: caseName(before), column: caseName(column), steps: steps.map { caseName($0) }))
        }
        return effects
    }
}

/// One decision of a machine, in the words of the documented tables.
package struct Decision: Hashable, Sendable {
    package let row: String
    /// Nil for a request that is not about the current state.
    package let column: String?
    package let steps: [String]
}

/// The name of an enumeration's case, without its values.
package func caseName(_ value: some Any) -> String {
    Mirror(reflecting: value).children.first?.label ?? "\(value)"
}
