import { verificationImport } from '@capiz/api/contract/verification'
import type { ImportKind, RowImport } from '../../patterns/import/kind.ts'

/** The workbench of the answers of a source. */
export const answersImportKind: ImportKind = {
  stale: 'verificationImport.*',
  calls: verificationImport,
  rowLabels: {
    new: 'Record',
    changed: 'Record',
    same: 'No answer',
    conflict: 'Needs a decision',
    bad: 'Error',
    removed: 'Not in the file',
  },
  itemLabel: 'Provider',
  changesLabel: 'Result',
}

/** Returns the outcome of a file of answers in one sentence. */
export function answersSummary({ counts }: Pick<RowImport, 'counts'>): string {
  const parts = [`${counts.changed} to record`, `${counts.same} without an answer`]
  if (counts.conflict > 0) parts.push(`${counts.conflict} to decide`)
  if (counts.bad > 0) parts.push(`${counts.bad} cannot be used`)
  return `${parts.join(', ')}.`
}
