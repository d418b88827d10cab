import { lazyDialog } from '../../platform/loading/lazy-screen.ts'

/** The dialog that asks more of the requester, fetched when it is first opened. */
export const InformationRequestDialog = lazyDialog(
  () => import('./InformationRequestDialog.tsx'),
  (m) => m.InformationRequestDialog,
)
