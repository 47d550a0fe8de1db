/// End tags, and start tags that close elements. Documented (HTML Living Standard, 13.2.6.4), in a simpler form.
extension HTMLReader {
    /// Closes the elements that end before a start tag.
    mutating func closeBefore(_ name: String) {
        if HTMLElements.paragraphEnds.contains(name), isOpen("p") {
            closeNearest(["p"], scope: HTMLElements.scopes)
        }
        if let rule = HTMLElements.closedByStart[name], rule.closed.contains(where: isOpen) {
            // A row closes its cells as well.
            closeOutermost(rule.closed, scope: rule.scope)
        } else if HTMLElements.headings.contains(name), let top = stack.last?.tag.name,
            HTMLElements.headings.contains(top)
        {
            pop(to: stack.count - 1, reopens: true)
        }
    }

    func isOpen(_ name: String) -> Bool { openCounts[name, default: 0] > 0 }

    private mutating func closeNearest(_ names: Set<String>, scope: Set<String>) {
        for index in stack.indices.reversed() {
            elementSteps += 1
            let name = stack[index].tag.name
            if names.contains(name) { return pop(to: index, reopens: true) }
            if scope.contains(name) { return }
        }
    }

    private mutating func closeOutermost(_ names: Set<String>, scope: Set<String>) {
        var outermost: Int?
        for index in stack.indices.reversed() {
            elementSteps += 1
            let name = stack[index].tag.name
            if names.contains(name) { outermost = index } else if scope.contains(name) { break }
        }
        guard let outermost else { return }
        if stack[outermost].tag.name == "a" { return removeFormatting(at: outermost) }
        pop(to: outermost, reopens: true)
    }

    /// Performs an end tag.
    mutating func close(_ name: String) {
        if name == "br" { return assembly.addBreak(lineStyle) }
        guard isOpen(name), name != "html", name != "body" else { return }
        let isFormatting = HTMLElements.formatting.contains(name)
        let isInline = !isFormatting && !HTMLElements.blocks.contains(name) && !HTMLElements.scopes.contains(name)
        for index in stack.indices.reversed() {
            elementSteps += 1
            let element = stack[index]
            if element.tag.name == name {
                return isFormatting ? removeFormatting(at: index) : pop(to: index, reopens: true)
            }
            let isScope = HTMLElements.scopes.contains(element.tag.name) && !Self.tableParts.contains(name)
            if isScope || element.tag.name == "table" || isInline && element.style.isBlock { return }
        }
    }

    private var lineStyle: HTMLTextAssembly.Style {
        HTMLTextAssembly.Style(character: current.character, paragraph: current.paragraph)
    }

    private static let tableParts: Set = ["table", "tr", "td", "th", "thead", "tbody", "tfoot", "caption"]

    /// Removes a formatting element. Elements inside of the element stay open, without the style of the element.
    private mutating func removeFormatting(at index: Int) {
        let inner = stack.count - index - 1
        guard reopenings + inner <= Self.maximumReopenings else { return pop(to: index, reopens: false) }
        reopenings += inner
        let rest = Array(stack[(index + 1)...])
        openCounts[stack[index].tag.name, default: 1] -= 1
        stack.removeSubrange(index...)
        for element in rest {
            // An open paragraph keeps the paragraph style.
            var updated = element
            updated.style.character = resolve(element.tag, number: element.nextNumber).style.character
            stack.append(updated)
        }
    }

    /// Closes the elements from the top of the stack to `index`.
    /// - Parameter reopens: whether formatting elements inside of the element at `index` continue behind the element.
    mutating func pop(to index: Int, reopens: Bool) {
        var formatting: [HTMLTag] = []
        let isTable = index < stack.count && Self.tableParts.contains(stack[index].tag.name)
        while stack.count > index, let element = stack.popLast() {
            elementSteps += 1
            openCounts[element.tag.name, default: 1] -= 1
            if stack.count > index, HTMLElements.formatting.contains(element.tag.name), formatting.count < 8 {
                formatting.append(element.tag)
            }
            didClose(element)
        }
        guard reopens, !isTable, reopenings + formatting.count <= Self.maximumReopenings else { return }
        reopenings += formatting.count
        for tag in formatting.reversed() { push(tag) }
    }
}
