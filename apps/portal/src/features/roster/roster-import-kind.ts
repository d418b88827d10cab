import { rosterImport } from '@capiz/api/contract/roster'
import type { ImportKind, RowImport } from '../../patterns/import/kind.ts'

/** The workbench of doctor rosters. */
export const rosterImportKind: ImportKind = {
  stale: 'rosterImport.*',
  calls: rosterImport,
  rowLabels: {
    new: 'New physician',
    changed: 'Affiliate',
    same: 'Nothing to do',
    conflict: 'Needs a decision',
    bad: 'Error',
    removed: 'Not in the roster',
  },
  itemLabel: 'Physician',
  changesLabel: 'Effect',
}

/** Returns the outcome of a roster in one sentence. */
export function rosterSummary({ counts }: Pick<RowImport, 'counts'>): string {
  const parts = [
    `${counts.new} new`,
    `${counts.changed} on record to affiliate`,
    `${counts.same} with nothing to do`,
  ]
  if (counts.conflict > 0) {
    parts.push(counts.conflict === 1 ? '1 needs a decision' : `${counts.conflict} need a decision`)
  }
  if (counts.bad > 0) parts.push(`${counts.bad} cannot be used`)
  return `${parts.join(', ')}.`
}
