import { allowedNext, isAccreditationStatus, accreditationStatusCodes } from '@capiz/domain/accreditation'
import { and, eq } from 'drizzle-orm'
import { actorOf } from '../../platform/access/actor.ts'
import { moveAllAffiliations } from '../../areas/affiliation/batch.ts'
import {
  checkRoster,
  rosterTemplate,
  saveRosterRows,
  uploadRoster,
} from '../../areas/affiliation/roster/calls.ts'
import { rosterImports } from '../../areas/affiliation/roster/import-kind.ts'
import { saveAffiliation } from '../../areas/affiliation/save.ts'
import { affiliationFor, ofPair } from '../../areas/affiliation/scope.ts'
import { affiliationsOf, affiliationView, listAffiliations } from '../../areas/affiliation/view.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { affiliation, appUser, facility } from '../../db/schema/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import { workbookType } from '../../engines/export/table-file.ts'
import { facilitiesOfProvider } from '../../areas/facility/scope.ts'
import { created, handlers } from '../../platform/http/handlers.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import { statusReply } from '../../engines/reference/lookups.ts'
import type { Services } from '../../platform/services.ts'
import { importHandlers } from '../../engines/import/import/calls.ts'

async function pairOf(services: Services, physicianCode: string, facilityCode: string, principal: Principal) {
  const { id } = await affiliationFor(services.db, ofPair(physicianCode, facilityCode), principal)
  return affiliationView(services.db, id, principal)
}

/** Affiliations of physicians with facilities (specification 2, 7.1 and 7.3). */
export const affiliationHandlers = {
  ...importHandlers('rosterImport', rosterImports),
  ...handlers({
    'affiliation.list': async ({ services, query, principal }) =>
      listAffiliations(services, query, principal),
    'affiliation.get': async ({ services, params, principal }) => {
      const { id } = await affiliationFor(services.db, eq(affiliation.code, params.code), principal)
      return affiliationView(services.db, id, principal)
    },
    'affiliation.nextStatuses': async ({ query }) => {
      const { currentStatus } = query
      if (!currentStatus) return accreditationStatusCodes.filter((code) => code !== 'CLOSED').map(statusReply)
      if (!isAccreditationStatus(currentStatus)) return refuse('NOT_FOUND')
      return allowedNext(currentStatus, 'affiliation').map(statusReply)
    },
    'affiliation.facilitiesOf': async ({ services, query, principal }) =>
      affiliationsOf(services.db, { physicianCode: query.phyCode }, principal),
    'affiliation.hasCoordinator': async ({ services, params, principal }) => {
      const id = Number(params.id)
      const [row] = await services.db
        .select({ code: facility.code })
        .from(facility)
        .where(
          and(
            eq(facility.id, id <= 2_147_483_647 ? id : -1),
            eq(facility.deleted, false),
            // It is an end of the caller's affiliations that is asked about, not a facility the call itself reaches.
            principal.reach === 'all' ? undefined : facilitiesOfProvider(services.db, principal),
          ),
        )
      if (!row) return refuse('NOT_FOUND')
      const has = and(eq(appUser.linkedCode, row.code), eq(appUser.deleted, false))
      return (await services.db.$count(appUser, has)) > 0
    },
    'affiliation.ofPair': async ({ services, query, principal }) =>
      pairOf(services, query.doctorCode, query.healthFacilityCode, principal),
    'affiliation.findByPair': async ({ services, query, principal }) =>
      pairOf(services, query.physicianCode, query.healthFacilityCode, principal),
    'affiliation.findByStatus': async ({ services, query, principal }) =>
      affiliationsOf(services.db, query, principal),
    'affiliation.specializations': async ({ services, query, principal }) => {
      const rows = await affiliationsOf(services.db, { healthFacilityCode: query.hfCode }, principal)
      const found = new Map(rows.flatMap((row) => row.specializations.map((one) => [one.code, one] as const)))
      return [...found.values()]
        .map(({ code, description }) => ({ code, description, groupBy: null }))
        .toSorted((a, b) => (a.description < b.description ? -1 : 1))
    },
    'affiliation.save': async ({ services, body, principal, meta }) =>
      inTransaction(services.db, async (tx) => {
        const saved = await saveAffiliation(services, tx, body, principal, meta)
        const { requestCode, message } = saved
        const record = saved.record && (await affiliationView(tx, saved.record.id, principal))
        const outcome = { record, requestCode, message }
        return saved.created ? created(outcome) : outcome
      }),
    'affiliation.template': async (call) => ({
      body: await rosterTemplate(call),
      fileName: 'doctor-roster.xlsx',
      contentType: workbookType,
    }),
    'affiliation.upload': async (call) => {
      const [file] = call.files
      if (!file) return refuse('VALIDATION', { errors: [{ field: 'file', message: 'Add a file.' }] })
      return uploadRoster(call, await file.read(), call.fields.healthFacilityCode)
    },
    'affiliation.saveRoster': async (call) => saveRosterRows(call, call.body),
    'affiliation.checkRoster': async (call) => checkRoster(call, call.body),
    'affiliation.batchUpdate': async ({ services, body, principal, meta }) =>
      moveAllAffiliations(services, body, actorOf(principal, meta)),
  }),
}
