import { safeFileName } from '@capiz/domain/document'
import type { Upload } from '../../platform/files/upload.ts'
import type { CaseRow, RecordInput } from './kind.ts'
import { saveRecord } from './save.ts'
import { type Saving } from './saving.ts'

/** A violation as it is sent, with the names of the files that are its own. */
export type ViolationForm = RecordInput<'violation'> & { fileNames: readonly string[] }

/**
 * Saves one or several violations, all or none; file by file goes to the violation that names it, else to the first
 * (domain model 9.8).
 */
export async function saveViolations(
  saving: Saving,
  forms: readonly ViolationForm[],
  uploads: readonly Upload[],
): Promise<CaseRow[]> {
  const names = forms.map(({ fileNames }) => new Set(fileNames.map(safeFileName)))
  const placeOf = ({ fileName }: Upload) => {
    const at = names.findIndex((own) => own.has(safeFileName(fileName)))
    return at < 0 ? 0 : at
  }
  const rows: CaseRow[] = []
  for (const [at, form] of forms.entries()) {
    const own = uploads.filter((upload) => placeOf(upload) === at).map((upload) => ({ upload }))
    rows.push(await saveRecord(saving, 'violation', form, own))
  }
  return rows
}
