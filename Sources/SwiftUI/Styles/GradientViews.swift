// Gradients are views, too: they fill what space they are offered.

extension LinearGradient: View {
    /// A rectangle that is filled with the gradient.
    public var body: some View { _ShapeView(shape: Rectangle(), style: self) }
}

extension RadialGradient: View {
    /// A rectangle that is filled with the gradient.
    public var body: some View { _ShapeView(shape: Rectangle(), style: self) }
}

extension EllipticalGradient: View {
    /// A rectangle that is filled with the gradient.
    public var body: some View { _ShapeView(shape: Rectangle(), style: self) }
}

extension AngularGradient: View {
    /// A rectangle that is filled with the gradient.
    public var body: some View { _ShapeView(shape: Rectangle(), style: self) }
}

extension MeshGradient: View {
    /// A rectangle that is filled with the gradient.
    public var body: some View { _ShapeView(shape: Rectangle(), style: self) }
}
