import Testing

@Suite struct AnyObjectRuleTests {
    private func line(
        _ body: String, _ members: String = "var items: [AnyObject] = []; var one: AnyObject?", warnings: [String] = []
    ) -> String {
        let start = "class A: UIViewController { \(members); func f(_ sender: AnyObject, other: AnyObject) { "
        let result = Rewriting(
            start + body
                + """
                 } }\n@objcMembers class Model { var priceTag = 1; func weigh(_ a: Int) -> Int { a } }\nextension \
                UIView { var loose: [AnyObject] { [] } }\nclass Other { var priceTag = 1 }\nimport UIKit\n
                """
        )
        #expect(result.warnings.map(\.message) == warnings)
        return String(result.lines(1)[0].dropFirst(start.count).dropLast(4))
    }

    @Test("a member that one class has is asked of that class")
    func unique() {
        #expect(line("print(sender.priceTag)") == "print((sender as! Model).priceTag)")
        #expect(
            line("if let p = sender.priceTag { print(p) }") == "if let p = (sender as? Model)?.priceTag { print(p) }")
        #expect(line("let p = items.first?.priceTag") == "let p = (items.first as? Model)?.priceTag")
        #expect(line("let p = self.items[0].weigh(1)") == "let p = (self.items[0] as! Model).weigh(1)")
        #expect(line("let p = one?.priceTag") == "let p = (one as? Model)?.priceTag")
        #expect(line("let p = sender.weigh?(1)") == "let p = (sender as? Model)?.weigh(1)")
        #expect(
            line("let p = view.loose.first?.priceTag", "var q = 0") == "let p = (view.loose.first as? Model)?.priceTag")
        #expect(
            line("let x: AnyObject = Model(); print(x.priceTag)")
                == "let x: AnyObject = Model(); print((x as! Model).priceTag)")
    }

    @Test("a value whose bits are an AnyObject is one")
    func bits() {
        #expect(
            line("print(unsafeBitCast(other, to: AnyObject.self).floatValue)")
                == "print((unsafeBitCast(other, to: AnyObject.self) as! NSNumber).floatValue)")
        #expect(
            line("print(unsafeBitCast(other, to: Model.self).priceTag)")
                == "print(unsafeBitCast(other, to: Model.self).priceTag)")
    }

    @Test("a property is an optional where it is unwrapped later, as on iOS")
    func optionalProperties() {
        #expect(line("let p = sender.priceTag") == "let p = (sender as? Model)?.priceTag")
        #expect(line("let p: Int = sender.priceTag") == "let p: Int = (sender as! Model).priceTag")
        #expect(line("print(sender.priceTag!)") == "print((sender as! Model).priceTag)")
        #expect(line("let p = sender.weigh(1)") == "let p = (sender as! Model).weigh(1)")
    }

    @Test("an assertion compares a member with its type or with the raw value of the type")
    func rawValues() {
        #expect(
            line("XCTAssertEqual(items.first?.priceTag, 1)")
                == "XCTAssertEqual((items.first as? Model)?.objectiveCValues.priceTag, 1)")
        #expect(line("XCTAssertEqual(one!.weigh(1), 1)") == "XCTAssertEqual((one as! Model).weigh(1), 1)")
        #expect(line("print(items.first?.priceTag)") == "print((items.first as? Model)?.priceTag)")
    }

    @Test("members of Foundation's objects, numbers and values are found")
    func foundation() {
        #expect(line("print(sender.isKind(of: UIView.self))") == "print((sender as! NSObject).isKind(of: UIView.self))")
        #expect(
            line("let d = (info[\"a\"]! as AnyObject).doubleValue!")
                == "let d = ((info[\"a\"]! as AnyObject) as! NSNumber).doubleValue")
        #expect(
            line("let i = (info[\"a\"] as AnyObject).integerValue!")
                == "let i = ((info[\"a\"] as AnyObject) as! NSNumber).intValue")
        #expect(
            line("let frame = (info[\"a\"]! as AnyObject).cgRectValue; use(frame!)")
                == "let frame = ((info[\"a\"]! as AnyObject) as? NSValue)?.cgRectValue; use(frame!)")
        let members = "var target: AnyObject!; let button = UIBarButtonItem()"
        #expect(
            line("print(button.target.isKind(of: UIView.self))", members)
                == "print((button.target as! NSObject).isKind(of: UIView.self))")
        #expect(line("let text = (one as? String).count") == "let text = (one as? String).count")
    }

    @Test("a variable of that name and another type is left alone")
    func hidden() {
        for body in [
            "if let sender = sender as? UIButton { print(sender.priceTag) }",
            "guard let sender = sender as? UIButton else { return }; print(sender.priceTag)",
            "let sender = UIButton(); print(sender.priceTag)", "all.forEach { sender in print(sender.priceTag) }",
            "for sender in all { print(sender.priceTag) }",
            "switch other { case let sender as UIButton: print(sender.priceTag); default: break }",
            "print(items.first, items.count, items.isEmpty)",
        ] { #expect(line(body) == body) }
    }

    @Test("a member that several classes have is warned of")
    func several() {
        let warning =
            """
            isEnabled of an AnyObject is found by Objective-C alone; name the class that is meant, of \
            UIAlertAction, UIBarItem, UIControl and others: (sender as? UIAlertAction)?.isEnabled
            """
        #expect(line("print(sender.isEnabled)", warnings: [warning]) == "print(sender.isEnabled)")
    }

    @Test func `an anchor is that of a view or a guide`() {
        #expect(
            line("pin(to: sender.topAnchor)")
                == "pin(to: ((sender as? UIView)?.topAnchor ?? (sender as? UILayoutGuide)?.topAnchor "
                + "?? (sender as! UILayoutSupport).topAnchor))")
        #expect(line("pin(to: sender.topAnchor)", "var topAnchor = 1").contains("(sender as? UIView)?.topAnchor ??"))
        #expect(
            line("if let left = one?.leadingAnchor { pin(to: left) }")
                == "if let left = ((one as? UIView)?.leadingAnchor ?? (one as? UILayoutGuide)?.leadingAnchor) { pin("
                + "to: left) }")
    }

    @Test("a subscript of an AnyObject asks a dictionary by a name and an array by a number")
    func subscripts() {
        #expect(line("let a = sender[\"a\"] as? Int") == "let a = (sender as? NSDictionary)?[\"a\"] as? Int")
        #expect(line("let a = one?[0] as? Int") == "let a = (one as? NSArray)?[0] as? Int")
        #expect(line("let a = one![\"a\"]! as! Int") == "let a = (one as? NSDictionary)?[\"a\"]! as! Int")
        #expect(
            line("let all = other as! [AnyObject]; for item in all { use(item[\"a\"] as! Int) }")
                == "let all = other as! [AnyObject]; for item in all { use((item as? NSDictionary)?[\"a\"] as! Int) }")
        #expect(
            line("guard let all = other as? Dictionary<String, AnyObject> else { return }; use(all[\"a\"]![\"b\"])")
                == "guard let all = other as? Dictionary<String, AnyObject> else { return }; "
                + "use((all[\"a\"] as? NSDictionary)?[\"b\"])")
        #expect(
            line("if let map = other as? [String: AnyObject], let n = map[\"a\"]?[\"b\"] { use(n) }")
                == #"if let map = other as? [String: AnyObject], let n = (map["a"] as? NSDictionary)?["b"] { use(n) }"#
        )
        #expect(line("if let sender = sender as? [Int] { use(sender[0]) }").hasSuffix("use(sender[0]) }"))
    }

    @Test("a subscript of an AnyObject by an unknown key is warned of")
    func unknownKey() {
        let warning =
            """
            a subscript of an AnyObject is found by Objective-C alone; name the collection that is meant: \
            (sender as? NSDictionary)?[key]
            """
        #expect(line("use(sender[key])", warnings: [warning]) == "use(sender[key])")
    }
}
