import { lazyScreen } from './lazy-screen.ts'
import { SignInFrame } from './pages/SignInFrame.tsx'

const loadShell = () => import('./shell/Shell.tsx')

/** The frames; the one for signing in is needed at once, the others come with the first screen that uses them. */
export const layouts = {
  'sign-in': SignInFrame,
  shell: lazyScreen(loadShell, (m) => m.Shell),
  public: lazyScreen(
    () => import('./shell/PublicFrame.tsx'),
    (m) => m.PublicFrame,
  ),
} as const

/** Fetches the frame of users ahead of time, while the password is still being typed. */
export function preloadShell(): void {
  loadShell().catch(() => undefined)
}
