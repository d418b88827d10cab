import type { Affiliation } from '@capiz/api/schema/affiliation'
import { and, count, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Principal } from '../../platform/access/principal.ts'
import { affiliation, facility, physician } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { facilityHolds } from '../facility/filters.ts'
import { loadTerms } from '../facility/labels.ts'
import { placesOf } from '../facility/places.ts'
import type { Outgoing } from '../../platform/http/types.ts'
import {
  inKeyOrder,
  manyOf,
  pagingOf,
  wholeName,
  type PagingQuery,
  type SortColumns,
} from '../../platform/list/page.ts'
import { codeOrName } from '../physician/filters.ts'
import { physicianName } from '../physician/scope.ts'
import type { Services } from '../../platform/services.ts'
import { affiliationScope, bothEndsLive } from './scope.ts'

/** An affiliation as it is answered. */
export type AffiliationView = Outgoing<InferOutput<typeof Affiliation>>

/** Affiliations by their ids, in that order, as the caller may see them. */
async function affiliationViews(
  db: Executor,
  ids: readonly number[],
  principal: Principal,
): Promise<AffiliationView[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ affiliation, physician, facility })
    .from(affiliation)
    .innerJoin(physician, eq(physician.id, affiliation.physicianId))
    .innerJoin(facility, eq(facility.id, affiliation.facilityId))
    .where(inArray(affiliation.id, [...ids]))
  const terms = await loadTerms(db, 'specialization')
  const places = await placesOf(
    db,
    rows.map((row) => row.facility.mainCityId),
  )
  const views = rows.map((row): AffiliationView => {
    const { affiliation: own, physician: doctor, facility: clinic } = row
    const place = clinic.mainCityId === null ? undefined : places.get(clinic.mainCityId)
    const accredited = [own.status, doctor.accreditationStatusCode, clinic.accreditationStatusCode]
    return {
      id: own.id,
      code: own.code,
      status: own.status,
      physicianCode: doctor.code,
      physicianName: physicianName(doctor),
      phyTypeCode: doctor.phyTypeCode,
      healthFacilityCode: clinic.code,
      healthFacilityName: clinic.name,
      city: place?.city ?? null,
      specializations: own.specializationCodes.map((code) => terms.coded('specialization', code)),
      room: own.room,
      clinicAddress: own.clinicAddress,
      effectiveDate: own.effectiveDate,
      relation: own.relation,
      ...(principal.marker === 'ADMIN' ? { remarks: own.remarks } : {}),
      inNetwork: accredited.every((status) => status === 'ACCREDITED'),
      version: own.version,
      updatedDate: own.updatedDate,
      updatedBy: own.updatedBy,
    }
  })
  return inKeyOrder(ids, views, ({ id }) => id)
}

/** The one affiliation of this id as the caller may see it. */
export async function affiliationView(
  db: Executor,
  id: number,
  principal: Principal,
): Promise<AffiliationView> {
  const [view] = await affiliationViews(db, [id], principal)
  if (!view) throw new Error(`Affiliation ${id} went away while it was read.`)
  return view
}

const sorts: SortColumns = {
  lastName: physician.lastName,
  firstName: physician.firstName,
  physicianCode: physician.code,
  healthFacilityName: facility.searchName,
  healthFacilityCode: facility.code,
  status: affiliation.status,
  code: affiliation.code,
  effectiveDate: affiliation.effectiveDate,
  updatedDate: affiliation.updatedDate,
}

/** Filters of the affiliation list as they stand in the query. */
export interface AffiliationFilters {
  physicianCode?: string | undefined
  phyCode?: string | undefined
  healthFacilityCode?: string | undefined
  doctorCodeOrName?: string | undefined
  status?: string | undefined
  specializationCode?: string | undefined
  term?: string | undefined
}

function conditions(q: AffiliationFilters): (SQL | undefined)[] {
  const doctor = q.physicianCode ?? q.phyCode
  const statuses = manyOf(q.status)
  const specializations = manyOf(q.specializationCode)
  return [
    doctor ? eq(physician.code, doctor) : undefined,
    q.healthFacilityCode ? eq(facility.code, q.healthFacilityCode) : undefined,
    codeOrName(q.doctorCodeOrName),
    statuses && inArray(affiliation.status, statuses),
    specializations &&
      or(...specializations.map((code) => sql`${code} = any(${affiliation.specializationCodes})`)),
    q.term ? or(codeOrName(q.term), facilityHolds(q.term)) : undefined,
  ]
}

/** One page of the affiliations the caller may see. */
export async function listAffiliations(
  services: Services,
  query: PagingQuery & AffiliationFilters,
  principal: Principal,
) {
  const { db } = services
  const { page: _page, size: _size, sort: _sort, ...filters } = query
  const where = and(...bothEndsLive, affiliationScope(principal), ...conditions(filters))
  const named = { ...query, sort: wholeName(query.sort) }
  const { page, size, offset, order } = pagingOf(named, sorts, 'lastName,ASC', affiliation.id)
  const keys = await db
    .select({ id: affiliation.id })
    .from(affiliation)
    .innerJoin(physician, eq(physician.id, affiliation.physicianId))
    .innerJoin(facility, eq(facility.id, affiliation.facilityId))
    .where(where)
    .orderBy(...order)
    .limit(size)
    .offset(offset)
  const scope = principal.marker === 'ADMIN' ? '' : `${principal.marker}${principal.linkedCode}`
  const countKey = JSON.stringify(['affiliation', scope, filters])
  const totalElements = await services.counts.count(
    ['affiliation', 'physician', 'facility'],
    countKey,
    async () => {
      const [row] = await db
        .select({ all: count() })
        .from(affiliation)
        .innerJoin(physician, eq(physician.id, affiliation.physicianId))
        .innerJoin(facility, eq(facility.id, affiliation.facilityId))
        .where(where)
      return row?.all ?? 0
    },
  )
  const ids = keys.map(({ id }) => id)
  return { content: await affiliationViews(db, ids, principal), totalElements, page, size }
}

const most = 1000

/** Every affiliation the caller may see of a physician, a facility or both, by name of the facility. */
export async function affiliationsOf(db: Executor, filters: AffiliationFilters, principal: Principal) {
  const keys = await db
    .select({ id: affiliation.id })
    .from(affiliation)
    .innerJoin(physician, eq(physician.id, affiliation.physicianId))
    .innerJoin(facility, eq(facility.id, affiliation.facilityId))
    .where(and(...bothEndsLive, affiliationScope(principal), ...conditions(filters)))
    .orderBy(facility.searchName, affiliation.id)
    .limit(most)
  return affiliationViews(
    db,
    keys.map(({ id }) => id),
    principal,
  )
}
