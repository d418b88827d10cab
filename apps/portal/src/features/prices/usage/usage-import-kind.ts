import { usageImport } from '@capiz/api/contract/usage'
import type { ImportKind, RowImport } from '../../../patterns/import/kind.ts'

/** The workbench of the monthly counts of use. */
export const usageImportKind: ImportKind = {
  stale: 'usageImport.*',
  calls: usageImport,
  rowLabels: {
    new: 'New',
    changed: 'Changed',
    same: 'The same',
    conflict: 'Needs a decision',
    bad: 'Error',
    removed: 'Not in the file',
  },
  itemLabel: 'Facility, item and month',
  changesLabel: 'Count',
}

/** Returns the outcome of a file of counts in one sentence. */
export function usageSummary({ counts }: Pick<RowImport, 'counts'>): string {
  const parts = [`${counts.new} new`, `${counts.changed} changed`, `${counts.same} the same`]
  if (counts.conflict > 0) parts.push(`${counts.conflict} to decide`)
  if (counts.bad > 0) parts.push(`${counts.bad} cannot be used`)
  return `${parts.join(', ')}. Each facility's month in the file replaces what was counted for it before.`
}
