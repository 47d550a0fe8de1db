/// Elements and attributes that occur more than three times in 400 documents of real apps: one line per element.
enum CountedWords {
    static let table = """
        autoresizingMask: key widthSizable heightSizable flexibleMaxY flexibleMaxX flexibleMinX flexibleMinY
        dependencies:
        document: type version toolsVersion targetRuntime propertyAccessControl useAutolayout initialViewController \
        useTraitCollections colorMatched useSafeAreas systemVersion launchScreen
        objects:
        placeholder: placeholderIdentifier id sceneMemberID userLabel customClass
        plugIn: identifier version
        rect: key x y width height
        navigationBar: contentMode id key insetsLayoutMarginsFromSafeArea largeTitles clipsSubviews \
        multipleTouchEnabled barStyle translucent customClass customModule customModuleProvider misplaced opaque \
        translatesAutoresizingMaskIntoConstraints
        point: key x y
        connections:
        color: key colorSpace alpha customColorSpace red green blue white systemColor name cocoaTouchSystemColor \
        xcode11CocoaTouchSystemColor catalog
        navigationController: id sceneMemberID automaticallyAdjustsScrollViewInsets storyboardIdentifier customClass \
        customModule customModuleProvider useStoryboardIdentifierAsRestorationIdentifier modalPresentationStyle title \
        toolbarHidden definesPresentationContext navigationBarHidden userLabel
        scene: sceneID
        scenes:
        navigationItem: id key title largeTitleDisplayMode userLabel prompt
        segue: id destination kind relationship identifier unwindAction reference destinationCreationSelector \
        customClass customModule customModuleProvider modalPresentationStyle key inheritsFrom \
        popoverAnchorBarButtonItem splitViewControllerTargetIndex modalTransitionStyle
        capability: name minToolsVersion
        device: id orientation appearance layout
        outlet: property destination id
        view: contentMode id key translatesAutoresizingMaskIntoConstraints customClass customModule \
        customModuleProvider fixedFrame clipsSubviews opaque multipleTouchEnabled userLabel \
        insetsLayoutMarginsFromSafeArea hidden misplaced horizontalHuggingPriority verticalHuggingPriority \
        clearsContextBeforeDrawing userInteractionEnabled preservesSuperviewLayoutMargins
        subviews:
        nil: key name
        viewController: id sceneMemberID customClass customModule customModuleProvider storyboardIdentifier title \
        useStoryboardIdentifierAsRestorationIdentifier userLabel automaticallyAdjustsScrollViewInsets \
        modalPresentationStyle restorationIdentifier extendedLayoutIncludesOpaqueBars
        constraint: firstAttribute id secondItem secondAttribute firstItem constant relation symbolic priority \
        multiplier placeholder
        constraints:
        deployment: identifier version
        fontDescription: key pointSize type style name family weight
        label: contentMode lineBreakMode id opaque baselineAdjustment text adjustsFontSizeToFit textAlignment \
        translatesAutoresizingMaskIntoConstraints userInteractionEnabled verticalHuggingPriority \
        horizontalHuggingPriority multipleTouchEnabled numberOfLines insetsLayoutMarginsFromSafeArea clipsSubviews \
        adjustsFontForContentSizeCategory fixedFrame customClass minimumScaleFactor customModule customModuleProvider \
        ambiguous horizontalCompressionResistancePriority verticalCompressionResistancePriority \
        preferredMaxLayoutWidth userLabel minimumFontSize tag hidden usesAttributedText misplaced \
        adjustsLetterSpacingToFitWidth preservesSuperviewLayoutMargins alpha
        toolbarItems:
        tableView: contentMode dataMode style rowHeight sectionHeaderHeight sectionFooterHeight id clipsSubviews \
        alwaysBounceVertical separatorStyle key estimatedRowHeight translatesAutoresizingMaskIntoConstraints \
        estimatedSectionHeaderHeight estimatedSectionFooterHeight allowsSelection opaque clearsContextBeforeDrawing \
        customClass customModule restorationIdentifier customModuleProvider showsHorizontalScrollIndicator \
        keyboardDismissMode showsVerticalScrollIndicator scrollEnabled
        action: selector destination id eventType
        barButtonItem: id key systemItem title style image catalog enabled userLabel tag width
        tableViewCell: contentMode selectionStyle indentationWidth id clipsSubviews preservesSuperviewLayoutMargins \
        reuseIdentifier textLabel style accessoryType rowHeight customClass customModule hidesAccessoryWhenEditing \
        indentationLevel customModuleProvider detailTextLabel userLabel insetsLayoutMarginsFromSafeArea tag \
        shouldIndentWhileEditing autoresizesSubviews restorationIdentifier imageView userInteractionEnabled
        tableViewCellContentView: key opaque clipsSubviews multipleTouchEnabled contentMode id tableViewCell \
        insetsLayoutMarginsFromSafeArea preservesSuperviewLayoutMargins autoresizesSubviews
        resources:
        tableViewController: id sceneMemberID customClass customModule customModuleProvider storyboardIdentifier \
        title useStoryboardIdentifierAsRestorationIdentifier userLabel clearsSelectionOnViewWillAppear \
        modalPresentationStyle
        viewLayoutGuide: key id
        adaptation: id
        prototypes:
        layoutGuides:
        viewControllerLayoutGuide: type id
        imageView: contentMode id translatesAutoresizingMaskIntoConstraints horizontalHuggingPriority \
        userInteractionEnabled verticalHuggingPriority image clipsSubviews fixedFrame opaque multipleTouchEnabled \
        catalog customClass customModule customModuleProvider verticalCompressionResistancePriority \
        horizontalCompressionResistancePriority tag userLabel clearsContextBeforeDrawing autoresizesSubviews hidden
        button: opaque contentMode contentHorizontalAlignment contentVerticalAlignment lineBreakMode id \
        translatesAutoresizingMaskIntoConstraints buttonType fixedFrame customClass customModule customModuleProvider \
        userLabel tag enabled key hidden showsTouchWhenHighlighted horizontalHuggingPriority \
        changesSelectionAsPrimaryAction alpha clearsContextBeforeDrawing
        state: key title image catalog backgroundImage
        cells:
        image: name width height catalog
        systemColor: name
        inset: key minX minY maxX maxY
        textInputTraits: key returnKeyType autocorrectionType autocapitalizationType keyboardType spellCheckingType \
        textContentType secureTextEntry enablesReturnKeyAutomatically smartDashesType smartQuotesType \
        smartInsertDeleteType keyboardAppearance
        size: key width height
        sections:
        collectionView: contentMode dataMode id clipsSubviews multipleTouchEnabled key \
        translatesAutoresizingMaskIntoConstraints alwaysBounceVertical showsHorizontalScrollIndicator \
        showsVerticalScrollIndicator
        collectionViewFlowLayout: key minimumLineSpacing minimumInteritemSpacing id automaticEstimatedItemSize \
        customClass customModule customModuleProvider sectionInsetReference
        collectionViewCell: multipleTouchEnabled contentMode id opaque reuseIdentifier clipsSubviews customClass \
        customModule customModuleProvider preservesSuperviewLayoutMargins
        stackView: contentMode id opaque translatesAutoresizingMaskIntoConstraints spacing axis alignment \
        distribution spacingType baselineRelativeArrangement userLabel userInteractionEnabled
        tableViewSection: id headerTitle footerTitle userLabel
        textField: contentMode contentHorizontalAlignment contentVerticalAlignment minimumFontSize id opaque \
        translatesAutoresizingMaskIntoConstraints textAlignment placeholder borderStyle clipsSubviews fixedFrame \
        customClass customModule customModuleProvider clearButtonMode adjustsFontForContentSizeCategory tag userLabel \
        text enabled horizontalHuggingPriority userInteractionEnabled
        toolbar: clearsContextBeforeDrawing contentMode id opaque key insetsLayoutMarginsFromSafeArea \
        translatesAutoresizingMaskIntoConstraints translucent barStyle
        collectionViewController: id sceneMemberID customClass customModule customModuleProvider storyboardIdentifier \
        useStoryboardIdentifierAsRestorationIdentifier userLabel
        string: key base64-UTF8
        tabBarItem: id key title image catalog systemItem selectedImage
        inferredMetricsTieBreakers:
        textView: clipsSubviews multipleTouchEnabled contentMode id translatesAutoresizingMaskIntoConstraints \
        textAlignment editable scrollEnabled text selectable adjustsFontForContentSizeCategory customClass \
        customModule customModuleProvider usesAttributedText
        switch: opaque contentMode contentHorizontalAlignment contentVerticalAlignment id \
        translatesAutoresizingMaskIntoConstraints horizontalHuggingPriority verticalHuggingPriority on fixedFrame
        gestureRecognizers:
        userDefinedRuntimeAttribute: type keyPath value
        userDefinedRuntimeAttributes:
        segment: title
        segmentedControl: opaque contentMode contentHorizontalAlignment contentVerticalAlignment segmentControlStyle \
        id selectedSegmentIndex translatesAutoresizingMaskIntoConstraints key fixedFrame
        segments:
        simulatedToolbarMetrics: key
        splitViewController: id sceneMemberID allowDoubleColumnStyle customClass preferredDisplayMode \
        storyboardIdentifier customModule customModuleProvider presentsWithGesture
        namedColor: name
        exit: id userLabel sceneMemberID
        outletCollection: property destination id collectionClass appends
        scrollView: clipsSubviews multipleTouchEnabled contentMode id translatesAutoresizingMaskIntoConstraints \
        showsHorizontalScrollIndicator keyboardDismissMode alwaysBounceVertical showsVerticalScrollIndicator \
        fixedFrame customClass ambiguous
        tabBar: contentMode id key insetsLayoutMarginsFromSafeArea
        slider: contentMode contentHorizontalAlignment contentVerticalAlignment minValue maxValue id opaque \
        translatesAutoresizingMaskIntoConstraints value fixedFrame clipsSubviews
        tabBarController: id sceneMemberID automaticallyAdjustsScrollViewInsets storyboardIdentifier
        activityIndicatorView: opaque contentMode style translatesAutoresizingMaskIntoConstraints id \
        horizontalHuggingPriority verticalHuggingPriority hidden hidesWhenStopped animating fixedFrame
        simulatedNavigationBarMetrics: key prompted barStyle translucent
        variation: key constant
        containerView: opaque contentMode id translatesAutoresizingMaskIntoConstraints fixedFrame userLabel
        tapGestureRecognizer: id userLabel
        viewControllerPlaceholder: storyboardName id sceneMemberID referencedIdentifier storyboardIdentifier
        extendedEdge: key bottom
        items:
        collectionViewCellContentView: key opaque multipleTouchEnabled contentMode insetsLayoutMarginsFromSafeArea id \
        clipsSubviews
        exclude: reference
        mask: key
        progressView: opaque contentMode id translatesAutoresizingMaskIntoConstraints verticalHuggingPriority hidden \
        progress progressViewStyle
        rightBarButtonItems:
        textAttributes: key
        accessibility: key label identifier hint
        freeformSimulatedSizeMetrics: key
        integer: key value
        value: key type width height
        collectionReusableView: key opaque clipsSubviews multipleTouchEnabled contentMode id reuseIdentifier \
        customClass customModule customModuleProvider insetsLayoutMarginsFromSafeArea
        simulatedStatusBarMetrics: key statusBarStyle
        imageReference: key image catalog symbolScale
        mapView: clipsSubviews multipleTouchEnabled contentMode translatesAutoresizingMaskIntoConstraints id mapType
        preferredSymbolConfiguration: key weight scale configurationType pointSize
        accessibilityTraits: key notEnabled staticText header button image summaryElement none updatesFrequently
        attributedString: key
        attributes:
        buttonConfiguration: key style title cornerStyle
        font: key size name metaFont
        fragment: content
        frame: key width height minY minX
        pickerView: contentMode id translatesAutoresizingMaskIntoConstraints
        paragraphStyle: key alignment lineBreakMode baseWritingDirection tighteningFactorForTruncation \
        allowsDefaultTighteningForTruncation lineSpacing lineHeightMultiple
        popoverArrowDirection: key up down left right
        array: key
        customFonts: key
        real: key value
        simulatedScreenMetrics: key type
        simulatedTabBarMetrics: key
        edgeInsets: key top left bottom right
        leftBarButtonItems:
        searchBar: contentMode id key placeholder restorationIdentifier translatesAutoresizingMaskIntoConstraints
        simulatedMetricsContainer: key
        simulatedOrientationMetrics: key orientation
        bool: key value
        pageViewController: autoresizesArchivedViewToFullSize transitionStyle navigationOrientation spineLocation id \
        sceneMemberID storyboardIdentifier
        animations:
        avPlayerViewController: videoGravity id sceneMemberID
        blurEffect: style
        customObject: id customClass
        datePicker: contentMode contentHorizontalAlignment contentVerticalAlignment datePickerMode id minuteInterval \
        translatesAutoresizingMaskIntoConstraints
        visualEffectView: opaque contentMode translatesAutoresizingMaskIntoConstraints id fixedFrame
        collectionViewLayout: key id
        panGestureRecognizer: minimumNumberOfTouches id
        refreshControl: key opaque multipleTouchEnabled contentMode enabled contentHorizontalAlignment \
        contentVerticalAlignment id
        standardMapConfiguration: key
        directionalEdgeInsets: key top leading bottom trailing
        listContentConfiguration: key text secondaryText imageToTextPadding image catalog
        navigationBarAppearance: key
        pongPressGestureRecognizer: allowableMovement minimumPressDuration id userLabel
        tabStops:
        vibrancyEffect:
        backgroundConfiguration: key image imageContentMode
        include: reference
        mutableData: key
        options:
        swipeGestureRecognizer: direction id
        textTab: alignment location
        range: key location length
        searchDisplayController: id customClass
        """
}
