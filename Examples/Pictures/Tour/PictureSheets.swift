import Foundation
import UIKit
import UIKitTesting

/// Writes one sheet for each measurement in pictures of iOS: the view enlarged, with a ruler in points and lines at the
/// positions on iOS.
@main
enum PictureSheets {
    @MainActor
    static func main() throws {
        let folder = CommandLine.arguments.dropFirst().first ?? "build/pictures"
        // Further arguments are names of sheets; without names, all are written.
        let names = CommandLine.arguments.dropFirst(2)
        let chosen = Sheet.all.filter { names.isEmpty || names.contains($0.name) }
        var count = 0
        for sheet in chosen {
            let scene = try sheet.scene()
            guard let picture = scene.app.picture() else { continue }
            let drawn = Enlargement(picture, scene, sheet)
            for line in drawn.report { print("\(sheet.name): \(line)") }
            try drawn.write(to: "\(folder)/\(sheet.name).png")
            count += 1
        }
        print("chevron: \(count) sheets are in \(folder)/")
    }
}

/// One measurement.
@MainActor
struct Sheet {
    let name: String
    /// The enlarged area of the window in points.
    let area: CGRect
    /// The factor by which differences from gray are enlarged, for faint details.
    var contrast = 1.0
    let scene: () throws -> Scene

    init(
        _ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, contrast: Double = 1,
        _ scene: @escaping () throws -> Scene
    ) {
        self.name = name
        area = CGRect(x: x, y: y, width: width, height: height)
        self.contrast = contrast
        self.scene = scene
    }
}

/// An app that displays the measured view, and the known positions.
@MainActor
struct Scene {
    let app: TestApp
    var scale: CGFloat = 3
    var marks: [Mark] = []
}

/// A value that was measured on iOS.
struct Mark {
    enum Side: String { case left, right, top, bottom }

    let text: String
    let side: Side
    /// The position in points of the window.
    let iOS: CGFloat
    /// The area in points in which the ink is searched.
    let around: CGRect

    init(_ text: String, _ side: Side, _ iOS: CGFloat, in around: CGRect) {
        (self.text, self.side, self.iOS, self.around) = (text, side, iOS, around)
    }

    func value(of ink: CGRect) -> CGFloat {
        switch side {
        case .left: ink.minX
        case .right: ink.maxX
        case .top: ink.minY
        case .bottom: ink.maxY
        }
    }
}
