import { type Layout, routes, type RouteSpec, type ScreenName } from '../src/platform/routing/routes.ts'

const frameModules: Readonly<Record<Layout, readonly string[]>> = {
  shell: ['app/shell/Shell.tsx', 'platform/session/signed-in.ts'],
  public: ['app/shell/PublicFrame.tsx'],
  'sign-in': ['app/pages/SignInFrame.tsx'],
}

/** The module of every screen; the build fails where one is not in it. */
const screenModules: Readonly<Record<ScreenName, string>> = {
  account: 'app/pages/Account.tsx',
  answer: 'features/information-request-reply/InformationRequestReply.tsx',
  confirmByLink: 'features/confirmation-link/ConfirmByLink.tsx',
  confirmApplication: 'features/register/confirm/ConfirmApplication.tsx',
  auditLogs: 'features/audit/AuditLogs.tsx',
  dashboard: 'features/dashboard/Dashboard.tsx',
  duplicates: 'features/duplicates/DuplicateQueue.tsx',
  directory: 'features/directory/Directory.tsx',
  facilityForm: 'features/facilities/form/FacilityForm.tsx',
  facilityList: 'features/facilities/list/FacilityList.tsx',
  facilityRecord: 'app/records/FacilityRecordScreen.tsx',
  faq: 'features/faq/Faq.tsx',
  forgotPassword: 'app/pages/ForgotPassword.tsx',
  isoCompliance: 'app/records/ComplianceScreen.tsx',
  login: 'app/pages/Login.tsx',
  physicianList: 'features/physicians/list/PhysicianList.tsx',
  physicianRecord: 'app/records/PhysicianRecordScreen.tsx',
  providerMaintenance: 'features/reference/ProviderMaintenance.tsx',
  rates: 'features/prices/rates/Rates.tsx',
  register: 'features/register/Register.tsx',
  reports: 'features/reports/Reports.tsx',
  requests: 'features/requests/Requests.tsx',
  security: 'features/security/Security.tsx',
  signOnConfirm: 'app/pages/sign-on/SignOnConfirm.tsx',
  signOnInvitation: 'app/pages/sign-on/SignOnInvitation.tsx',
  signOnReturn: 'app/pages/sign-on/SignOnReturn.tsx',
  underConstruction: 'platform/feedback/UnderConstruction.tsx',
}

/** Addresses below a route that show more than its screen, the longer ones first. */
const deeper: readonly [path: string, module: string][] = [
  ['/dashboard/requests/:code/print', 'features/requests/RequestPrint.tsx'],
  ['/dashboard/requests/:code', 'features/requests/RequestRecord.tsx'],
  ['/directory/physicians', 'features/directory/physicians/PhysicianList.tsx'],
  ['/directory/:code/report', 'features/directory/ReportPage.tsx'],
]

/** An address and the modules a visitor needs there first, in the order of need. */
export interface RouteModules {
  /** regular expression over the path of the address */
  match: string
  /** open to visitors who are not signed in */
  isPublic: boolean
  modules: readonly string[]
}

/** Returns a regular expression over the addresses of a route; `:name` is one segment, a trailing `/*` any number. */
const matchOf = (path: string): string => `^${path.replaceAll(/:\w+/g, '[^/]+').replace('/*', '(?:/.+)?')}/?$`

function routeAt(path: string): RouteSpec {
  const route = routes.find((one) => one.path !== '*' && new RegExp(matchOf(one.path)).test(path))
  if (route === undefined) throw new Error(`No route of the portal is at ${path}.`)
  return route
}

function modulesOf(
  path: string,
  { layout, screen, access }: RouteSpec,
  below: readonly string[],
): RouteModules {
  const modules = [...frameModules[layout], screenModules[screen], ...below]
  return {
    match: matchOf(path),
    isPublic: access !== 'login',
    modules: modules.map((module) => `src/${module}`),
  }
}

/** All addresses with the modules of their first screen; the first that matches counts. */
export const routeModules: readonly RouteModules[] = [
  ...deeper.map(([path, module]) => modulesOf(path, routeAt(path.replaceAll(':code', 'X')), [module])),
  ...routes.filter(({ path }) => path !== '*').map((route) => modulesOf(route.path, route, [])),
]
