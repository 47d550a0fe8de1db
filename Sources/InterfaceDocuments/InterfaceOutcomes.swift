/// The effect of each element and attribute of ``InterfaceVocabulary``, for the log and for the table in the
/// documentation.
///
/// An attribute that is neither a mark nor inert is set on the object, or decides its class.
package struct InterfaceOutcomes: Sendable {
    /// The effect of each element in a few words.
    package let outcomes: [(element: String, outcome: String)]
    /// Attributes without effect, by element, including inherited ones.
    let inert: [String: [String]]

    package static let known = InterfaceOutcomes(outcomes: outcomeTable, inert: inertTable)

    private init(outcomes: String, inert: String) {
        self.outcomes = outcomes.split(separator: "\n").map { line in
            let sides = line.split(separator: ":", maxSplits: 1).map { String($0).drop { $0 == " " } }
            return (String(sides[0]), sides.count > 1 ? String(sides[1]) : "")
        }
        var byElement: [String: Set<String>] = [:]
        for line in inert.split(separator: "\n") {
            let sides = line.split(separator: ":", maxSplits: 1)
            for name in sides[0].split(separator: ",") {
                byElement[String(name)] = Set((sides.count > 1 ? sides[1] : "").split(separator: " ").map(String.init))
            }
        }
        var inert: [String: [String]] = [:]
        let vocabulary = InterfaceVocabulary.known
        for element in vocabulary.attributes.keys {
            let line = sequence(first: element) { vocabulary.parents[$0] }
            let names = Set(line.flatMap { byElement[$0] ?? [] })
            if !names.isEmpty { inert[element] = names.sorted() }
        }
        self.inert = inert
    }

    /// Whether only Interface Builder uses an attribute.
    package func isMark(_ attribute: String) -> Bool { Self.marks.contains(attribute) }

    /// Whether an attribute has no effect.
    package func isInert(_ attribute: String, of element: String) -> Bool {
        inert[element]?.contains(attribute) == true
    }

    private static let marks: Set<String> = [
        "id", "key", "userLabel", "sceneMemberID", "colorLabel", "misplaced", "ambiguous", "verifyAmbiguity",
        "placeholderIntrinsicWidth",
        "placeholderIntrinsicHeight",
        "simulatedAppContext", "appearanceType", "customClassName", "customModuleProvider", "hasAttributedTitle",
        "tableViewCell", "dataMode", "symbolic",
        "inheritsFrom",
    ]

    private static let inertTable = """
        view:clearsContextBeforeDrawing layoutMarginsFollowReadableWidth focusGroupIdentifier focusGroupPriority
        control:symbolAnimationEnabled toolTip
        label:adjustsLetterSpacingToFitWidth showsExpansionTextWhenTruncated
        button:adjustsImageSizeForAccessibilityContentSizeCategory showsTouchWhenHighlighted \
        reversesTitleShadowWhenHighlighted pointerInteraction springLoaded
        textField,textView:allowsEditingTextAttributes layoutManager findInteractionEnabled
        textInputTraits:smartDashesType smartQuotesType smartInsertDeleteType
        dataDetectorType:link phoneNumber address calendarEvent shipmentTrackingNumber flightNumber lookupSuggestion
        switch:title preferredStyle
        segmentedControl:segmentControlStyle
        pageControl:defersCurrentPageDisplay backgroundStyle
        progressView:progressImage trackImage
        stackView:baselineRelativeArrangement
        tableView:separatorInsetReference contentViewInsetsToSafeArea sectionIndexMinimumDisplayRowCount springLoaded
        collectionView:springLoaded
        tableViewCell:hidesAccessoryWhenEditing shouldIndentWhileEditing focusStyle
        searchBar:scopeBarBackgroundImage
        navigationItem:style
        barButtonItem,tabBarItem:changesSelectionAsPrimaryAction springLoaded
        viewController:autoresizesArchivedViewToFullSize wantsFullScreenLayout focusGroupIdentifier nibName
        pongPressGestureRecognizer:numberOfTapsRequired numberOfTouchesRequired
        """
    // Rare elements and plain lists have no line here.
    private static let outcomeTable = """
        document: the document; its type, the first controller, safe areas and launch screens count, the rest is \
        Interface Builder's
        scene: a screen; its controller is made when it is needed
        placeholder: File's Owner and First Responder, for outlets and actions
        exit: where unwind segues of the scene lead
        viewController: `UIViewController`
        navigationController: `UINavigationController`
        tableViewController: `UITableViewController`
        tabBarController: `UITabBarController`
        splitViewController: `UISplitViewController`
        pageViewController: `UIPageViewController`
        collectionViewController: `UICollectionViewController`
        avPlayerViewController: a `UIViewController`, and a log message
        viewControllerPlaceholder: another storyboard's scene
        segue: see [Segues](Storyboards.md#segues)
        popoverArrowDirection: `permittedArrowDirections` of the segue's popover
        outlet: a connection
        outletCollection: a connection to one of several
        action: a target and its action
        customObject: an object of the app's class
        extendedEdge: `edgesForExtendedLayout`
        view: `UIView`
        containerView: `UIView` with a scene in it
        label: `UILabel`
        button: `UIButton`
        state: title, image and colors of a button's state
        buttonConfiguration: `UIButton.Configuration`
        imageView: `UIImageView`
        textField: `UITextField`
        textView: `UITextView`
        textInputTraits: the keyboard of a text field
        switch: `UISwitch`
        slider: `UISlider`
        segmentedControl: `UISegmentedControl`
        segment: a part of it
        activityIndicatorView: `UIActivityIndicatorView`
        progressView: `UIProgressView`
        pickerView: `UIPickerView`
        datePicker: `UIDatePicker`
        refreshControl: `UIRefreshControl`
        stackView: `UIStackView`
        visualEffectView: `UIVisualEffectView`
        blurEffect: its `UIBlurEffect`
        scrollView: `UIScrollView`
        tableView: `UITableView`
        tableViewSection: a section with fixed rows
        tableViewCell: `UITableViewCell`; a prototype makes one for each row
        tableViewCellContentView: its `contentView`
        listContentConfiguration: its `UIListContentConfiguration`
        searchBar: `UISearchBar`
        collectionView: `UICollectionView`
        collectionViewCell: `UICollectionViewCell`; a prototype makes one for each item
        collectionReusableView: `UICollectionReusableView`; a prototype makes one for each section
        collectionViewCellContentView: its `contentView`
        collectionViewFlowLayout: `UICollectionViewFlowLayout`
        collectionViewLayout: `UICollectionViewLayout`, or the class of the app
        mapView: an empty view, and a log message
        standardMapConfiguration: nothing
        navigationBar: `UINavigationBar`
        toolbar: `UIToolbar`
        tabBar: `UITabBar`
        navigationItem: `UINavigationItem`
        barButtonItem: `UIBarButtonItem`
        tabBarItem: `UITabBarItem`
        textAttributes: a title's color and font
        navigationBarAppearance: `UINavigationBarAppearance`
        toolbarAppearance: `UIToolbarAppearance`
        tabBarAppearance: `UITabBarAppearance`
        tapGestureRecognizer: `UITapGestureRecognizer`
        pongPressGestureRecognizer: `UILongPressGestureRecognizer`
        panGestureRecognizer: `UIPanGestureRecognizer`
        constraint: `NSLayoutConstraint`; a placeholder is left out
        viewLayoutGuide: the view's own guides
        viewControllerLayoutGuide: the controller's top and bottom guides
        autoresizingMask: `autoresizingMask`
        variation: other values in some size classes; they follow
        mask: subviews and constraints of some size classes; they follow
        exclude: what a mask takes away
        include: what a mask brings back
        rect: a frame, or a value of a runtime attribute
        point: where the scene is drawn, or a value
        size: a size
        value: a size
        inset: insets
        edgeInsets: `layoutMargins`
        directionalEdgeInsets: `directionalLayoutMargins`
        color: a `UIColor`
        namedColor: the color of a name that no asset catalog has
        systemColor: the color of a name that UIKit does not have
        fontDescription: a `UIFont`
        font: a font of an attributed text
        customFonts: nothing; fonts come from the bundle
        image: the name of an image that the document uses
        imageReference: an image or a symbol
        preferredSymbolConfiguration: `UIImage.SymbolConfiguration`
        attributedString: `NSAttributedString`
        fragment: a run of it
        paragraphStyle: `NSParagraphStyle`
        string: a text
        integer: a number
        real: a number
        bool: a flag
        userDefinedRuntimeAttribute: a value by its key path
        accessibility: label, hint, value and identifier
        accessibilityTraits: `accessibilityTraits`
        frame: nothing; how Interface Builder shows the scene
        array: nothing by itself
        animations: nothing
        nil: nothing where something may be
        """
}

extension InterfaceDocument {
    /// The attributes without effect in this document, each once, in the document's order.
    package var inertWords: [InterfaceFault] {
        let inert = InterfaceOutcomes.known.inert
        var found: [InterfaceFault] = []
        var said: Set<String> = []
        root.walk { element in
            guard let names = inert[element.name], said.count < 1000 else { return }
            for name in names where element[name] != nil {
                let what = "\(name) of <\(element.name)>"
                if said.insert(what).inserted {
                    found.append(InterfaceFault(document: name, line: element.line, what: what))
                }
            }
        }
        return found
    }
}
