import Foundation

/// A value that animations can change gradually.
public protocol Animatable {
    /// What an animation changes.
    associatedtype AnimatableData: VectorArithmetic

    /// The part of the value that an animation changes.
    var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
    /// The whole value.
    public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// Nothing that an animation could change.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

extension Double: Animatable {}
extension Float: Animatable {}
extension CGFloat: Animatable {}
