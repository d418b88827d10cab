import { lazy } from 'react'
import { load } from '../../../app/lazy-screen.ts'
import { physicianParts, type RecordPart } from '../../../app/record-parts.ts'
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
  ...physicianParts,
  historyPart,
  duplicatesPart,
]

/** What only physicians have among "More actions". */
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
