import CairoRaster
import CoreGraphics
import Foundation
import StateRestoration

extension ForeignBytes {
    /// Valid inputs with all features, from which random changes begin.
    package var seeds: [[UInt8]] {
        switch self {
        case .document: [Array(Self.storyboard.utf8), Array(Self.nib.utf8)]
        case .catalog: Self.sets.map { Array($0.utf8) }
        case .symbol: [Array(Self.template.utf8)]
        case .image: [Self.png, Self.gif]
        case .animation: [ForeignImages.gif, ForeignImages.animation(Self.png), ForeignImages.photo]
        case .vector: [Array(Self.drawing.utf8)]
        case .state:
            [StateFile.bytes(of: Self.saved), Array(StateFile.bytes(of: Self.saved).dropFirst(StateFile.headSize))]
        case .archive: ForeignArchive.seeds
        case .layout: ForeignTexts.layouts.map { Array($0.utf8) }
        case .strings: ForeignTexts.tables.map { Array($0.utf8) }
        case .format: ForeignTexts.formats.map { Array($0.utf8) }
        }
    }

    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useSafeAreas="YES" \
        initialViewController="n"><scenes>
        <scene><objects><navigationController id="n"><navigationBar key="navigationBar" largeTitles="YES" id="b"/>\
        <connections>
        <segue destination="p" kind="relationship" relationship="rootViewController" id="s1"/></connections>\
        </navigationController></objects></scene>
        <scene><objects><viewController storyboardIdentifier="Page" id="p">\
        <navigationItem key="navigationItem" title="Page" id="i"/>
        <view key="view" id="v"><rect key="frame" x="0" y="0" width="390" height="844"/>\
        <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
        <subviews><label text="A &amp; B" numberOfLines="2" id="l">\
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        <color key="textColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>\
        </label>
        <button buttonType="system" id="u"><state key="normal" title="Go"/><connections>\
        <action selector="go:" destination="p" eventType="touchUpInside"
        id="a"/><segue destination="n" kind="show" identifier="next" id="s2"/></connections></button></subviews>
        <constraints><constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="topMargin" \
        constant="8" multiplier="16:9"
        priority="750" id="c"/></constraints><variation key="widthClass=regular"><mask key="subviews">\
        <exclude reference="u"/></mask></variation>
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">\
        <real key="value" value="4"/>
        </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view></viewController>\
        <placeholder placeholderIdentifier="IBFirstResponder"
        id="f"/></objects><point key="canvasLocation" x="1" y="2"/></scene></scenes><resources>\
        <image name="star" width="20" height="20"/></resources></document>
        """

    private static let nib = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>\
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <tableViewCell reuseIdentifier="row" style="IBUITableViewCellStyleSubtitle" textLabel="t" id="c">\
        <tableViewCellContentView key="contentView"
        id="cc"><subviews><segmentedControl selectedSegmentIndex="0" id="g"><segments><segment title="A"/></segments>\
        </segmentedControl>
        <textField id="t"><textInputTraits key="textInputTraits" keyboardType="emailAddress"/></textField></subviews>\
        </tableViewCellContentView>
        </tableViewCell></objects></document>
        """

    private static let sets = [
        """
        {"images": [{"filename": "1.png", "idiom": "universal", "scale": "2x", "resizing": {"mode": "9-part", \
        "cap-insets": {"top": 3, "left": "4"}}},
        {"filename": "d.png", "scale": "3x", "appearances": [{"appearance": "luminosity", "value": "dark"}], "size": \
        "60x60"}],
        "properties": {"template-rendering-intent": "template"}, "info": {"version": 1, "author": "xcode"}}
        """,
        """
        {"colors": [{"color": {"color-space": "display-p3", "components": {"red": "0.500", "green": "0x80", "blue": \
        "255", "alpha": "1.000"}}},
        {"color": {"color-space": "gray-gamma-22", "components": {"white": "0.2", "alpha": "0.5"}}}]}
        """,
    ]

    private static let template = """
        <?xml version="1.0"?><svg version="1.1"><g id="Notes"><text id="template-version">Template v.3.0</text></g>
        <g id="Guides"><line id="Baseline-M" x1="263" y1="1126"/><line id="left-margin-Regular-M" x1="1390"/>\
        <line id="right-margin-Regular-M" x1="1500"/></g>
        <g id="Symbols"><g id="Regular-M" transform="matrix(1 0 0 1 1400 1126)">\
        <path class="monochrome-0 hierarchical-1:primary"
        d="M0 -70L80,-70 80 0c1 2 3 4 5 6s1 2 3 4q1 2 3 4t5 6a5 5 30 0 1 9 9zm1 1h-4"/><circle cx="5" cy="6" r="7"/>\
        </g></g></svg>
        """

    private static let drawing = """
        <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10">\
        <path d="M0 0H20V10Z" fill="#f80" stroke="red"/></svg>
        """

    private static var png: [UInt8] {
        let pixels = (0..<64).map { UInt8($0 * 3) }
        let data = CGImage(width: 4, height: 4, bytesPerRow: 16, pixels: pixels).flatMap { CairoCodec().encodePNG($0) }
        return data.map { Array($0) } ?? []
    }

    /// One pixel.
    private static let gif: [UInt8] = [
        0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0x80, 0, 0, 255, 255, 255, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1,
        0, 0, 2, 2, 0x44, 1, 0, 0x3B,
    ]

    private static var saved: SavedState {
        var state = SavedState()
        state.facts.bundleVersion = "12"
        state.application = ["count": .integer(-5), "list": .list([.null, .real(0.5), .date(-1.5)]), "root": .node(0)]
        var root = SavedNode(kind: .controller, identifier: "Stack", parent: nil, place: .window(0))
        root.values = ["flag": .flag(true), "text": .text("text"), "bytes": .bytes([0, 255]), "path": .path([1, 2])]
        root.views = ["table": ["offset": .real(120)]]
        state.nodes = [root, SavedNode(kind: .controller, identifier: "Page", parent: 0, place: .child(0))]
        state.sessions = [SavedSession(identifier: "S", role: "windowApplication", configuration: nil)]
        return state
    }
}
