const listeners = new Set<() => void>()

/** Calls `listener` each time a visitor types on the sign-in page; returns the function that ends this. */
export function onSignInStart(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Reports typing on the sign-in page, so that the code used after signing in can be fetched meanwhile. */
export function reportSignInStart(): void {
  for (const listener of listeners) listener()
}
