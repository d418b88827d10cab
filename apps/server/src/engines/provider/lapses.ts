import {
  lapseEffect,
  lapsedBy,
  lapseTerms,
  type LapseEffect,
  type LapseRule,
  type LapseTerms,
} from '@capiz/domain/credentials'
import type { IsoDate } from '@capiz/domain/time'
import { and, getTableColumns, inArray, lt, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { attachment, documentGrace, facility, lastDocument, physician } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { lapseRules } from '../reference/lapse-rules.ts'
import { facilityDocuments, ofFacility, ofPhysician, physicianDocuments } from './document-owners.ts'
import { isCountedWithLastDay } from './document-state-sql.ts'

const subjects = { FACILITY: facilityDocuments, PHYSICIAN: physicianDocuments } as const

/** Columns that decide the effect of a lapse. */
interface LapseColumns {
  uuid: AnyColumn
  ownerKind: AnyColumn
  docType: AnyColumn
  validityDate: AnyColumn
  ownerStatus: AnyColumn | SQL
}

/** The documents themselves; the query joins `facility` and `physician`. */
const ofDocuments: LapseColumns = {
  ...getTableColumns(attachment),
  ownerStatus: sql`coalesce(${facility.accreditationStatusCode}, ${physician.accreditationStatusCode})`,
}

/** Last day of the grace period of a document: the last that was granted. */
const graceUntil = ({
  uuid,
}: LapseColumns) => sql<IsoDate | null>`(select g.until::text from ${documentGrace} g
  where g.attachment_uuid = ${uuid}::text order by g.id desc limit 1)`

/** The kinds of providers and document types the rules name, each with its terms. */
function ruled(rules: readonly LapseRule[]) {
  const pairs = new Map<string, { subject: LapseRule['subject']; type: string; terms: LapseTerms }>()
  for (const { subject, documentTypes } of rules)
    for (const type of documentTypes)
      pairs.set(`${subject} ${type}`, { subject, type, terms: lapseTerms(rules, subject, type) })
  return [...pairs.values()]
}

/** At least this much follows from a document of these columns today, as a condition. */
function reaches(
  columns: LapseColumns,
  rules: readonly LapseRule[],
  effect: keyof LapseTerms,
  today: IsoDate,
): SQL {
  const parts = ruled(rules).flatMap(({ subject, type, terms }) => {
    const last = lapsedBy(terms, effect, today)
    if (last === undefined) return []
    return [
      sql`(${inArray(columns.ownerKind, [...subjects[subject]])} and ${columns.docType} = ${type}
        and ${columns.validityDate} <= ${last})`,
    ]
  })
  if (parts.length === 0) return sql`false`
  return sql`(${sql.join(parts, sql` or `)}) and ${columns.ownerStatus} = 'ACCREDITED'
    and coalesce(${graceUntil(columns)} < ${today}, true)`
}

/**
 * Effect of the lapse of a stored document today, as an expression: `lapseEffect` of the domain; null as long as it has not
 * lapsed.
 */
async function lapseEffectSql(db: Executor, today: IsoDate): Promise<SQL<LapseEffect | null>> {
  const rules = await lapseRules(db)
  return sql`case when ${lastDocument.validityDate} >= ${today} then null
    when ${reaches(lastDocument, rules, 'PROPOSE', today)} then 'PROPOSE'
    when ${reaches(lastDocument, rules, 'HOLD', today)} then 'HOLD' else 'WARN' end`
}

/** Stored documents from whose lapse one of these effects follows today. */
export async function lapseEffectIs(
  db: Executor,
  effects: readonly LapseEffect[],
  today: IsoDate,
): Promise<SQL | undefined> {
  const effect = await lapseEffectSql(db, today)
  return and(lt(lastDocument.validityDate, today), inArray(effect, [...effects]))
}

/** Facts the effect of a document is derived from. */
export interface LapseFacts {
  uuid: string
  entity: string
  docType: string | null
  validityDate: IsoDate
  ownerStatus: string
}

/** Effect of the lapse of a document today, and its grace period. */
export interface Lapse {
  effect: LapseEffect | null
  graceUntil: IsoDate | null
  graceReason: string | null
}

/** Effects today of the lapse of documents that count with their last day, by their uuids. */
export async function lapsesOf(
  db: Executor,
  documents: readonly LapseFacts[],
  today: IsoDate,
): Promise<Map<string, Lapse>> {
  if (documents.length === 0) return new Map()
  const uuids = documents.map(({ uuid }) => uuid)
  const rows = await db
    .selectDistinctOn([documentGrace.attachmentUuid])
    .from(documentGrace)
    .where(inArray(documentGrace.attachmentUuid, uuids))
    .orderBy(documentGrace.attachmentUuid, sql`${documentGrace.id} desc`)
  const graces = new Map(rows.map((row) => [row.attachmentUuid, row]))
  const rules = await lapseRules(db)
  return new Map(
    documents.map(({ uuid, entity, docType, validityDate, ownerStatus }) => {
      const grace = graces.get(uuid)
      const until = grace?.until ?? null
      const terms = lapseTerms(rules, entity.startsWith('hf/') ? 'FACILITY' : 'PHYSICIAN', docType)
      const document = {
        lastDay: validityDate,
        graceUntil: until,
        isAccredited: ownerStatus === 'ACCREDITED',
      }
      const effect = lapseEffect(document, terms, today)
      return [
        uuid,
        { effect, graceUntil: until, graceReason: until === null ? null : (grace?.reason ?? null) },
      ]
    }),
  )
}

/** A document by whose lapse its provider takes no new affiliations. */
export interface HoldingDocument {
  ownerCode: string
  docType: string | null
  validityDate: IsoDate
}

/**
 * The documents by whose lapse providers take no new affiliations today, of each provider the one that ended first; of
 * all providers where none are named.
 */
export async function holdingDocuments(
  db: Executor,
  today: IsoDate,
  ownerCodes?: readonly string[],
): Promise<Map<string, HoldingDocument>> {
  const rules = await lapseRules(db)
  const found = await db
    .select({
      ownerCode: attachment.ownerCode,
      docType: attachment.docType,
      validityDate: sql<IsoDate>`${attachment.validityDate}::text`,
    })
    .from(attachment)
    .leftJoin(facility, ofFacility)
    .leftJoin(physician, ofPhysician)
    .where(
      and(
        ownerCodes && inArray(attachment.ownerCode, [...new Set(ownerCodes)]),
        reaches(ofDocuments, rules, 'HOLD', today),
        await isCountedWithLastDay(db, today),
      ),
    )
    .orderBy(sql`${attachment.validityDate} desc`)
  return new Map(found.map((one) => [one.ownerCode, one]))
}
