import { lazyScreen } from './lazy-screen.ts'
import { loadLogin } from './preload.ts'

const notBuilt = lazyScreen(
  () => import('./pages/UnderConstruction.tsx'),
  (m) => m.UnderConstruction,
)

/**
 * Every screen, fetched when it is first shown. A feature takes its place by replacing `notBuilt` with its own module;
 * areas with a `/*` path in `routes.ts` bring their inner routes themselves.
 */
export const screens = {
  login: lazyScreen(loadLogin, (m) => m.Login),
  forgotPassword: lazyScreen(
    () => import('./pages/ForgotPassword.tsx'),
    (m) => m.ForgotPassword,
  ),
  account: lazyScreen(
    () => import('./pages/Account.tsx'),
    (m) => m.Account,
  ),
  faq: lazyScreen(
    () => import('../features/faq/Faq.tsx'),
    (m) => m.Faq,
  ),
  underConstruction: notBuilt,
  dashboard: lazyScreen(
    () => import('../features/dashboard/Dashboard.tsx'),
    (m) => m.Dashboard,
  ),
  requests: lazyScreen(
    () => import('../features/requests/Requests.tsx'),
    (m) => m.Requests,
  ),
  facilityList: lazyScreen(
    () => import('../features/facilities/list/FacilityList.tsx'),
    (m) => m.FacilityList,
  ),
  facilityForm: lazyScreen(
    () => import('../features/facilities/form/FacilityForm.tsx'),
    (m) => m.FacilityForm,
  ),
  facilityRecord: lazyScreen(
    () => import('../features/facilities/record/FacilityRecord.tsx'),
    (m) => m.FacilityRecord,
  ),
  providerMaintenance: lazyScreen(
    () => import('../features/reference/ProviderMaintenance.tsx'),
    (m) => m.ProviderMaintenance,
  ),
  physicianList: notBuilt,
  physicianRecord: notBuilt,
  security: notBuilt,
  register: lazyScreen(
    () => import('../features/register/Register.tsx'),
    (m) => m.Register,
  ),
  directory: lazyScreen(
    () => import('../features/directory/Directory.tsx'),
    (m) => m.Directory,
  ),
  isoCompliance: notBuilt,
  reports: notBuilt,
  auditLogs: lazyScreen(
    () => import('../features/audit/AuditLogs.tsx'),
    (m) => m.AuditLogs,
  ),
  rates: lazyScreen(
    () => import('../features/prices/rates/Rates.tsx'),
    (m) => m.Rates,
  ),
  physicianPrices: lazyScreen(
    () => import('../features/prices/PhysicianPrices.tsx'),
    (m) => m.PhysicianPrices,
  ),
} as const

export type ScreenName = keyof typeof screens
