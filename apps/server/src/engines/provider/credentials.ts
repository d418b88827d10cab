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
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { attachment } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { documentRules, type ChecklistOwner } from './checklist.ts'

/** Summary of a provider's documents for lists: the most urgent state, and the next day one of them ends. */
export interface Credentials {
  state: DocumentState
  next: IsoDate | null
}

async function liveDocumentsOf(
  db: Executor,
  prefix: 'hf' | 'phy',
  codes: string[],
): Promise<Map<string, ChecklistDocument[]>> {
  const { uuid, ownerCode, docType, effectiveDate, validityDate } = attachment
  const rows = await db
    .select({ uuid, ownerCode, docType, effectiveDate, validityDate })
    .from(attachment)
    .where(
      and(
        inArray(attachment.ownerKind, [`${prefix}/document`, `${prefix}/contract`]),
        inArray(attachment.ownerCode, codes),
        eq(attachment.deleted, false),
        isNull(attachment.supersededBy),
      ),
    )
  const documents = rows.map((row) => ({ ...row, docType: row.docType ?? '' }))
  return Map.groupBy(documents, (row) => row.ownerCode)
}

/** The documents of the providers of one page of a list, by code, as their checklists see them on a day. */
export async function credentialsOf(
  db: Executor,
  owners: readonly ChecklistOwner[],
  today: IsoDate,
): Promise<Map<string, Credentials>> {
  const [first] = owners
  if (!first) return new Map()
  const pages = new Set(owners.flatMap(({ subject }): readonly PageType[] => checklistPages(subject)))
  const documentTypes = await documentRules(db, [...pages])
  const prefix = first.subject.kind === 'facility' ? 'hf' : 'phy'
  const documents = await liveDocumentsOf(
    db,
    prefix,
    owners.map(({ code }) => code),
  )
  return new Map(
    owners.map(({ code, subject }) => {
      const own = documents.get(code) ?? []
      const rows = deriveChecklist({ subject, documentTypes, documents: own, marks: [], today })
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
