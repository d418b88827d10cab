/** Fetches the frame of users. */
export const loadShell = () => import('./shell/Shell.tsx')

/**
 * Fetches what comes after signing in ahead of time: while the password is still being typed, or together with the
 * current user when there is a session already.
 */
export function preloadShell(): void {
  for (const part of [loadShell(), import('./session/signed-in.ts')]) part.catch(() => undefined)
}
