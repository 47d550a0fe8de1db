import RandomWalk
import Testing

/// Walks that once broke a condition, as printed by `make walk`.
@MainActor
struct OnceBrokenWalkTests {
    nonisolated static let scripts: [(name: String, script: String)] = [
        (
            "columns whose first pages stand in another order",
            """
            triple
            push 564 901 animated
            push 683 969
            set 182 726
            resize 196 40 animated
            edge 417 201
            inside 916 213
            set 135 943 animated
            move 126 602 animated
            push 648 746 animated
            """
        ),
        (
            "a page whose property animator was cut short",
            """
            plain
            animator 208 323
            set 439 895 animated
            set 262 706
            pop 298 335
            """
        ),
        (
            "a presentation asked from a screen that is being dismissed",
            """
            tabs rightToLeft
            present 741 414 animated
            rest 800 208
            inside 249 19 animated
            present 689 451
            push 579 707 animated
            dismiss 719 48 animated
            """
        ),
        (
            "a window that gets narrow while columns disappear",
            """
            triple
            column 925 776
            resize 253 603
            resize 754 514
            """
        ),
        (
            "a window that gets narrow under a presentation",
            """
            split
            present 19 362 animated
            resize 280 628 animated
            """
        ),
        (
            "a presentation asked from a root that is leaving the window",
            """
            triple rightToLeft
            inside 289 890 animated
            present 930 266 animated
            away 395 407 animated
            """
        ),
        (
            "a dismissal asked when the presented screen has appeared",
            """
            plain
            present 240 129 animated
            inside 83 745 animated
            dismiss 406 770 animated
            rest 898 891 animated
            """
        ),
        (
            "a dismissal asked when a covering screen has appeared",
            """
            sheet rightToLeft
            inside 112 967
            dismiss 646 456 animated
            present 526 974
            """
        ),
        (
            "a page that goes to another stack while it still leaves its own",
            """
            split
            push 876 315
            push 312 203 animated
            resize 727 185 animated
            pop 24 848 animated
            give 286 569 animated
            """
        ),
        (
            "a page that goes to a stack that is not on screen",
            """
            tabs
            push 559 492
            tab 189 903 animated
            give 63 729 animated
            """
        ),
        (
            "a presentation asked from a screen that is still being presented",
            """
            split
            push 77 283 animated
            inside 469 13 animated
            present 425 50
            present 844 286
            """
        ),
        (
            "a presentation asked while a window takes another root, by what is covered",
            """
            plain rightToLeft
            present 920 305 animated
            push 759 74 animated
            inside 951 293
            present 220 274 animated
            present 783 662
            away 236 762 animated
            """
        ),
        (
            "a presentation asked while a window takes another root, by its own page",
            """
            split rightToLeft
            set 922 131
            resize 650 299
            inside 108 547 animated
            present 565 798 animated
            set 966 896 animated
            away 121 809
            resize 233 906 animated
            popTo 134 18
            """
        ),
        (
            "a screen whose animator was taken back before it showed",
            """
            plain
            push 864 285
            animator 380 625
            back 246 970 animated
            interaction 38 408
            push 91 881 animated
            inside 102 418 animated
            pop 759 26 animated
            popTo 680 387
            finish 319 387 animated
            push 894 181 animated
            popTo 744 147 animated
            """
        ),
        (
            "a page that goes to another stack while a finger takes its pop back",
            """
            split rightToLeft
            resize 234 743 animated
            edge 469 463 animated
            give 424 491 animated
            move 486 494 animated
            frames 652 299
            """
        ),
        (
            "a page whose pop a finger takes back when the stack that it went to has dropped it",
            """
            split rightToLeft
            resize 234 743 animated
            edge 469 463 animated
            set 937 4 animated
            give 424 491 animated
            set 283 967
            move 486 494 animated
            frames 652 299
            """
        ),
        (
            "a page given to another stack and back while its stack is being presented",
            """
            plain all rightToLeft
            present 162 313 animated
            prompt 554 587
            push 77 677
            overrideTraits 259 980 animated at 10
            searchItem 161 536 animated at 17
            give 352 91 at 31
            frames 206 222 animated
            hideBar 272 868 animated
            give 143 256 animated
            """
        ),
        (
            "a page given away twice while the effects of the first are carried out",
            """
            triple all
            releaseAll 943 40 animated at 54
            resize 733 775 animated
            give 130 153 animated in didLayout
            give 519 814 animated
            """
        ),
        (
            "a page given back while its stack takes it over",
            """
            plain all
            present 443 981 at 73
            releaseAll 459 610 animated
            push 637 263 animated at 22
            push 863 485 at 77
            set 534 913
            give 175 524 at 30
            popToRoot 903 229 animated at 50
            give 980 677 animated at 63
            rows 559 71 animated at 40
            pop 49 362 animated
            hideBar 333 70 animated
            """
        ),
        (
            "a page given to one stack and to another in the callbacks of that",
            """
            triple all
            present 726 41 animated at 61
            frame 146 350 at 19
            edge 638 762 animated
            scroll 872 872 in willLayout
            push 895 327 in viewTraits
            set 559 625 at 78
            push 485 534 animated
            give 568 513 animated at 21
            give 13 298 animated
            """
        ),
    ]

    @Test("a walk that once broke a promise keeps all", arguments: scripts.map(\.name))
    func keeps(name: String) throws {
        let script = try #require(Self.scripts.first { $0.name == name }?.script)
        let walk = try #require(Walk(script: script))
        let fault = walk.run()
        #expect(fault == nil, "\(fault.map(String.init(describing:)) ?? "")")
    }
}
