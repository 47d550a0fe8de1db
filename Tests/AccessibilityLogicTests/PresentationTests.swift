import Testing

@testable import AccessibilityLogic

/// How an element is presented to a screen reader, by its kind and its traits.
struct PresentationTests {
    private func presentation(
        _ kind: AccessibleFacts.Kind, _ traits: AccessibleTraits = [], _ label: String? = "Name",
        _ change: (inout AccessibleFacts) -> Void = { _ in }
    ) -> AccessiblePresentation {
        var facts = AccessibleFacts(kind, label, traits)
        change(&facts)
        return AccessiblePresentation(facts)
    }

    @Test(
        "each kind of object has its role",
        arguments: [
            (.application, .application), (.window, .frame), (.dialog, .dialog), (.alert, .alert), (.menu, .menu),
            (.notification, .notification), (.navigationBar, .toolBar), (.toolbar, .toolBar),
            (.tabBar, .pageTabList), (.list, .list), (.dataTable, .table), (.landmark, .landmark), (.group, .panel),
            (.plain, .label), (.button, .pushButton), (.toggle, .toggleButton), (.slider, .slider),
            (.stepper, .spinButton), (.progress, .progressBar), (.spinner, .progressBar), (.pageControl, .slider),
            (.picker, .slider), (.textField, .entry), (.secureField, .passwordText), (.searchField, .entry),
            (.textView, .label), (.segment, .radioButton), (.tab, .pageTab), (.row, .listItem),
            (.tableCell, .tableCell), (.menuItem, .menuItem),
        ] as [(AccessibleFacts.Kind, AccessibleRole)])
    func kinds(_ kind: AccessibleFacts.Kind, _ role: AccessibleRole) {
        #expect(presentation(kind).role == role)
    }

    @Test("the table of kinds is complete")
    func allKinds() { #expect(AccessibleFacts.Kind.allCases.count == 31) }

    @Test(
        "each trait of a plain element has its role",
        arguments: [
            ([], .label), (.button, .pushButton), ([.button, .selected], .toggleButton), (.link, .link),
            ([.link, .button], .link), (.header, .heading), ([.header, .button], .heading), (.staticText, .label),
            (.image, .image), ([.image, .button], .pushButton), (.searchField, .entry), (.adjustable, .slider),
            (.keyboardKey, .pushButton), (.summaryElement, .panel), (.tabBar, .pageTab), (.selected, .label),
            (.updatesFrequently, .label), (.playsSound, .label), (.startsMediaSession, .label),
            (.causesPageTurn, .label), (.allowsDirectInteraction, .label), (.notEnabled, .label),
            (AccessibleTraits(rawValue: .max), .entry),
        ] as [(AccessibleTraits, AccessibleRole)])
    func traits(_ traits: AccessibleTraits, _ role: AccessibleRole) {
        #expect(presentation(.plain, traits).role == role)
    }

    @Test("an element without a label and without a role is a panel")
    func nameless() {
        #expect(presentation(.plain, [], nil).role == .panel)
        #expect(presentation(.plain, [], "").name == "")
    }

    @Test("a switch is a toggle button with the role of a switch as an attribute, on and off")
    func toggles() {
        let on = presentation(.toggle, .button) {
            $0.isOn = true; $0.value = "1"
        }
        #expect(on.states.isSuperset(of: [.checkable, .checked]))
        #expect(on.attributes.contains(AccessibleAttribute("xml-roles", "switch")))
        #expect(on.name == "Name")
        #expect(on.actions.map(\.name) == ["toggle"])
        let off = presentation(.toggle, .button) { $0.isOn = false }
        #expect(off.states.contains(.checkable) && !off.states.contains(.checked))
    }

    @Test("a disabled element is neither enabled nor sensitive")
    func disabled() {
        #expect(presentation(.button, [.button, .notEnabled]).states.isDisjoint(with: [.enabled, .sensitive]))
        #expect(presentation(.button, .button).states.isSuperset(of: [.enabled, .sensitive, .showing, .visible]))
    }

    @Test("a selected button is pressed, a selected tab selected, a selected segment checked")
    func selected() {
        #expect(presentation(.button, [.button, .selected]).states.contains(.pressed))
        let tab = presentation(.tab, [.tabBar, .selected])
        #expect(tab.states.isSuperset(of: [.selected, .selectable]))
        #expect(presentation(.tab, .tabBar).states.contains(.selectable))
        #expect(presentation(.segment, [.button, .selected]).states.isSuperset(of: [.checkable, .checked]))
        #expect(!presentation(.segment, .button).states.contains(.checked))
    }

    @Test("a row is selectable only where the user selects several rows, so that no row is spoken as not selected")
    func rows() {
        #expect(!presentation(.row, .button).states.contains(.selectable))
        #expect(presentation(.row, .button) { $0.isSelectable = true }.states.contains(.selectable))
        #expect(presentation(.row, [.button, .selected]).states.isSuperset(of: [.selected, .selectable]))
        #expect(presentation(.row, .header).role == .heading)
        let row = presentation(.row) { $0.position = (2, 7) }
        #expect(row.attributes.contains(AccessibleAttribute("posinset", "3")))
        #expect(row.attributes.contains(AccessibleAttribute("setsize", "7")))
    }

    @Test("an element that expands says whether it is expanded")
    func expansion() {
        #expect(presentation(.row).states.isDisjoint(with: [.expandable, .expanded, .collapsed]))
        #expect(presentation(.row) { $0.isExpanded = true }.states.isSuperset(of: [.expandable, .expanded]))
        #expect(presentation(.row) { $0.isExpanded = false }.states.isSuperset(of: [.expandable, .collapsed]))
    }

    @Test("a heading has its level as an attribute, if the level is known")
    func headings() {
        let plain = presentation(.plain, .header)
        #expect(plain.role == .heading && !plain.attributes.contains { $0.key == "level" })
        #expect(plain.interfaces.contains(.text))
        let second = presentation(.plain, .header) { $0.headingLevel = 2 }
        #expect(second.attributes.contains(AccessibleAttribute("level", "2")))
    }

    @Test("fields can be edited, have one line or several, and are named by their placeholder without a label")
    func fields() {
        let field = presentation(.textField, [], nil) {
            ($0.isEditable, $0.placeholder, $0.value) = (true, "City", "Rome")
        }
        #expect(field.states.isSuperset(of: [.editable, .singleLine, .selectableText]))
        #expect(field.interfaces.isSuperset(of: [.text, .editableText, .action]))
        #expect(field.name == "City")
        #expect(field.attributes.contains(AccessibleAttribute("placeholder-text", "City")))
        let search = presentation(.searchField) { $0.isEditable = true }
        #expect(search.attributes.contains(AccessibleAttribute("xml-roles", "searchbox")))
        let text = presentation(.textView) { $0.isEditable = true }
        #expect(text.role == .text && text.states.contains(.multiLine))
        let fixed = presentation(.textView, [], nil) { $0.value = "Terms" }
        #expect(fixed.role == .label && fixed.states.contains(.readOnly) && fixed.name == "Terms")
        #expect(!fixed.interfaces.contains(.editableText))
    }

    @Test("a number is spoken by the reader itself, any other value follows the label")
    func values() {
        let slider = presentation(.slider, .adjustable) {
            ($0.number, $0.value) = (AccessibleFacts.Number(0.5, 0, 1, step: 0.1), "50%")
        }
        #expect(slider.name == "Name" && slider.interfaces.contains(.value) && slider.states.contains(.horizontal))
        #expect(slider.actions == [.increment, .decrement])
        #expect(slider.attributes.contains(AccessibleAttribute("valuetext", "50%")))
        #expect(presentation(.tab, .tabBar) { $0.value = "3 new items" }.name == "Name, 3 new items")
        #expect(presentation(.row) { $0.value = "" }.name == "Name")
        #expect(presentation(.spinner).states.isSuperset(of: [.busy, .indeterminate]))
    }

    @Test("a back button is spoken as its title and Back")
    func back() {
        #expect(presentation(.button, [.button, .back], "General") { $0.spokenBack = "Back" }.name == "General, Back")
    }

    @Test("the hint is the description, with the further facts of the element")
    func descriptions() {
        let mail = presentation(.row) {
            $0.hint = "Opens the message"
            $0.details = [.init("Date", "Monday"), .init("", "Urgent")]
        }
        #expect(mail.description == "Opens the message, Date: Monday, Urgent")
        #expect(mail.attributes.contains(AccessibleAttribute("detail-Date", "Monday")))
        #expect(presentation(.row).description == "")
    }

    @Test("the activation is the first action, then those of the app, then escape and magic tap")
    func actions() {
        let row = presentation(.row, .button) {
            ($0.customActions, $0.canDismiss, $0.canMagicTap) = (["Delete", "Flag"], true, true)
        }
        #expect(row.actions.map(\.name) == ["press", "Delete", "Flag", "dismiss", "magic tap"])
        #expect(presentation(.plain, .staticText).actions.isEmpty)
        #expect(!presentation(.plain, .staticText).interfaces.contains(.action))
        #expect(presentation(.plain, .link).actions.map(\.name) == ["jump"])
        #expect(presentation(.progress).actions.isEmpty)
    }

    @Test("a list has a selection only where the user selects several rows")
    func selections() {
        #expect(!presentation(.list).interfaces.contains(.selection))
        let several = presentation(.list) { $0.allowsMultipleSelection = true }
        #expect(several.interfaces.contains(.selection) && several.states.contains(.multiselectable))
    }

    @Test("containers have Collection, and tabs a selection")
    func containers() {
        for kind in AccessibleFacts.Kind.allCases {
            let interfaces = presentation(kind).interfaces
            #expect(interfaces.contains(.collection) == kind.isContainer, "\(kind)")
            #expect(interfaces.contains(.component) == (kind != .application), "\(kind)")
            #expect(interfaces.contains(.selection) == (kind == .tabBar), "\(kind)")
        }
        #expect(presentation(.application).interfaces == [.accessible, .application, .collection])
        #expect(presentation(.dialog) { $0.isModal = true }.states.contains(.modal))
        #expect(!presentation(.list).states.contains(.focusable))
    }

    @Test("states and roles have AT-SPI's numbers")
    func numbers() {
        #expect(AccessibleStates([.focused, .checkable]).words == [1 << 12, 1 << 9])
        #expect(AccessibleRole.heading.rawValue == 83 && AccessibleRole.toggleButton.rawValue == 62)
        for role in AccessibleRole.allCases { #expect(!role.name.isEmpty) }
        #expect(Set(AccessibleRole.allCases.map(\.name)).count == AccessibleRole.allCases.count)
    }

    @Test(
        "a path is a number in one form",
        arguments: ["", "/", "/org/a11y/atspi/accessible", "/org/a11y/atspi/accessible/", "x/1"]
            + ["0", "00", "01", "-1", "+1", "1/2", "1 ", "18446744073709551616", "rot", "१"].map {
                "/org/a11y/atspi/accessible/" + $0
            })
    func wrongPaths(_ path: String) { #expect(AccessibleID(path: path) == nil) }

    @Test("a path leads back to its object")
    func paths() {
        for id in [AccessibleID.application, AccessibleID(1), AccessibleID(.max)] {
            #expect(AccessibleID(path: id.path) == id)
        }
    }
}
