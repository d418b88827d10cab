import type { Marker, Permission } from '@capiz/domain/access'
import type { RouteRule } from './decide.ts'

/** The frame around a screen: menu and account for users, a plain head for the public, a card for signing in. */
export type Layout = 'shell' | 'public' | 'sign-in'

interface RouteShape extends RouteRule {
  /** path pattern; `:code` is the record's code, a trailing `/*` leaves the rest to the screen */
  path: string
  /** title of the browser tab; a record replaces it by its name */
  title: string
  layout: Layout
  requires?: readonly (Permission | Marker)[]
  screen: string
}

const staff = ['ADMIN'] as const

/** Every path of specification 1, section 2, our open directory, and where applicants answer. The root leads to the dashboard. */
const table = [
  { path: '/account-updates', title: 'My account', access: 'login', layout: 'shell', screen: 'account' },
  { path: '/auth/login', title: 'Sign in', access: 'guest', layout: 'sign-in', screen: 'login' },
  {
    path: '/auth/forgot-password',
    title: 'Forgot password',
    access: 'guest',
    layout: 'sign-in',
    screen: 'forgotPassword',
  },
  {
    path: '/auth/return',
    title: 'Single sign-on',
    access: 'open',
    layout: 'sign-in',
    screen: 'signOnReturn',
  },
  {
    path: '/auth/invitation',
    title: 'Accept an invitation',
    access: 'open',
    layout: 'sign-in',
    screen: 'signOnInvitation',
  },
  {
    path: '/auth/confirm',
    title: 'Confirm sign-in',
    access: 'login',
    layout: 'sign-in',
    screen: 'signOnConfirm',
  },
  {
    path: '/dashboard',
    title: 'Today',
    access: 'login',
    requires: staff,
    layout: 'shell',
    screen: 'dashboard',
  },
  {
    path: '/dashboard/requests/*',
    title: 'Requests',
    access: 'login',
    requires: ['REQUEST_VIEW'],
    layout: 'shell',
    screen: 'requests',
  },
  {
    path: '/health-facility',
    title: 'Health facilities',
    access: 'login',
    requires: staff,
    layout: 'shell',
    screen: 'facilityList',
  },
  {
    path: '/health-facility/new',
    title: 'Add a facility',
    access: 'login',
    requires: staff,
    layout: 'shell',
    screen: 'facilityForm',
  },
  {
    path: '/health-facility/:code/edit',
    title: 'Edit a facility',
    access: 'login',
    requires: ['HF_EDIT'],
    isOwnRecord: true,
    layout: 'shell',
    screen: 'facilityForm',
  },
  {
    path: '/health-facility/:code/*',
    title: 'Health facility',
    access: 'login',
    requires: ['ADMIN', 'HFC'],
    isOwnRecord: true,
    layout: 'shell',
    screen: 'facilityRecord',
  },
  {
    path: '/provider/*',
    title: 'Reference lists',
    access: 'login',
    requires: staff,
    layout: 'shell',
    screen: 'providerMaintenance',
  },
  {
    path: '/doctor',
    title: 'Physicians',
    access: 'login',
    requires: staff,
    layout: 'shell',
    screen: 'physicianList',
  },
  {
    path: '/doctor/:code/*',
    title: 'Physician',
    access: 'login',
    requires: ['ADMIN', 'PHY'],
    isOwnRecord: true,
    layout: 'shell',
    screen: 'physicianRecord',
  },
  {
    path: '/security/*',
    title: 'Users and roles',
    access: 'login',
    requires: ['USER_VIEW', 'ROLE_EDIT'],
    layout: 'shell',
    screen: 'security',
  },
  { path: '/register/*', title: 'Register', access: 'guest', layout: 'public', screen: 'register' },
  {
    path: '/iso-compliance/*',
    title: 'ISO compliance',
    access: 'login',
    requires: ['COMPLIANCE_VIEW', 'SA_VIEW'],
    layout: 'shell',
    screen: 'isoCompliance',
  },
  {
    path: '/duplicates',
    title: 'Possible duplicates',
    access: 'login',
    requires: ['HF_STATUS', 'PHY_STATUS'],
    layout: 'shell',
    screen: 'duplicates',
  },
  {
    path: '/reports/*',
    title: 'Reports',
    access: 'login',
    requires: ['REPORT_VIEW'],
    layout: 'shell',
    screen: 'reports',
  },
  {
    path: '/audit-logs/*',
    title: 'Audit logs',
    access: 'login',
    requires: ['AUDIT_VIEW', 'ACTIVITY_VIEW'],
    layout: 'shell',
    screen: 'auditLogs',
  },
  { path: '/rates/*', title: 'Rates', access: 'login', requires: staff, layout: 'shell', screen: 'rates' },
  {
    path: '/answer',
    title: 'Where your application stands',
    access: 'open',
    layout: 'public',
    screen: 'answer',
  },
  {
    path: '/confirm',
    title: 'Are your details still right?',
    access: 'open',
    layout: 'public',
    screen: 'confirmByLink',
  },
  {
    path: '/confirm-application',
    title: 'Confirm your e-mail address',
    access: 'open',
    layout: 'public',
    screen: 'confirmApplication',
  },
  { path: '/faq', title: 'Questions and answers', access: 'open', layout: 'public', screen: 'faq' },
  { path: '/directory/*', title: 'Directory', access: 'open', layout: 'public', screen: 'directory' },
  { path: '*', title: '', access: 'open', layout: 'public', screen: 'underConstruction' },
] as const satisfies readonly RouteShape[]

/** The screens most people arrive at; they are fetched without the list of all others. */
export type FirstScreen =
  | 'login'
  | 'directory'
  | 'dashboard'
  | 'requests'
  | 'facilityList'
  | 'facilityRecord'
  | 'physicianList'
  | 'physicianRecord'

/** The name of a screen; the app knows how each is fetched. */
export type ScreenName = (typeof table)[number]['screen']

/** A route of the portal. */
export interface RouteSpec extends RouteShape {
  screen: ScreenName
}

/** All routes, in the order of the table. */
export const routes: readonly RouteSpec[] = table
