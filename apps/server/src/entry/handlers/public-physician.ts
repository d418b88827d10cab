import { created, handlers } from '../../platform/http/handlers.ts'
import { receiveOrHold } from '../public/address-confirmation.ts'
import { dayAnswer } from '../public/day-answer.ts'
import { nearestPhysicians } from '../public/nearest.ts'
import { publicPhysician, searchPublicPhysicians } from '../public/physicians.ts'
import { registerPhysician, requestPhysicianAccount } from '../public/register-physician.ts'
import { reportError } from '../public/report.ts'

/** Physician calls that need no login (specification 2, 7.3). */
export const publicPhysicianHandlers = handlers({
  'publicPhysician.get': async ({ services, params }) => publicPhysician(services, params.code),
  'publicPhysician.search': async ({ services, query }) => searchPublicPhysicians(services, query),
  'publicPhysician.near': async ({ services, query }) => nearestPhysicians(services, query),
  'publicPhysician.onDay': async ({ services, params, query }) => dayAnswer(services, params.code, query),
  'publicPhysician.report': async ({ services, body, meta }) =>
    created(await reportError(services, body, meta)),
  'publicPhysician.register': async ({ services, body, meta }) =>
    created(
      await receiveOrHold(services, { kind: 'PHYSICIAN', body }, meta, () =>
        registerPhysician(services, body, meta),
      ),
    ),
  'publicPhysician.requestAccount': async ({ services, body, meta }) =>
    requestPhysicianAccount(services, body, meta),
})
