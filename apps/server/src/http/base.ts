import type { Service } from '@capiz/api/contract/define'

/** Where each of the four services answers on this server; the portal may be pointed elsewhere. */
export const serviceBase: Readonly<Record<Service, string>> = {
  accr: '/api/accr',
  auth: '/api/auth',
  reports: '/api/reports',
  audit: '/api/audit',
}
