/// Makes a type animatable by its stored variables, all of which change together.
///
/// ```swift
/// @Animatable
/// struct Wedge: Shape {
///     var start: Angle
///     var end: Angle
///     @AnimatableIgnored var isFilled: Bool
///
///     func path(in rect: CGRect) -> Path { … }
/// }
/// ```
///
/// Variables without a type annotation must have an initial value that shows their type. Variables with an attribute, such
/// as a property wrapper, are left out.
@attached(extension, conformances: Animatable, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableMacro")

/// Leaves a variable out of what `@Animatable` animates.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "SwiftUIMacros", type: "MarkerMacro")
