import { deriveChecklist, documentTypes, missingItems, physicianSubject } from '@capiz/domain/checklist'
import { checklistSubject } from '../../src/areas/facility/checklist.ts'
import { tinyToday } from '../setup/tiny-seed.ts'
import type { Sample } from './sample.ts'

/** Groups rows by a text. */
export const grouped = <T>(rows: readonly T[], key: (row: T) => string | null) =>
  Map.groupBy(rows, (row) => key(row) ?? '')
/** Position of a code in the sample, from 0: `HF0000001` is 0. */
export const numberOf = (code: string) => Number(code.replace(/^\D+/, '')) - 1

/** Whether each required document of every accredited provider is there, valid and verified, by its code. */
export function lackingOf(sample: Sample): Map<string, string[]> {
  const documents = grouped(
    sample.attachment.filter(({ supersededBy }) => !supersededBy),
    ({ ownerCode }) => ownerCode,
  )
  const marks = grouped(sample.checklist_mark, ({ ownerCode }) => ownerCode)
  const found = new Map<string, string[]>()
  const look = (code: string, subject: Parameters<typeof deriveChecklist>[0]['subject']) => {
    const rows = deriveChecklist({
      subject,
      documentTypes,
      documents: (documents.get(code) ?? []) as never,
      marks: (marks.get(code) ?? []).map((mark) => ({ ...mark, verifiedDate: null })),
      today: tinyToday,
    })
    const missing = missingItems(rows)
    if (missing.length > 0) found.set(code, missing)
  }
  for (const row of sample.facility)
    if (row.accreditationStatusCode === 'ACCREDITED') look(row.code, checklistSubject(row))
  for (const row of sample.physician)
    if (row.accreditationStatusCode === 'ACCREDITED') look(row.code, physicianSubject(row))
  return found
}

/** Day in UTC of a moment of the sample. */
export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10) as typeof tinyToday
