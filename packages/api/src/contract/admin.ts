import { codeParam, idParam, pageQuery } from './common.ts'
import { endpoint, group, needs } from './define.ts'
import {
  AuditVerification,
  EffectiveSettings,
  OutboxMail,
  RoleCatalogue,
  RoleView,
  UserAccessInput,
  UserSession,
} from '../schema/admin.ts'
import { User } from '../schema/auth.ts'

const auth = { service: 'auth' } as const

/** What roles open, and a dry look through the eyes of one (additions of ours to specification 2, 7.9). */
export const roleInsight = group('roleInsight', {
  catalogue: endpoint({
    ...auth,
    call: 'X160',
    method: 'GET',
    path: '/role-catalogue',
    access: needs('USER_VIEW'),
    reply: { as: 'item', schema: RoleCatalogue },
    summary: 'What each permission opens, and how many people hold each role',
  }),
  view: endpoint({
    ...auth,
    call: 'X161',
    method: 'POST',
    path: '/role/{id}/dry-view',
    access: needs('ROLE_EDIT'),
    params: { id: idParam },
    reply: { as: 'item', schema: RoleView },
    summary: 'What the holders of a role see; the look is written into the audit log',
  }),
})

/** Sessions and locks of users (additions of ours to specification 2, 7.9). */
export const userAccess = group('userAccess', {
  change: endpoint({
    ...auth,
    call: 'X162',
    method: 'POST',
    path: '/user-access',
    access: needs('USER_EDIT'),
    body: { as: 'json', schema: UserAccessInput },
    reply: { as: 'item', schema: User },
    summary: 'Lock or unlock a user, or end the session of one',
  }),
  sessions: endpoint({
    ...auth,
    call: 'X163',
    method: 'GET',
    path: '/user/{code}/sessions',
    access: needs('USER_VIEW'),
    params: { code: codeParam('user') },
    reply: { as: 'list', schema: UserSession },
    summary: 'The latest sign-ins of a user and how they ended',
  }),
})

/** Mail on its way (addition of ours). */
export const outbox = group('outbox', {
  list: endpoint({
    ...auth,
    call: 'X164',
    method: 'GET',
    path: '/mail-outbox',
    access: needs('USER_EDIT'),
    query: pageQuery('recipient', 'template', 'state'),
    reply: { as: 'page', schema: OutboxMail },
    summary: 'Mail that waits, failed or was sent, without its text',
  }),
  retry: endpoint({
    ...auth,
    call: 'X190',
    method: 'POST',
    path: '/mail-outbox/{id}/retry',
    access: needs('USER_EDIT'),
    params: { id: idParam },
    reply: { as: 'item', schema: OutboxMail },
    summary: 'Try a mail again that could not be sent',
  }),
})

/** The configuration in force (addition of ours). */
export const settings = group('settings', {
  get: endpoint({
    ...auth,
    call: 'X165',
    method: 'GET',
    path: '/settings',
    access: needs('ROLE_EDIT'),
    reply: { as: 'item', schema: EffectiveSettings },
    summary: 'The configuration the server runs on, without secrets',
  }),
})

/** Proof that nobody altered the audit log (addition of ours to specification 2, 7.4). */
export const auditCheck = group('auditCheck', {
  verify: endpoint({
    service: 'audit',
    call: 'X166',
    method: 'POST',
    path: '/audit-logs/verify',
    access: needs('AUDIT_VIEW'),
    reply: { as: 'item', schema: AuditVerification },
    summary: 'Recompute every seal of the audit log',
    timeout: 300_000,
  }),
})
