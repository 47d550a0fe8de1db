import RandomWalk
import SeededNumbers
import Testing
import UIKit
import UIKitTesting

/// Random contents of bars with changes at random times.
@MainActor
struct BarFuzzTests {
    private static let titles = [
        "", "Inbox", "👩‍👩‍👧‍👦🏳️‍🌈", String(repeating: "long ", count: 2000), "abc שלום def مرحبا",
        "A title of some length that does not fit",
    ]

    private func item(_ random: inout SeededNumbers) -> UIBarButtonItem {
        let title = Self.titles.randomElement(using: &random)
        switch Int.random(in: 0..<9, using: &random) {
        case 0: return UIBarButtonItem(image: UIImage(systemName: "plus"), style: .plain, target: nil, action: nil)
        case 1:
            let size = CGFloat([0, 1, 30, 200, 5000].randomElement(using: &random) ?? 0)
            return UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: size, height: size)))
        case 2: return .fixedSpace(CGFloat([0, 10, 500].randomElement(using: &random) ?? 0))
        case 3: return .flexibleSpace()
        case 4:
            let item = UIBarButtonItem(title: title, menu: UIMenu(children: [UIAction(title: "One") { _ in }]))
            item.changesSelectionAsPrimaryAction = Bool.random(using: &random)
            return item
        case 5:
            let item = UIBarButtonItem(title: title, style: .done, target: nil, action: nil)
            item.badge = .count(Int.random(in: 0...2000, using: &random))
            item.isSelected = Bool.random(using: &random)
            return item
        default:
            return UIBarButtonItem(
                title: ["A", "Edit", "Select all"].randomElement(using: &random), style: .plain, target: nil,
                action: nil)
        }
    }

    private func items(_ random: inout SeededNumbers) -> [UIBarButtonItem] {
        (0..<Int.random(in: 0...4, using: &random)).map { _ in item(&random) }
    }

    private func groups(_ random: inout SeededNumbers) -> [UIBarButtonItemGroup] {
        (0..<Int.random(in: 0...3, using: &random)).map { _ in
            UIBarButtonItemGroup(
                barButtonItems: items(&random), representativeItem: Bool.random(using: &random) ? item(&random) : nil)
        }
    }

    private func change(_ item: UINavigationItem, _ random: inout SeededNumbers) {
        switch Int.random(in: 0..<15, using: &random) {
        case 0: item.title = Self.titles.randomElement(using: &random)
        case 1: item.setLeftBarButtonItems(items(&random), animated: Bool.random(using: &random))
        case 2: item.setRightBarButtonItems(items(&random), animated: Bool.random(using: &random))
        case 3: item.leadingItemGroups = groups(&random)
        case 4: item.centerItemGroups = groups(&random)
        case 5: item.trailingItemGroups = groups(&random)
        case 6: item.pinnedTrailingGroup = groups(&random).first
        case 7: item.style = [.navigator, .browser, .editor].randomElement(using: &random) ?? .navigator
        case 8: item.prompt = Bool.random(using: &random) ? "Prompt." : nil
        case 9:
            item.titleView =
                Bool.random(using: &random) ? UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 30)) : nil
        case 10:
            item.largeTitleDisplayMode = [.automatic, .always, .never, .inline].randomElement(using: &random) ?? .never
        case 11: item.subtitle = Self.titles.randomElement(using: &random)
        case 12: item.titleMenuProvider = Bool.random(using: &random) ? { UIMenu(children: $0) } : nil
        case 13:
            (item.rightBarButtonItems ?? item.trailingItemGroups.flatMap(\.barButtonItems)).randomElement(
                using: &random)?.isHidden.toggle()
        default: item.leftItemsSupplementBackButton.toggle()
        }
    }

    /// The visible buttons and title of the row.
    private func row(_ stage: NavigationStage) -> [(UIView, CGRect)] {
        stage.bar.subviews.filter { view in
            !view.isHidden && view.alpha > 0.01 && view.bounds.width > 0 && view.bounds.height > 0
                && stage.app.visibleViews.contains(view)
                && (view is UIControl || String(describing: type(of: view)) == "BarTitle"
                    || stage.top.navigationItem.titleView === view)
        }.map { ($0, $0.frame) }
    }

    private func check(_ stage: NavigationStage, _ what: String) {
        let row = row(stage)
        let bounds = stage.bar.bounds
        // Half a device pixel, because positions are rounded to whole pixels.
        let slack: CGFloat = 0.51
        for (view, frame) in row {
            #expect(
                frame.minX >= bounds.minX - slack && frame.maxX <= bounds.maxX + slack,
                "\(what): \(view) \(frame) in \(bounds)")
        }
        let sorted = row.sorted { $0.1.minX < $1.1.minX }
        for (a, b) in zip(sorted, sorted.dropFirst()) {
            #expect(a.1.maxX <= b.1.minX + slack * 2, "\(what): \(a) \(b) in \(bounds)")
        }
        stage.bar.setNeedsLayout()
        stage.app.turn()
        let again = self.row(stage)
        #expect(again.map(\.1) == row.map(\.1), "\(what): laid out twice \(zip(row, again).filter { $0.1 != $1.1 })")
    }

    @Test(
        "random items at random sizes, changed at rest and during transitions, never overlap and come to rest",
        arguments: 0..<8)
    func random(seed: Int) {
        var random = SeededNumbers(seed: UInt64(seed) &* 977 &+ 5)
        let stage = NavigationStage(
            "Root", "Top", size: CGSize(width: 390, height: 500), scale: 1, rightToLeft: seed % 2 == 1, draws: false)
        stage.bar.prefersLargeTitles = seed % 3 == 0
        for step in 0..<28 {
            stage.app.activate()
            switch Int.random(in: 0..<6, using: &random) {
            case 0:
                stage.app.resize(
                    to: CGSize(width: [1, 60, 200, 390, 1024, 4000].randomElement(using: &random) ?? 390, height: 500))
            case 1:
                let page = Page("Pushed \(step)")
                for _ in 0..<3 { change(page.navigationItem, &random) }
                stage.navigation.pushViewController(page, animated: true)
                stage.app.advance(frames: 7)
                change(page.navigationItem, &random)
                stage.app.advance(frames: 5)
                change(stage.below, &random)
            case 2:
                stage.navigation.popViewController(animated: true)
                stage.app.advance(frames: 9)
                change(stage.top.navigationItem, &random)
            default: change(stage.top.navigationItem, &random)
            }
            #expect(stage.app.settle(), "seed \(seed), step \(step)")
            check(stage, "seed \(seed), step \(step)")
            #expect(stage.app.animatedLayers.isEmpty)
        }
    }
}
