import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Proxies of controls with few properties.
@MainActor
struct OtherProxyTests {
    @Test("values set on the proxy of a control are applied to its instances, unless they have their own")
    func controls() {
        let page = UIViewController()
        let app = TestApp(page, draws: false)
        UISwitch.appearance().onTintColor = .red
        UIProgressView.appearance().trackTintColor = .green
        UIPageControl.appearance().currentPageIndicatorTintColor = .blue
        UITableView.appearance().separatorColor = .brown
        let (toggle, own, progress, dots) = (UISwitch(), UISwitch(), UIProgressView(), UIPageControl())
        let table = UITableView()
        own.onTintColor = .purple
        for view in [toggle, own, progress, dots, table] { page.view.addSubview(view) }
        app.settle()
        #expect(toggle.onTintColor == .red)
        #expect(own.onTintColor == .purple)
        #expect(progress.trackTintColor == .green)
        #expect(dots.currentPageIndicatorTintColor == .blue)
        #expect(table.separatorColor == .brown)
    }

    private let page = UIViewController()

    @Test func `the proxy of a slider sets its colors and images`() {
        let (thumb, track, end) = (UIImage(), UIImage(), UIImage())
        let app = TestApp(page, draws: false)
        UISlider.appearance().minimumTrackTintColor = .red
        UISlider.appearance().maximumTrackTintColor = .green
        UISlider.appearance().setThumbImage(thumb, for: .normal)
        UISlider.appearance().setMaximumTrackImage(track, for: .highlighted)
        UISlider.appearance().minimumValueImage = end
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
        page.view.addSubview(slider)
        app.settle()
        #expect(slider.minimumTrackTintColor == .red)
        #expect(slider.thumbImage(for: .normal) === thumb && slider.currentThumbImage === thumb)
        #expect(slider.maximumTrackImage(for: .highlighted) === track)
        #expect(slider.minimumValueImage === end)
        #expect(slider.subviews.contains { $0.backgroundColor == .red })
    }

    @Test func `the color of a proxy does not remove the images of a slider, nor an image its color`() {
        let app = TestApp(page, draws: false)
        UISlider.appearance().minimumTrackTintColor = .red
        UISlider.appearance().setThumbImage(UIImage(), for: .normal)
        let (own, image) = (UISlider(), UIImage())
        own.setMinimumTrackImage(image, for: .normal)
        own.thumbTintColor = .blue
        page.view.addSubview(own)
        app.settle()
        #expect(own.minimumTrackImage(for: .normal) === image)
        #expect(own.thumbTintColor == .blue && own.currentThumbImage == nil)
    }

    @Test func `the proxy of a stepper sets its images`() {
        let app = TestApp(page, draws: false)
        let (plus, divider) = (UIImage(), UIImage())
        UIStepper.appearance().setIncrementImage(plus, for: .normal)
        UIStepper.appearance().setDividerImage(divider, forLeftSegmentState: .normal, rightSegmentState: .normal)
        UIStepper.appearance().tintColor = .purple
        let stepper = UIStepper()
        page.view.addSubview(stepper)
        app.settle()
        #expect(stepper.incrementImage(for: .normal) === plus)
        #expect(stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) === divider)
        #expect(stepper.tintColor == .purple)
    }

    @Test func `the proxy of a button sets colors, images and insets by state`() {
        let app = TestApp(page, draws: false)
        let image = UIImage()
        UIButton.appearance().setTitleColor(.red, for: .normal)
        UIButton.appearance().setTitleColor(.gray, for: .disabled)
        UIButton.appearance().setTitleShadowColor(.black, for: .normal)
        UIButton.appearance().setBackgroundImage(image, for: .normal)
        UIButton.appearance().contentEdgeInsets = UIEdgeInsets(top: 3, left: 4, bottom: 5, right: 6)
        let (button, own) = (UIButton(type: .system), UIButton(type: .system))
        own.setTitleColor(.green, for: .normal)
        [button, own].forEach(page.view.addSubview)
        app.settle()
        #expect(button.titleColor(for: .normal) == .red && button.titleColor(for: .disabled) == .gray)
        #expect(button.titleShadowColor(for: .normal) == .black && button.backgroundImage(for: .normal) === image)
        #expect(button.contentEdgeInsets.left == 4)
        #expect(own.titleColor(for: .normal) == .green && own.titleColor(for: .disabled) == .gray)
    }

    @Test func `the proxies of progress bars, switches, spinners and page controls set their images and colors`() {
        let app = TestApp(page, draws: false)
        let image = UIImage()
        UIProgressView.appearance().progressImage = image
        UIProgressView.appearance().trackImage = image
        UIProgressView.appearance().progressTintColor = .green
        UISwitch.appearance().onImage = image
        UISwitch.appearance().thumbTintColor = .yellow
        UIActivityIndicatorView.appearance().color = .brown
        UIPageControl.appearance().pageIndicatorTintColor = .cyan
        let (bar, toggle, spinner) = (UIProgressView(), UISwitch(), UIActivityIndicatorView(style: .medium))
        let dots = UIPageControl()
        [bar, toggle, spinner, dots].forEach(page.view.addSubview)
        app.settle()
        #expect(bar.progressImage === image && bar.trackImage === image && bar.progressTintColor == .green)
        #expect(toggle.onImage === image && toggle.offImage == nil && toggle.thumbTintColor == .yellow)
        #expect(spinner.color == .brown)
        #expect(dots.pageIndicatorTintColor == .cyan)
    }

    @Test func `the proxy of a search bar sets its colors, images and offsets`() {
        let app = TestApp(page, draws: false)
        let image = UIImage()
        let proxy = UISearchBar.appearance()
        proxy.barTintColor = .red
        proxy.searchBarStyle = .minimal
        proxy.setSearchFieldBackgroundImage(image, for: .normal)
        proxy.setImage(image, for: .search, state: .normal)
        proxy.setBackgroundImage(image, for: .any, barMetrics: .default)
        proxy.scopeBarBackgroundImage = image
        proxy.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
        proxy.setScopeBarButtonBackgroundImage(image, for: .selected)
        proxy.searchTextPositionAdjustment = UIOffset(horizontal: 3, vertical: 0)
        proxy.setPositionAdjustment(UIOffset(horizontal: 1, vertical: 2), for: .clear)
        let (bar, own) = (UISearchBar(), UISearchBar())
        own.barTintColor = .blue
        [bar, own].forEach(page.view.addSubview)
        app.settle()
        #expect(bar.barTintColor == .red && own.barTintColor == .blue)
        #expect(bar.searchBarStyle == .minimal)
        #expect(bar.searchFieldBackgroundImage(for: .normal) === image)
        #expect(bar.image(for: .search, state: .normal) === image && bar.backgroundImage === image)
        #expect(bar.scopeBarBackgroundImage === image)
        #expect(bar.scopeBarButtonTitleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .green)
        #expect(bar.scopeBarButtonBackgroundImage(for: .selected) === image)
        #expect(bar.searchTextPositionAdjustment.horizontal == 3)
        #expect(bar.positionAdjustment(for: .clear).vertical == 2)
    }
}
