import { verifyAudit } from '../../platform/audit/verify.ts'
import { handlers } from '../../platform/http/handlers.ts'
import { listOutbox, retryMail } from '../../areas/mail-log/list.ts'
import { effectiveSettings } from '../../platform/settings/effective.ts'
import { changeAccess, sessionsOf } from '../../areas/user/access.ts'
import { inviteUser } from '../../areas/user/invite.ts'
import {
  confirmAccessChange,
  listAccessChanges,
  rejectAccessChange,
} from '../../areas/user/access-changes.ts'
import { dryView, roleCatalogue } from '../../areas/user/role-insight.ts'

/** The calls of administrators beside those of the specification (additions of ours). */
export const adminHandlers = handlers({
  'roleInsight.catalogue': async ({ services }) => roleCatalogue(services),
  'roleInsight.view': async ({ services, principal, meta, params }) =>
    dryView(services, principal, meta, Number(params.id)),
  'userAccess.change': async ({ services, principal, meta, body }) =>
    body.action === 'INVITE'
      ? inviteUser(services, principal, meta, body.username)
      : changeAccess(services, principal, meta, { username: body.username, action: body.action }),
  'userAccess.sessions': async ({ services, params }) => sessionsOf(services, params.code),
  'accessChange.list': async ({ services, principal, query }) =>
    listAccessChanges(services, principal, query),
  'accessChange.confirm': async ({ services, principal, meta, params }) =>
    confirmAccessChange(services, principal, meta, Number(params.id)),
  'accessChange.reject': async ({ services, principal, meta, params }) =>
    rejectAccessChange(services, principal, meta, Number(params.id)),
  'outbox.list': async ({ services, query }) => listOutbox(services, query),
  'outbox.retry': async ({ services, principal, meta, params }) =>
    retryMail(services, principal, meta, Number(params.id)),
  'settings.get': async ({ services }) => effectiveSettings(services),
  'auditCheck.verify': async ({ services }) => {
    const found = await verifyAudit(services.db, services.config.auditKeys)
    return {
      ok: found.ok,
      rows: found.rows,
      head: found.ok ? found.head : null,
      brokenAt: found.ok ? null : found.brokenAt,
      reason: found.ok ? null : found.reason,
      checkedDate: services.clock.now(),
    }
  },
})
