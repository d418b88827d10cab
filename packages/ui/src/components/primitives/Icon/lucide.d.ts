// The package has no types for its single drawings, and its index would load the types of all of them.
declare module '@lucide/icons/icons/*' {
  const drawing: {
    readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
  }
  export default drawing
}
