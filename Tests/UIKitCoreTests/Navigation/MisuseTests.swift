import Foundation
import Testing
import UIKit
import UIKitTesting

/// Misuse for which UIKit raises an exception stops the program, with a message that names call, object and remedy.
struct MisuseTests {
    /// The standard error of a stopped program.
    private func message(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test("pushing what is on the stack already")
    func twice() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let page = UIViewController()
                let navigation = UINavigationController(rootViewController: page)
                navigation.pushViewController(page, animated: false)
            }
        }
        #expect(message(result).contains("UINavigationController.pushViewController"))
        #expect(message(result).contains("push a new instance"))
    }

    @Test("pushing a navigation controller")
    func navigationController() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UINavigationController(rootViewController: UIViewController()).pushViewController(
                    UINavigationController(), animated: false)
            }
        }
        #expect(message(result).contains("is a navigation controller; present it"))
    }

    @Test("asking for the content scroll view of several edges")
    func severalEdges() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UIViewController().contentScrollView(for: [.top, .bottom]) }
        }
        #expect(message(result).contains("UIViewController.contentScrollView"))
        #expect(message(result).contains("call it for each edge"))
    }

    @Test("connecting an outlet that a class with a list does not have")
    func unknownOutlet() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let owner = "<connections><outlet property='lable' destination='l' id='o'/></connections>"
                let nib = UINib(data: Data(InterfaceFolder.nib("<label id='l'/>", owner: owner).utf8), bundle: nil)
                _ = nib.instantiate(withOwner: OwnNib())
            }
        }
        #expect(
            message(result).contains(
                """
                Data.xib, line 3: the object "-1" is connected to the outlet "lable", which its class OwnNib \
                does not have
                """
            ))
    }

    @Test("popping to what is not on the stack")
    func unknown() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = UINavigationController(rootViewController: UIViewController()).popToViewController(
                    UIViewController(), animated: false)
            }
        }
        #expect(message(result).contains("UINavigationController.popToViewController"))
        #expect(message(result).contains("not on the navigation stack"))
    }

    @Test("a stack with one controller twice")
    func listedTwice() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let page = UIViewController()
                UINavigationController().viewControllers = [page, page]
            }
        }
        #expect(message(result).contains("UINavigationController.setViewControllers"))
        #expect(message(result).contains("more than once"))
    }

    @Test("a delegate for the bar of a navigation controller")
    func barDelegate() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                final class Delegate: NSObject, UINavigationBarDelegate {}
                let delegate = Delegate()
                let navigation = UINavigationController(rootViewController: UIViewController())
                navigation.navigationBar.delegate = delegate
                _ = navigation
            }
        }
        #expect(message(result).contains("UINavigationBar.delegate"))
        #expect(message(result).contains("UINavigationControllerDelegate"))
    }

    @Test("items for the bar of a navigation controller")
    func barItems() async {
        let push = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let navigation = UINavigationController(rootViewController: UIViewController())
                navigation.navigationBar.pushItem(UINavigationItem(title: "x"), animated: false)
                _ = navigation
            }
        }
        #expect(message(push).contains("UINavigationBar.pushItem"))
        let set = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let navigation = UINavigationController(rootViewController: UIViewController())
                navigation.navigationBar.items = []
                _ = navigation
            }
        }
        #expect(message(set).contains("UINavigationBar.setItems"))
        #expect(message(set).contains("push and pop view controllers"))
    }

    @Test("an item pushed twice on a bar alone")
    func itemTwice() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let bar = UINavigationBar(frame: .zero)
                let item = UINavigationItem(title: "x")
                bar.pushItem(item, animated: false)
                bar.pushItem(item, animated: false)
            }
        }
        #expect(message(result).contains("UINavigationBar.pushItem"))
    }

    @Test("presenting what is presented already")
    func presentedTwice() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (one, other) = (UIViewController(), UIViewController())
                let app = TestApp(one)
                let second = TestApp(other)
                let sheet = UIViewController()
                app.activate()
                one.present(sheet, animated: false)
                second.activate()
                other.present(sheet, animated: false)
            }
        }
        #expect(message(result).contains("is presented already; dismiss it first"))
    }
}
