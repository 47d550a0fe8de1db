import CatalogApp
import Testing
import UIKit
import UIKitTesting

/// The audit of the Catalog's screens: it finds only the intended deviations.
@MainActor
struct CatalogAuditTests {
    private static let several: Set<String> = [
        "Shifted title", "Several items", "Letters with space", "Custom views", "Dimmed, colored, bold",
        "Symbol effects", "Held at large text",
        "Browser", "Editor", "Customizing", "Groups that give way", "Selected items and badges",
        "Buttons with pictures", "Split view",
        // A disabled, a plain and a done button in each appearance.
        "Default background", "Opaque background", "No background", "A color", "A picture", "A thin material",
        "A colored hairline", "Other letters",
        "Buttons by state", "A chevron of its own",
        // A separate stack can be closed.
        "Black bar", "Tinted bar", "Opaque bar", "Background picture", "Raised title", "Chevron and mask",
        "From right to left",
    ]

    private static let intended: [AuditFinding.Guideline: Set<String>] = [
        .crowdedBar: several,
        .textButtonsWithoutSpace: ["Groups that give way"],
        .segmentedControlBelowTopLevel: ["Segmented control"],
        .inconsistentAppearance: [
            "Opaque background", "No background", "A color", "A picture", "A colored hairline", "At the scroll edge",
        ],
    ]

    @Test("each screen shows what it is about and no other fault", arguments: [false, true])
    func intendedFaults(dark: Bool) {
        let navigation = Catalog.makeNavigation()
        let app = TestApp(navigation, dark: dark)
        var found: [AuditFinding.Guideline: Set<String>] = [:]
        for entry in Catalog.sections.flatMap(\.entries) {
            navigation.dismiss(animated: false)
            navigation.popToRootViewController(animated: false)
            app.settle()
            Catalog.open(entry, in: navigation)
            app.settle()
            for finding in app.auditBars() {
                #expect(Self.intended[finding.guideline]?.contains(entry.title) == true, "\(entry.title): \(finding)")
                found[finding.guideline, default: []].insert(entry.title)
            }
        }
        // A deviation that no screen has any longer must leave the list.
        for (guideline, titles) in Self.intended { #expect(found[guideline] == titles, "\(guideline)") }
    }
}
