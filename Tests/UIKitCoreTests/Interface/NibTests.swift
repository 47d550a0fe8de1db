import Foundation
import Testing
import UIKit
import UIKitTesting

/// A controller whose view is in OwnNib.xib.
final class OwnNib: UIViewController {
    private(set) weak var label: UILabel?
    private(set) var wasLoaded = false
    override class var interfaceMembers: [InterfaceMember] {
        super.interfaceMembers + [.outlet("label", \OwnNib.label)]
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        wasLoaded = label != nil
    }
}

/// Loads its view when an outlet is set.
final class EagerPage: UIViewController {
    private(set) var tags: [Int] = []
    private weak var label: UILabel? { didSet { tags.append(view.tag) } }
    override class var interfaceMembers: [InterfaceMember] {
        super.interfaceMembers + [.outlet("label", \EagerPage.label)]
    }
}

/// A controller whose view is in PlainView.xib.
final class PlainViewController: UIViewController {}

/// A view that is the owner of its nib.
final class NibOwner: UIView {
    private(set) var content: UIView?
    override class var interfaceMembers: [InterfaceMember] {
        super.interfaceMembers + [.outlet("content", \NibOwner.content)]
    }
}

@MainActor struct NibTests {
    private let view =
        """
        <view id='v' tag='5'><rect key='frame' x='1' y='2' width='30' height='40'/><subviews>\
        <label text='Inside' id='l'/></subviews></view>
        """

    @Test("A controller in a nib is made with its view and its items, and connected to the owner")
    func controller() throws {
        let page =
            """
            <viewController title='Page' id='page'><view key='view' tag='3' id='v'><subviews>\
            <label text='Inside' id='l'/></subviews></view>\
            <navigationItem key='navigationItem' title='Item' id='i'/></viewController>
            """
        let folder = try InterfaceFolder(["Page.xib": InterfaceFolder.nib(page)])
        let objects = UINib(nibName: "Page", bundle: folder.bundle).instantiate(withOwner: nil)
        let made = try #require(objects.first as? UIViewController)
        #expect(objects.count == 1)
        #expect(made.title == "Page")
        #expect(made.navigationItem.title == "Item")
        #expect(!made.isViewLoaded)
        #expect(made.view.tag == 3)
        #expect((made.view.subviews.first as? UILabel)?.text == "Inside")
    }

    @Test("A nib makes its objects each time, and connects them to the owner")
    func owner() throws {
        let text = InterfaceFolder.nib(
            view + "<label text='Two' id='two'/>",
            owner: "<connections><outlet property='content' destination='v' id='o'/></connections>")
        let folder = try InterfaceFolder(["Thing.xib": text])
        let owner = NibOwner()
        let objects = try #require(folder.bundle.loadNibNamed("Thing", owner: owner))
        #expect(objects.count == 2)
        #expect(owner.content === objects.first as? UIView)
        #expect(owner.content?.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(owner.content?.tag == 5 && (objects[1] as? UILabel)?.text == "Two")
        let nib = UINib(nibName: "Thing", bundle: folder.bundle)
        #expect(nib.instantiate(withOwner: nil).first as? UIView !== nib.instantiate(withOwner: nil).first as? UIView)
        #expect(UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil).count == 2)
    }

    @Test("A controller takes its view from the nib that it is made with")
    func named() throws {
        let owner =
            """
            <connections><outlet property='view' destination='v' id='o'/>\
            <outlet property='label' destination='l' id='o2'/></connections>
            """
        let folder = try InterfaceFolder(["Other.xib": InterfaceFolder.nib(view, owner: owner)])
        let page = OwnNib(nibName: "Other", bundle: folder.bundle)
        #expect(page.nibName == "Other")
        #expect(!page.isViewLoaded)
        #expect(page.view.tag == 5)
        #expect(page.label?.text == "Inside")
        #expect(page.wasLoaded)
    }

    @Test("A nib gives its owner the view before other outlets, so that these may ask for it")
    func viewFirst() throws {
        let owner =
            """
            <connections><outlet property='label' destination='l' id='o2'/>\
            <outlet property='view' destination='v' id='o'/></connections>
            """
        let folder = try InterfaceFolder(["Eager.xib": InterfaceFolder.nib(view, owner: owner)])
        let page = EagerPage(nibName: "Eager", bundle: folder.bundle)
        #expect(page.view.tag == 5)
        #expect(page.tags == [5])
    }

    @Test("Without a name, a controller takes a nib of its class's name, with or without Controller")
    func implicit() throws {
        let owner = "<connections><outlet property='view' destination='v' id='o'/></connections>"
        let folder = try InterfaceFolder([
            "OwnNib.xib": InterfaceFolder.nib(view, owner: owner),
            "PlainView.xib": InterfaceFolder.nib(view, owner: owner),
        ])
        #expect(OwnNib(nibName: nil, bundle: folder.bundle).view.tag == 5)
        #expect(PlainViewController(nibName: nil, bundle: folder.bundle).view.tag == 5)
        #expect(UIViewController(nibName: nil, bundle: folder.bundle).view.tag == 0)
    }

    @Test("A missing nib, or a nib without a view, gives an empty view")
    func missing() throws {
        let folder = try InterfaceFolder(["Broken.xib": "<document", "Unconnected.xib": InterfaceFolder.nib(view)])
        for name in ["Gone", "Broken", "Unconnected"] {
            #expect(UIViewController(nibName: name, bundle: folder.bundle).view.subviews.isEmpty)
        }
    }

    @Test("A table makes rows of a nib")
    func cells() throws {
        let cell =
            """
            <tableViewCell id='c' customClass='NoteCell' customModule='UIKitCoreTests'>\
            <tableViewCellContentView key='contentView' id='cc'><subviews><switch on='YES' id='s'/></subviews>\
            </tableViewCellContentView><connections><outlet property='toggle' destination='s' id='o'/>\
            </connections></tableViewCell>
            """
        let table = UITableView()
        table.register(UINib(data: Data(InterfaceFolder.nib(cell).utf8), bundle: nil), forCellReuseIdentifier: "row")
        let made = table.dequeueReusableCell(withIdentifier: "row") as? NoteCell
        #expect(made?.reuseIdentifier == "row")
        #expect(made?.toggle?.isOn == true)
        #expect(made?.isAwake == true)
        table.register(nil as UINib?, forCellReuseIdentifier: "row")
        #expect(table.dequeueReusableCell(withIdentifier: "row") == nil)
    }

    @Test("Controls, stacks, images and items take what the document says of them")
    func attributes() throws {
        let objects = """
            <stackView axis="vertical" distribution="fillEqually" alignment="center" spacing="6" id="stack"><subviews>
            <textField placeholder="Mail" borderStyle="roundedRect" clearButtonMode="whileEditing" id="f">\
            <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="15"/>\
            <textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="done" \
            secureTextEntry="YES"/></textField>
            <segmentedControl selectedSegmentIndex="1" id="sg"><segments><segment title="A"/><segment title="B"/>\
            </segments></segmentedControl>
            <progressView progress="0.25" id="p"/><activityIndicatorView style="large" animating="YES" id="ai"/>\
            <pageControl numberOfPages="4" currentPage="2" id="pc"/>
            <imageView image="plus" catalog="system" contentMode="center" id="iv"/>\
            <textView text="Long" editable="NO" textAlignment="natural" id="tv"/>
            </subviews></stackView>
            <visualEffectView id="ve"><blurEffect style="systemMaterial"/><view key="contentView" id="vc"><subviews>\
            <label text="On glass" id="g"/></subviews></view></visualEffectView>
            <barButtonItem title="Save" style="done" enabled="NO" tag="3" id="bi"/>\
            <barButtonItem systemItem="flexibleSpace" id="fs"/>
            <scrollView alwaysBounceVertical="YES" showsHorizontalScrollIndicator="NO" id="sc"/>
            """
        let made = UINib(data: Data(InterfaceFolder.nib(objects).utf8), bundle: nil).instantiate(withOwner: nil)
        let stack = try #require(made[0] as? UIStackView)
        #expect(
            stack.axis == .vertical && stack.distribution == .fillEqually && stack.alignment == .center
                && stack.spacing == 6
                && stack.arrangedSubviews.count == 7)
        let field = try #require(stack.arrangedSubviews[0] as? UITextField)
        #expect(field.placeholder == "Mail")
        #expect(field.borderStyle == .roundedRect)
        #expect(field.clearButtonMode == .whileEditing)
        #expect(field.isSecureTextEntry)
        #expect(field.keyboardType == .emailAddress)
        #expect(field.returnKeyType == .done)
        #expect(field.font == .systemFont(ofSize: 15, weight: .semibold))
        let segments = try #require(stack.arrangedSubviews[1] as? UISegmentedControl)
        #expect(segments.numberOfSegments == 2)
        #expect(segments.selectedSegmentIndex == 1)
        #expect(segments.titleForSegment(at: 0) == "A")
        #expect((stack.arrangedSubviews[2] as? UIProgressView)?.progress == 0.25)
        #expect((stack.arrangedSubviews[3] as? UIActivityIndicatorView)?.isAnimating == true)
        #expect((stack.arrangedSubviews[4] as? UIPageControl)?.currentPage == 2)
        #expect(
            (stack.arrangedSubviews[5] as? UIImageView)?.image?.isSymbolImage == true
                && stack.arrangedSubviews[5].contentMode == .center)
        #expect((stack.arrangedSubviews[6] as? UITextView)?.text == "Long")
        let effect = try #require(made[1] as? UIVisualEffectView)
        #expect((effect.effect as? UIBlurEffect) != nil)
        #expect((effect.contentView.subviews.first as? UILabel)?.text == "On glass")
        let item = try #require(made[2] as? UIBarButtonItem)
        #expect(item.title == "Save")
        #expect(item.style == .done)
        #expect(!item.isEnabled)
        #expect(item.tag == 3)
        #expect(
            (made[4] as? UIScrollView)?.alwaysBounceVertical == true
                && (made[4] as? UIScrollView)?.showsHorizontalScrollIndicator == false)
    }

    @Test("A size class removes the elements that it does not have")
    func variations() throws {
        let text = InterfaceFolder.nib(
            """
            <view id="v"><subviews><label text="Narrow" id="n"/><label text="Wide" id="w"/></subviews>
            <variation key="default"><mask key="subviews"><exclude reference="w"/></mask></variation>
            <variation key="widthClass=regular"><mask key="subviews"><include reference="w"/><exclude reference="n"/>\
            </mask></variation></view>
            """)
        for (width, word) in [(390.0, "Narrow"), (1000, "Wide")] {
            let app = TestApp(UIViewController(), size: CGSize(width: width, height: 800))
            let traits = app.window.traitCollection
            let made = traits.performInside {
                UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil).first as? UIView
            }
            #expect(made?.subviews.compactMap { ($0 as? UILabel)?.text } == [word])
        }
    }

    @Test("Sliders, steppers, pickers and recognizers for two fingers are made with what the document says")
    func controls() throws {
        let text = """
            <slider minValue='10' maxValue='30' value='20' continuous='NO' id='s'/>
            <stepper minimumValue='200' maximumValue='300' value='250' stepValue='5' wraps='YES' autorepeat='NO' \
            id='t'/>
            <datePicker datePickerMode='time' minuteInterval='5' style='wheels' id='d'/>
            <pickerView id='p'/>
            <pinchGestureRecognizer scale='2' id='g'/><rotationGestureRecognizer rotation='1' id='r'/>
            """
        let objects = UINib(data: Data(InterfaceFolder.nib(text, owner: "").utf8), bundle: nil).instantiate(
            withOwner: nil)
        let slider = try #require(objects.first as? UISlider)
        #expect(slider.minimumValue == 10)
        #expect(slider.maximumValue == 30)
        #expect(slider.value == 20)
        #expect(!slider.isContinuous)
        let stepper = try #require(objects[1] as? UIStepper)
        #expect(
            stepper.minimumValue == 200 && stepper.maximumValue == 300 && stepper.value == 250 && stepper.stepValue == 5
                && stepper.wraps && !stepper.autorepeat
        )
        let picker = try #require(objects[2] as? UIDatePicker)
        #expect(picker.datePickerMode == .time)
        #expect(picker.minuteInterval == 5)
        #expect(picker.preferredDatePickerStyle == .wheels)
        #expect(objects[3] is UIPickerView)
        #expect(objects[4] is UIPinchGestureRecognizer && objects[5] is UIRotationGestureRecognizer)
    }
}

extension UITraitCollection {
    /// Runs `body` with these traits as the current traits.
    @MainActor fileprivate func performInside<Result>(_ body: () -> Result) -> Result {
        var result: Result?
        performAsCurrent { result = body() }
        return result!
    }
}
