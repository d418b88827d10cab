import { lazy } from 'react'
import { frames } from './preload.ts'

/** The frames; each comes with the first screen that uses it. */
export const layouts = {
  'sign-in': lazy(frames['sign-in']),
  shell: lazy(frames.shell),
  public: lazy(frames.public),
} as const
