import UIKit

/// The steps of a recipe, one at a time, in large letters.
class CookingViewController: UIViewController {
    @IBOutlet private weak var progress: UIProgressView!
    @IBOutlet private weak var stepLabel: UILabel!
    @IBOutlet private weak var textLabel: UILabel!
    @IBOutlet private weak var previousButton: UIButton!
    @IBOutlet private weak var nextButton: UIButton!

    var recipe: Recipe?
    private(set) var step = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        update()
    }

    override var prefersStatusBarHidden: Bool { true }

    @IBAction private func back(_ sender: UIButton) { move(by: -1) }
    @IBAction private func forward(_ sender: UIButton) { move(by: 1) }

    private func move(by count: Int) {
        let last = (recipe?.steps.count ?? 1) - 1
        step = min(max(step + count, 0), last)
        UIView.transition(with: textLabel, duration: 0.25, options: .transitionCrossDissolve) { self.update() }
    }

    private func update() {
        guard let steps = recipe?.steps, !steps.isEmpty else { return }
        stepLabel.text = String(localized: "Step \(step + 1) of \(steps.count)", comment: "Above a step")
        textLabel.text = steps[step]
        progress.setProgress(Float(step + 1) / Float(steps.count), animated: view.window != nil)
        previousButton.isEnabled = step > 0
        nextButton.isEnabled = step < steps.count - 1
    }
}
