import Foundation
import UIKit

/// A folder with items of every kind on the real disk, for the tour.
@MainActor
struct TourDisk {
    let path: String
    /// Beside the folder, so that no user's trash is changed.
    var trash: String { path + "-trash" }

    init() throws {
        path = NSTemporaryDirectory() + "chevron-tour-\(ProcessInfo.processInfo.processIdentifier)"
        try? FileManager.default.removeItem(atPath: path)
        for folder in [
            "Album", "Music", "Notes", "Deep/a title that is much too long for any bar/العنوان الثاني", "Документы",
            "Ελληνικά",
        ] {
            try FileManager.default.createDirectory(atPath: "\(path)/\(folder)", withIntermediateDirectories: true)
        }
        for number in 1...14 {
            let text = (1...40).map {
                "Line \($0) of note \(number), long enough to be wrapped where the window is as narrow as a phone."
            }
            try Data(text.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: "\(path)/note \(number).txt"))
        }
        try FileManager.default.createSymbolicLink(
            atPath: "\(path)/broken link", withDestinationPath: "\(path)/nowhere")
        try makePicture()
    }

    private func makePicture() throws {
        let size = CGSize(width: 640, height: 480)
        let image = UIGraphicsImageRenderer(size: size).image { context in
            let colors = [UIColor.systemIndigo, .systemPink, .systemOrange].map(\.cgColor)
            guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) else { return }
            context.cgContext.drawLinearGradient(
                gradient, start: .zero, end: CGPoint(x: size.width, y: size.height), options: [])
            UIColor.white.setFill()
            context.cgContext.fillEllipse(in: CGRect(x: 420, y: 90, width: 110, height: 110))
        }
        try image.pngData()?.write(to: URL(fileURLWithPath: "\(path)/Album/gradient.png"))
    }

    func addVanishing() throws {
        try FileManager.default.createDirectory(
            atPath: "\(path)/A folder that goes away", withIntermediateDirectories: true)
    }

    func removeVanishing() { try? FileManager.default.removeItem(atPath: "\(path)/A folder that goes away") }

    func remove() { for path in [path, trash] { try? FileManager.default.removeItem(atPath: path) } }
}
