/** Finds a part of a component in the document of its story: the first that can be seen. */
export function findPart(story: Document, selector: string): Element | undefined {
  return [...story.querySelectorAll(selector)].find((element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1
  })
}
