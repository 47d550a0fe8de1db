import AccessibilityLogic
import DesktopBus

extension AccessibleMembers {
    /// `org.a11y.atspi.Accessible`, which each object has.
    static let accessible = AccessibleMembers(
        .accessible,
        [
            AccessibleMethod("GetChildAtIndex", "i", "(so)") { call throws(BusFault) in
                let children = call.server.children(of: call.id)
                let index = try call.number(0)
                return [call.reference(children.indices.contains(index) ? children[index] : nil)]
            },
            AccessibleMethod("GetChildren", "", "a(so)") { call throws(BusFault) in
                [call.references(call.server.children(of: call.id))]
            },
            AccessibleMethod("GetIndexInParent", "", "i") { call throws(BusFault) in
                [.number(call.server.index(of: call.id))]
            },
            AccessibleMethod("GetRelationSet", "", "a(ua(so))") { _ throws(BusFault) in [.array("(ua(so))", [])] },
            AccessibleMethod("GetRole", "", "u") { call throws(BusFault) in
                [.uint32(try call.presentation().role.rawValue)]
            },
            AccessibleMethod("GetRoleName", "", "s") { call throws(BusFault) in
                [.string(try call.presentation().role.name)]
            },
            AccessibleMethod("GetLocalizedRoleName", "", "s") { call throws(BusFault) in
                [.string(try call.presentation().role.name)]
            },
            AccessibleMethod("GetState", "", "au") { call throws(BusFault) in
                [.array("u", try call.presentation().states.words.map { .uint32($0) })]
            },
            AccessibleMethod("GetAttributes", "", "a{ss}") { call throws(BusFault) in
                [attributes(try call.presentation().attributes)]
            },
            AccessibleMethod("GetApplication", "", "(so)") { call throws(BusFault) in
                [call.reference(.application)]
            },
            AccessibleMethod("GetInterfaces", "", "as") { call throws(BusFault) in
                [.strings(try call.presentation().interfaces.names)]
            },
        ],
        [
            AccessibleProperty("Name", "s") { call throws(BusFault) in .string(call.server.name(of: call.id)) },
            AccessibleProperty("Description", "s") { call throws(BusFault) in
                .string(try call.presentation().description)
            },
            AccessibleProperty("Parent", "(so)") { call throws(BusFault) in call.server.parentReference(of: call.id) },
            AccessibleProperty("ChildCount", "i") { call throws(BusFault) in
                .number(call.server.children(of: call.id).count)
            },
            AccessibleProperty("Locale", "s") { call throws(BusFault) in .string(try call.facts().language ?? "") },
            AccessibleProperty("AccessibleId", "s") { call throws(BusFault) in
                .string(try call.facts().identifier ?? "")
            },
            // The hint is the description. A reader would speak a help text in addition.
            AccessibleProperty("HelpText", "s") { _ throws(BusFault) in .string("") },
        ])

    static func attributes(_ attributes: [AccessibleAttribute]) -> BusValue {
        .array("{ss}", attributes.map { .entry(.string($0.key), .string($0.value)) })
    }

    /// `org.a11y.atspi.Application`, which the root has.
    static let application = AccessibleMembers(
        .application,
        [
            AccessibleMethod("GetLocale", "u", "s") { call throws(BusFault) in
                [.string(try call.facts().language ?? "")]
            },
            AccessibleMethod("GetApplicationBusAddress", "", "s") { _ throws(BusFault) in [.string("")] },
        ],
        [
            AccessibleProperty("ToolkitName", "s") { _ throws(BusFault) in .string(AccessibleAttribute.toolkit) },
            AccessibleProperty("Version", "s") { _ throws(BusFault) in .string("1") },
            AccessibleProperty("ToolkitVersion", "s") { _ throws(BusFault) in .string("1") },
            AccessibleProperty("AtspiVersion", "s") { _ throws(BusFault) in .string("2.1") },
            AccessibleProperty("InterfaceVersion", "u") { _ throws(BusFault) in .uint32(1) },
            AccessibleProperty("Id", "i") { call throws(BusFault) in
                .int32(call.server.applicationNumber)
            } set: { call, value throws(BusFault) in
                guard case .int32(let number) = value else { throw .arguments("The value of Id is a number.") }
                call.server.applicationNumber = number
            },
        ])

    /// `org.a11y.atspi.Component`: frames and points.
    static let component = AccessibleMembers(
        .component,
        [
            AccessibleMethod("Contains", "iiu", "b") { call throws(BusFault) in
                let (x, y) = try call.point(0, 1, 2)
                return [.flag(call.source.location(of: call.id)?.frame.contains(x, y) ?? false)]
            },
            AccessibleMethod("GetAccessibleAtPoint", "iiu", "(so)") { call throws(BusFault) in
                let (x, y) = try call.point(0, 1, 2)
                return [call.reference(call.server.object(at: x, y, in: call.id))]
            },
            AccessibleMethod("GetExtents", "u", "(iiii)") { call throws(BusFault) in
                [.structure(try call.extents(0))]
            },
            AccessibleMethod("GetPosition", "u", "ii") { call throws(BusFault) in
                Array(try call.extents(0).prefix(2))
            },
            AccessibleMethod("GetSize", "", "ii") { call throws(BusFault) in Array(try call.extents().suffix(2)) },
            AccessibleMethod("GetLayer", "", "u") { call throws(BusFault) in
                // Documented (at-spi2-core, `AtspiComponentLayer`): 3 is a control and 7 a window.
                [.uint32(try call.presentation().role == .frame ? 7 : 3)]
            },
            AccessibleMethod("GetMDIZOrder", "", "n") { _ throws(BusFault) in [.int16(0)] },
            AccessibleMethod("GrabFocus", "", "b") { call throws(BusFault) in
                guard try call.presentation().states.contains(.focusable) else { return [.flag(false)] }
                call.later(.focus)
                return [.flag(true)]
            },
            AccessibleMethod("GetAlpha", "", "d") { _ throws(BusFault) in [.double(1)] },
            AccessibleMethod("SetExtents", "iiiiu", "b") { _ throws(BusFault) in [.flag(false)] },
            AccessibleMethod("SetPosition", "iiu", "b") { _ throws(BusFault) in [.flag(false)] },
            AccessibleMethod("SetSize", "ii", "b") { _ throws(BusFault) in [.flag(false)] },
            AccessibleMethod("ScrollTo", "u", "b") { call throws(BusFault) in
                call.later(.scrollIntoView)
                return [.flag(true)]
            },
            AccessibleMethod("ScrollToPoint", "uii", "b") { call throws(BusFault) in
                call.later(.scrollIntoView)
                return [.flag(true)]
            },
        ])
}
