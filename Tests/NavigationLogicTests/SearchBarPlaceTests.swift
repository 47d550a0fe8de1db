import NavigationLogic
import Testing

@Suite("Where a search bar stands")
struct SearchBarPlaceTests {
    typealias Preference = SearchBarSituation.Preference
    typealias Width = SearchBarSituation.Width

    /// Every combination of the deciding facts.
    static let situations: [SearchBarSituation] = {
        let flags = [true, false]
        return Preference.allCases.flatMap { preference in
            Width.allCases.flatMap { width in
                (0..<32).map { bits in
                    var situation = SearchBarSituation()
                    situation.preference = preference
                    situation.width = width
                    situation.isPad = flags[bits & 1]
                    situation.toolbarHasRoom = flags[bits >> 1 & 1]
                    situation.hidesWhenScrolling = flags[bits >> 2 & 1]
                    situation.isActive = flags[bits >> 3 & 1]
                    situation.hidesBarWhileActive = flags[bits >> 4 & 1]
                    return situation
                }
            }
        }
    }()

    private enum Bar: CaseIterable { case row, line, toolbar }

    /// The bar by device, width and preference; with the search item in a visible toolbar, and without.
    private static let bars: [(isPad: Bool, width: Width, preference: Preference, withToolbar: Bar, without: Bar)] = [
        (false, .compact, .automatic, .toolbar, .row),
        (false, .compact, .inline, .toolbar, .row),
        (false, .compact, .stacked, .row, .row),
        (false, .compact, .integratedCentered, .toolbar, .row),
        (false, .compact, .integratedButton, .toolbar, .row),
        (false, .regular, .automatic, .row, .row),
        (false, .regular, .inline, .row, .row),
        (false, .regular, .stacked, .row, .row),
        (false, .regular, .integratedCentered, .row, .row),
        (false, .regular, .integratedButton, .row, .row),
        (false, .unspecified, .automatic, .row, .row),
        (false, .unspecified, .inline, .row, .row),
        (false, .unspecified, .stacked, .row, .row),
        (false, .unspecified, .integratedCentered, .row, .row),
        (false, .unspecified, .integratedButton, .row, .row),
        (true, .compact, .automatic, .toolbar, .row),
        (true, .compact, .inline, .toolbar, .row),
        (true, .compact, .stacked, .row, .row),
        (true, .compact, .integratedCentered, .toolbar, .row),
        (true, .compact, .integratedButton, .toolbar, .row),
        (true, .regular, .automatic, .line, .line),
        (true, .regular, .inline, .line, .line),
        (true, .regular, .stacked, .row, .row),
        (true, .regular, .integratedCentered, .line, .line),
        (true, .regular, .integratedButton, .line, .line),
        (true, .unspecified, .automatic, .row, .row),
        (true, .unspecified, .inline, .row, .row),
        (true, .unspecified, .stacked, .row, .row),
        (true, .unspecified, .integratedCentered, .row, .row),
        (true, .unspecified, .integratedButton, .row, .row),
    ]

    /// The state of a row.
    private static let rows:
        [(isActive: Bool, hidesBarWhileActive: Bool, hidesWhenScrolling: Bool, row: SearchBarPlace.Row)] = [
            (false, false, false, .stays),
            (false, false, true, .scrollsAway),
            (false, true, false, .stays),
            (false, true, true, .scrollsAway),
            (true, false, false, .stays),
            (true, false, true, .stays),
            (true, true, false, .alone),
            (true, true, true, .alone),
        ]

    @Test("Every combination of what decides has the place that the tables say")
    func everything() {
        #expect(Set(Self.situations).count == 5 * 3 * 32)
        var complaints: [String] = []
        for situation in Self.situations {
            let bars = Self.bars.filter {
                $0.isPad == situation.isPad && $0.width == situation.width && $0.preference == situation.preference
            }
            let rows = Self.rows.filter {
                $0.isActive == situation.isActive && $0.hidesBarWhileActive == situation.hidesBarWhileActive
                    && $0.hidesWhenScrolling == situation.hidesWhenScrolling
            }
            guard bars.count == 1, rows.count == 1, let bar = bars.first, let row = rows.first else {
                complaints.append("\(situation) has no line of its own")
                continue
            }
            let expected: SearchBarPlace =
                switch situation.toolbarHasRoom ? bar.withToolbar : bar.without {
                case .row: .row(row.row)
                case .line: .line
                case .toolbar: .toolbar
                }
            if SearchBarPlace(situation) != expected { complaints.append("\(situation): \(SearchBarPlace(situation))") }
        }
        #expect(complaints == [])
    }

    @Test("Content takes a row away unless the app says otherwise, and no search that is active")
    func defaults() {
        var situation = SearchBarSituation()
        #expect(SearchBarPlace(situation) == .row(.scrollsAway))
        situation.isActive = true
        #expect(SearchBarPlace(situation) == .row(.alone))
    }

    @Test("A place is a row, among a bar's items, or in no bar")
    func kinds() {
        for row in SearchBarPlace.Row.allCases {
            #expect(SearchBarPlace.row(row).isRow && !SearchBarPlace.row(row).isAmongItems)
        }
        for place in [SearchBarPlace.line, .toolbar] { #expect(place.isAmongItems && !place.isRow) }
        #expect(!SearchBarPlace.outside.isRow && !SearchBarPlace.outside.isAmongItems)
    }

    @Test(
        "A toolbar contains the field if there is room and the app allows it, or while the search is active",
        arguments: Preference.allCases)
    func toolbar(preference: Preference) {
        let wanted: SearchToolbarForm = preference == .integratedButton ? .magnifier : .field
        #expect(SearchToolbarForm(preference, isActive: false, free: 120) == wanted)
        #expect(SearchToolbarForm(preference, isActive: false, free: 119) == .magnifier)
        #expect(SearchToolbarForm(preference, isActive: true, free: 0) == .field)
    }
}
