import Foundation
import MotionLogic
import Testing

@testable import UIKitCore

struct ScrollAxisTests {
    private let axis = ScrollAxis(low: 0, high: 1000, extent: 400, bounces: true, pages: false, rate: 0.998)

    @Test func `a pull past the end shows less and less of itself, and can be asked back`() {
        #expect(axis.shown(500) == 500)
        let shown = axis.shown(-100)
        #expect(shown < 0)
        #expect(shown > -100)
        #expect(abs(axis.raw(showing: shown) + 100) < 1e-6)
        var stiff = axis
        stiff.bounces = false
        #expect(stiff.shown(-100) == 0)
    }

    @Test func `a throw inside the content lands where deceleration says`() {
        let motion = axis.release(from: 100, velocity: 1000)
        #expect(abs(motion.end - (100 + 990 * 0.499)) < 0.01)
        #expect(motion.position(at: 0) == 100)
        #expect(motion.position(at: motion.duration) == motion.end)
        #expect(motion.velocity(at: 0) == 1000)
    }

    @Test func `a throw past the end bounces there and returns, without a jump`() {
        let motion = axis.release(from: 900, velocity: 2000)
        #expect(motion.end == 1000)
        let places = stride(from: 0.0, through: motion.duration + 0.1, by: 1.0 / 240).map { motion.position(at: $0) }
        #expect((places.max() ?? 0) > 1000)
        for (a, b) in zip(places, places.dropFirst()) { #expect(abs(b - a) < 2000 / 240 + 1) }
        #expect(places.last == 1000)
    }

    @Test func `content that does not give stops at its end`() {
        var stiff = axis
        stiff.bounces = false
        let motion = stiff.release(from: 900, velocity: 2000)
        let places = stride(from: 0.0, through: motion.duration + 0.1, by: 1.0 / 240).map { motion.position(at: $0) }
        #expect(places.max() == 1000)
    }

    @Test func `a pull let go at rest returns`() {
        let motion = axis.release(from: -60, velocity: 0)
        #expect(motion.end == 0)
        #expect(motion.position(at: 0.1) > -60)
        #expect(motion.position(at: 0.1) < 0)
    }

    @Test func `pages rest at multiples of the visible length`() {
        var pages = axis
        pages.pages = true
        pages.high = 1200
        #expect(pages.landing(from: 150, velocity: 0) == 0)
        #expect(pages.landing(from: 250, velocity: 0) == 400)
        #expect(pages.landing(from: 30, velocity: 500) == 400)
        #expect(pages.landing(from: 390, velocity: -500) == 0)
        #expect(pages.landing(from: 1190, velocity: 500) == 1200)
        #expect(pages.release(from: 30, velocity: 500).end == 400)
    }

    @Test func `a chosen target is where it rests`() {
        for target in [0.0, 350, 600, 1000] {
            #expect(abs(axis.release(from: 300, velocity: 800, target: target).end - target) < 0.01)
        }
    }
}
