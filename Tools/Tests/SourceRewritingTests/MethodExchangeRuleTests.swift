import Testing

@Suite struct MethodExchangeRuleTests {
    private let exchange = "func exchange(_ a: Selector, _ b: Selector) { method_exchangeImplementations(a, b) }\n"

    @Test("a method whose selector is exchanged asks which implementation runs, and its body gets a name of its own")
    func replacement() {
        expect(
            """
            import UIKit
            extension UIViewController {
                static let once: Void = {
                    guard let a = class_getInstanceMethod(UIViewController.self, #selector(viewWillAppear(_:))),
                        let b = class_getInstanceMethod(UIViewController.self, #selector(UIViewController.tracked(_:)))
                    else { return }
                    method_exchangeImplementations(a, b)
                }()
                @objc dynamic private func tracked(_ animated: Bool) {
                    tracked(animated)
                }
            }

            """,
            becomes: """
                import UIKit
                extension UIViewController {
                    static let once: Void = {
                        guard let a = class_getInstanceMethod(UIViewController.self, Selector("viewWillAppear:", \
                UIViewController.viewWillAppear(_:))),
                            let b = class_getInstanceMethod(UIViewController.self, Selector("tracked:", \
                UIViewController.tracked(_:))\
                .exchangeable(Selector("implementation_UIViewController_tracked:", \
                UIViewController.implementation_UIViewController_tracked(_:))))
                        else { return }
                        method_exchangeImplementations(a, b)
                    }()
                    dynamic private func tracked(_ animated: Bool) { \
                if let exchanged = ExchangedMethod.find("tracked:", of: UIViewController.self, self) { return \
                exchanged.call(animated) }; \
                return implementation_UIViewController_tracked(animated) }; \
                private func implementation_UIViewController_tracked(_ animated: Bool) {
                        tracked(animated)
                    }
                }

                """)
    }

    @Test("an override of the app keeps its call of super in the body, and a result is returned")
    func overrides() {
        let text = Rewriting(
            """
            class Page: UINavigationController {
                override open func popViewController(animated flag: Bool) -> UIViewController? { \
            super.popViewController(animated: flag) }
                @objc func own_pop(animated: Bool) -> UIViewController? { nil }
                static func swap() { exchange(#selector(Page.popViewController(animated:)), #selector(own_pop)) }
                func exchange(_ a: Selector, _ b: Selector) { method_setImplementation(a, b) }
            }

            """
        ).text
        #expect(
            text.contains(
                "return exchanged.call(flag) }; return implementation_Page_popViewController_animated(flag) }; "))
        #expect(
            text.contains(
                """
                public final func implementation_Page_popViewController_animated(_ flag: Bool) -> \
                UIViewController? { super.popViewController(animated: flag) }
                """
            ))
        #expect(
            text.contains(
                "final func implementation_Page_own_pop_animated(_ animated: Bool) -> UIViewController? { nil }"))
    }

    @Test("in another file a method is prepared where its selector stands beside one of a method of UIKit")
    func otherFiles() {
        let source = """
            extension UIView {
                static func watch() { exchange(#selector(UIView.layoutSubviews), #selector(UIView.watched)) }
                @objc func watched() {}
            }
            class Page: UIViewController {
                func buttons() { a.addTarget(self, action: #selector(save), for: .tap); b.addTarget(self, action: \
            #selector(close), for: .tap) }
                @objc func save() {}
                @objc func close() {}
            }

            """
        let with = Rewriting(source, others: [exchange]).text
        #expect(with.contains("func implementation_UIView_watched()"))
        #expect(!with.contains("implementation_Page_save"))
        #expect(!Rewriting(source).text.contains("implementation"))
    }

    @Test("the methods of a class itself are prepared too")
    func classMethods() {
        let text = Rewriting(
            """
            extension UIFont {
                static func swap() { method_exchangeImplementations(m(#selector(systemFont(ofSize:))), \
            m(#selector(larger(ofSize:)))) }
                @objc class func larger(ofSize size: CGFloat) -> UIFont { larger(ofSize: size + 1) }
            }

            """
        ).text
        #expect(
            text.contains(
                """
                Selector("largerOfSize:", of: UIFont.self, \
                UIFont.larger(ofSize:)).exchangeable(Selector("implementation_UIFont_larger_ofSize:",
                """
            ))
        #expect(text.contains("static func implementation_UIFont_larger_ofSize(_ size: CGFloat) -> UIFont {"))
    }

    @Test("a method whose arguments cannot be passed on stays as it is")
    func others() {
        let text = Rewriting(
            """
            class Page: NSObject {
                static func swap() { method_exchangeImplementations(m(#selector(load)), m(#selector(run(_:))), \
            m(#selector(many(_:)))) }
                @objc func load() async {}
                @objc func run(_ body: () -> Void) {}
                @objc func many(_ numbers: Int...) {}
            }

            """
        ).text
        #expect(!text.contains("implementation"))
    }
}
