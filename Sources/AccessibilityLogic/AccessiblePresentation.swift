/// How a screen reader sees an object: decided by the facts alone.
package struct AccessiblePresentation: Hashable, Sendable {
    package var role: AccessibleRole
    package var states: AccessibleStates
    package var interfaces: AccessibleInterfaces
    package var name: String
    package var description: String
    package var actions: [AccessibleAction]
    /// The attributes of the object, sorted by their keys.
    package var attributes: [AccessibleAttribute]

    package init(_ facts: AccessibleFacts) {
        role = Self.role(of: facts)
        states = Self.states(of: facts, role)
        actions = AccessibleAction.actions(of: facts)
        interfaces = Self.interfaces(of: facts, role, hasActions: !actions.isEmpty)
        name = Self.name(of: facts, role)
        description = Self.description(of: facts)
        attributes = AccessibleAttribute.attributes(of: facts, role)
    }

    // MARK: Role

    /// The roles of kinds that do not depend on traits.
    private static let roles: [AccessibleFacts.Kind: AccessibleRole] = [
        .application: .application, .window: .frame, .dialog: .dialog, .alert: .alert, .menu: .menu,
        .notification: .notification, .navigationBar: .toolBar, .toolbar: .toolBar, .tabBar: .pageTabList,
        .list: .list, .dataTable: .table, .landmark: .landmark, .group: .panel, .toggle: .toggleButton,
        .slider: .slider, .stepper: .spinButton, .progress: .progressBar, .spinner: .progressBar,
        .pageControl: .slider, .picker: .slider, .textField: .entry, .secureField: .passwordText,
        .searchField: .entry, .segment: .radioButton, .tab: .pageTab, .row: .listItem, .tableCell: .tableCell,
    ]

    /// The roles of traits. The first trait of an element in this order decides.
    private static let traitRoles: [(AccessibleTraits, AccessibleRole)] = [
        (.searchField, .entry), (.link, .link), (.keyboardKey, .pushButton), (.adjustable, .slider),
        (.tabBar, .pageTab), (.header, .heading), (.button, .pushButton), (.image, .image), (.staticText, .label),
        (.summaryElement, .panel),
    ]

    private static func role(of facts: AccessibleFacts) -> AccessibleRole {
        if facts.kind == .textView { return facts.isEditable ? .text : .label }
        if facts.kind == .menuItem { return facts.isOn == nil ? .menuItem : .checkMenuItem }
        if let role = roles[facts.kind] {
            // The header of a section is among the rows.
            return facts.kind == .row && facts.traits.contains(.header) ? .heading : role
        }
        if facts.isOn != nil { return .toggleButton }
        let found = traitRoles.first { facts.traits.contains($0.0) }?.1
        let role = found ?? (facts.kind == .button ? .pushButton : nil)
        // Documented (the table of the facts about screen readers): a selected button is a toggle button.
        if role == .pushButton { return facts.traits.contains(.selected) ? .toggleButton : .pushButton }
        return role ?? (facts.label?.isEmpty == false ? .label : .panel)
    }

    // MARK: States

    private static func states(of facts: AccessibleFacts, _ role: AccessibleRole) -> AccessibleStates {
        var states: AccessibleStates = [.visible]
        func add(_ state: AccessibleStates, _ condition: Bool) { if condition { states.formUnion(state) } }
        let traits = facts.traits
        let isEnabled = !traits.contains(.notEnabled)
        add([.enabled, .sensitive], isEnabled)
        add(.showing, facts.isShowing)
        add(.focusable, !facts.kind.isContainer && facts.kind != .notification)
        add(.focused, facts.isFocused)
        add(.active, facts.isActive)
        add(.modal, facts.isModal)
        switch role {
        case .toggleButton where facts.kind == .toggle:
            states.insert(.checkable)
            add(.checked, facts.isOn == true)
        case .toggleButton: add(.pressed, facts.isOn ?? traits.contains(.selected))
        case .radioButton, .checkMenuItem:
            states.insert(.checkable)
            add(.checked, facts.isOn ?? traits.contains(.selected))
        case .pageTab:
            states.insert(.selectable)
            add(.selected, traits.contains(.selected))
        case .listItem, .tableCell:
            // A row that can be selected and is not is spoken as "not selected", so only rows of a list in which the
            // user selects several rows have the state.
            add(.selectable, facts.isSelectable || traits.contains(.selected))
            add(.selected, traits.contains(.selected))
        case .slider: states.insert(.horizontal)
        case .progressBar:
            add([.busy, .indeterminate], facts.kind == .spinner)
            add(.horizontal, facts.kind == .progress)
        default: add([.selectable, .selected], traits.contains(.selected))
        }
        add(.multiselectable, facts.allowsMultipleSelection)
        add(.hasPopup, facts.opensMenu)
        if let isExpanded = facts.isExpanded { states.formUnion([.expandable, isExpanded ? .expanded : .collapsed]) }
        if facts.kind.isField || role == .entry {
            states.formUnion(facts.kind == .textView ? .multiLine : .singleLine)
            states.insert(.selectableText)
            states.formUnion(facts.isEditable && isEnabled ? .editable : .readOnly)
        }
        return states
    }

    // MARK: Interfaces

    private static func interfaces(of facts: AccessibleFacts, _ role: AccessibleRole, hasActions: Bool)
        -> AccessibleInterfaces
    {
        var interfaces: AccessibleInterfaces = [.accessible]
        func add(_ interface: AccessibleInterfaces, _ condition: Bool) {
            if condition { interfaces.insert(interface) }
        }
        guard facts.kind != .application else { return [.accessible, .application, .collection] }
        interfaces.insert(.component)
        add(.action, hasActions)
        add(.value, facts.number != nil)
        // Without a text, "where am I" of a screen reader omits the words of headings and labels.
        add(.text, hasText(facts, role))
        add(.editableText, facts.kind.isField && facts.isEditable)
        // Measured (screen-reader/selection): Orca 43 ends each row of a list with a selection with "not selected", and
        // speaks a row that a tap selects on the way to another page.
        add(.selection, facts.kind == .tabBar || (facts.kind == .list && facts.allowsMultipleSelection))
        add(.table, facts.kind == .dataTable)
        add(.tableCell, role == .tableCell)
        add(.collection, facts.kind.isContainer)
        add(.hypertext, facts.hasLinks)
        add(.hyperlink, facts.link != nil)
        return interfaces
    }

    private static func hasText(_ facts: AccessibleFacts, _ role: AccessibleRole) -> Bool {
        facts.kind.isField || [.label, .heading, .entry].contains(role)
    }

    // MARK: Name and description

    /// The label, and the value unless the reader speaks the value in another way: "Mail, 3 new items".
    ///
    /// Documented (UIAccessibilityTraits): VoiceOver speaks the label and then the value.
    private static func name(of facts: AccessibleFacts, _ role: AccessibleRole) -> String {
        var parts = [facts.label ?? ""]
        if facts.kind.isField {
            // A field without a label is named by its placeholder; its text is spoken by itself.
            if parts[0].isEmpty { parts[0] = facts.placeholder ?? "" }
            if role == .label, let value = facts.value, parts[0].isEmpty { parts[0] = value }
        } else if facts.number == nil, facts.isOn == nil, ![.slider, .spinButton, .progressBar].contains(role),
            let value = facts.value
        {
            parts.append(value)
        }
        if let spoken = facts.spokenBack { parts.append(spoken) }
        parts.removeAll(where: \.isEmpty)
        // One part is not copied: it may be a long text.
        return parts.count == 1 ? parts[0] : parts.joined(separator: ", ")
    }

    /// The hint, and the further facts of the element. Screen readers speak the description last.
    private static func description(of facts: AccessibleFacts) -> String {
        let details = facts.details.map { $0.label.isEmpty ? $0.value : "\($0.label): \($0.value)" }
        return ([facts.hint ?? ""] + details).filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
