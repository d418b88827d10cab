import * as v from 'valibot'
import { Id, Instant, Text } from './common.ts'
import { Role } from './auth.ts'
import { AuditChange } from './log.ts'

/** Everything one permission opens, read from the table of calls, and who holds each role. */
export const RoleCatalogue = v.object({
  permissions: v.array(
    v.object({
      permission: v.string(),
      /** calls the permission opens: what each does, and whether it changes something */
      calls: v.array(v.object({ id: v.string(), summary: v.string(), changes: v.boolean() })),
    }),
  ),
  /** live users of each role, roles without users left out */
  holders: v.array(v.object({ roleId: Id, people: v.number() })),
})

/** The view of the holders of a role; reading it is recorded in the audit log. */
export const RoleView = v.object({
  role: Role,
  /** whose records the role works on */
  marker: v.picklist(['PHY', 'HFC', 'ADMIN']),
  /** paths of the reports the role may run */
  reports: v.array(v.string()),
})

/** One sign-in of a user. */
export const UserSession = v.object({
  id: Id,
  createdDate: Instant,
  lastSeen: Instant,
  ip: v.nullable(v.string()),
  userAgent: v.nullable(v.string()),
  isOpen: v.boolean(),
  endedDate: v.nullable(Instant),
  /** LOGOUT, REPLACED, REUSE, DISABLED, PASSWORD, ENDED or EXPIRED */
  endedReason: v.nullable(v.string()),
})

/** Body of a change of a user's access. */
export const UserAccessInput = v.object({
  username: Text(40),
  action: v.picklist(
    ['LOCK', 'UNLOCK', 'END_SESSION', 'INVITE', 'UNLINK'],
    'Use LOCK, UNLOCK, END_SESSION, INVITE or UNLINK.',
  ),
})

/** A change of access that one person asked for and a second one confirms. */
export const AccessChange = v.object({
  id: Id,
  /** ADMINISTRATOR, MAIL, PASSWORD, FACTOR, SIGN_ON, ROLE or ERASURE */
  reason: v.picklist(['ADMINISTRATOR', 'MAIL', 'PASSWORD', 'FACTOR', 'SIGN_ON', 'ROLE', 'ERASURE']),
  /** username, name of the role, or code of the person it is about */
  target: v.string(),
  changes: v.array(AuditChange),
  askedBy: v.string(),
  askedDate: Instant,
  expires: Instant,
  decidedBy: v.nullable(v.string()),
  decidedDate: v.nullable(Instant),
  status: v.picklist(['OPEN', 'EXPIRED', 'CONFIRMED', 'REJECTED', 'WITHDRAWN', 'REPLACED']),
  /** whether the caller asked for it, and so cannot confirm it */
  isOwn: v.boolean(),
})

/** A mail of the outbox without its text, which may hold a password. */
export const OutboxMail = v.object({
  id: Id,
  recipient: v.string(),
  subject: v.string(),
  template: v.string(),
  state: v.picklist(['WAITING', 'RETRYING', 'FAILED', 'SENT']),
  attempts: v.number(),
  createdDate: Instant,
  nextAttempt: v.nullable(Instant),
  sentDate: v.nullable(Instant),
  lastError: v.nullable(v.string()),
})

/** The configuration the server runs on, secrets left out, by subject. */
export const EffectiveSettings = v.object({
  groups: v.array(
    v.object({
      title: v.string(),
      settings: v.array(
        v.object({
          label: v.string(),
          value: v.string(),
          /** name in the environment */
          variable: v.nullable(v.string()),
          /** it deserves attention as it is */
          warning: v.nullable(v.string()),
        }),
      ),
    }),
  ),
})

/** The result of a check of the audit chain. */
export const AuditVerification = v.object({
  ok: v.boolean(),
  /** entries found sound, in order */
  rows: v.number(),
  /** seal of the last entry, worth noting down outside the system */
  head: v.nullable(v.string()),
  /** number of the first entry that is not sound */
  brokenAt: v.nullable(v.number()),
  reason: v.nullable(v.picklist(['content', 'link', 'gap', 'key'])),
  checkedDate: Instant,
})
