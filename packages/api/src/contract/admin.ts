import { codeParam, idParam, pageQuery } from './common.ts'
import { group, needs } from './define.ts'
import { callsOf, itemOf, json, listOf, nothing, pageOf } from './calls.ts'
import {
  AccessChange,
  AuditVerification,
  EffectiveSettings,
  OutboxMail,
  RoleCatalogue,
  RoleView,
  UserAccessInput,
  UserSession,
} from '../schema/admin.ts'
import { User } from '../schema/auth.ts'

const audit = callsOf('audit')

const { read, send } = callsOf('auth')

/** The calls each role opens, and a preview with the rights of one (additions of ours to specification 2, 7.9). */
export const roleInsight = group('roleInsight', {
  catalogue: read('X160', '/role-catalogue', needs('USER_VIEW'), itemOf(RoleCatalogue)),
  view: send('X161', '/role/{id}/dry-view', needs('ROLE_EDIT'), itemOf(RoleView), {
    params: { id: idParam },
  }),
})

/** Sessions and locks of users (additions of ours to specification 2, 7.9). */
export const userAccess = group('userAccess', {
  change: send('X162', '/user-access', needs('USER_EDIT'), itemOf(User), {
    body: json(UserAccessInput),
    stepUp: 'policy',
  }),
  sessions: read('X163', '/user/{code}/sessions', needs('USER_VIEW'), listOf(UserSession), {
    params: { code: codeParam('user') },
  }),
})

/** Changes of access that wait for a second person (additions of ours). */
export const accessChange = group('accessChange', {
  list: read('X390', '/access-change', needs('USER_VIEW'), pageOf(AccessChange), {
    query: pageQuery('status'),
  }),
  confirm: send('X391', '/access-change/{id}/confirm', needs('USER_EDIT'), nothing, {
    params: { id: idParam },
    stepUp: 'policy',
  }),
  reject: send('X392', '/access-change/{id}/reject', needs('USER_EDIT'), nothing, {
    params: { id: idParam },
  }),
})

/** Mail on its way (addition of ours). */
export const outbox = group('outbox', {
  list: read('X164', '/mail-outbox', needs('USER_EDIT'), pageOf(OutboxMail), {
    query: pageQuery('recipient', 'template', 'state'),
  }),
  retry: send('X190', '/mail-outbox/{id}/retry', needs('USER_EDIT'), itemOf(OutboxMail), {
    params: { id: idParam },
  }),
})

/** The configuration in force (addition of ours). */
export const settings = group('settings', {
  get: read('X165', '/settings', needs('ROLE_EDIT'), itemOf(EffectiveSettings)),
})

/** The check that the audit log was not altered (addition of ours to specification 2, 7.4). */
export const auditCheck = group('auditCheck', {
  verify: audit.send('X166', '/audit-logs/verify', needs('AUDIT_VIEW'), itemOf(AuditVerification), {
    timeout: 300_000,
  }),
})
