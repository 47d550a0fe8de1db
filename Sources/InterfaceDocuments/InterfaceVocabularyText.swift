/// The table of ``InterfaceVocabulary``. Measured (interface-builder/vocabulary): everything that occurs more than
/// three times in 400 documents of real apps, and more.
enum InterfaceVocabularyText {
    static let table = """
        document: type version toolsVersion targetRuntime systemVersion propertyAccessControl useAutolayout=b \
        useTraitCollections=b useSafeAreas=b colorMatched=b initialViewController launchScreen=b
        scenes,dependencies,objects,subviews,constraints,connections,resources,gestureRecognizers,prototypes,cells,\
        sections,segments,items,layoutGuides,toolbarItems,tabStops,options,animations,designables,viewControllers,\
        scopeButtonTitles,inferredMetricsTieBreakers,userDefinedRuntimeAttributes,attributes,keyCommands,\
        rightBarButtonItems,leftBarButtonItems,textAttributes,customFonts,accessibilityCustomActions:
        scene: sceneID
        device,adaptation,deployment,capability,plugIn,designable,simulatedToolbarMetrics,\
        simulatedNavigationBarMetrics,simulatedTabBarMetrics,simulatedStatusBarMetrics,simulatedScreenMetrics,\
        simulatedOrientationMetrics,simulatedMetricsContainer,freeformSimulatedSizeMetrics,\
        splitViewMasterSimulatedSizeMetrics,splitViewDetailSimulatedSizeMetrics,\
        splitViewSupplementarySimulatedSizeMetrics,refinement,classes,class,relationship,relationships,source: *
        nil: name
        null:
        placeholder: placeholderIdentifier userLabel sceneMemberID customClass customModule customModuleProvider
        exit: userLabel sceneMemberID
        customObject: customClass customModule customModuleProvider userLabel
        outlet: property destination
        outletCollection: property destination collectionClass appends=b
        action: selector destination eventType=event
        segue: destination kind identifier relationship unwindAction reference destinationCreationSelector \
        customClass customModule customModuleProvider modalPresentationStyle=presentationStyle \
        modalTransitionStyle=transitionStyle inheritsFrom popoverAnchorBarButtonItem popoverAnchorView \
        splitViewControllerTargetIndex=i animates=b action trigger userLabel
        popoverArrowDirection: up=b down=b left=b right=b
        constraint: firstItem firstAttribute=constraintAttribute relation=relation secondItem \
        secondAttribute=constraintAttribute multiplier constant=n priority=n symbolic=b placeholder=b identifier \
        userLabel
        viewLayoutGuide: userLabel
        keyboardLayoutGuide: userLabel followsUndockedKeyboard=b usesBottomSafeArea=b
        viewControllerLayoutGuide: type
        autoresizingMask: flexibleMinX=b widthSizable=b flexibleMaxX=b flexibleMinY=b heightSizable=b flexibleMaxY=b
        variation: *
        mask:
        include,exclude: reference
        rect: x=n y=n width=n height=n
        point: x=n y=n
        size: width=n height=n
        value: type width=n height=n x=n y=n
        inset: minX=n minY=n maxX=n maxY=n
        edgeInsets: top=n left=n bottom=n right=n
        directionalEdgeInsets: top=n leading=n bottom=n trailing=n
        frame: minX=n minY=n width=n height=n
        range: location=i length=i
        rectEdge,extendedEdge: top=b left=b bottom=b right=b
        color: red=n green=n blue=n white=n alpha=n cyan=n magenta=n yellow=n black=n colorSpace customColorSpace \
        systemColor cocoaTouchSystemColor xcode11CocoaTouchSystemColor name catalog
        fontDescription: type pointSize=n size style name family weight=fontWeight
        font: size=n name metaFont
        string,mutableString: base64-UTF8=b
        integer: value=i
        real: value=n
        bool: value=b
        date: timeIntervalSinceReferenceDate=n
        array,mutableArray,mutableData,data:
        image: name width=n height=n catalog
        namedColor,systemColor: name
        imageReference: image catalog symbolScale=symbolScale variableValue=n renderingMode
        preferredSymbolConfiguration: configurationType pointSize=n weight=symbolWeight scale=symbolScale renderingMode
        attributedString:
        fragment: content
        paragraphStyle: alignment=textAlignment lineBreakMode=lineBreak baseWritingDirection=writingDirection \
        tighteningFactorForTruncation=n allowsDefaultTighteningForTruncation=b lineSpacing=n lineHeightMultiple=n \
        minimumLineHeight=n maximumLineHeight=n paragraphSpacing=n paragraphSpacingBefore=n headIndent=n \
        firstLineHeadIndent=n tailIndent=n defaultTabInterval=n
        textTab: alignment location=n
        userDefinedRuntimeAttribute: type keyPath value catalog localized=b
        accessibility: label identifier hint value
        accessibilityTraits: none=b button=b link=b image=b selected=b staticText=b header=b searchField=b \
        playsSound=b keyboardKey=b summaryElement=b updatesFrequently=b allowsDirectInteraction=b causesPageTurn=b \
        notEnabled=b startsMediaSession=b adjustable=b tabBar=b
        textInputTraits: returnKeyType=returnKey autocorrectionType=yesNo autocapitalizationType=autocapitalization \
        keyboardType=keyboard spellCheckingType=yesNo textContentType secureTextEntry=b \
        enablesReturnKeyAutomatically=b smartDashesType=yesNo smartQuotesType=yesNo smartInsertDeleteType=yesNo \
        keyboardAppearance=keyboardAppearance
        dataDetectorType,dataDetectorTypes: none=b link=b phoneNumber=b address=b calendarEvent=b \
        shipmentTrackingNumber=b flightNumber=b lookupSuggestion=b
        audiovisualMediaTypes,standardMapConfiguration,wkPreferences,wkWebViewConfiguration: *
        view: contentMode=contentMode customClass customModule customModuleProvider userLabel tag=i alpha=n hidden=b \
        opaque=b clipsSubviews=b userInteractionEnabled=b multipleTouchEnabled=b clearsContextBeforeDrawing=b \
        autoresizesSubviews=b translatesAutoresizingMaskIntoConstraints=b fixedFrame=b misplaced=b ambiguous=b \
        verifyAmbiguity colorLabel horizontalHuggingPriority=n verticalHuggingPriority=n \
        horizontalCompressionResistancePriority=n verticalCompressionResistancePriority=n placeholderIntrinsicWidth \
        placeholderIntrinsicHeight insetsLayoutMarginsFromSafeArea=b preservesSuperviewLayoutMargins=b \
        layoutMarginsFollowReadableWidth=b semanticContentAttribute=semantics restorationIdentifier appearanceType \
        simulatedAppContext customClassName focusGroupIdentifier focusGroupPriority=n
        containerView,mapView,glkView,skView,webView,wkWebView,pickerView < view: *
        window < view: visibleAtLaunch=b resizesToFullScreen=b
        control < view: enabled=b selected=b highlighted=b contentHorizontalAlignment=horizontalAlignment \
        contentVerticalAlignment=verticalAlignment showsMenuAsPrimaryAction=b symbolAnimationEnabled=b toolTip
        label < view: text textAlignment=textAlignment lineBreakMode=lineBreak numberOfLines=i \
        baselineAdjustment=baselineAdjustment adjustsFontSizeToFit=b adjustsLetterSpacingToFitWidth=b \
        adjustsFontForContentSizeCategory=b minimumFontSize=n minimumScaleFactor=n preferredMaxLayoutWidth=n \
        usesAttributedText=b enabled=b highlighted=b showsExpansionTextWhenTruncated=b
        imageView < view: image highlightedImage catalog highlighted=b \
        adjustsImageSizeForAccessibilityContentSizeCategory=b
        button < control: buttonType=buttonType lineBreakMode=lineBreak showsTouchWhenHighlighted=b \
        adjustsImageWhenHighlighted=b adjustsImageWhenDisabled=b reversesTitleShadowWhenHighlighted=b \
        changesSelectionAsPrimaryAction=b role=buttonRole adjustsImageSizeForAccessibilityContentSizeCategory=b \
        pointerInteraction=b hasAttributedTitle=b springLoaded=b
        state: title image backgroundImage catalog
        buttonConfiguration: style title subtitle cornerStyle=cornerStyle image catalog imagePadding=n titlePadding=n \
        imagePlacement=imagePlacement titleAlignment=titleAlignment showsActivityIndicator=b buttonSize=buttonSize
        backgroundConfiguration: image imageContentMode=contentMode catalog cornerRadius=n strokeWidth=n strokeOutset=n
        listContentConfiguration: text secondaryText image catalog imageToTextPadding=n \
        textToSecondaryTextVerticalPadding=n textToSecondaryTextHorizontalPadding=n \
        prefersSideBySideTextAndSecondaryText=b
        textField < control: text placeholder textAlignment=textAlignment borderStyle=borderStyle \
        clearButtonMode=viewMode clearsOnBeginEditing=b minimumFontSize=n adjustsFontSizeToFit=b \
        adjustsFontForContentSizeCategory=b background disabledBackground allowsEditingTextAttributes=b \
        usesAttributedText=b
        switch < control: on=b title preferredStyle
        slider < control: value=n minValue=n maxValue=n continuous=b minimumValueImage maximumValueImage
        stepper < control: value=n minimumValue=n maximumValue=n stepValue=n continuous=b autorepeat=b wraps=b
        segmentedControl < control: segmentControlStyle=segmentStyle selectedSegmentIndex=i momentary=b \
        apportionsSegmentWidthsByContent=b
        segment: title image width=n enabled=b catalog
        pageControl < control: numberOfPages=i currentPage=i hidesForSinglePage=b defersCurrentPageDisplay=b \
        backgroundStyle
        datePicker < control: datePickerMode=datePickerMode minuteInterval=i style=datePickerStyle useCurrentDate=b \
        countDownDuration=n
        refreshControl < control:
        activityIndicatorView < view: style=activityStyle animating=b hidesWhenStopped=b
        progressView < view: progress=n progressViewStyle=progressStyle progressImage trackImage
        stackView < view: axis=axis spacing=n alignment=alignment distribution=distribution spacingType \
        baselineRelativeArrangement=b layoutMarginsRelativeArrangement=b
        visualEffectView < view:
        blurEffect: style=blur
        vibrancyEffect: style=vibrancy
        scrollView < view: scrollEnabled=b pagingEnabled=b directionalLockEnabled=b bounces=b bouncesZoom=b \
        alwaysBounceHorizontal=b alwaysBounceVertical=b showsHorizontalScrollIndicator=b \
        showsVerticalScrollIndicator=b indicatorStyle=indicatorStyle minimumZoomScale=n maximumZoomScale=n \
        delaysContentTouches=b canCancelContentTouches=b keyboardDismissMode=keyboardDismiss \
        contentInsetAdjustmentBehavior=insetAdjustment automaticallyAdjustsScrollIndicatorInsets=b
        textView < scrollView: text textAlignment=textAlignment editable=b selectable=b usesAttributedText=b \
        adjustsFontForContentSizeCategory=b allowsEditingTextAttributes=b layoutManager findInteractionEnabled=b
        tableView < scrollView: style=tableStyle dataMode=dataMode separatorStyle=separator rowHeight=n \
        sectionHeaderHeight=n sectionFooterHeight=n estimatedRowHeight=n estimatedSectionHeaderHeight=n \
        estimatedSectionFooterHeight=n allowsSelection=b allowsSelectionDuringEditing=b allowsMultipleSelection=b \
        allowsMultipleSelectionDuringEditing=b separatorInsetReference=insetReference contentViewInsetsToSafeArea=b \
        sectionIndexMinimumDisplayRowCount=i springLoaded=b
        tableViewSection: headerTitle footerTitle userLabel colorLabel
        tableViewCell < view: style=cellStyle selectionStyle=selectionStyle accessoryType=accessory \
        editingAccessoryType=accessory indentationWidth=n indentationLevel=i rowHeight=n reuseIdentifier textLabel \
        detailTextLabel imageView hidesAccessoryWhenEditing=b shouldIndentWhileEditing=b showsReorderControl=b \
        focusStyle
        tableViewCellContentView < view: tableViewCell
        collectionView < scrollView: dataMode=dataMode allowsSelection=b allowsMultipleSelection=b \
        prefetchingEnabled=b springLoaded=b
        collectionReusableView < view: reuseIdentifier
        collectionViewCell < view: reuseIdentifier
        collectionViewCellContentView < view:
        collectionViewLayout: customClass customModule customModuleProvider
        collectionViewFlowLayout: minimumLineSpacing=n minimumInteritemSpacing=n automaticEstimatedItemSize=b \
        sectionInsetReference=sectionInsetReference scrollDirection=scrollDirection \
        sectionHeadersPinToVisibleBounds=b sectionFootersPinToVisibleBounds=b customClass customModule \
        customModuleProvider
        navigationBar < view: barStyle=barStyle translucent=b largeTitles=b backIndicatorImage \
        backIndicatorTransitionMask shadowImage catalog
        toolbar < view: barStyle=barStyle translucent=b
        tabBar < view: barStyle=barStyle translucent=b itemPositioning=itemPositioning itemWidth=n itemSpacing=n \
        backgroundImage shadowImage selectionIndicatorImage catalog
        searchBar < view: text placeholder prompt searchBarStyle=searchStyle barStyle=barStyle translucent=b \
        showsCancelButton=b showsBookmarkButton=b showsScopeBar=b showsSearchResultsButton=b backgroundImage \
        scopeBarBackgroundImage
        navigationBarAppearance,tabBarAppearance,toolbarAppearance: backgroundEffect backgroundImage \
        backgroundImageContentMode=contentMode shadowImage backIndicatorImage backIndicatorTransitionMaskImage \
        selectionIndicatorImage stackedItemWidth=n stackedItemSpacing=n catalog
        barButtonItemAppearance,tabBarItemAppearance: style
        barButtonItemStateAppearance,tabBarItemStateAppearance: backgroundImage catalog
        offset: horizontal=n vertical=n
        navigationItem: title prompt largeTitleDisplayMode=largeTitle leftItemsSupplementBackButton=b \
        hidesBackButton=b backButtonTitle backButtonDisplayMode=backButton style userLabel
        barButtonItem: title image landscapeImage catalog systemItem=systemItem style=itemStyle enabled=b selected=b \
        hidden=b tag=i width=n userLabel changesSelectionAsPrimaryAction=b springLoaded=b
        tabBarItem: title image selectedImage landscapeImage catalog systemItem=tabSystemItem enabled=b tag=i \
        badgeValue userLabel springLoaded=b
        viewController: sceneMemberID storyboardIdentifier title userLabel customClass customModule \
        customModuleProvider useStoryboardIdentifierAsRestorationIdentifier=b restorationIdentifier \
        automaticallyAdjustsScrollViewInsets=b extendedLayoutIncludesOpaqueBars=b hidesBottomBarWhenPushed=b \
        definesPresentationContext=b providesPresentationContextTransitionStyle=b \
        modalPresentationStyle=presentationStyle modalTransitionStyle=transitionStyle interfaceStyle=interfaceStyle \
        autoresizesArchivedViewToFullSize=b wantsFullScreenLayout=b nibName focusGroupIdentifier
        navigationController < viewController: navigationBarHidden=b toolbarHidden=b hidesBarsOnSwipe=b \
        hidesBarsOnTap=b hidesBarsWhenKeyboardAppears=b hidesBarsWhenVerticallyCompact=b
        tableViewController < viewController: clearsSelectionOnViewWillAppear=b
        collectionViewController < viewController: clearsSelectionOnViewWillAppear=b
        tabBarController < viewController:
        splitViewController < viewController: allowDoubleColumnStyle=b allowTripleColumnStyle=b \
        preferredDisplayMode=displayMode presentsWithGesture=b behavior=splitBehavior \
        primaryBackgroundStyle=splitBackground minimumPrimaryColumnWidth=n maximumPrimaryColumnWidth=n \
        preferredPrimaryColumnWidthFraction=n preferredPrimaryColumnWidth=n showsSecondaryOnlyButton=b
        pageViewController < viewController: transitionStyle=pageTransition navigationOrientation=pageOrientation \
        spineLocation=spine pageSpacing=n doubleSided=b
        avPlayerViewController,glkViewController,lookAroundViewController,hostingController < viewController: *
        viewControllerPlaceholder: storyboardName storyboardIdentifier referencedIdentifier bundleIdentifier \
        sceneMemberID userLabel
        searchDisplayController: customClass customModule customModuleProvider
        gestureRecognizer: userLabel enabled=b cancelsTouchesInView=b delaysTouchesBegan=b delaysTouchesEnded=b \
        customClass customModule customModuleProvider
        tapGestureRecognizer < gestureRecognizer: numberOfTapsRequired=i numberOfTouchesRequired=i
        pongPressGestureRecognizer < gestureRecognizer: minimumPressDuration=n allowableMovement=n \
        numberOfTapsRequired=i numberOfTouchesRequired=i
        panGestureRecognizer,screenEdgePanGestureRecognizer < gestureRecognizer: minimumNumberOfTouches=i \
        maximumNumberOfTouches=i
        swipeGestureRecognizer < gestureRecognizer: direction=swipeDirection numberOfTouchesRequired=i
        pinchGestureRecognizer < gestureRecognizer: scale=n
        rotationGestureRecognizer < gestureRecognizer: rotation=n
        keyCommand: input modifierFlags actionName discoverabilityTitle title image
        """
}
