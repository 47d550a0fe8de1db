import InterfaceDocuments

/// Documents for the tests, written by hand.
enum SampleDocument {
    static func storyboard(_ scenes: String, initial: String = "nav", resources: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" \
        useSafeAreas="YES" initialViewController="\(initial)">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <dependencies>
                <deployment identifier="iOS"/>
                <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="1"/>
                <capability name="Safe area layout guides" minToolsVersion="9.0"/>
            </dependencies>
            <scenes>
        \(scenes)
            </scenes>
            <resources>\(resources)</resources>
            <inferredMetricsTieBreakers><segue reference="segue-1"/></inferredMetricsTieBreakers>
        </document>
        """
    }

    static func nib(_ objects: String, resources: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Owner"/>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        \(objects)
            </objects>
            <resources>\(resources)</resources>
        </document>
        """
    }

    static func read(_ text: String) throws -> InterfaceDocument {
        try InterfaceDocument(bytes: Array(text.utf8), name: "Main.storyboard")
    }

    /// Parses one element.
    static func element(_ text: String) throws -> InterfaceElement { try read(nib(text)).root.list("objects")[2] }

    /// A stack with a list and a page, with many features.
    static let notes = storyboard(
        """
        <scene sceneID="s1"><objects>
            <navigationController storyboardIdentifier="Start" useStoryboardIdentifierAsRestorationIdentifier="YES" \
        id="nav" sceneMemberID="viewController">
                <navigationBar key="navigationBar" contentMode="scaleToFill" largeTitles="YES" id="bar">\
        <rect key="frame" x="0.0" y="0.0" width="390" height="44"/></navigationBar>
                <connections><segue destination="list" kind="relationship" relationship="rootViewController" \
        id="segue-1"/></connections>
            </navigationController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="fr1" sceneMemberID="firstResponder"/>
        </objects><point key="canvasLocation" x="0" y="0"/></scene>
        <scene sceneID="s2"><objects>
            <tableViewController id="list" customClass="ListController" customModule="Notes" \
        customModuleProvider="target" sceneMemberID="viewController">
                <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" dataMode="prototypes" \
        style="plain" separatorStyle="default" rowHeight="-1" sectionHeaderHeight="28" \
        sectionFooterHeight="28" id="table">
                    <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                    <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                    <prototypes>
                        <tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" \
        reuseIdentifier="note" textLabel="cell-label" style="IBUITableViewCellStyleDefault" id="cell">
                            <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
                                <subviews><label text="Title" id="cell-label">\
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>\
        </subviews>
                            </tableViewCellContentView>
                            <connections><segue destination="page" kind="show" identifier="open" id="segue-2"/>\
        </connections>
                        </tableViewCell>
                    </prototypes>
                    <connections><outlet property="dataSource" destination="list" id="o1"/></connections>
                </tableView>
                <navigationItem key="navigationItem" title="Notes" id="item">
                    <barButtonItem key="rightBarButtonItem" systemItem="add" id="add"><connections>\
        <action selector="add:" destination="list" id="a1"/></connections></barButtonItem>
                </navigationItem>
            </tableViewController>
            <exit id="exit" userLabel="Exit" sceneMemberID="exit"/>
        </objects></scene>
        <scene sceneID="s3"><objects>
            <viewController storyboardIdentifier="Page" id="page" customClass="PageController" \
        sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="page-view">
                    <subviews>
                        <textField opaque="NO" text="Words" borderStyle="roundedRect" \
        translatesAutoresizingMaskIntoConstraints="NO" id="field">\
        <textInputTraits key="textInputTraits" returnKeyType="done"/></textField>
                        <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="button">\
        <state key="normal" title="Go"/><connections>\
        <action selector="go:" destination="page" eventType="touchUpInside" id="a2"/></connections>\
        </button>
                    </subviews>
                    <viewLayoutGuide key="safeArea" id="safe"/>
                    <constraints>
                        <constraint firstItem="field" firstAttribute="top" secondItem="safe" secondAttribute="top" \
        constant="20" id="c1"/>
                        <constraint firstItem="button" firstAttribute="width" secondItem="button" \
        secondAttribute="height" multiplier="16:9" priority="750" id="c2"/>
                    </constraints>
                </view>
                <connections><outlet property="field" destination="field" id="o2"/>\
        <segue destination="exit3" kind="unwind" unwindAction="back:" id="segue-3"/></connections>
            </viewController>
            <exit id="exit3" userLabel="Exit" sceneMemberID="exit"/>
            <tapGestureRecognizer id="tap"/>
        </objects></scene>
        """,
        resources: """
            <image name="plus" catalog="system" width="32" height="32"/><namedColor name="Accent">\
            <color red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>\
            <systemColor name="systemBackgroundColor"><color white="1" alpha="1" colorSpace="custom" \
            customColorSpace="genericGamma22GrayColorSpace"/></systemColor>
            """)
}
