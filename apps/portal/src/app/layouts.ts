import { lazyScreen } from './lazy-screen.ts'
import { loadPublicFrame, loadShell, loadSignInFrame } from './preload.ts'

/** The frames; each comes with the first screen that uses it. */
export const layouts = {
  'sign-in': lazyScreen(loadSignInFrame, (m) => m.SignInFrame),
  shell: lazyScreen(loadShell, (m) => m.Shell),
  public: lazyScreen(loadPublicFrame, (m) => m.PublicFrame),
} as const
