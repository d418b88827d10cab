/** The listener that receives Back and Forward before the router, while typed values are not saved. */
export const popGuard: { hear?: ((event: PopStateEvent) => void) | undefined } = {}

/** Has to be called before the router listens: listeners of the window are called in the order they came. */
export function listenBeforeRouter(): void {
  window.addEventListener('popstate', (event) => popGuard.hear?.(event))
}
