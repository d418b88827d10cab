import { outsideTheList, outsideTheListLabel } from '@capiz/domain/document'
import { documentState } from '@capiz/domain/document'
import { formatDay, type IsoDate } from '@capiz/domain/time'
import type { Executor } from '../../db/types.ts'
import { loadTerms } from '../facility/labels.ts'
import type { ExpiringRow } from './expiring-rows.ts'

/** Names of the document types, by code. */
export async function documentTypeLabels(db: Executor): Promise<ReadonlyMap<string, string>> {
  const terms = (await loadTerms(db, 'document-type')).all('document-type')
  const named = terms.map(({ code, description }) => [code, description] as const)
  return new Map([[outsideTheList, outsideTheListLabel], ...named])
}

/** Returns the display name of a document. */
export const documentName = (
  { docType, fileName }: ExpiringRow,
  labels: ReadonlyMap<string, string>,
): string => (docType === null ? fileName : (labels.get(docType) ?? docType))

/** A line of a mail: the document and until when it is, or was, valid. */
export function documentLine(
  document: ExpiringRow,
  labels: ReadonlyMap<string, string>,
  today: IsoDate,
): string {
  const day = document.validityDate
  const isExpired = documentState(day, today) === 'EXPIRED'
  return `- ${documentName(document, labels)}: ${isExpired ? 'expired on' : 'valid until'} ${formatDay(day)}`
}
