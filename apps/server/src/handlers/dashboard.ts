import { credentialFigures, facilityFigures, physicianFigures, requestFigures } from '../dashboard/figures.ts'
import { notifications } from '../dashboard/notifications.ts'
import { handlers } from '../http/handlers.ts'
import { refuse } from '../http/refuse.ts'

/** Figures of the home page (domain model 11.4). Providers get their own notifications and nothing else. */
export const dashboardHandlers = handlers({
  'dashboard.get': async ({ services, principal, query, today }) => {
    const { db } = services
    const { type } = query
    if (principal.marker !== 'ADMIN' && type !== 'NOTIFICATION') refuse('FORBIDDEN')
    const read = {
      HF: () => facilityFigures(db),
      PHY: () => physicianFigures(db),
      REQUEST: () => requestFigures(db, today),
      CREDENTIAL: () => credentialFigures(db, principal, today),
      NOTIFICATION: () => notifications(services, principal),
    }
    return { type, asOf: services.clock.now(), items: await read[type]() }
  },
})
