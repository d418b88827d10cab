import { allowedNext, isAccreditationStatus } from '@capiz/domain/accreditation'
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { actorOf } from '../../platform/access/actor.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { facility } from '../../db/schema/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import { createFacilityAccount } from '../../areas/facility/account.ts'
import { facilityBanner } from '../../areas/facility/banner.ts'
import { checklistOwner } from '../../areas/facility/checklist.ts'
import { checkDuplicates, sameName } from '../../areas/facility/duplicate-calls.ts'
import { refuseStale, saveFacility } from '../../areas/facility/edit.ts'
import { searchBy } from '../../engines/search/filter.ts'
import { facilityTarget } from '../../engines/search/target.ts'
import { facilityConditions, facilityTexts, type FacilityFilters } from '../../areas/facility/filters.ts'
import { facilityPage, facilityRecords, listFacilities } from '../../areas/facility/list.ts'
import { facilityLookups } from '../../areas/facility/lookups.ts'
import { facilityMerge } from '../../areas/facility/merge.ts'
import { facilityPairs } from '../../areas/facility/pairs.ts'
import { mergeProviders } from '../../engines/provider/merge/merge.ts'
import { statusOnDay } from '../../areas/history/on.ts'
import { remarksOf } from '../../areas/facility/remarks.ts'
import { facilityRows, listedFacilityRows } from '../../areas/facility/rows.ts'
import {
  facilityFor,
  listed,
  lockFacility,
  seesWholeRecord,
  type FacilityRecord,
} from '../../areas/facility/scope.ts'
import { facilityStatus } from '../../areas/facility/status.ts'
import { facilityView, facilityViews } from '../../areas/facility/view.ts'
import { created, handlers } from '../../platform/http/handlers.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import type { PagingQuery } from '../../platform/list/page.ts'
import { credentialStateFilter } from '../../engines/provider/credential-filter.ts'
import { documentStateIs } from '../../engines/provider/document-state-sql.ts'
import { checklistOf, saveMarks } from '../../engines/provider/checklist.ts'
import { foundDifferent, rememberDifferent } from '../../engines/provider/not-duplicate.ts'
import { moveOrAsk, statusOutlook } from '../../engines/request/status-request.ts'
import { statusReply } from '../../engines/reference/lookups.ts'
import type { Services } from '../../platform/services.ts'

/** Filters of providers: none of them reveals more than the choices show. */
const openFilters: ReadonlySet<string> = new Set([
  'page',
  'size',
  'name',
  'term',
  'code',
  'location',
  'city',
  'province',
  'region',
  'facilityTypeCode',
  'type',
  'providerType',
])
const openSorts = /^(name|code|city|province)(,(asc|desc))?$/i

function refuseHiddenFilters(query: PagingQuery & FacilityFilters, { marker }: Principal): void {
  if (marker === 'ADMIN') return
  const { sort, ...filters } = query
  const hidden = Object.entries(filters).filter(
    ([key, value]) => value !== undefined && !openFilters.has(key),
  )
  const isSorted = sort === undefined || [sort].flat().every((one) => openSorts.test(one))
  if (hidden.length === 0 && isSorted) return
  const names = [...hidden.map(([key]) => key), ...(isSorted ? [] : ['sort'])].join(', ')
  refuse('BAD_REQUEST', {
    message: `These choices cannot be narrowed by ${names}. Use: ${[...openFilters].join(', ')}.`,
  })
}

/** Choices of a lookup: for staff the same filters as the lists, for everybody else those of what is open. */
async function lookupPage(
  {
    services,
    query,
    principal,
  }: { services: Services; query: PagingQuery & FacilityFilters; principal: Principal },
  name: string,
  where: SQL[],
) {
  refuseHiddenFilters(query, principal)
  const { page: _page, size: _size, sort: _sort, ...filters } = query
  const today = services.clock.today()
  const conditions = facilityConditions(filters)
  // Everybody who is signed in chooses among these, so nobody finds them by more than everybody sees.
  const searched = await searchBy(services.db, facilityTarget, facilityTexts(filters), {
    searcher: 'others',
    base: and(listed(), ...where),
  })
  const state = await credentialStateFilter(services.db, 'facility', filters.credentialState, today)
  const found = await facilityPage(services, facilityRecords, {
    query,
    best: searched.order,
    conditions: {
      where: [...where, ...searched.where, ...conditions.where, ...(state?.where ?? [])],
      tables: [...conditions.tables, ...(state?.tables ?? [])],
    },
    scope: undefined,
    countKey: JSON.stringify([name, state?.name, today, filters]),
  })
  return { ...found, content: await facilityLookups(services.db, found.rows) }
}

/** The facility of a query, seen whole: documents and the like are not for affiliated physicians. */
async function wholeFacility(
  services: Services,
  code: string,
  principal: Principal,
): Promise<FacilityRecord> {
  const record = await facilityFor(services.db, code, principal)
  return seesWholeRecord(principal, code) ? record : refuse('NOT_FOUND')
}

/** Health facilities (specification 1, section 7). */
export const facilityHandlers = handlers({
  'facility.list': async ({ services, query, principal, today }) => {
    const found = await listFacilities(services, facilityRecords, query, principal, today)
    return { ...found, content: await facilityViews(services.db, found.rows, principal) }
  },
  'facility.rows': async ({ services, query, principal, today }) => {
    const found = await listFacilities(services, listedFacilityRows, query, principal, today)
    return { ...found, content: await facilityRows(services, found.rows, today, principal, found.term) }
  },
  'facility.expired': async ({ services, query, principal, today }) => {
    const extra = await documentStateIs(services.db, 'facility', ['EXPIRED', 'EXPIRING'], today)
    const found = await listFacilities(services, listedFacilityRows, query, principal, today, {
      ...extra,
      isCostly: true,
    })
    return { ...found, content: await facilityRows(services, found.rows, today, principal, found.term) }
  },
  'facility.get': async ({ services, params, principal }) =>
    facilityView(services.db, await facilityFor(services.db, params.code, principal), principal),
  'facility.banner': async ({ services, params, principal, today }) =>
    facilityBanner(services.db, await facilityFor(services.db, params.code, principal), principal, today),
  'facility.isOriginal': async ({ services, params, principal }) =>
    (await facilityFor(services.db, params.code, principal)).duplicateOf === null,
  'facility.withForPayment': async (call) =>
    lookupPage(call, 'with-for-payment', [
      inArray(facility.accreditationStatusCode, ['ACCREDITED', 'FOR_PAYMENT_ONLY']),
    ]),
  'facility.blockable': async (call) =>
    lookupPage(call, 'blockable', [
      eq(facility.accreditationStatusCode, 'ACCREDITED'),
      sql`not ${facility.blocked}`,
    ]),
  'facility.hpasRemarks': async ({ services, params, principal }) =>
    remarksOf(services.db, (await facilityFor(services.db, params.code, principal)).code),
  'facility.save': async ({ services, body, principal, meta }) =>
    inTransaction(services.db, async (tx) => {
      const { record, requestCode, message, ...saved } = await saveFacility(
        services,
        tx,
        body,
        principal,
        meta,
      )
      const outcome = { record: await facilityView(tx, record, principal), requestCode, message }
      return saved.created ? created(outcome) : outcome
    }),
  'facility.possibleDuplicates': async ({ services, body, query, principal }) =>
    checkDuplicates(services.db, body, query.threshold, principal),
  'facility.findDuplicate': async ({ services, query }) => sameName(services.db, query),
  'facility.notDuplicate': async ({ services, body, principal, meta }) =>
    inTransaction(services.db, (tx) =>
      rememberDifferent(services, tx, facilityPairs, body, actorOf(principal, meta)),
    ),
  'facility.foundDifferent': async ({ services, params, principal }) =>
    foundDifferent(services.db, facilityPairs, (await facilityFor(services.db, params.code, principal)).code),
  'facility.merge': async ({ services, body, principal, meta }) =>
    inTransaction(services.db, async (tx) => {
      const merged = await mergeProviders(
        services,
        tx,
        facilityMerge,
        body,
        principal,
        actorOf(principal, meta),
      )
      const record = await facilityView(tx, merged.record, principal)
      return { ...merged, record, message: `${body.duplicateCode} was merged into ${body.code}.` }
    }),
  'facility.statusOn': async ({ services, params, query, principal }) => {
    const { code } = await facilityFor(services.db, params.code, principal)
    return statusOnDay(services.db, code, 'HFC', query.day)
  },
  'facility.createAccount': async ({ services, body, principal, meta }) =>
    inTransaction(services.db, async (tx) =>
      created(
        await createFacilityAccount(services, tx, body.code, body.emailAddress, actorOf(principal, meta)),
      ),
    ),
  'facility.checklist': async ({ services, query, principal, today }) =>
    checklistOf(
      services.db,
      checklistOwner(await wholeFacility(services, query.healthFacilityCode, principal)),
      today,
    ),
  'facility.saveChecklist': async ({ services, query, body, principal, meta, today }) =>
    inTransaction(services.db, async (tx) => {
      const owner = checklistOwner(await lockFacility(tx, query.healthFacilityCode))
      await saveMarks(services, tx, owner, body, actorOf(principal, meta))
      return checklistOf(tx, owner, today)
    }),
  'facility.nextStatuses': async ({ query }) => {
    const { currentStatus } = query
    if (!isAccreditationStatus(currentStatus)) return refuse('NOT_FOUND')
    return allowedNext(currentStatus, 'facility').map(statusReply)
  },
  'facility.changeStatus': async ({ services, query, body, principal, meta }) =>
    inTransaction(services.db, async (tx) => {
      const record = await lockFacility(tx, query.healthFacilityCode)
      if (body.version !== record.version) await refuseStale(tx, record, principal)
      const actor = actorOf(principal, meta)
      const { record: moved, ...outcome } = await moveOrAsk(services, tx, facilityStatus, record, body, actor)
      return { ...(await facilityView(tx, moved, principal)), ...outcome }
    }),
  'facility.statusOutlook': async ({ services, query, principal }) => {
    const record = await facilityFor(services.db, query.healthFacilityCode, principal)
    return statusOutlook(services, facilityStatus, record, query, principal.username)
  },
  'facility.projection': async ({ services, query, principal }) => {
    const record = await facilityFor(services.db, query.code, principal)
    const whole = await facilityView(services.db, record, principal)
    const { code, name, addresses } = whole
    return query.projection === 'hf_addresses' ? { code, name, addresses } : whole
  },
})
