import { formatDay, type IsoDate } from '@capiz/domain/time'
import type { Executor } from '../db/types.ts'
import { loadTerms } from '../facility/labels.ts'
import type { Paper } from './list.ts'

/** Names of the document types, by code. */
export async function paperLabels(db: Executor): Promise<ReadonlyMap<string, string>> {
  const terms = (await loadTerms(db, 'document-type')).all('document-type')
  return new Map(terms.map(({ code, description }) => [code, description]))
}

/** What a paper is called. */
export const nameOfPaper = ({ docType, fileName }: Paper, labels: ReadonlyMap<string, string>): string =>
  docType === null ? fileName : (labels.get(docType) ?? docType)

/** A line of a mail: the paper and until when it is, or was, valid. */
export function paperLine(paper: Paper, labels: ReadonlyMap<string, string>, today: IsoDate): string {
  const day = paper.validityDate as IsoDate
  return `- ${nameOfPaper(paper, labels)}: ${day < today ? 'expired on' : 'valid until'} ${formatDay(day)}`
}
