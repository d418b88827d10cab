import { lazy } from 'react'
import { load } from '../../../../platform/loading/lazy-screen.ts'

/** The dialog that merges another facility into this one, fetched when it is first opened. */
export const MergeDialog = lazy(async () => ({
  default: (await load(() => import('./MergeDialog.tsx'))).MergeDialog,
}))
