import Foundation
import UIKit
import UIKitTesting

/// Writes one sheet for each thing that was measured on pictures of real iOS: the thing enlarged, with a ruler in
/// points and lines where iOS has it.
@main
enum PictureSheets {
    @MainActor
    static func main() throws {
        let folder = CommandLine.arguments.dropFirst().first ?? "build/pictures"
        // Further arguments name sheets; without any, all are written.
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

/// One thing that was measured.
@MainActor
struct Sheet {
    let name: String
    /// Points of the window that are enlarged.
    let area: CGRect
    /// Times that differences from gray are enlarged, to see what is faint.
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

/// An app that shows the thing, and what is known of it.
@MainActor
struct Scene {
    let app: TestApp
    var scale: CGFloat = 3
    var marks: [Mark] = []
}

/// A number that was measured on iOS.
struct Mark {
    enum Side: String { case left, right, top, bottom }

    let text: String
    let side: Side
    /// Points in the window.
    let iOS: CGFloat
    /// Where the ink that it is about is looked for, in points.
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
