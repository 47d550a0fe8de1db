@_exported import OSLog
@_exported import SafariServices
@_exported import TestHost
@_exported import UIKit
@_exported import UIKitTesting
@_exported import os
