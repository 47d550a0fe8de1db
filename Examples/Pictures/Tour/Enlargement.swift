import Foundation
import UIKit
import UIKitTesting

/// A part of a picture, enlarged pixel by pixel, with a ruler and with lines at the positions measured on iOS.
@MainActor
final class Enlargement {
    let report: [String]
    private let app: TestApp

    init(_ picture: TestPicture, _ scene: Scene, _ sheet: Sheet) {
        let scale = scene.scale
        let zoom = max(1, (1300 / (sheet.area.width * scale)).rounded(.down))
        var report: [String] = []
        for mark in scene.marks {
            let around = CGRect(
                x: mark.around.minX * scale, y: mark.around.minY * scale, width: mark.around.width * scale,
                height: mark.around.height * scale)
            guard let ink = picture.ink(within: around) else {
                report.append("\(mark.text), \(mark.side): nothing is drawn there")
                continue
            }
            let here = mark.value(of: ink) / scale
            report.append(
                """
                \(mark.text), \(mark.side): iOS \(Self.number(mark.iOS)), here \(Self.number(here)), difference \
                \(Self.number(here - mark.iOS))
                """
            )
        }
        self.report = report
        let view = RuledView(picture, sheet, scene.marks, scale: scale, zoom: zoom)
        let page = UIViewController()
        page.view.backgroundColor = UIColor(white: 0.92, alpha: 1)
        page.view.addSubview(view)
        var top = view.frame.maxY + 6
        for line in report.isEmpty ? [sheet.name] : report {
            let label = UILabel(
                frame: CGRect(x: RuledView.edge, y: top, width: max(600, view.bounds.width), height: 18))
            label.font = .systemFont(ofSize: 13)
            label.textColor = .black
            label.text = line
            page.view.addSubview(label)
            top += 18
        }
        app = TestApp(page, size: CGSize(width: max(700, view.frame.maxX + 10), height: top + 8), scale: 1)
        app.settle()
    }

    func write(to path: String) throws { try app.picture()?.write(to: path) }

    private static func number(_ value: CGFloat) -> String { String(format: "%.2f", Double(value)) }
}

/// Draws the pixels, a tick per point, and the lines.
private final class RuledView: UIView {
    static let edge: CGFloat = 34
    private let picture: TestPicture
    private let sheet: Sheet
    private let marks: [Mark]
    private let scale: CGFloat
    private let zoom: CGFloat

    init(_ picture: TestPicture, _ sheet: Sheet, _ marks: [Mark], scale: CGFloat, zoom: CGFloat) {
        (self.picture, self.sheet, self.marks, self.scale, self.zoom) = (picture, sheet, marks, scale, zoom)
        let size = CGSize(width: sheet.area.width * scale * zoom, height: sheet.area.height * scale * zoom)
        super.init(frame: CGRect(x: 0, y: 0, width: size.width + Self.edge, height: size.height + Self.edge))
        backgroundColor = .white
        let step: CGFloat = sheet.area.width > 150 ? 20 : 5
        for number in stride(from: (sheet.area.minX / step).rounded(.up) * step, through: sheet.area.maxX, by: step) {
            addNumber(number, x: place(number, 0).x, y: 2)
        }
        for number in stride(from: (sheet.area.minY / step).rounded(.up) * step, through: sheet.area.maxY, by: step) {
            addNumber(number, x: 2, y: place(0, number).y - 6)
        }
    }

    required init?(coder: NSCoder) { nil }

    private func addNumber(_ number: CGFloat, x: CGFloat, y: CGFloat) {
        let label = UILabel(frame: CGRect(x: x, y: y, width: 30, height: 12))
        label.font = .systemFont(ofSize: 10)
        label.textColor = .darkGray
        label.text = "\(Int(number))"
        addSubview(label)
    }

    private func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        CGPoint(
            x: Self.edge + (x - sheet.area.minX) * scale * zoom, y: Self.edge + (y - sheet.area.minY) * scale * zoom)
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        drawPixels(context)
        for point in stride(from: sheet.area.minX.rounded(.up), through: sheet.area.maxX, by: 1) {
            let long = Int(point) % 5 == 0
            fill(
                context, .darkGray,
                CGRect(x: place(point, 0).x, y: Self.edge - (long ? 12 : 6), width: 1, height: long ? 12 : 6))
        }
        for point in stride(from: sheet.area.minY.rounded(.up), through: sheet.area.maxY, by: 1) {
            let long = Int(point) % 5 == 0
            fill(
                context, .darkGray,
                CGRect(x: Self.edge - (long ? 12 : 6), y: place(0, point).y, width: long ? 12 : 6, height: 1))
        }
        for mark in marks {
            let color = UIColor.systemRed
            let at = place(mark.iOS, mark.iOS)
            switch mark.side {
            case .left, .right:
                fill(context, color, CGRect(x: at.x, y: Self.edge, width: 1, height: bounds.height - Self.edge))
            case .top, .bottom:
                fill(context, color, CGRect(x: Self.edge, y: at.y, width: bounds.width - Self.edge, height: 1))
            }
        }
    }

    private func fill(_ context: CGContext, _ color: UIColor, _ rect: CGRect) {
        context.setFillColor(color.cgColor)
        context.fill(rect)
    }

    /// Draws runs of one color, row by row.
    private func drawPixels(_ context: CGContext) {
        let left = Int((sheet.area.minX * scale).rounded()), right = Int((sheet.area.maxX * scale).rounded())
        let top = Int((sheet.area.minY * scale).rounded()), bottom = Int((sheet.area.maxY * scale).rounded())
        for y in top..<bottom {
            var start = left
            while start < right {
                guard let color = picture[start, y] else { break }
                var end = start + 1
                while end < right, let next = picture[end, y], next == color { end += 1 }
                let at = CGPoint(x: Self.edge + CGFloat(start - left) * zoom, y: Self.edge + CGFloat(y - top) * zoom)
                context.setFillColor(shown(color))
                context.fill(CGRect(x: at.x, y: at.y, width: CGFloat(end - start) * zoom, height: zoom))
                start = end
            }
        }
    }

    private func shown(_ pixel: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)) -> CGColor {
        func part(_ value: UInt8) -> CGFloat {
            guard sheet.contrast != 1 else { return CGFloat(value) / 255 }
            // Around the typical gray of bars.
            return min(max(CGFloat((Double(value) - 240) * sheet.contrast + 128) / 255, 0), 1)
        }
        return UIColor(red: part(pixel.red), green: part(pixel.green), blue: part(pixel.blue), alpha: 1).cgColor
    }
}
