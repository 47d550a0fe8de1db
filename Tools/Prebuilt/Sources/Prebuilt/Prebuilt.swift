@_exported import TestHost
@_exported import UIKit
@_exported import UIKitTesting
