import Foundation
import InterfaceDocuments
import SeededNumbers
import Testing

struct InterfaceValueTests {
    private func element(_ text: String) throws -> InterfaceElement { try SampleDocument.element(text) }

    @Test("Numbers, flags and words are values, and anything else is none")
    func plain() throws {
        let label = try element(
            """
            <label id='l' numberOfLines='3' alpha='0.5' hidden='YES' opaque='NO' textAlignment='center' \
            tag='1e30' minimumScaleFactor='nan' a='0x10' b='inf' c='1e999' d='yes' e='+-1'/>
            """
        )
        #expect(label.integer("numberOfLines") == 3)
        #expect(label.number("alpha") == 0.5)
        #expect(label.integer("tag") == .max)
        #expect(label.flag("hidden") == true)
        #expect(label.flag("opaque") == false)
        #expect(label.flag("d") == nil)
        #expect(label.choice("textAlignment", .named("textAlignment")) == 1)
        for name in ["minimumScaleFactor", "a", "b", "c", "e"] { #expect(label.number(name) == nil, "\(name)") }
    }

    @Test("Geometry is read from parts")
    func geometry() throws {
        let view = try element(
            """
            <view id="v"><rect key="frame" x="1" y="2" width="3" height="4.5"/><point key="p" x="5" y="6"/>\
            <size key="s" width="7" height="8"/>
            <inset key="i" minX="1" minY="2" maxX="3" maxY="4"/>\
            <edgeInsets key="e" top="1" left="2" bottom="3" right="4"/>
            <directionalEdgeInsets key="d" top="1" leading="2" bottom="3" trailing="4"/>
            <value key="contentSizeForViewInPopover" type="size" width="320" height="480"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></view>
            """)
        #expect(view.rect("frame") == CGRect(x: 1, y: 2, width: 3, height: 4.5))
        #expect(view.point("p") == CGPoint(x: 5, y: 6))
        #expect(view.size("s") == CGSize(width: 7, height: 8))
        #expect(view.insets("i") == InterfaceInsets(top: 2, left: 1, bottom: 4, right: 3))
        #expect(view.insets("e") == InterfaceInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(view.insets("d") == InterfaceInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(view.size("contentSizeForViewInPopover") == CGSize(width: 320, height: 480))
        #expect(view.autoresizing == 2 | 32)
    }

    @Test("Texts may be attributes, elements, or in base 64")
    func strings() throws {
        let view = try element(
            """
            <textView id='t' a='1'><string key='b'>two\nlines</string>\
            <string key='c' base64-UTF8='YES'>\nSGVsbG8gV29ybGQ\n</string>\
            <string key='d' base64-UTF8='YES'>%%</string></textView>
            """
        )
        #expect(view.string("a") == "1")
        #expect(view.string("b") == "two\nlines")
        #expect(view.string("c") == "Hello World")
        #expect(view.string("d") == nil)
        #expect(view.string("e") == nil)
    }

    @Test(
        "Colors have components, names, or are the system's",
        arguments: [
            (
                "red='1' green='0' blue='0.5' alpha='0.25' colorSpace='custom' customColorSpace='sRGB'",
                InterfaceColor.components(red: 1, green: 0, blue: 0.5, alpha: 0.25, isDisplayP3: false)
            ),
            (
                "red='1' green='0' blue='0' alpha='1' colorSpace='custom' customColorSpace='displayP3'",
                .components(red: 1, green: 0, blue: 0, alpha: 1, isDisplayP3: true)
            ),
            ("white='0.5' alpha='1' colorSpace='calibratedWhite'", .white(0.5, alpha: 1)),
            (
                "cyan='1' magenta='0' yellow='0' black='0.5' alpha='1'",
                .components(red: 0, green: 0.5, blue: 0.5, alpha: 1, isDisplayP3: false)
            ),
            ("name='Accent'", .named("Accent")), ("systemColor='labelColor'", .system("labelColor")),
            (
                "xcode11CocoaTouchSystemColor='systemBackgroundColor' cocoaTouchSystemColor='whiteColor'",
                .system("systemBackgroundColor")
            ),
            ("cocoaTouchSystemColor='darkTextColor'", .system("darkTextColor")),
            ("catalog='System' colorSpace='catalog' name='textColor'", .white(0, alpha: 1)),
            ("catalog='System' colorSpace='catalog' name='labelColor'", .system("labelColor")),
            ("red='1'", nil),
        ] as [(String, InterfaceColor?)])
    func colors(attributes: String, color: InterfaceColor?) throws {
        #expect(try element("<view id='v'><color key='tintColor' \(attributes)/></view>").color("tintColor") == color)
    }

    @Test(
        "Fonts are the system's, of a text style, or by name",
        arguments: [
            ("type='system' pointSize='14'", InterfaceFont.system(weight: "regular", size: 14)),
            ("type='boldSystem' pointSize='17'", .system(weight: "bold", size: 17)),
            ("type='italicSystem' pointSize='12'", .italicSystem(size: 12)),
            ("type='system' weight='semibold' pointSize='20'", .system(weight: "semibold", size: 20)),
            ("style='UICTFontTextStyleBody'", .textStyle("UICTFontTextStyleBody")),
            ("name='Avenir-Book' family='Avenir' pointSize='18'", .named("Avenir-Book", family: "Avenir", size: 18)),
            ("type='system' size='small'", .system(weight: "regular", size: 12)),
            ("type='system'", .system(weight: "regular", size: 17)),
        ])
    func fonts(attributes: String, font: InterfaceFont) throws {
        #expect(
            try element("<label id='l'><fontDescription key='fontDescription' \(attributes)/></label>").font() == font)
    }

    @Test("Constraints have items, attributes, relation, multiplier and priority")
    func constraints() throws {
        let view = try element(
            """
            <view id="v"><constraints>
            <constraint firstItem="a" firstAttribute="leadingMargin" relation="greaterThanOrEqual" secondItem="b" \
            secondAttribute="baseline" constant="-8" multiplier="0.5" priority="750" symbolic="YES" identifier="name" \
            id="c1"/>
            <constraint firstAttribute="height" constant="44" placeholder="YES" id="c2"/>\
            <constraint firstAttribute="sideways" id="c3"/>
            </constraints></view>
            """)
        let all = view.constraints
        #expect(all.count == 2)
        let first = try #require(all.first)
        #expect(first.firstItem == "a")
        #expect(first.firstAttribute == 17)
        #expect(first.relation == 1)
        #expect(first.secondItem == "b")
        #expect(first.secondAttribute == 11)
        #expect(
            first.constant == -8 && first.multiplier == 0.5 && first.priority == 750 && first.isSymbolic
                && first.identifier == "name" && !first.isPlaceholder)
        #expect(all.last?.firstItem == nil)
        #expect(all.last?.isPlaceholder == true)
        #expect(all.last?.priority == 1000)
    }

    @Test(
        "A multiplier is a number or a ratio",
        arguments: [
            ("2", 2), ("16:9", 16.0 / 9), ("1:2.5", 0.4), ("3/4", 0.75), ("1:0", 1), ("a:b", 1), ("1:2:3", 1), ("", 1),
        ] as [(String, Double)])
    func multipliers(text: String, value: Double) throws {
        let view = try element(
            """
            <view id='v'><constraints><constraint firstAttribute='width' multiplier='\(text)' id='c'/>\
            </constraints></view>
            """
        )
        #expect(view.constraints.first?.multiplier == value)
    }

    @Test("Connections are outlets, collections, actions and segues, in order")
    func connections() throws {
        let view = try element(
            """
            <button id="b"><connections><outlet property="o" destination="x" id="1"/>\
            <outletCollection property="c" destination="y" collectionClass="NSArray" appends="YES" id="2"/>
            <action selector="go:" destination="z" eventType="touchUpInside" id="3"/>\
            <action selector="tap" destination="-2" id="4"/><segue destination="d" kind="show" id="5"/>\
            <segue reference="q"/><other/></connections></button>
            """)
        let all = view.connections
        #expect(all.count == 5)
        guard case .outlet("o", "x", _) = all[0], case .collection("c", "y", true, _) = all[1],
            case .action("go:", "z", 64, _) = all[2],
            case .action("tap", "-2", nil, _) = all[3], case .segue(let segue) = all[4]
        else { return #expect(Bool(false), "\(all)") }
        #expect(segue.kind == .show)
        #expect(segue.destination == "d")
        #expect(segue.animates)
    }

    @Test("Segues of every kind are read with all that they say", arguments: InterfaceSegue.Kind.allCases)
    func segues(kind: InterfaceSegue.Kind) throws {
        let segue = try #require(
            element(
                """
                <view id="v"><connections><segue destination="d" kind="\(kind)" identifier="i" \
                relationship="rootViewController" unwindAction="back:" \
                destinationCreationSelector="make:sender:segueIdentifier:"
                customClass="Fade" customModule="App" modalPresentationStyle="formSheet" \
                modalTransitionStyle="crossDissolve" animates="NO" popoverAnchorBarButtonItem="item" \
                splitViewControllerTargetIndex="1"
                trigger="accessoryAction" id="s"><popoverArrowDirection key="popoverArrowDirection" up="YES" \
                down="YES" left="NO" right="NO"/></segue></connections></view>
                """
            ).segues.first)
        #expect(segue.kind == kind)
        #expect(segue.identifier == "i")
        #expect(segue.relationship == "rootViewController")
        #expect(segue.unwindAction == "back:")
        #expect(segue.creationSelector == "make:sender:segueIdentifier:")
        #expect(segue.customClass == "Fade")
        #expect(segue.customModule == "App")
        #expect(segue.presentationStyle == 2)
        #expect(segue.transitionStyle == 2)
        #expect(!segue.animates)
        #expect(segue.popoverAnchor == "item")
        #expect(segue.arrowDirections == 3)
        #expect(segue.splitTarget == 1)
        #expect(segue.trigger == "accessoryAction")
        #expect(segue.holds == [.relationship, .embed].contains(kind))
    }

    @Test("Runtime attributes of every type are values")
    func runtimeAttributes() throws {
        let view = try element(
            """
            <view id="v"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="boolean" keyPath="a" value="YES"/>
            <userDefinedRuntimeAttribute type="number" keyPath="b"><integer key="value" value="3"/>\
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="2.5"/>\
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="string" keyPath="d" value="x"/>
            <userDefinedRuntimeAttribute type="localizedString" keyPath="e"><string key="value">y</string>\
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="point" keyPath="f"><point key="value" x="1" y="2"/>\
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="size" keyPath="g"><size key="value" width="1" height="2"/>\
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="rect" keyPath="h"><rect key="value" x="1" y="2" width="3" height="4"/>\
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="range" keyPath="i"><range key="value" location="1" length="2"/>\
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="color" keyPath="j"><color key="value" name="Accent"/>\
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="image" keyPath="k" value="star" catalog="system"/>
            <userDefinedRuntimeAttribute type="nil" keyPath="l"/>
            <userDefinedRuntimeAttribute type="number" keyPath="m" value="many"/>
            </userDefinedRuntimeAttributes></view>
            """)
        let all = view.runtimeAttributes
        #expect(all.map(\.keyPath) == ["a", "b", "layer.cornerRadius", "d", "e", "f", "g", "h", "i", "j", "k", "l"])
        let values: [InterfaceRuntimeAttribute.Value] = [
            .flag(true), .integer(3), .real(2.5), .string("x", isLocalized: false), .string("y", isLocalized: true),
            .point(CGPoint(x: 1, y: 2)),
            .size(CGSize(width: 1, height: 2)), .rect(CGRect(x: 1, y: 2, width: 3, height: 4)),
            .range(location: 1, length: 2), .color(.named("Accent")),
        ]
        #expect(Array(all.map(\.value).prefix(10)) == values)
        #expect(all.last?.value == InterfaceRuntimeAttribute.Value.none)
        guard case .image(let image) = all[10].value else { return #expect(Bool(false)) }
        #expect(image.name == "star")
        #expect(image.isSymbol)
    }

    @Test("A variation applies in its size classes, and removes and restores subviews, constraints and values")
    func variations() throws {
        let view = try element(
            """
            <label id="l" text="wide"><fontDescription key="fontDescription" type="system" pointSize="10"/>
            <variation key="default"><mask key="subviews"><exclude reference="s"/></mask><mask key="constraints">\
            <exclude reference="c"/></mask></variation>
            <variation key="widthClass=compact"><mask key="subviews"><include reference="s"/></mask></variation>
            <variation key="heightClass=regular-widthClass=compact" constant="3">\
            <fontDescription key="fontDescription" type="system" pointSize="20"/></variation>
            <variation key="nonsense=1"/></label>
            """)
        #expect(view.variations.count == 3)
        let (wide, absentWide) = view.varied(width: 2, height: 2)
        #expect(absentWide == ["s", "c"])
        #expect(wide.font() == .system(weight: "regular", size: 10))
        let (narrow, absentNarrow) = view.varied(width: 1, height: 1)
        #expect(absentNarrow == ["c"])
        #expect(narrow["constant"] == nil)
        #expect(view.varied(width: 1, height: 2).element.font() == .system(weight: "regular", size: 20))
        #expect(view.varied(width: 1, height: 2).element["constant"] == "3")
    }

    @Test("A styled text has fragments with fonts, colors, paragraphs and numbers")
    func styledText() throws {
        let label = try element(
            """
            <label id="l" usesAttributedText="YES"><attributedString key="attributedText"><fragment content="One ">\
            <attributes><font key="NSFont" size="14" name="Avenir-Book"/>
            <color key="NSColor" white="0" alpha="1"/><integer key="NSUnderline" value="1"/>\
            <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping" \
            baseWritingDirection="natural" lineSpacing="4"/></attributes></fragment>
            <fragment><string key="content">two</string><attributes>\
            <font key="NSFont" metaFont="systemBold" size="20"/></attributes></fragment></attributedString></label>
            """)
        let text = try #require(label.styledText("attributedText"))
        #expect(text.plain == "One two" && text.fragments[0].font == .named("Avenir-Book", family: nil, size: 14))
        #expect(text.fragments[0].color == .white(0, alpha: 1) && text.fragments[0].numbers == ["NSUnderline": 1])
        #expect(text.fragments[0].paragraph?.alignment == 1 && text.fragments[0].paragraph?.lineSpacing == 4)
        #expect(text.fragments[1].font == .system(weight: "bold", size: 20))
    }

    @Test("Buttons have states, segmented controls segments, tables sections, fields traits")
    func controls() throws {
        let button = try element(
            """
            <button id='b'><state key='normal' title='A' image='star' catalog='system'>\
            <color key='titleColor' white='1' alpha='1'/><preferredSymbolConfiguration \
            key='preferredSymbolConfiguration' weight='bold' scale='large' pointSize='20'/></state>\
            <state key='highlighted' backgroundImage='x'/><state key='odd'/></button>
            """
        )
        let states = button.buttonStates()
        #expect(
            states.map(\.state) == [0, 1] && states[0].title == "A" && states[0].titleColor == .white(1, alpha: 1)
                && states[1].background?.name == "x")
        #expect(
            states[0].image?.isSymbol == true && states[0].image?.symbol?.weight == 7 && states[0].symbol?.scale == 3)
        let reference = try element(
            """
            <button id='b'><state key='normal'><imageReference key='image' image='gear' catalog='system' \
            symbolScale='small' variableValue='0.5'/></state></button>
            """
        )
        #expect(reference.buttonStates().first?.image?.symbol?.scale == 1)
        #expect(reference.buttonStates().first?.image?.variableValue == 0.5)
        let segments = try element(
            """
            <segmentedControl id='s'><segments><segment title='A'/>\
            <segment title='' image='i' width='50' enabled='NO'/></segments></segmentedControl>
            """
        ).segments
        #expect(
            segments.count == 2 && segments[1].width == 50 && !segments[1].isEnabled && segments[1].image?.name == "i")
        let table = try element(
            """
            <tableView id='t'><sections><tableViewSection headerTitle='H' id='s'>\
            <string key='footerTitle'>F</string><cells><tableViewCell id='c'/></cells></tableViewSection>\
            </sections></tableView>
            """
        )
        #expect(table.tableSections.first?.header == "H")
        #expect(table.tableSections.first?.footer == "F")
        #expect(table.tableSections.first?.cells.count == 1)
        let traits = try #require(
            element(
                """
                <textField id='f'><textInputTraits key='textInputTraits' keyboardType='emailAddress' \
                autocorrectionType='no' secureTextEntry='YES' textContentType='email'/></textField>
                """
            ).textTraits)
        #expect(traits.keyboard == 7)
        #expect(traits.autocorrection == 1)
        #expect(traits.isSecure)
        #expect(traits.contentType == "email")
        #expect(traits.returnKey == nil)
    }

    @Test("Numbers are read as Swift reads them, however they are written")
    func numbers() throws {
        var numbers = SeededNumbers(seed: 3)
        var texts = [
            "0", "-0", "0.1", "-12.5", "5.", ".5", "-", "--1", "1-", "1.2.3", "", "999999999999999", "0.00000000001",
            "1e3", "123456789.123456789", "-0.000",
        ]
        for _ in 0..<2_000 {
            let digits = (0..<Int.random(in: 1...13, using: &numbers)).map { _ in
                "0123456789.-".randomElement(using: &numbers)!
            }
            texts.append(String(digits))
        }
        for text in texts {
            let expected = text.hasPrefix("+") ? nil : Double(text)
            let element = InterfaceElement("view", attributes: [.init("alpha", text)])
            #expect(element.number("alpha") == expected, "\(text)")
            if let expected { #expect(element.number("alpha")?.sign == expected.sign) }
        }
    }

    @Test("An element has what it has, also after it was changed")
    func marks() {
        var element = InterfaceElement(
            "view", attributes: [.init("alpha", "1")],
            children: [InterfaceElement("color", attributes: [.init("key", "tintColor")])])
        #expect(element["alpha"] == "1")
        #expect(element["hidden"] == nil)
        #expect(element[""] == nil)
        #expect(element.part("tintColor") != nil)
        #expect(element.child("color") != nil)
        #expect(element.part("color") == nil)
        #expect(element.key == nil)
        #expect(element.list("subviews").isEmpty)
        element.attributes.append(.init("key", "view"))
        element.children.append(
            InterfaceElement("subviews", children: [InterfaceElement("label"), InterfaceElement("view")]))
        #expect(element.key == "view")
        #expect(element["key"] == "view")
        #expect(element.list("subviews").map(\.name) == ["label", "view"])
        element.children.removeAll()
        #expect(element.part("tintColor") == nil)
        #expect(element.child("subviews") == nil)
    }
}
