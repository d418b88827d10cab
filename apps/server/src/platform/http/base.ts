import type { Service } from '@capiz/api/contract/define'

/** The path of each of the four services on this server; the portal may be pointed elsewhere. */
export const serviceBase: Readonly<Record<Service, string>> = {
  accr: '/api/accr',
  auth: '/api/auth',
  reports: '/api/reports',
  audit: '/api/audit',
}
