import NavigationLogic
import Testing

struct TabFormTests {
    @Test("there is a sidebar in its mode alone, where the window is wide and high", arguments: TabForm.Mode.allCases)
    func sidebar(mode: TabForm.Mode) {
        for (wide, low) in [(true, false), (true, true), (false, false), (false, true)] {
            let form = TabForm(mode, .automatic, isHidden: false, isWide: wide, isLow: low)
            #expect(form.showsSidebar == (mode == .tabSidebar && wide && !low))
            #expect(form.hasSidebar == form.showsSidebar)
        }
        #expect(!TabForm(mode, .automatic, isHidden: true, isWide: true, isLow: false).showsSidebar)
    }

    @Test(
        "automatic content stands beside the sidebar",
        arguments: [(TabForm.Layout.automatic, true), (.tile, true), (.overlap, false)])
    func layout(layout: TabForm.Layout, tiles: Bool) {
        #expect(TabForm(.tabSidebar, layout, isHidden: false, isWide: true, isLow: false).tiles == tiles)
    }

    @Test("the bar has fixed tabs first and pinned ones last, and neither optional ones nor those of the sidebar")
    func order() {
        #expect(TabForm.bar([.standard, .pinned, .sidebarOnly, .fixed, .optional, .movable]) == [3, 0, 5, 1])
        #expect(TabForm.bar([]) == [])
    }

    @Test("automatic tabs are in the bar, and those of groups are not")
    func automatic() {
        #expect(TabForm.placement(.automatic, isRoot: true) == .standard)
        #expect(TabForm.placement(.automatic, isRoot: false) == .optional)
        #expect(TabForm.placement(.pinned, isRoot: false) == .pinned)
    }
}
