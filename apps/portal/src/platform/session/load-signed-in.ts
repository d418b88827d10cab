/** Fetches what turns the answer about the current user into a session. */
export const loadSignedIn = () => import('./signed-in.ts')
