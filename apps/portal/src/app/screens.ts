import { screen, type ScreenLoader } from '../platform/loading/load-part.ts'
import type { FirstScreen, ScreenName } from '../platform/routing/routes.ts'

const notBuilt = screen(
  () => import('../platform/feedback/UnderConstruction.tsx'),
  (m) => m.UnderConstruction,
)

/**
 * The screens, each fetched when it is first shown; those most people arrive at are in `preload.ts`. This list is a file of its
 * own, fetched after the first screen, so that the first visit does not pay for the number of screens. A feature takes its
 * place by replacing `notBuilt` with its own module; areas with a `/*` path in `routes.ts` bring their inner routes
 * themselves.
 */
export const screens = {
  forgotPassword: screen(
    () => import('./pages/ForgotPassword.tsx'),
    (m) => m.ForgotPassword,
  ),
  signOnReturn: screen(
    () => import('./pages/sign-on/SignOnReturn.tsx'),
    (m) => m.SignOnReturn,
  ),
  signOnInvitation: screen(
    () => import('./pages/sign-on/SignOnInvitation.tsx'),
    (m) => m.SignOnInvitation,
  ),
  signOnConfirm: screen(
    () => import('./pages/sign-on/SignOnConfirm.tsx'),
    (m) => m.SignOnConfirm,
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
    () => import('../features/information-request-reply/InformationRequestReply.tsx'),
    (m) => m.InformationRequestReply,
  ),
  confirmByLink: screen(
    () => import('../features/confirmation-link/ConfirmByLink.tsx'),
    (m) => m.ConfirmByLink,
  ),
  confirmApplication: screen(
    () => import('../features/register/confirm/ConfirmApplication.tsx'),
    (m) => m.ConfirmApplication,
  ),
  underConstruction: notBuilt,
  facilityForm: screen(
    () => import('../features/facilities/form/FacilityForm.tsx'),
    (m) => m.FacilityForm,
  ),
  providerMaintenance: screen(
    () => import('../features/reference/ProviderMaintenance.tsx'),
    (m) => m.ProviderMaintenance,
  ),
  security: screen(
    () => import('../features/security/Security.tsx'),
    (m) => m.Security,
  ),
  register: screen(
    () => import('../features/register/Register.tsx'),
    (m) => m.Register,
  ),
  duplicates: screen(
    () => import('../features/duplicates/DuplicateQueue.tsx'),
    (m) => m.DuplicateQueue,
  ),
  isoCompliance: screen(
    () => import('./records/ComplianceScreen.tsx'),
    (m) => m.ComplianceScreen,
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
} as const satisfies Record<Exclude<ScreenName, FirstScreen>, ScreenLoader>
