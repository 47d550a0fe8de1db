// Further numbers of the registry of font features. Numbers without an OpenType feature of the same meaning are
// stored in a descriptor and have no effect.

/// A number of the registry of font features.
public let kContextualSwashAlternatesOnSelector: Int = 4
/// A number of the registry of font features.
public let kContextualSwashAlternatesOffSelector: Int = 5
/// A number of the registry of font features.
public let kSwashAlternatesOnSelector: Int = 2
/// A number of the registry of font features.
public let kSwashAlternatesOffSelector: Int = 3
/// A number of the registry of font features.
public let kNoStylisticAlternatesSelector: Int = 0
/// A number of the registry of font features.
public let kSmartSwashType: Int = 8
/// A number of the registry of font features.
public let kWordInitialSwashesOnSelector: Int = 0
/// A number of the registry of font features.
public let kWordInitialSwashesOffSelector: Int = 1
/// A number of the registry of font features.
public let kWordFinalSwashesOnSelector: Int = 2
/// A number of the registry of font features.
public let kWordFinalSwashesOffSelector: Int = 3
/// A number of the registry of font features.
public let kLineInitialSwashesOnSelector: Int = 4
/// A number of the registry of font features.
public let kLineInitialSwashesOffSelector: Int = 5
/// A number of the registry of font features.
public let kLineFinalSwashesOnSelector: Int = 6
/// A number of the registry of font features.
public let kLineFinalSwashesOffSelector: Int = 7
/// A number of the registry of font features.
public let kNonFinalSwashesOnSelector: Int = 8
/// A number of the registry of font features.
public let kNonFinalSwashesOffSelector: Int = 9
/// A number of the registry of font features.
public let kUpperAndLowerCaseSelector: Int = 0
/// A number of the registry of font features.
public let kAllCapsSelector: Int = 1
/// A number of the registry of font features.
public let kAllLowerCaseSelector: Int = 2
/// A number of the registry of font features.
public let kInitialCapsSelector: Int = 4
/// A number of the registry of font features.
public let kInitialCapsAndSmallCapsSelector: Int = 5
/// A number of the registry of font features.
public let kSubstituteVerticalFormsOnSelector: Int = 0
/// A number of the registry of font features.
public let kSubstituteVerticalFormsOffSelector: Int = 1
/// A number of the registry of font features.
public let kOrnamentSetsType: Int = 16
/// A number of the registry of font features.
public let kCharacterAlternativesType: Int = 17
/// A number of the registry of font features.
public let kDesignComplexityType: Int = 18
/// A number of the registry of font features.
public let kMathematicalExtrasType: Int = 15
/// A number of the registry of font features.
public let kHalfWidthTextSelector: Int = 2
/// A number of the registry of font features.
public let kThirdWidthTextSelector: Int = 3
/// A number of the registry of font features.
public let kQuarterWidthTextSelector: Int = 4
/// A number of the registry of font features.
public let kAltProportionalTextSelector: Int = 5
/// A number of the registry of font features.
public let kAltHalfWidthTextSelector: Int = 6
/// A number of the registry of font features.
public let kAllTypeFeaturesOnSelector: Int = 0
/// A number of the registry of font features.
public let kAllTypeFeaturesOffSelector: Int = 1
/// A number of the registry of font features.
public let kRequiredLigaturesOnSelector: Int = 0
/// A number of the registry of font features.
public let kRequiredLigaturesOffSelector: Int = 1
/// A number of the registry of font features.
public let kHistoricalLigaturesOnSelector: Int = 20
/// A number of the registry of font features.
public let kHistoricalLigaturesOffSelector: Int = 21
/// A number of the registry of font features.
public let kNoStyleOptionsSelector: Int = 0
/// A number of the registry of font features.
public let kDisplayTextSelector: Int = 1
/// A number of the registry of font features.
public let kEngravedTextSelector: Int = 2
/// A number of the registry of font features.
public let kIlluminatedCapsSelector: Int = 3
/// A number of the registry of font features.
public let kTitlingCapsSelector: Int = 4
/// A number of the registry of font features.
public let kTallCapsSelector: Int = 5
