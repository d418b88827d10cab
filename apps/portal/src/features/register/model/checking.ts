import * as v from 'valibot'
import { telephoneMessage, telephonePattern } from '@capiz/domain/provider'
import { documentState } from '@capiz/domain/document'
import type { IsoDate } from '@capiz/domain/time'
import type { Problems } from '../../../platform/forms/form-problems.ts'
import type { UploadedDocument } from './uploaded.ts'
import { lastDayOfEntry, type DocumentPage } from './documents.ts'

/** A text that must be given, in words of its own when it is not, then the rule of the wire. */
export const needed = <S extends v.GenericSchema<string, unknown>>(message: string, rule: S) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(message), rule)

/** A telephone number, or nothing yet. */
export const Telephone = v.union(
  [v.literal(''), v.pipe(v.string(), v.trim(), v.regex(telephonePattern))],
  telephoneMessage,
)

/** Problems in the order in which their fields stand on the page. */
export function inOrder(problems: Problems, names: readonly string[]): Problems {
  const place = (path: string) => names.indexOf(path.split('.')[0] ?? '')
  return Object.fromEntries(Object.entries(problems).sort(([a], [b]) => place(a) - place(b)))
}

/** Documents that have run out since they were chosen. */
export function expiredDocuments(
  page: DocumentPage,
  documents: readonly UploadedDocument[],
  today: IsoDate,
): Problems {
  const expired = documents.filter(
    (document) => documentState(lastDayOfEntry(page, document.typeCode, document.date), today) === 'EXPIRED',
  )
  return Object.fromEntries(
    expired.map(({ uuid, fileName }) => [
      `documents.${uuid}`,
      `“${fileName}” has expired. Replace it by one that is still valid, or remove it.`,
    ]),
  )
}
