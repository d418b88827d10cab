/** Components that cover the window, or open what does: on a page of docs each story of theirs gets a window of its own. */
const COVERING =
  /^(?:Overlays|Shell)\/|\/(?:Toaster|LoadingBar|StatusChangeDialog|PriceQuestions|ReferenceListEditor)$/u

/** Returns the way a story of a component is shown on its page of docs. */
export function placeOf(title: string): { inline: boolean; height?: string } {
  return COVERING.test(title) ? { inline: false, height: '420px' } : { inline: true }
}
