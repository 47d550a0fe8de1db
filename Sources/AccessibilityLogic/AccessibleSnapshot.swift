/// The objects of an app at one moment, in the form that screen readers see. Made only while a program listens, to find
/// the changes.
package struct AccessibleSnapshot: Hashable, Sendable {
    package struct Element: Hashable, Sendable {
        package var parent: AccessibleID
        package var children: [AccessibleID]
        package var presentation: AccessiblePresentation
        package var number: Double?
        package var valueText: String?
        /// The text of a field.
        package var text: AccessibleText?

        package init(
            parent: AccessibleID, children: [AccessibleID], _ facts: AccessibleFacts, text: AccessibleText? = nil
        ) {
            self.parent = parent
            self.children = children
            presentation = AccessiblePresentation(facts)
            number = facts.number?.value
            valueText = facts.value
            self.text = text
        }
    }

    package var elements: [AccessibleID: Element] = [:]
    /// The windows, and the notifications beside them.
    package var windows: [AccessibleID] = []
    package var focus: AccessibleID?

    package init() {}

    /// The objects from the windows down, parents first.
    package var order: [AccessibleID] {
        var order: [AccessibleID] = []
        var waiting = Array(windows.reversed())
        var seen: Set<AccessibleID> = []
        while let id = waiting.popLast() {
            guard let element = elements[id], seen.insert(id).inserted else { continue }
            order.append(id)
            waiting += element.children.reversed()
        }
        return order
    }
}
