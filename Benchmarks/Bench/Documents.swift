import Foundation
import UIKit
import UIKitTesting

/// The cost of Interface Builder documents, compared with the same interface in code.
@MainActor
enum Documents {
    static func report() {
        inFolder { folder, bundle in
            scene(folder, bundle)
            firstPicture(folder, bundle)
        }
    }

    /// A scene from a storyboard, compared with the same scene in code.
    static func sceneRatio() -> Double {
        var ratio = Double.infinity
        inFolder { ratio = scene($0, $1) ?? ratio }
        return ratio
    }

    private static func inFolder(_ body: (URL, Bundle) -> Void) {
        guard
            let folder = try? FileManager.default.url(
                for: .itemReplacementDirectory, in: .userDomainMask,
                appropriateFor: FileManager.default.temporaryDirectory, create: true),
            let bundle = Bundle(path: folder.path)
        else { return print("documents: skipped, there is no folder for temporary files") }
        defer { try? FileManager.default.removeItem(at: folder) }
        body(folder, bundle)
    }

    /// Instantiates and lays out a scene of 200 views from a storyboard that was parsed before.
    @discardableResult
    private static func scene(_ folder: URL, _ bundle: Bundle) -> Double? {
        let app = TestApp(UIViewController(), draws: false)
        guard write(1, "Scene", folder) else { return nil }
        let storyboard = UIStoryboard(name: "Scene", bundle: bundle)
        func made(_ make: () -> UIViewController?) -> Double {
            Bench.milliseconds { make()?.view.layoutIfNeeded() }
        }
        var (read, written): ([Double], [Double]) = ([], [])
        for _ in 0..<60 {
            read.append(made { storyboard.instantiateInitialViewController() })
            written.append(made { RowsInCode() })
        }
        let (ours, code) = (Bench.median(read), Bench.median(written))
        print(
            String(
                format: "a scene of 200 views from a storyboard: %.2f ms, in code %.2f ms, ratio %.2f (limit 2)", ours,
                code, ours / code))
        withExtendedLifetime(app) {}
        return ours / code
    }

    /// Parses a storyboard of about 1,500 elements and shows its first scene. Each run uses another file, because
    /// parsed files are cached.
    private static func firstPicture(_ folder: URL, _ bundle: Bundle) {
        var (read, written): ([Double], [Double]) = ([], [])
        for run in 0..<15 {
            guard write(3, "App\(run)", folder) else { return }
            read.append(shown { UIStoryboard(name: "App\(run)", bundle: bundle).instantiateInitialViewController() })
            written.append(shown { RowsInCode() })
        }
        let (ours, code) = (Bench.median(read), Bench.median(written))
        print(
            String(
                format:
                    """
                    an app with a storyboard of 1,500 elements to its first picture: %.1f ms, in code %.1f ms, \
                    %.1f ms more (limit 15)
                    """,
                ours, code,
                ours - code))
    }

    private static func shown(_ make: () -> UIViewController?) -> Double {
        Bench.milliseconds {
            let app = TestApp(make() ?? UIViewController())
            app.turn()
        }
    }

    // MARK: The document

    private static func write(_ scenes: Int, _ name: String, _ folder: URL) -> Bool {
        let text =
            """
            <document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' version='3.0' \
            initialViewController='c0'><scenes>
            """
            + (0..<scenes).map(scene).joined() + "</scenes></document>"
        return (try? Data(text.utf8).write(to: folder.appendingPathComponent("\(name).storyboard"))) != nil
    }

    private static func scene(_ scene: Int) -> String {
        let rows = (0..<50).map { row in
            """
            <view contentMode='scaleToFill' id='r\(scene)-\(row)'>\
            <rect key='frame' x='0' y='\(row * 16)' width='390' height='16'/><subviews>\
            <label text='Row \(row)' id='a\(scene)-\(row)'><rect key='frame' x='16' y='0' width='100' height='16'/>\
            <fontDescription key='fontDescription' type='system' pointSize='12'/></label>\
            <label text='Detail' textAlignment='right' id='b\(scene)-\(row)'>\
            <rect key='frame' x='200' y='0' width='100' height='16'/>\
            <fontDescription key='fontDescription' type='system' pointSize='12'/></label>\
            <view id='d\(scene)-\(row)'><rect key='frame' x='374' y='4' width='8' height='8'/>\
            <color key='backgroundColor' red='1' green='0' blue='0' alpha='1' colorSpace='custom' \
            customColorSpace='sRGB'/></view></subviews></view>
            """
        }
        return "<scene sceneID='s\(scene)'><objects><viewController id='c\(scene)'><view key='view' id='v\(scene)'>"
            + """
            <rect key='frame' x='0' y='0' width='390' height='844'/><subviews>\(rows.joined())</subviews></view>\
            </viewController></objects></scene>
            """
    }
}

/// The same scene in code.
private final class RowsInCode: UIViewController {
    override func loadView() {
        view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        for index in 0..<50 {
            let row = UIView(frame: CGRect(x: 0, y: CGFloat(index) * 16, width: 390, height: 16))
            let (title, detail) = (
                UILabel(frame: CGRect(x: 16, y: 0, width: 100, height: 16)),
                UILabel(frame: CGRect(x: 200, y: 0, width: 100, height: 16))
            )
            (title.text, detail.text) = ("Row \(index)", "Detail")
            detail.textAlignment = .right
            for label in [title, detail] {
                label.font = .systemFont(ofSize: 12)
                row.addSubview(label)
            }
            let dot = UIView(frame: CGRect(x: 374, y: 4, width: 8, height: 8))
            dot.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            row.addSubview(dot)
            view.addSubview(row)
        }
    }
}
