import { whenFetched } from '../platform/loading/lazy-screen.ts'
import { frames } from './preload.ts'

/** The frames; each comes with the first screen that uses it. */
export const layouts = {
  'sign-in': whenFetched(frames['sign-in']),
  shell: whenFetched(frames.shell),
  public: whenFetched(frames.public),
} as const
