import { handlers } from '../http/handlers.ts'
import { listPhysicians } from '../physician/list.ts'

/** Physicians (specification 2, 7.3); the list serves the landing of a physician, the rest comes with its area. */
export const physicianHandlers = handlers({
  'physician.rows': async ({ services, query, principal }) => listPhysicians(services, query, principal),
})
