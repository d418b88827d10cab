/** What hears of Back and Forward before the router does, while something typed is not saved. */
export const popGuard: { hear?: ((event: PopStateEvent) => void) | undefined } = {}

/** Has to be called before the router listens: listeners of the window are called in the order they came. */
export function listenBeforeRouter(): void {
  window.addEventListener('popstate', (event) => popGuard.hear?.(event))
}
