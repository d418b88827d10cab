import {
  checklistPages,
  deriveChecklist,
  nextLastDay,
  providerState,
  type ChecklistDocument,
} from '@capiz/domain/checklist'
import type { DocumentState } from '@capiz/domain/document'
import type { PageType } from '@capiz/domain/reference'
import type { IsoDate } from '@capiz/domain/time'
import { sql, type SQL } from 'drizzle-orm'
import type { Services } from '../../platform/services.ts'
import { cachedDocumentRules, type ChecklistOwner } from './checklist.ts'

/** Summary of a provider's documents for lists: the most urgent state, and the next day one of them ends. */
export interface Credentials {
  state: DocumentState
  next: IsoDate | null
}

const kindsOf = {
  facility: sql`('hf/document', 'hf/contract')`,
  physician: sql`('phy/document', 'phy/contract')`,
} as const

/**
 * The types and days of the documents on record of the provider of a row, for a statement over its table that reads many.
 * All of it is in the index `attachment_on_file`: nothing else is read, and in no order, because a state needs none.
 */
export function documentsSql(owner: keyof typeof kindsOf): SQL<string | null> {
  return sql`(select string_agg(coalesce(a.doc_type, '') || '|' || coalesce(a.effective_date::text, '') || '|' ||
      coalesce(a.validity_date::text, ''), ',') from attachment a
    where a.owner_kind in ${kindsOf[owner]} and a.owner_code = ${sql.identifier(owner)}.code
      and not a.deleted and a.superseded_by is null)`
}

/** Reads the text of {@link documentsSql}; the documents have no identifier, which a state does not need either. */
function documentsOf(text: string | null): ChecklistDocument[] {
  const lines = text?.split(',') ?? []
  return lines.map((line) => {
    const [docType = '', effective, validity] = line.split('|')
    const [effectiveDate, validityDate] = [effective, validity].map((day) => (day ? (day as IsoDate) : null))
    return { uuid: '', docType, effectiveDate: effectiveDate ?? null, validityDate: validityDate ?? null }
  })
}

/** A provider with its documents as {@link documentsSql} reads them. */
export interface DocumentedOwner extends ChecklistOwner {
  documents: string | null
}

/** The documents of the providers of one page of a list, by code, as their checklists see them on a day. */
export async function credentialsOf(
  services: Pick<Services, 'db' | 'counts'>,
  owners: readonly DocumentedOwner[],
  today: IsoDate,
): Promise<Map<string, Credentials>> {
  const pages = new Set(owners.flatMap(({ subject }): readonly PageType[] => checklistPages(subject)))
  const documentTypes = await cachedDocumentRules(services, [...pages].sort())
  return new Map(
    owners.map(({ code, subject, documents }) => {
      const rows = deriveChecklist({
        subject,
        documentTypes,
        documents: documentsOf(documents),
        marks: [],
        today,
      })
      return [code, { state: providerState(rows), next: nextLastDay(rows, today) }]
    }),
  )
}

/** Next day a credential or the contract runs out. */
export function nextExpiry(
  found: Credentials | undefined,
  contract: IsoDate | null,
  today: IsoDate,
): IsoDate | null {
  const days = [found?.next ?? null, contract !== null && contract >= today ? contract : null]
  return days.filter((day) => day !== null).toSorted()[0] ?? null
}
