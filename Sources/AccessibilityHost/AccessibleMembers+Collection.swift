import AccessibilityLogic
import DesktopBus

extension AccessibleMembers {
    private static let rule = "(aiia{ss}iaiiasib)"

    /// `org.a11y.atspi.Collection`: finds objects by role, state, attribute and interface.
    static let collection = AccessibleMembers(
        .collection,
        [
            AccessibleMethod("GetMatches", rule + "uib", "a(so)") { call throws(BusFault) in
                let found = call.matches(try call.rule(0), in: call.id)
                return [call.references(call.sorted(found, try call.number(1), most: try call.number(2)))]
            },
            AccessibleMethod("GetMatchesTo", "o" + rule + "uubib", "a(so)") { call throws(BusFault) in
                let found = try call.matches(try call.rule(1), beside: try call.text(0), isBefore: true)
                return [call.references(call.sorted(found, try call.number(2), most: try call.number(5)))]
            },
            AccessibleMethod("GetMatchesFrom", "o" + rule + "uuib", "a(so)") { call throws(BusFault) in
                let found = try call.matches(try call.rule(1), beside: try call.text(0), isBefore: false)
                return [call.references(call.sorted(found, try call.number(2), most: try call.number(4)))]
            },
            AccessibleMethod("GetActiveDescendant", "", "(so)") { call throws(BusFault) in
                var wanted = MatchRule()
                wanted.states = .focused
                return [call.reference(call.matches(wanted, in: call.id).first)]
            },
        ])
}

extension AccessibleCall {
    /// The rule in an argument. Numbers that mean nothing are treated as "all".
    fileprivate func rule(_ index: Int) throws(BusFault) -> MatchRule {
        guard arguments.indices.contains(index), arguments[index].elements.count == 9 else {
            throw .arguments("The rule has another type.")
        }
        let fields = arguments[index].elements
        func words(_ place: Int) -> [Int32] {
            fields[place].elements.map { Int32(clamping: $0.number ?? 0) }
        }
        func match(_ place: Int) -> MatchRule.Match {
            MatchRule.Match(rawValue: Int32(clamping: fields[place].number ?? 0)) ?? .all
        }
        var rule = MatchRule()
        rule.states = MatchRule.states(words(0))
        rule.stateMatch = match(1)
        rule.attributes = fields[2].elements.map {
            AccessibleAttribute($0.elements.first?.text ?? "", $0.elements.last?.text ?? "")
        }
        rule.attributeMatch = match(3)
        rule.roles = MatchRule.bits(words(4))
        rule.roleMatch = match(5)
        rule.interfaces = fields[6].elements.compactMap(\.text)
        rule.interfaceMatch = match(7)
        rule.isInverted = fields[8] == .flag(true)
        return rule
    }

    /// The objects inside an object that match, in reading order.
    fileprivate func matches(_ rule: MatchRule, in root: AccessibleID) -> [AccessibleID] {
        server.objects(inside: root).filter { id in
            server.facts(of: id).map { rule.matches(AccessiblePresentation($0)) } ?? false
        }
    }

    /// The matching objects before or after another object.
    fileprivate func matches(_ rule: MatchRule, beside path: String, isBefore: Bool) throws(BusFault)
        -> [AccessibleID]
    {
        let order = server.objects(inside: id)
        guard let other = AccessibleID(path: path), let place = order.firstIndex(of: other) else {
            throw .arguments("\(path) is not in the object.")
        }
        let part = isBefore ? order[..<place] : order[(place + 1)...]
        return part.filter { id in
            server.facts(of: id).map { rule.matches(AccessiblePresentation($0)) } ?? false
        }
    }

    /// Documented (at-spi2-core, `AtspiCollectionSortOrder`): 4 to 6 are reverse orders.
    /// - Parameter most: the largest number of objects; 0 and less for all.
    fileprivate func sorted(_ found: [AccessibleID], _ order: Int, most: Int) -> [AccessibleID] {
        let ordered = (4...6).contains(order) ? found.reversed() : found
        return most > 0 ? Array(ordered.prefix(most)) : ordered
    }
}

extension AccessibleServer {
    /// The objects inside an object in reading order, without the object.
    func objects(inside root: AccessibleID) -> [AccessibleID] {
        var found: [AccessibleID] = []
        var waiting = Array(children(of: root).reversed())
        var seen: Set<AccessibleID> = [root]
        while let id = waiting.popLast() {
            guard seen.insert(id).inserted else { continue }
            found.append(id)
            waiting += children(of: id).reversed()
        }
        return found
    }
}
