// Numbers of the features of fonts, used as in `[.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector]`.
// Documented (TrueType Reference Manual, Font Feature Registry): the types and selectors of Apple Advanced Typography.
// Each type and selector is drawn as the OpenType feature with the same meaning, if the font has the feature.

/// A number of the registry of font features.
public let kAllTypographicFeaturesType: Int = 0
/// A number of the registry of font features.
public let kLigaturesType: Int = 1
/// A number of the registry of font features.
public let kCommonLigaturesOnSelector: Int = 2
/// A number of the registry of font features.
public let kCommonLigaturesOffSelector: Int = 3
/// A number of the registry of font features.
public let kRareLigaturesOnSelector: Int = 4
/// A number of the registry of font features.
public let kRareLigaturesOffSelector: Int = 5
/// A number of the registry of font features.
public let kContextualLigaturesOnSelector: Int = 18
/// A number of the registry of font features.
public let kContextualLigaturesOffSelector: Int = 19
/// A number of the registry of font features.
public let kLetterCaseType: Int = 3
/// A number of the registry of font features.
public let kSmallCapsSelector: Int = 3
/// A number of the registry of font features.
public let kVerticalSubstitutionType: Int = 4
/// A number of the registry of font features.
public let kNumberSpacingType: Int = 6
/// A number of the registry of font features.
public let kMonospacedNumbersSelector: Int = 0
/// A number of the registry of font features.
public let kProportionalNumbersSelector: Int = 1
/// A number of the registry of font features.
public let kThirdWidthNumbersSelector: Int = 2
/// A number of the registry of font features.
public let kQuarterWidthNumbersSelector: Int = 3
/// A number of the registry of font features.
public let kVerticalPositionType: Int = 10
/// A number of the registry of font features.
public let kNormalPositionSelector: Int = 0
/// A number of the registry of font features.
public let kSuperiorsSelector: Int = 1
/// A number of the registry of font features.
public let kInferiorsSelector: Int = 2
/// A number of the registry of font features.
public let kOrdinalsSelector: Int = 3
/// A number of the registry of font features.
public let kScientificInferiorsSelector: Int = 4
/// A number of the registry of font features.
public let kFractionsType: Int = 11
/// A number of the registry of font features.
public let kNoFractionsSelector: Int = 0
/// A number of the registry of font features.
public let kVerticalFractionsSelector: Int = 1
/// A number of the registry of font features.
public let kDiagonalFractionsSelector: Int = 2
/// A number of the registry of font features.
public let kTypographicExtrasType: Int = 14
/// A number of the registry of font features.
public let kSlashedZeroOnSelector: Int = 4
/// A number of the registry of font features.
public let kSlashedZeroOffSelector: Int = 5
/// A number of the registry of font features.
public let kStyleOptionsType: Int = 19
/// A number of the registry of font features.
public let kCharacterShapeType: Int = 20
/// A number of the registry of font features.
public let kNumberCaseType: Int = 21
/// A number of the registry of font features.
public let kLowerCaseNumbersSelector: Int = 0
/// A number of the registry of font features.
public let kUpperCaseNumbersSelector: Int = 1
/// A number of the registry of font features.
public let kTextSpacingType: Int = 22
/// A number of the registry of font features.
public let kProportionalTextSelector: Int = 0
/// A number of the registry of font features.
public let kMonospacedTextSelector: Int = 1
/// A number of the registry of font features.
public let kCaseSensitiveLayoutType: Int = 33
/// A number of the registry of font features.
public let kCaseSensitiveLayoutOnSelector: Int = 0
/// A number of the registry of font features.
public let kCaseSensitiveLayoutOffSelector: Int = 1
/// A number of the registry of font features.
public let kCaseSensitiveSpacingOnSelector: Int = 2
/// A number of the registry of font features.
public let kCaseSensitiveSpacingOffSelector: Int = 3
/// A number of the registry of font features.
public let kStylisticAlternativesType: Int = 35
/// A number of the registry of font features.
public let kContextualAlternatesType: Int = 36
/// A number of the registry of font features.
public let kContextualAlternatesOnSelector: Int = 0
/// A number of the registry of font features.
public let kContextualAlternatesOffSelector: Int = 1
/// A number of the registry of font features.
public let kLowerCaseType: Int = 37
/// A number of the registry of font features.
public let kDefaultLowerCaseSelector: Int = 0
/// A number of the registry of font features.
public let kLowerCaseSmallCapsSelector: Int = 1
/// A number of the registry of font features.
public let kLowerCasePetiteCapsSelector: Int = 2
/// A number of the registry of font features.
public let kUpperCaseType: Int = 38
/// A number of the registry of font features.
public let kDefaultUpperCaseSelector: Int = 0
/// A number of the registry of font features.
public let kUpperCaseSmallCapsSelector: Int = 1
/// A number of the registry of font features.
public let kUpperCasePetiteCapsSelector: Int = 2
/// A number of the registry of font features.
public let kStylisticAltOneOnSelector: Int = 2
/// A number of the registry of font features.
public let kStylisticAltOneOffSelector: Int = 3
/// A number of the registry of font features.
public let kStylisticAltTwoOnSelector: Int = 4
/// A number of the registry of font features.
public let kStylisticAltTwoOffSelector: Int = 5
/// A number of the registry of font features.
public let kStylisticAltThreeOnSelector: Int = 6
/// A number of the registry of font features.
public let kStylisticAltThreeOffSelector: Int = 7
/// A number of the registry of font features.
public let kStylisticAltFourOnSelector: Int = 8
/// A number of the registry of font features.
public let kStylisticAltFourOffSelector: Int = 9
/// A number of the registry of font features.
public let kStylisticAltFiveOnSelector: Int = 10
/// A number of the registry of font features.
public let kStylisticAltFiveOffSelector: Int = 11
/// A number of the registry of font features.
public let kStylisticAltSixOnSelector: Int = 12
/// A number of the registry of font features.
public let kStylisticAltSixOffSelector: Int = 13
/// A number of the registry of font features.
public let kStylisticAltSevenOnSelector: Int = 14
/// A number of the registry of font features.
public let kStylisticAltSevenOffSelector: Int = 15
/// A number of the registry of font features.
public let kStylisticAltEightOnSelector: Int = 16
/// A number of the registry of font features.
public let kStylisticAltEightOffSelector: Int = 17
/// A number of the registry of font features.
public let kStylisticAltNineOnSelector: Int = 18
/// A number of the registry of font features.
public let kStylisticAltNineOffSelector: Int = 19
/// A number of the registry of font features.
public let kStylisticAltTenOnSelector: Int = 20
/// A number of the registry of font features.
public let kStylisticAltTenOffSelector: Int = 21
/// A number of the registry of font features.
public let kStylisticAltElevenOnSelector: Int = 22
/// A number of the registry of font features.
public let kStylisticAltElevenOffSelector: Int = 23
/// A number of the registry of font features.
public let kStylisticAltTwelveOnSelector: Int = 24
/// A number of the registry of font features.
public let kStylisticAltTwelveOffSelector: Int = 25
/// A number of the registry of font features.
public let kStylisticAltThirteenOnSelector: Int = 26
/// A number of the registry of font features.
public let kStylisticAltThirteenOffSelector: Int = 27
/// A number of the registry of font features.
public let kStylisticAltFourteenOnSelector: Int = 28
/// A number of the registry of font features.
public let kStylisticAltFourteenOffSelector: Int = 29
/// A number of the registry of font features.
public let kStylisticAltFifteenOnSelector: Int = 30
/// A number of the registry of font features.
public let kStylisticAltFifteenOffSelector: Int = 31
/// A number of the registry of font features.
public let kStylisticAltSixteenOnSelector: Int = 32
/// A number of the registry of font features.
public let kStylisticAltSixteenOffSelector: Int = 33
/// A number of the registry of font features.
public let kStylisticAltSeventeenOnSelector: Int = 34
/// A number of the registry of font features.
public let kStylisticAltSeventeenOffSelector: Int = 35
/// A number of the registry of font features.
public let kStylisticAltEighteenOnSelector: Int = 36
/// A number of the registry of font features.
public let kStylisticAltEighteenOffSelector: Int = 37
/// A number of the registry of font features.
public let kStylisticAltNineteenOnSelector: Int = 38
/// A number of the registry of font features.
public let kStylisticAltNineteenOffSelector: Int = 39
/// A number of the registry of font features.
public let kStylisticAltTwentyOnSelector: Int = 40
/// A number of the registry of font features.
public let kStylisticAltTwentyOffSelector: Int = 41
