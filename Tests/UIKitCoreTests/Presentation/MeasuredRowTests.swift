import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Alerts, action sheets, sliders, search bars and month panels with metrics that were measured in pictures of iOS at
/// three pixels per point.
@MainActor
struct MeasuredRowTests {
    private static let pixel: CGFloat = 1.0 / 3
    private let root = UIViewController()
    private let app: TestApp

    init() {
        root.view.backgroundColor = .white
        app = TestApp(
            root, size: CGSize(width: 393, height: 852), scale: 3,
            safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        app.settle()
    }

    private func isNear(_ value: CGFloat, _ measured: CGFloat, pixels: CGFloat = 1) -> Bool {
        abs(value - measured) <= pixels * Self.pixel + 0.01
    }

    private func ink(_ part: CGRect, share: Double = 0.25) throws -> CGRect {
        let area = CGRect(x: part.minX * 3, y: part.minY * 3, width: part.width * 3, height: part.height * 3)
        let box = try #require(app.picture()?.ink(within: area, share: share))
        return CGRect(x: box.minX / 3, y: box.minY / 3, width: box.width / 3, height: box.height / 3)
    }

    private func gray(_ x: CGFloat, _ y: CGFloat) -> Int {
        Int(app.picture()?[Int((x * 3).rounded()), Int((y * 3).rounded())]?.red ?? 0)
    }

    private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    /// The first line below a y position, in a column without text.
    private func line(in whole: CGRect, from y: CGFloat) throws -> CGFloat {
        let steps = stride(from: whole.minY + y, to: whole.maxY - 1, by: Self.pixel)
        return try #require(steps.first { gray(whole.minX + 3, $0) < 215 }) - whole.minY
    }

    private func present(_ title: String, actions: [String], fields: Int = 0) -> CGRect {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        for _ in 0..<fields { alert.addTextField { $0.placeholder = "Name" } }
        for action in actions { alert.addAction(UIAlertAction(title: action, style: .default)) }
        root.present(alert, animated: false)
        app.settle()
        return frame(alert.view)
    }

    // MARK: Alerts

    @Test("an alert with a title of two lines and one button is 124.33 high, its line at 80.0")
    func twoLines() throws {
        let whole = present("First\nSecond", actions: ["OK"])
        #expect(isNear(whole.height, 124.33, pixels: 0), "\(whole)")
        #expect(isNear(try line(in: whole, from: 70), 80, pixels: 0), "\(whole)")
    }

    @Test(
        """
        an alert with a title of three lines and three buttons is 233.33 high, its rows 44.33 apart, its lines \
        gray 178 over 240
        """
    )
    func threeButtons() throws {
        let whole = present("First\nSecond\nThird", actions: ["One", "Two", "Three"])
        #expect(isNear(whole.height, 233.33, pixels: 0), "\(whole)")
        let first = try line(in: whole, from: 90)
        let second = try line(in: whole, from: first + 2), third = try line(in: whole, from: second + 2)
        #expect(isNear(second - first, 44.33) && isNear(third - second, 44.33), "\(first) \(second) \(third)")
        #expect(abs(gray(whole.minX + 3, whole.minY + first) - 178) <= 5)
    }

    @Test("an alert with a title of two lines and two fields is 197.66 high")
    func twoFields() {
        let whole = present("First\nSecond", actions: ["Cancel", "OK"], fields: 2)
        #expect(isNear(whole.height, 197.66, pixels: 0.1), "\(whole)")
    }

    // Measured: 8 from the sides, rows of 57.33, a gap of 8, the cancel button 57 high and white, at the safe area.
    @Test("the rows of an action sheet are 57.33 apart, its sides 8, and cancel is 57 high at the safe area")
    func actionSheet() throws {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        for name in ["One", "Two", "Three"] { sheet.addAction(UIAlertAction(title: name, style: .default)) }
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        root.present(sheet, animated: false)
        app.settle()
        func middle(_ name: String) throws -> CGFloat { frame(try app.require(name)).midY }
        #expect(isNear(try middle("Two") - middle("One"), 57.33))
        #expect(isNear(try middle("Three") - middle("Two"), 57.33))
        #expect(isNear(try middle("Cancel") - middle("Three"), 57 + 8 + 0.17, pixels: 2))
        // White from 8 to 385, and down to the safe area.
        let y = try middle("Cancel")
        let row = stride(from: CGFloat(0), to: 393, by: Self.pixel).filter { gray($0, y) == 255 }
        #expect(
            isNear(row.first ?? 0, 8) && isNear(row.last ?? 0, 385 - Self.pixel), "\(row.first ?? 0) \(row.last ?? 0)")
        let column = stride(from: y, to: 852 - Self.pixel, by: Self.pixel).prefix { gray(60, $0) == 255 }
        #expect(isNear(column.last ?? 0, 818 - Self.pixel), "\(column.last ?? 0)")
    }

    // MARK: Bars

    // Measured: ink from 16.0 to 31.33 below the bar's top and 53.67 wide. Inter's capitals are higher than San
    // Francisco's, and its letters wider: two pixels and two percent.
    @Test("the ink of an inline title is from 16.0 to 31.33 below the top of its bar")
    func inlineTitle() throws {
        let page = UIViewController()
        page.title = "MyApp"
        page.view.backgroundColor = .white
        let bar = UINavigationController(rootViewController: page)
        bar.modalPresentationStyle = .fullScreen
        root.present(bar, animated: false)
        app.settle()
        let place = frame(bar.navigationBar)
        let words = try ink(CGRect(x: 120, y: place.minY + 4, width: 153, height: 36))
        #expect(isNear(words.minY - place.minY, 16, pixels: 2), "\(words) \(place)")
        #expect(isNear(words.maxY - place.minY, 31.33), "\(words) \(place)")
        #expect(abs(words.width - 53.67) <= 0.02 * 53.67, "\(words)")
        #expect(isNear(words.midX, place.midX), "\(words) \(place)")
    }

    // MARK: Controls

    // Measured: in a frame of 377 the track begins and ends 3 from the sides, is 4 high, the thumb is 27 and about 1
    // above the track's middle.
    @Test("a slider's track is 4 high and 3 from the sides, and its thumb is 27 wide")
    func slider() throws {
        let slider = UISlider(frame: CGRect(x: 8, y: 200, width: 377, height: 34))
        (slider.value, slider.minimumTrackTintColor, slider.maximumTrackTintColor, slider.thumbTintColor) = (
            0.5, .black, .black, .red
        )
        root.view.addSubview(slider)
        app.settle()
        let whole = try ink(CGRect(x: 0, y: 195, width: 393, height: 44), share: 0.5)
        #expect(isNear(whole.minX, 11) && isNear(whole.maxX, 382), "\(whole)")
        let track = try ink(CGRect(x: 40, y: 195, width: 60, height: 44), share: 0.5)
        #expect(isNear(track.height, 4), "\(track)")
        let thumb = try #require(app.picture())
        let reds = stride(from: 150 * 3, to: 240 * 3, by: 1).filter { x in
            (thumb[x, Int(track.midY * 3) - 8]?.red ?? 0) > 200
                && (thumb[x, Int(track.midY * 3) - 8]?.green ?? 255) < 60
        }
        #expect(isNear(CGFloat(reds.count) / 3, 27, pixels: 2), "\(reds.count)")
        let column = stride(from: 195 * 3, to: 240 * 3, by: 1).filter { y in
            (thumb[590, y]?.red ?? 0) > 200 && (thumb[590, y]?.green ?? 255) < 60
        }
        let middle = CGFloat((column.first ?? 0) + (column.last ?? 0) + 1) / 6
        #expect(track.midY - middle >= 0.3 && track.midY - middle <= 1.4, "\(track.midY) \(middle)")
    }

    @Test("switch 51 by 31, progress 4 high, activity 20 by 20")
    func sizes() {
        #expect(
            UISwitch().intrinsicContentSize == CGSize(width: 51, height: 31)
                || UISwitch().bounds.size == CGSize(width: 51, height: 31))
        #expect(UIProgressView().intrinsicContentSize.height == 4)
        #expect(UIActivityIndicatorView(style: .medium).intrinsicContentSize == CGSize(width: 20, height: 20))
    }

    // Measured (search/own-text): the field from 10 to 46, the magnifier from 16.0 to 32.33, the text at 39.33.
    @Test("a search bar on its own has its field from 10 to 46, its magnifier at 16.0 and its text at 39.33")
    func searchBar() throws {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 393, height: 56))
        bar.placeholder = "Search"
        root.view.addSubview(bar)
        app.settle()
        let field = frame(bar.searchTextField)
        #expect(field.minX == 8 && field.maxX == 385)
        #expect(field.minY - 100 == 10 && field.maxY - 100 == 46)
        let sign = try ink(CGRect(x: field.minX + 2, y: field.minY + 4, width: 28, height: 28))
        #expect(isNear(sign.minX, 16), "\(sign)")
        let words = try ink(CGRect(x: 35, y: field.minY + 4, width: 80, height: 28))
        #expect(isNear(words.minX, 39.33), "\(words)")
    }

    // MARK: Dates

    private func picker(_ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.locale = Locale(identifier: "en_US")
        picker.calendar = Calendar(identifier: .gregorian)
        picker.timeZone = .gmt
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        // August 28, 2023, 9:41.
        picker.date = Date(timeIntervalSince1970: 1_693_180_800 + 9 * 3600 + 41 * 60)
        picker.frame = CGRect(origin: CGPoint(x: 35, y: 100), size: picker.intrinsicContentSize)
        root.view.addSubview(picker)
        app.settle()
        return picker
    }

    // Measured: 34.33 high, and 13.0 from the ink to the end.
    @Test("the button of a compact time is 34.33 high, its ink 13.0 from the end")
    func compactTime() throws {
        _ = picker(.compact, .time)
        let label = try #require(app.findAll(UILabel.self).first { $0.text?.hasPrefix("9:41") == true })
        let place = frame(try #require(label.superview))
        #expect(isNear(place.height, 34.33), "\(place)")
        let words = try ink(place.insetBy(dx: 4, dy: 4))
        #expect(isNear(place.maxX - words.maxX, 13, pixels: 2), "\(words) \(place)")
    }

    // Measured: the title's ink begins 19.8 below the top and 17.2 from the left; the chevrons are 10.5 by 17.6, their
    // middles 71.5 and 23 from the right edge and level with the title; the weekday letters from 55.5 to 64.9.
    @Test(
        """
        the head of a month panel: title at 17.2 and 19.8, chevrons of 10.5 by 17.6 at 71.5 and 23 from the \
        right, letters from 55.5 to 64.9
        """
    )
    func monthHead() throws {
        let panel = frame(picker(.inline, .date))
        let title = try ink(CGRect(x: panel.minX + 4, y: panel.minY + 8, width: 100, height: 34))
        #expect(isNear(title.minX - panel.minX, 17.2, pixels: 3), "\(title) \(panel)")
        #expect(isNear(title.minY - panel.minY, 19.8), "\(title) \(panel)")
        for middle in [71.5, 23.0] as [CGFloat] {
            let sign = try ink(CGRect(x: panel.maxX - middle - 16, y: panel.minY + 8, width: 32, height: 34))
            #expect(isNear(sign.width, 10.5, pixels: 2) && isNear(sign.height, 17.6, pixels: 2), "\(sign)")
            #expect(isNear(panel.maxX - sign.midX, middle, pixels: 2), "\(sign) \(panel)")
            #expect(abs(sign.midY - title.midY) < 2, "\(sign) \(title)")
        }
        let letters = try ink(CGRect(x: panel.minX + 10, y: panel.minY + 48, width: 300, height: 24))
        #expect(
            isNear(letters.minY - panel.minY, 55.5, pixels: 2) && isNear(letters.maxY - panel.minY, 64.9, pixels: 2),
            "\(letters) \(panel)")
    }
}
