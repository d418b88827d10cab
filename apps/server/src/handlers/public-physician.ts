import { created, handlers } from '../http/handlers.ts'
import { dayAnswer } from '../public/day-answer.ts'
import { publicPhysician, searchPublicPhysicians } from '../public/physicians.ts'
import { registerPhysician, requestPhysicianAccount } from '../public/register-physician.ts'
import { reportError } from '../public/report.ts'

/** What the public directory of physicians is read from. */
const directoryTables = ['affiliation', 'case_record', 'facility', 'physician', 'reference_item']

/** Physician calls that need no login (specification 2, 7.3). */
export const publicPhysicianHandlers = handlers({
  'publicPhysician.get': async ({ services, params }) => publicPhysician(services, params.code),
  // Visitors turn over the same first pages: they are read again only after one of these tables has changed.
  'publicPhysician.search': async ({ services, query, today }) =>
    services.counts.figures(directoryTables, JSON.stringify(['directory', today, query]), () =>
      searchPublicPhysicians(services, query),
    ),
  'publicPhysician.onDay': async ({ services, params, query }) => dayAnswer(services, params.code, query),
  'publicPhysician.report': async ({ services, body, meta }) =>
    created(await reportError(services, body, meta)),
  'publicPhysician.register': async ({ services, body, meta }) =>
    created(await registerPhysician(services, body, meta)),
  'publicPhysician.requestAccount': async ({ services, body, meta }) =>
    requestPhysicianAccount(services, body, meta),
})
