import { lazy } from 'react'
import { load } from '../../../platform/loading/lazy-screen.ts'
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
  ...handed.filter(({ area }) => area !== 'History'),
  historyPart,
  ...handed.filter(({ area }) => area === 'History'),
]

/** The dialogs under "More actions" that only physicians have. */
export const dialogs: readonly RecordDialog[] = [
  {
    id: 'picture',
    label: 'Change picture',
    action: 'edit',
    Dialog: lazy(async () => ({
      default: (await load(() => import('./PictureDialog.tsx'))).PictureDialog,
    })),
  },
]
