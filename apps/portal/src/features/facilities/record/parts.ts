import { lazy } from 'react'
import { lazyScreen, load } from '../../../platform/loading/lazy-screen.ts'
import type { RecordPart } from '../../../patterns/provider/record-part.ts'
import {
  checklistPart,
  documentsPart,
  duplicatesPart,
  historyPart,
} from '../../../patterns/provider/parts.ts'
import type { RecordDialog } from '../../../patterns/provider/record-dialog.ts'

/** Returns the parts after the overview, in their order, `handed` among them; each is fetched when it is first opened. */
export const partsWith = (handed: readonly RecordPart[]): readonly RecordPart[] => [
  documentsPart,
  checklistPart,
  duplicatesPart,
  ...handed.filter(({ area }) => area !== 'Compliance' && area !== 'History'),
  {
    path: 'covered-accounts',
    label: 'Covered accounts',
    area: 'Accounts',
    Screen: lazyScreen(
      () => import('./covered/CoveredAccounts.tsx'),
      (m) => m.CoveredAccounts,
    ),
  },
  ...handed.filter(({ area }) => area === 'Compliance'),
  historyPart,
  ...handed.filter(({ area }) => area === 'History'),
]

/** The dialogs under "More actions" that only facilities have. */
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
    label: 'Block or unblock',
    action: 'block',
    Dialog: lazy(async () => ({
      default: (await load(() => import('./dialogs/BlockDialog.tsx'))).BlockDialog,
    })),
  },
]
