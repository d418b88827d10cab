import { lazy } from 'react'
import { lazyScreen, load } from '../../../app/lazy-screen.ts'
import { facilityParts, type RecordPart } from '../../../app/record-parts.ts'
import {
  checklistPart,
  documentsPart,
  duplicatesPart,
  historyPart,
} from '../../../patterns/provider/parts.ts'
import type { RecordDialog } from '../../../patterns/provider/RecordActions.tsx'

/** The parts after the overview, in their order; each is fetched when it is first opened. */
export const parts: readonly RecordPart[] = [
  documentsPart,
  checklistPart,
  ...facilityParts,
  {
    path: 'covered-accounts',
    label: 'Covered accounts',
    Screen: lazyScreen(
      () => import('./covered/CoveredAccounts.tsx'),
      (m) => m.CoveredAccounts,
    ),
  },
  historyPart,
  duplicatesPart,
]

/** What only facilities have among "More actions". */
export const dialogs: readonly RecordDialog[] = [
  {
    id: 'network',
    label: 'Preferred network',
    action: 'set-preferred-network',
    Dialog: lazy(async () => ({
      default: (await load(() => import('./dialogs/NetworkDialog.tsx'))).NetworkDialog,
    })),
  },
  {
    id: 'block',
    label: 'Block or open',
    action: 'block',
    Dialog: lazy(async () => ({
      default: (await load(() => import('./dialogs/BlockDialog.tsx'))).BlockDialog,
    })),
  },
]
