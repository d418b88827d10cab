import { lazyScreen } from './lazy-screen.ts'
import { SignInFrame } from './pages/SignInFrame.tsx'
import { loadShell } from './preload.ts'

/** The frames; the one for signing in is needed at once, the others come with the first screen that uses them. */
export const layouts = {
  'sign-in': SignInFrame,
  shell: lazyScreen(loadShell, (m) => m.Shell),
  public: lazyScreen(
    () => import('./shell/PublicFrame.tsx'),
    (m) => m.PublicFrame,
  ),
} as const
