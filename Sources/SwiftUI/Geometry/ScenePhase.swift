/// What a scene is doing.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// The scene isn't visible.
    case background
    /// The scene is visible but doesn't get the user's input.
    case inactive
    /// The scene is visible and gets the user's input.
    case active
}
