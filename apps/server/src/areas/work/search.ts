import type { Found } from '@capiz/api/schema/work'
import { hasPermission } from '@capiz/domain/access'
import { requestTypeInfo } from '@capiz/domain/request'
import { escapeLike } from '@capiz/domain/search'
import { and, eq, sql } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Principal } from '../../platform/access/principal.ts'
import { facility, physician, userRequest } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { requestScope } from '../../engines/request/record.ts'
import { facilityNote, physicianNote } from '../../engines/search/note.ts'
import { searchFor } from '../../engines/search/search.ts'
import { facilityTarget, physicianTarget } from '../../engines/search/target.ts'
import { applications } from './applications.ts'
import { placesOf } from '../facility/places.ts'
import { listed } from '../facility/scope.ts'
import { listedPhysicians, physicianName } from '../physician/scope.ts'

type Row = InferOutput<typeof Found>

/** Records of each kind that are answered at most. */
const most = 8

/** Fewest characters that are looked for: less would be found everywhere. */
const shortest = 2

async function facilities(db: Executor, text: string): Promise<Row[]> {
  const asked = { text, searcher: 'staff', parts: 'all' } as const
  const search = await searchFor(db, facilityTarget, asked, listed())
  if (!search) return []
  const rows = await db
    .select()
    .from(facility)
    .where(and(listed(), search.where))
    .orderBy(...search.order, facility.searchName, facility.id)
    .limit(most)
  const places = await placesOf(
    db,
    rows.map(({ mainCityId }) => mainCityId),
  )
  return rows.map((row) => {
    const place = row.mainCityId === null ? undefined : places.get(row.mainCityId)?.city
    const matched = facilityNote(search.term, row, place, 'staff')
    return { kind: 'facility', code: row.code, name: row.name, hint: place ?? null, matched }
  })
}

async function physicians(db: Executor, text: string): Promise<Row[]> {
  const asked = { text, searcher: 'staff', parts: 'all' } as const
  const search = await searchFor(db, physicianTarget, asked, listedPhysicians())
  if (!search) return []
  const rows = await db
    .select()
    .from(physician)
    .where(and(listedPhysicians(), search.where))
    .orderBy(...search.order, physician.lastName, physician.firstName, physician.id)
    .limit(most)
  return rows.map((row) => ({
    kind: 'physician',
    code: row.code,
    name: physicianName(row),
    hint: null,
    matched: physicianNote(search.term, row, 'staff'),
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
    matched: null,
  }))
}

/**
 * The records that answer a term best: facilities and physicians for staff who may see them, found and ordered as in
 * their lists, requests by code for those they are in reach of, and for staff open applications by their applicant. Providers have one record, and it is their home.
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
    isStaff && may('REQUEST_VIEW') ? applications(db, term) : [],
  ])
  return found.flat()
}
