/// The presentation style of a controller. `automatic` is a page sheet; `none` is only for delegates that do not adapt
/// a presentation.
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover,
        none = -1, automatic = -2
}
/// The animation of a presentation. `partialCurl` is a cross-fade here.
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical = 0, flipHorizontal, crossDissolve, partialCurl }
/// The animation with which the status bar is shown and hidden.
public enum UIStatusBarAnimation: Int, Sendable { case none = 0, fade, slide }
/// The style of the status bar's text: dark, light, or as the interface style requires.
public enum UIStatusBarStyle: Int, Sendable { case `default` = 0, lightContent = 1, darkContent = 3 }
