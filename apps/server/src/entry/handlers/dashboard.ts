import {
  credentialFigures,
  facilityFigures,
  physicianFigures,
  requestFigures,
  type Figure,
} from '../../areas/dashboard/figures.ts'
import { notifications } from '../../areas/dashboard/notifications.ts'
import { expiryTables, rightsOf } from '../../areas/expiry/query.ts'
import { handlers } from '../../platform/http/handlers.ts'
import { refuse } from '../../platform/errors/refuse.ts'

/** Figures of the home page (domain model 11.4). Providers get their own notifications and nothing else. */
export const dashboardHandlers = handlers({
  'dashboard.get': async ({ services, principal, query, today }) => {
    const { db, counts } = services
    const { type } = query
    if (principal.marker !== 'ADMIN' && type !== 'NOTIFICATION') refuse('FORBIDDEN')
    // Everybody on the staff looks at the same figures, and they only move with these tables or with the day.
    const cached = (tables: readonly string[], read: () => Promise<Figure[]>) => () =>
      counts.get(tables, JSON.stringify(['dashboard', type, today, rightsOf(principal)]), read)
    const read = {
      HF: cached(['facility'], () => facilityFigures(db)),
      PHY: cached(['affiliation', 'facility', 'physician'], () => physicianFigures(db)),
      REQUEST: cached(['user_request'], () => requestFigures(db, today)),
      CREDENTIAL: cached([...expiryTables, 'verification'], () => credentialFigures(db, principal, today)),
      NOTIFICATION: () => notifications(services, principal),
    }
    return { type, asOf: services.clock.now(), items: await read[type]() }
  },
})
