import NavigationLogic
import Testing

@Suite("Translucent bars")
struct BarTranslucencyTests {
    typealias Row = (
        image: BarTranslucency.Image, given: Bool?, translucent: Bool, faded: Bool, backing: BarTranslucency.Backing
    )

    static let rows: [Row] = [
        (.none, nil, true, false, .material),
        (.none, true, true, false, .material),
        (.none, false, false, false, .opaque),
        (.opaque, nil, false, false, .nothing),
        (.opaque, true, true, true, .nothing),
        (.opaque, false, false, false, .nothing),
        (.transparent, nil, true, false, .nothing),
        (.transparent, true, true, false, .nothing),
        (.transparent, false, false, false, .plain),
    ]

    @Test("The whole table", arguments: rows.indices)
    func table(index: Int) {
        let row = Self.rows[index]
        let rule = BarTranslucency(isTranslucent: row.given, image: row.image)
        #expect(rule.isTranslucent == row.translucent)
        #expect(rule.imageIsFaded == row.faded)
        #expect(rule.backing == row.backing)
    }

    @Test("The translucent black style is translucent whatever was set", arguments: [nil, true, false])
    func blackTranslucent(given: Bool?) {
        #expect(BarTranslucency(isTranslucent: given, image: .none, isBlackTranslucent: true).isTranslucent)
        #expect(BarTranslucency(isTranslucent: given, image: .opaque, isBlackTranslucent: true).imageIsFaded)
    }
}

@Suite("Background images of bars")
struct BarImageChoiceTests {
    private func order(_ position: BarImageChoice.Position, _ metrics: BarImageChoice.Metrics) -> [String] {
        BarImageChoice.order(position: position, metrics: metrics).map { "\($0.position) \($0.metrics)" }
    }

    @Test("Where a bar looks for its image")
    func orders() {
        #expect(order(.any, .default) == ["any default"])
        #expect(order(.bottom, .default) == ["bottom default", "any default"])
        #expect(
            order(.top, .defaultPrompt) == ["top defaultPrompt", "any defaultPrompt", "top default", "any default"])
        #expect(
            order(.topAttached, .compact) == [
                "topAttached compact", "top compact", "any compact", "topAttached default", "top default",
                "any default",
            ])
        #expect(
            order(.top, .compactPrompt) == [
                "top compactPrompt", "any compactPrompt", "top compact", "any compact", "top default", "any default",
            ])
    }

    @Test("A plain image of the bar's height stays below the status area; any other goes on under it")
    func status() {
        func fills(_ position: BarImageChoice.Position, _ height: Double, resizable: Bool = false) -> Bool {
            BarImageChoice.fillsStatusArea(from: position, height: height, barHeight: 44, isResizable: resizable)
        }
        #expect(!fills(.any, 44))
        #expect(!fills(.top, 30))
        #expect(fills(.any, 64))
        #expect(fills(.topAttached, 44))
        #expect(fills(.any, 44, resizable: true))
    }
}

@Suite("Button states")
struct ButtonStateTests {
    @Test("Each state uses its own values first, and the values of normal last")
    func order() {
        #expect(ButtonState.normal.order == [.normal])
        #expect(ButtonState.highlighted.order == [.highlighted, .normal])
        #expect(ButtonState.disabled.order == [.disabled, .normal])
        #expect(ButtonState.focused.order == [.focused, .highlighted, .normal])
    }

    @Test("Disabled takes no color of another state; touched and focused fade where they have none of their own")
    func colors() {
        #expect(!ButtonState.disabled.usesColor(from: .normal))
        #expect(ButtonState.disabled.usesColor(from: .disabled))
        #expect(ButtonState.highlighted.usesColor(from: .normal))
        #expect(ButtonState.highlighted.fades(colorFrom: .normal))
        #expect(ButtonState.highlighted.fades(colorFrom: nil))
        #expect(!ButtonState.highlighted.fades(colorFrom: .highlighted))
        #expect(!ButtonState.focused.fades(colorFrom: .highlighted))
        #expect(ButtonState.focused.fades(colorFrom: .normal))
        #expect(!ButtonState.normal.fades(colorFrom: nil))
        #expect(!ButtonState.disabled.fades(colorFrom: nil))
    }
}
