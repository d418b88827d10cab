import { checklistPages, type ChecklistSubject, type DocumentTypeRule } from '@capiz/domain/checklist'
import { expiringDays, hasLastDay, isIssueDated, type DocumentState } from '@capiz/domain/document'
import type { PageType } from '@capiz/domain/reference'
import { addDays, type IsoDate } from '@capiz/domain/time'
import { sql, type SQL } from 'drizzle-orm'
import { attachment, facility, lastDocument, physician } from '../../db/schema/index.ts'
import { rowsOf } from '../../db/rows.ts'
import type { Executor } from '../../db/types.ts'
import { documentRules } from './checklist.ts'
import { isRequiredSql, textList } from './requirement-sql.ts'

/** Kinds of provider that have documents. */
export type DocumentOwner = 'facility' | 'physician'

/** The providers with one set of document types, and those types. */
interface Audience {
  owner: DocumentOwner
  /** which providers, as a condition on their row */
  who: SQL
  /** of physicians: whether these are the dentists */
  isDentist?: boolean
  rules: readonly DocumentTypeRule[]
}

const kindsOf = {
  facility: ['hf/document', 'hf/contract'],
  physician: ['phy/document', 'phy/contract'],
} as const
const tables = { facility, physician } as const

const practitioner = (phyTypeCode: string): readonly PageType[] =>
  checklistPages({ kind: 'physician', phyTypeCode } as ChecklistSubject)

async function audiencesOf(db: Executor, owner: DocumentOwner): Promise<Audience[]> {
  if (owner === 'facility') {
    const rules = await documentRules(db, checklistPages({ kind: 'facility' } as ChecklistSubject))
    return [{ owner, who: sql`true`, rules }]
  }
  const isDentist = sql`${physician.phyTypeCode} = 'DMD'`
  return [
    { owner, who: isDentist, isDentist: true, rules: await documentRules(db, practitioner('DMD')) },
    {
      owner,
      who: sql`not (${isDentist})`,
      isDentist: false,
      rules: await documentRules(db, practitioner('MD')),
    },
  ]
}

const listed = (values: readonly string[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )

const codesOf = (rules: readonly DocumentTypeRule[]): SQL => textList(rules.map(({ code }) => code))

/** The documents that are on file today: `isOnFile` of the domain, for a day on which nothing ended. */
function live(alias: string, { owner, rules }: Audience, today: IsoDate): SQL {
  const a = sql.raw(alias)
  const issued = rules.filter(({ dateRule }) => isIssueDated(dateRule))
  const notIssued =
    issued.length === 0
      ? sql`true`
      : sql`(${a}.doc_type not in ${codesOf(issued)} or ${a}.effective_date is null or ${a}.effective_date <= ${today})`
  return sql`${a}.owner_kind in ${textList(kindsOf[owner])} and not ${a}.deleted and ${a}.superseded_by is null
    and ${notIssued}`
}

/**
 * The types of documents the provider has on file today. The database keeps them by owner (migration 20); only where a
 * document is on record that is issued on a later day the documents themselves are read.
 */
function heldTypes(audience: Audience, today: IsoDate): SQL {
  const { owner, rules } = audience
  const { code } = tables[owner]
  const kept = sql`(select h.doc_types from documents_held h where h.owner_code = ${code})`
  const issued = rules.filter(({ dateRule }) => isIssueDated(dateRule))
  if (issued.length === 0) return sql`coalesce(${kept}, '{}')`
  const isToCome = sql`${code} in (select a.owner_code from attachment a where not a.deleted
    and a.superseded_by is null and a.effective_date > ${today} and a.doc_type in ${codesOf(issued)}
    and a.owner_kind in ${textList(kindsOf[owner])})`
  const read = sql`(select array_agg(a.doc_type::text) from attachment a
    where ${live('a', audience, today)} and a.owner_code = ${code})`
  return sql`coalesce(case when ${isToCome} then ${read} else ${kept} end, '{}')`
}

/** Whether every provider of an audience must hand in a document, whatever its own facts. */
const isAlwaysRequired = ({ requirement, rules }: DocumentTypeRule): boolean =>
  requirement.kind === 'always' && (rules ?? []).length === 0

/** The codes of the documents the provider must hand in, as an array. */
function requiredCodes({ owner, rules }: Audience, today: IsoDate): SQL {
  const items = rules.map((rule) => sql`case when ${isRequiredSql(rule, owner, today)} then ${rule.code} end`)
  return sql`array_remove(array[${sql.join(items, sql`, `)}]::text[], null)`
}

/** A required document is not on file. The facts of the provider are looked at only for documents it does not have. */
function missing(audience: Audience, today: IsoDate): SQL {
  const { rules, owner } = audience
  const always = rules.filter(isAlwaysRequired).map(({ code }) => code)
  const others = rules
    .filter((rule) => !isAlwaysRequired(rule) && (rule.requirement.kind !== 'optional' || rule.rules))
    .map((rule) => sql`(${rule.code} = any(h.types) or not ${isRequiredSql(rule, owner, today)})`)
  const all = always.length === 0 ? [] : [sql`h.types @> array[${listed(always)}]::text[]`]
  const hasAll = sql.join([...all, ...others, sql`true`], sql` and `)
  // offset 0: the types are read once a provider, not once a document
  return sql`not exists (select 1 from (select ${heldTypes(audience, today)} as types offset 0) h where ${hasAll})`
}

/** Of one type the document that lasts longest counts; here it ends between two days, both included. */
function ending(audience: Audience, today: IsoDate, from: IsoDate | undefined, to: IsoDate): SQL {
  const dated = audience.rules.filter(({ dateRule }) => hasLastDay(dateRule))
  if (dated.length === 0) return sql`false`
  const within = sql`a.validity_date <= ${to} ${from ? sql`and a.validity_date >= ${from}` : sql``}`
  // The documents of those days are read once from their index and not looked for under every provider.
  return sql`${tables[audience.owner].code} in (select a.owner_code from attachment a
    where ${live('a', audience, today)} and ${within} and a.doc_type in ${codesOf(dated)}
      and not exists (select 1 from attachment b where ${live('b', audience, today)} and b.owner_code = a.owner_code
        and b.doc_type = a.doc_type and (b.validity_date is null or b.validity_date > ${to})))`
}

/**
 * Matches the documents of the table `attachment` by whose last day their owners are judged today: on file, of a type
 * that has a last day, and of several of one type the one that lasts longest, as `deriveChecklist` of the domain takes
 * it. The query joins the owners by the tables `facility` and `physician`.
 */
export async function isCountedWithLastDay(db: Executor, today: IsoDate): Promise<SQL> {
  const audiences = [...(await audiencesOf(db, 'facility')), ...(await audiencesOf(db, 'physician'))]
  const parts = audiences.map((audience) => {
    const open = audience.rules.filter(({ dateRule }) => !hasLastDay(dateRule))
    const isDated =
      open.length === 0
        ? sql`true`
        : sql`(${attachment.docType} is null or ${attachment.docType} not in ${codesOf(open)})`
    const longer = sql`(b.validity_date is null or b.validity_date > ${attachment.validityDate}
      or (b.validity_date = ${attachment.validityDate} and b.id > ${attachment.id}))`
    return sql`(${audience.who} and ${live('attachment', audience, today)} and ${isDated}
      and not exists (select 1 from attachment b where ${live('b', audience, today)}
        and b.owner_code = ${attachment.ownerCode} and b.doc_type = ${attachment.docType} and ${longer}))`
  })
  return sql`(${sql.join(parts, sql` or `)})`
}

/**
 * Matches the stored documents (`lastDocument`) whose type has a last day. Those of owners with a document that is still to
 * come are not judged by what is stored; see `ownersAwaiting`.
 */
export async function isOfDatedType(db: Executor): Promise<SQL> {
  const audiences = [...(await audiencesOf(db, 'facility')), ...(await audiencesOf(db, 'physician'))]
  const { ownerKind, phyTypeCode, docType } = lastDocument
  const parts = audiences.map(({ owner, isDentist, rules }) => {
    const open = rules.filter(({ dateRule }) => !hasLastDay(dateRule))
    const who = isDentist === undefined ? sql`true` : sql`(${phyTypeCode} = 'DMD') = ${isDentist}`
    const isDated =
      open.length === 0 ? sql`true` : sql`(${docType} is null or ${docType} not in ${codesOf(open)})`
    return sql`(${ownerKind} in ${textList(kindsOf[owner])} and ${who} and ${isDated})`
  })
  return sql`(${sql.join(parts, sql` or `)})`
}

/** Providers with a document of a later day of issue: which of theirs counts today is read from the documents themselves. */
export async function ownersAwaiting(db: Executor, today: IsoDate): Promise<string[]> {
  const audiences = [...(await audiencesOf(db, 'facility')), ...(await audiencesOf(db, 'physician'))]
  const parts = audiences.flatMap(({ owner, rules }) => {
    const issued = rules.filter(({ dateRule }) => isIssueDated(dateRule) && hasLastDay(dateRule))
    if (issued.length === 0) return []
    return [sql`(a.doc_type in ${codesOf(issued)} and a.owner_kind in ${textList(kindsOf[owner])})`]
  })
  if (parts.length === 0) return []
  const rows = await rowsOf<{ code: string }>(
    db,
    sql`select distinct a.owner_code as code from attachment a where not a.deleted and a.superseded_by is null
      and a.effective_date > ${today} and (${sql.join(parts, sql` or `)}) order by 1`,
  )
  return rows.map(({ code }) => code)
}

function stateOf(audience: Audience, state: DocumentState, today: IsoDate): SQL {
  const soon = addDays(today, expiringDays)
  switch (state) {
    case 'MISSING':
      return missing(audience, today)
    case 'EXPIRED':
      return ending(audience, today, undefined, addDays(today, -1))
    case 'EXPIRING':
      return ending(audience, today, today, soon)
    case 'VALID':
      return sql`not ${ending(audience, today, undefined, soon)} and not ${missing(audience, today)}`
  }
}

/** Rules added to what is known; their table keeps no version, so they are part of the name of what is kept. */
const rulesOf = (audiences: readonly Audience[]) =>
  audiences.flatMap(({ rules }) => rules.flatMap((rule) => rule.rules ?? []))

/** The required documents the providers lack today, a select for each set of types; `missing.code` is the document. */
export async function missingDocuments(
  db: Executor,
  owner: DocumentOwner,
  today: IsoDate,
  { columns, where }: { columns: SQL; where: SQL | undefined },
): Promise<SQL[]> {
  const audiences = await audiencesOf(db, owner)
  return audiences.map(
    (audience) => sql`select ${columns} from ${tables[owner]}
      cross join lateral (select code from (select ${heldTypes(audience, today)} as types offset 0) h,
        unnest(${requiredCodes(audience, today)}) code where code <> all(h.types)) missing
      where ${audience.who} and ${where ?? sql`true`}`,
  )
}

/**
 * How many required documents the providers lack today, a select for each set of types, with the column `count`: of
 * {@link missingDocuments} the number alone. The facts of a provider are looked at only for documents it does not have.
 */
export async function missingNumbers(
  db: Executor,
  owner: DocumentOwner,
  today: IsoDate,
  { where, docTypes }: { where: SQL | undefined; docTypes: readonly string[] | undefined },
): Promise<SQL[]> {
  const audiences = await audiencesOf(db, owner)
  return audiences.map((audience) => {
    const lacks = audience.rules
      .filter(({ code, requirement, rules }) => {
        return (docTypes?.includes(code) ?? true) && (requirement.kind !== 'optional' || rules !== undefined)
      })
      .map((rule) => {
        const isRequired = isAlwaysRequired(rule) ? sql`true` : isRequiredSql(rule, owner, today)
        return sql`case when ${rule.code} <> all(h.types) and ${isRequired} then 1 else 0 end`
      })
    // offset 0: the types are read once a provider, not once a document
    return sql`select coalesce(sum(${sql.join([sql`0`, ...lacks], sql` + `)}), 0)::int as count from ${tables[owner]}
      cross join lateral (select ${heldTypes(audience, today)} as types offset 0) h
      where ${audience.who} and ${where ?? sql`true`}`
  })
}

/** A condition on providers, the tables it looks at, and a text that tells it apart from others. */
export interface StateFilter {
  name: string
  where: SQL[]
  tables: string[]
}

/**
 * Providers of whose documents one of the states holds today: `providerStates` of the domain as a condition, so that
 * lists find them without deriving a checklist for each. Made of the same rules; a test compares the two.
 */
export async function documentStateIs(
  db: Executor,
  owner: DocumentOwner,
  states: readonly DocumentState[],
  today: IsoDate,
): Promise<StateFilter> {
  const audiences = await audiencesOf(db, owner)
  const parts = audiences.flatMap((audience) =>
    states.map((state) => sql`(${audience.who} and ${stateOf(audience, state, today)})`),
  )
  const where = parts.length === 0 ? sql`false` : sql`(${sql.join(parts, sql` or `)})`
  return {
    name: JSON.stringify(['documents', states, rulesOf(audiences)]),
    where: [where],
    tables: ['attachment', owner, 'reference_item'],
  }
}
