import { screen, type ScreenLoader } from './load-part.ts'
import type { FirstScreen } from './preload.ts'

const notBuilt = screen(
  () => import('./pages/UnderConstruction.tsx'),
  (m) => m.UnderConstruction,
)

/**
 * The screens, each fetched when it is first shown; those most people arrive at are in `preload.ts`. This list is a file of its
 * own, fetched after the first screen, so that the first visit does not pay for the number of screens. A feature takes its
 * place by replacing `notBuilt` with its own module; areas with a `/*` path in `routes.ts` bring their inner routes
 * themselves.
 */
export const screens = {
  dashboard: screen(
    () => import('../features/dashboard/Dashboard.tsx'),
    (m) => m.Dashboard,
  ),
  requests: screen(
    () => import('../features/requests/Requests.tsx'),
    (m) => m.Requests,
  ),
  forgotPassword: screen(
    () => import('./pages/ForgotPassword.tsx'),
    (m) => m.ForgotPassword,
  ),
  account: screen(
    () => import('./pages/Account.tsx'),
    (m) => m.Account,
  ),
  faq: screen(
    () => import('../features/faq/Faq.tsx'),
    (m) => m.Faq,
  ),
  answer: screen(
    () => import('../features/answer/Answer.tsx'),
    (m) => m.Answer,
  ),
  underConstruction: notBuilt,
  facilityForm: screen(
    () => import('../features/facilities/form/FacilityForm.tsx'),
    (m) => m.FacilityForm,
  ),
  facilityRecord: screen(
    () => import('../features/facilities/record/FacilityRecord.tsx'),
    (m) => m.FacilityRecord,
  ),
  providerMaintenance: screen(
    () => import('../features/reference/ProviderMaintenance.tsx'),
    (m) => m.ProviderMaintenance,
  ),
  physicianList: screen(
    () => import('../features/physicians/list/PhysicianList.tsx'),
    (m) => m.PhysicianList,
  ),
  physicianRecord: screen(
    () => import('../features/physicians/record/PhysicianRecord.tsx'),
    (m) => m.PhysicianPages,
  ),
  security: screen(
    () => import('../features/security/Security.tsx'),
    (m) => m.Security,
  ),
  register: screen(
    () => import('../features/register/Register.tsx'),
    (m) => m.Register,
  ),
  isoCompliance: screen(
    () => import('../features/records/Compliance.tsx'),
    (m) => m.Compliance,
  ),
  reports: screen(
    () => import('../features/reports/Reports.tsx'),
    (m) => m.Reports,
  ),
  auditLogs: screen(
    () => import('../features/audit/AuditLogs.tsx'),
    (m) => m.AuditLogs,
  ),
  rates: screen(
    () => import('../features/prices/rates/Rates.tsx'),
    (m) => m.Rates,
  ),
} as const satisfies Record<string, ScreenLoader>

export type ScreenName = keyof typeof screens | FirstScreen
