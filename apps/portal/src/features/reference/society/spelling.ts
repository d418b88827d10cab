import type { OutputOf } from '@capiz/api/contract/define'
import type { societySpelling } from '@capiz/api/contract/maintenance'
import { refreshCalls } from '../../../platform/data/query.tsx'

/** A society whose spelling nobody has decided on yet. */
export type Spelling = OutputOf<typeof societySpelling.list>[number]

/** Refreshes what names societies after a decision. */
export function refreshSocieties(): Promise<void> {
  return refreshCalls(
    'society.*',
    'societySpelling.*',
    'lookup.*',
    'physician.*',
    'societyRate.*',
    'standardFee.*',
  )
}
