import AccessibilityLogic
import DesktopBus

extension AccessibleMembers {
    /// `org.a11y.atspi.Action`: the activation and the actions of the app.
    static let action = AccessibleMembers(
        .action,
        [
            AccessibleMethod("GetDescription", "i", "s") { call throws(BusFault) in
                [.string(try call.action(0).name)]
            },
            AccessibleMethod("GetName", "i", "s") { call throws(BusFault) in [.string(try call.action(0).name)] },
            AccessibleMethod("GetLocalizedName", "i", "s") { call throws(BusFault) in
                [.string(try call.action(0).name)]
            },
            AccessibleMethod("GetKeyBinding", "i", "s") { call throws(BusFault) in
                _ = try call.action(0)
                return [.string("")]
            },
            AccessibleMethod("GetActions", "", "a(sss)") { call throws(BusFault) in
                let actions = try call.presentation().actions
                return [
                    .array(
                        "(sss)", actions.map { .structure([.string($0.name), .string($0.name), .string("")]) })
                ]
            },
            AccessibleMethod("DoAction", "i", "b") { call throws(BusFault) in
                let action = try call.action(0)
                guard !(try call.facts().traits.contains(.notEnabled)) else { return [.flag(false)] }
                call.later(.act(action))
                return [.flag(true)]
            },
        ],
        [
            AccessibleProperty("NActions", "i") { call throws(BusFault) in
                .number(try call.presentation().actions.count)
            }
        ])

    /// `org.a11y.atspi.Value`: the number of a slider, a stepper or a progress view.
    static let value = AccessibleMembers(
        .value, [],
        [
            AccessibleProperty("MinimumValue", "d") { call throws(BusFault) in
                .double(try call.facts().number?.minimum ?? 0)
            },
            AccessibleProperty("MaximumValue", "d") { call throws(BusFault) in
                .double(try call.facts().number?.maximum ?? 0)
            },
            AccessibleProperty("MinimumIncrement", "d") { call throws(BusFault) in
                .double(try call.facts().number?.step ?? 0)
            },
            AccessibleProperty("CurrentValue", "d") { call throws(BusFault) in
                .double(try call.facts().number?.value ?? 0)
            } set: { call, value throws(BusFault) in
                let facts = try call.facts()
                guard case .double(let number) = value, number.isFinite else {
                    throw .arguments("The value of CurrentValue is a finite number.")
                }
                guard facts.traits.contains(.adjustable), !facts.traits.contains(.notEnabled) else {
                    throw .readOnly("CurrentValue")
                }
                call.later(.setNumber(number))
            },
            AccessibleProperty("Text", "s") { call throws(BusFault) in .string(try call.facts().value ?? "") },
        ])
}

extension AccessibleCall {
    fileprivate func action(_ index: Int) throws(BusFault) -> AccessibleAction {
        let (actions, place) = (try presentation().actions, try number(index))
        guard actions.indices.contains(place) else {
            throw .arguments("The object has \(actions.count) actions, and none with the index \(place).")
        }
        return actions[place]
    }
}
