import Foundation
import TemporaryFolder
import Testing
import UIKit

/// A bundle with documents, created for a test.
@MainActor
final class InterfaceFolder {
    private let folder = TemporaryFolder("documents")
    var url: URL { folder.url }
    let bundle: Bundle

    init(_ files: [String: String]) throws {
        for (name, text) in files { try folder.write(text, name) }
        bundle = try #require(Bundle(path: folder.path))
    }

    static func storyboard(initial: String, _ scenes: String, resources: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" \
        useSafeAreas="YES" initialViewController="\(initial)">
        <scenes>\(scenes)</scenes><resources>\(resources)</resources></document>
        """
    }

    static func nib(_ objects: String, owner: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
        <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1">\(owner)</placeholder>\
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>\(objects)</objects></document>
        """
    }

    /// A list in a stack, and a page with outlets and actions.
    static let notes = storyboard(
        initial: "nav",
        """
        <scene sceneID="s1"><objects><navigationController storyboardIdentifier="Start" id="nav">
            <navigationBar key="navigationBar" largeTitles="YES" id="bar"/>
            <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="g1"/>\
        </connections>
        </navigationController></objects></scene>
        <scene sceneID="s2"><objects><tableViewController storyboardIdentifier="List" id="list" \
        customClass="NotesList" customModule="UIKitCoreTests">
            <tableView key="view" dataMode="prototypes" style="grouped" rowHeight="52" sectionHeaderHeight="28" \
        sectionFooterHeight="28" id="table"><rect key="frame" x="0" y="0" width="390" height="844"/>
                <prototypes><tableViewCell reuseIdentifier="note" style="IBUITableViewCellStyleSubtitle" \
        accessoryType="disclosureIndicator" textLabel="tl" detailTextLabel="dl" rowHeight="52" id="cell" \
        customClass="NoteCell" customModule="UIKitCoreTests">
                    <tableViewCellContentView key="contentView" id="content"><subviews>
                        <label text="Title" textAlignment="natural" id="tl">\
        <fontDescription key="fontDescription" type="boldSystem" pointSize="19"/></label>
                        <label text="Detail" id="dl"/><switch on="YES" id="sw">\
        <rect key="frame" x="300" y="10" width="51" height="31"/><connections>\
        <action selector="flag:" destination="list" eventType="valueChanged" id="a0"/></connections>\
        </switch>
                    </subviews></tableViewCellContentView><connections>\
        <outlet property="toggle" destination="sw" id="o0"/></connections>
                </tableViewCell></prototypes>
                <connections><outlet property="dataSource" destination="list" id="o1"/>\
        <outlet property="delegate" destination="list" id="o2"/></connections>
            </tableView>
            <navigationItem key="navigationItem" title="Notes" largeTitleDisplayMode="never" id="item">
                <barButtonItem key="rightBarButtonItem" systemItem="add" id="add"><connections>\
        <action selector="add:" destination="list" id="a1"/></connections></barButtonItem>
            </navigationItem>
            <connections><outlet property="addButton" destination="add" id="o9"/></connections>
        </tableViewController></objects></scene>
        <scene sceneID="s3"><objects>
            <viewController storyboardIdentifier="Page" title="Page" id="page" customClass="NotePage" \
        customModule="UIKitCoreTests" modalPresentationStyle="formSheet">
                <view key="view" contentMode="scaleToFill" id="pv">\
        <rect key="frame" x="0" y="0" width="300" height="600"/>\
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                    <subviews>
                        <label text="Name" textAlignment="right" numberOfLines="3" \
        translatesAutoresizingMaskIntoConstraints="NO" id="name">\
        <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>\
        <color key="textColor" systemColor="secondaryLabelColor"/></label>
                        <button contentMode="scaleToFill" buttonType="system" \
        translatesAutoresizingMaskIntoConstraints="NO" id="go"><state key="normal" title="Go"/>\
        <connections><action selector="go:" destination="page" eventType="touchUpInside" id="a2"/>\
        </connections></button>
                        <view translatesAutoresizingMaskIntoConstraints="NO" id="box" customClass="RoundBox" \
        customModule="UIKitCoreTests"><color key="backgroundColor" red="0" green="1" blue="0" \
        alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="radius">\
        <integer key="value" value="7"/></userDefinedRuntimeAttribute>\
        <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth">\
        <real key="value" value="2.5"/></userDefinedRuntimeAttribute>\
        </userDefinedRuntimeAttributes></view>
                    </subviews>
                    <viewLayoutGuide key="safeArea" id="safe"/>
                    <constraints>
                        <constraint firstItem="name" firstAttribute="top" secondItem="safe" secondAttribute="top" \
        constant="20" id="c1"/>
                        <constraint firstItem="name" firstAttribute="leading" secondItem="pv" \
        secondAttribute="leading" constant="30" id="c2"/>
                        <constraint firstAttribute="trailing" secondItem="name" secondAttribute="trailing" \
        constant="30" id="c3"/>
                        <constraint firstItem="go" firstAttribute="centerX" secondItem="pv" secondAttribute="centerX" \
        id="c4"/>
                        <constraint firstItem="go" firstAttribute="top" secondItem="name" secondAttribute="bottom" \
        constant="8" priority="900" id="c5"/>
                        <constraint firstItem="box" firstAttribute="width" secondItem="box" secondAttribute="height" \
        multiplier="16:9" id="c6"/>
                        <constraint firstItem="box" firstAttribute="height" relation="equal" constant="90" id="c7" \
        identifier="height"/>
                        <constraint firstItem="box" firstAttribute="bottom" secondItem="safe" \
        secondAttribute="bottom" id="c8"/>
                        <constraint firstItem="box" firstAttribute="centerX" secondItem="pv" \
        secondAttribute="centerX" id="c9"/>
                    </constraints>
                </view>
                <connections><outlet property="name" destination="name" id="o3"/>\
        <outletCollection property="parts" destination="name" id="o4"/>\
        <outletCollection property="parts" destination="go" id="o5"/>\
        <outlet property="height" destination="c7" id="o6"/>\
        <outlet property="helper" destination="helper" id="o7"/></connections>
            </viewController>
            <customObject id="helper" customClass="NoteHelper" customModule="UIKitCoreTests"/>
            <tapGestureRecognizer numberOfTapsRequired="2" id="tap"><connections>\
        <action selector="tapped" destination="page" id="a3"/></connections></tapGestureRecognizer>
        </objects></scene>
        """)
}

// MARK: Classes in the documents

final class NotesList: UITableViewController {
    private(set) var calls: [String] = []
    private(set) weak var addButton: UIBarButtonItem?
    let titles = ["One", "Two"]

    private func add(_ sender: Any) { calls.append("add \(sender is UIBarButtonItem)") }
    private func flag(_ sender: UISwitch) { calls.append("flag \(sender.isOn)") }
    override class var interfaceMembers: [InterfaceMember] {
        super.interfaceMembers + [
            .outlet("addButton", \NotesList.addButton), .action("add:", NotesList.add(_:)),
            .action("flag:", NotesList.flag(_:)),
        ]
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        calls.append("awake \(addButton != nil)")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        cell.textLabel?.text = titles[indexPath.row]
        return cell
    }
}

final class NoteCell: UITableViewCell {
    private(set) weak var toggle: UISwitch?
    private(set) var isAwake = false
    override class var interfaceMembers: [InterfaceMember] {
        super.interfaceMembers + [.outlet("toggle", \NoteCell.toggle)]
    }
    override func awakeFromNib() {
        super.awakeFromNib()
        isAwake = toggle != nil
    }
}

final class NotePage: UIViewController {
    private(set) weak var name: UILabel!
    private(set) var parts: [UIView] = []
    private(set) weak var height: NSLayoutConstraint?
    private(set) var helper: NoteHelper?
    private(set) var calls: [String] = []
    var note = "none"

    convenience init?(coder: NSCoder, note: String) {
        self.init(coder: coder)
        self.note = note
    }

    private func go(_ sender: UIButton) { calls.append("go") }
    private func tapped() { calls.append("tapped") }
    override class var interfaceMembers: [InterfaceMember] {
        super.interfaceMembers + [
            .outlet("name", \NotePage.name), .outlet("parts", \NotePage.parts), .outlet("height", \NotePage.height),
            .outlet("helper", \NotePage.helper),
            .action("go:", NotePage.go(_:)), .action("tapped", NotePage.tapped),
        ]
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        calls.append("awake")
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        calls.append("loaded \(name?.text ?? "without")")
    }
}

final class NoteHelper: InterfaceObject {
    static var interfaceMembers: [InterfaceMember] { [] }
    static var made = 0
    init() { Self.made += 1 }
}

final class EarlyPage: UIViewController {
    private(set) var helper: NoteHelper?
    private(set) var tagInInitializer = 0
    override class var interfaceMembers: [InterfaceMember] {
        super.interfaceMembers + [.outlet("helper", \EarlyPage.helper)]
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        tagInInitializer = view.tag
    }
}

final class RoundBox: UIView {
    var radius: CGFloat = 0 { didSet { layer.cornerRadius = radius } }
    private(set) var foundColor: UIColor?
    private(set) var calls: [String] = []
    override class var interfaceMembers: [InterfaceMember] {
        super.interfaceMembers + [.value("radius", \RoundBox.radius)]
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        foundColor = backgroundColor
        backgroundColor = .red
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        calls.append("awake \(radius)")
    }
}
