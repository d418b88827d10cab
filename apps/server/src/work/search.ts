import type { Found } from '@capiz/api/schema/work'
import { hasPermission } from '@capiz/domain/access'
import { requestTypeInfo } from '@capiz/domain/request'
import { escapeLike } from '@capiz/domain/search'
import { and, asc, eq, or, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Principal } from '../auth/principal.ts'
import { city, facility, physician, userRequest } from '../db/schema/index.ts'
import type { Executor } from '../db/types.ts'
import { searchText } from '../facility/keys.ts'
import { listed } from '../facility/scope.ts'
import { requestScope } from '../request/record.ts'

type Row = InferOutput<typeof Found>

/** Records of each kind that are answered at most. */
const most = 8

/** Fewest characters that are looked for: less would be found everywhere. */
const shortest = 2

/** Words that all have to be in a name, in any order. */
function named(column: AnyColumn, term: string): SQL | undefined {
  const words = searchText(term)
    .split(/[\s,]+/)
    .filter(Boolean)
  return words.length === 0
    ? undefined
    : and(...words.map((word) => sql`${column} like ${`%${escapeLike(word)}%`}`))
}

/** Codes that begin as typed, as a range: an index of any collation serves it. */
function coded(column: AnyColumn, prefix: string, digits: number, term: string): SQL | undefined {
  const typed = new RegExp(`^${prefix}(\\d{0,${digits}})$`).exec(term.trim().toUpperCase())?.[1]
  if (typed === undefined) return undefined
  const end = (fill: string) => `${prefix}${typed.padEnd(digits, fill)}`
  return sql`${column} between ${end('0')} and ${end('9')}`
}

/** Names that begin as typed come first. */
const nearest = (column: AnyColumn, term: string) => [
  sql`${column} like ${`${escapeLike(searchText(term))}%`} desc`,
  asc(column),
]

const hasDigit = (term: string): boolean => /\d/.test(term)

async function facilities(db: Executor, term: string): Promise<Row[]> {
  const number = term.trim().toUpperCase()
  const licence = hasDigit(term)
    ? or(
        sql`upper(${facility.dohLtoNo}) = ${number}`,
        eq(facility.phicAccreditationNo, number),
        eq(facility.hfCode, number),
      )
    : undefined
  const rows = await db
    .select({
      code: facility.code,
      name: facility.name,
      hint: sql<
        string | null
      >`(select ${city.description} from ${city} where ${city.id} = ${facility.mainCityId})`,
      licence:
        licence === undefined ? sql<null>`null` : sql<string | null>`case when ${licence} then ${number} end`,
    })
    .from(facility)
    .where(and(listed(), or(coded(facility.code, 'HF', 7, term), named(facility.searchName, term), licence)))
    .orderBy(...nearest(facility.searchName, term), facility.id)
    .limit(most)
  return rows.map((row) => ({ kind: 'facility', ...row }))
}

async function physicians(db: Executor, term: string): Promise<Row[]> {
  const number = /^\d{3,7}$/.test(term.trim()) ? term.trim() : undefined
  const licence =
    number === undefined
      ? undefined
      : or(
          eq(physician.prcNumber, number.padStart(7, '0')),
          sql`${physician.prcNumber} between ${number.padEnd(7, '0')} and ${number.padEnd(7, '9')}`,
        )
  const rows = await db
    .select({
      code: physician.code,
      lastName: physician.lastName,
      firstName: physician.firstName,
      prcNumber: physician.prcNumber,
      isByLicence: licence === undefined ? sql<boolean>`false` : sql<boolean>`(${licence})`,
    })
    .from(physician)
    .where(
      and(
        eq(physician.deleted, false),
        eq(physician.accepted, true),
        or(coded(physician.code, 'PHY', 7, term), named(physician.searchName, term), licence),
      ),
    )
    .orderBy(...nearest(physician.searchName, term), physician.id)
    .limit(most)
  return rows.map(({ code, lastName, firstName, prcNumber, isByLicence }) => ({
    kind: 'physician',
    code,
    name: [lastName, firstName].filter(Boolean).join(', '),
    hint: null,
    licence: isByLicence ? prcNumber : null,
  }))
}

async function requests(db: Executor, term: string, principal: Principal): Promise<Row[]> {
  const code = term.trim().toUpperCase()
  if (!/^UR-[\d-]*$/.test(code)) return []
  const rows = await db
    .select({ code: userRequest.code, type: userRequest.type, targetName: userRequest.targetName })
    .from(userRequest)
    .where(
      and(
        requestScope(principal),
        eq(userRequest.deleted, false),
        sql`${userRequest.code} like ${`${escapeLike(code)}%`}`,
      ),
    )
    .orderBy(sql`${userRequest.id} desc`)
    .limit(most)
  return rows.map(({ code: found, type, targetName }) => ({
    kind: 'request',
    code: found,
    name: requestTypeInfo[type].label,
    hint: targetName,
    licence: null,
  }))
}

/**
 * The records that answer a term best: facilities and physicians by code, name or licence for staff who may see them,
 * requests by code for those they are in reach of. Providers have one record, and it is their home.
 */
export async function searchRecords(db: Executor, term: string, principal: Principal): Promise<Row[]> {
  if (term.trim().length < shortest) return []
  const may = (permission: 'HF_VIEW' | 'PHY_VIEW' | 'REQUEST_VIEW') =>
    hasPermission(principal.permissions, permission)
  const isStaff = principal.marker === 'ADMIN'
  const found = await Promise.all([
    isStaff && may('HF_VIEW') ? facilities(db, term) : [],
    isStaff && may('PHY_VIEW') ? physicians(db, term) : [],
    may('REQUEST_VIEW') ? requests(db, term, principal) : [],
  ])
  return found.flat()
}
