/** Components that cover the window, or open what does: a story of theirs that is drawn on a page is given a height. */
const COVERING =
  /^(?:Overlays|Shell)\/|\/(?:Toaster|LoadingBar|StatusChangeDialog|PriceQuestions|ReferenceListEditor)$/u

/** Returns whether the stories of a component cover their window. */
export function isCovering(title: string): boolean {
  return COVERING.test(title)
}
