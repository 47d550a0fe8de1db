// Parts of UIKit's interface, and names that iOS's Foundation and Objective-C's runtime have.
@_exported public import FoundationAdditions
@_exported public import ObjectiveCRuntime
