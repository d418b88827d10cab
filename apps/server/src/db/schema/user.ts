import type { Permission, SecondPersonReason } from '@capiz/domain/access'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { code, identity, moment, recordColumns } from './columns.ts'
import type { AuditChange } from './log.ts'

/** A role: a name and its permissions; `system` marks the eight seeded ones (domain model 5.2). */
export const role = pgTable(
  'role',
  {
    id: identity(),
    code: code().notNull().unique('role_code_uk'),
    name: varchar({ length: 100 }).notNull(),
    nameKey: text().notNull(),
    permissions: text().array().$type<Permission[]>().notNull(),
    system: boolean().notNull().default(false),
    ...recordColumns(),
  },
  (t) => [uniqueIndex('role_name_uk').on(t.nameKey)],
)

/** A person who can sign in (domain model 11.6). */
export const appUser = pgTable(
  'app_user',
  {
    id: identity(),
    code: code().notNull().unique('app_user_code_uk'),
    username: varchar({ length: 40 }).notNull(),
    emailAddress: varchar({ length: 254 }).notNull(),
    emailKey: text().notNull(),
    firstName: varchar({ length: 80 }).notNull(),
    lastName: varchar({ length: 80 }).notNull(),
    roleId: integer()
      .notNull()
      .references(() => role.id),
    /** facility or physician code the account belongs to */
    linkedCode: code(),
    passwordHash: text().notNull(),
    temporaryPassword: boolean().notNull().default(false),
    temporaryUntil: moment(),
    failedCount: integer().notNull().default(0),
    lockedUntil: moment(),
    lastLogin: moment(),
    ...recordColumns(),
  },
  (t) => [
    uniqueIndex('app_user_username_uk').on(t.username),
    uniqueIndex('app_user_email_uk').on(t.emailKey),
    index('app_user_role').on(t.roleId),
    index('app_user_linked').on(t.linkedCode),
  ],
)

/** A sign-in and everything issued under it: the token family that is revoked as one. */
export const session = pgTable(
  'session',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => appUser.id),
    createdDate: moment().notNull(),
    expires: moment().notNull(),
    lastSeen: moment().notNull(),
    ip: varchar({ length: 64 }),
    userAgent: varchar({ length: 300 }),
    revokedDate: moment(),
    /** LOGOUT, REPLACED, REUSE, DISABLED, PASSWORD */
    revokedReason: varchar({ length: 20 }),
    /** whether a second factor took part, at the sign-in or since */
    secondFactor: boolean().notNull().default(false),
    /** when the user last proved to be at the keyboard: with the second factor, or the password without one */
    freshDate: moment(),
    /** identity of the single sign-on that began the session, and its session at the provider */
    identityId: integer(),
    providerSession: varchar({ length: 255 }),
  },
  (t) => [
    index('session_user').on(t.userId),
    uniqueIndex('session_live_uk')
      .on(t.userId)
      .where(sql`${t.revokedDate} is null`),
  ],
)

/** Refresh tokens by their hash; a used one names its successor. */
export const refreshToken = pgTable(
  'refresh_token',
  {
    hash: varchar({ length: 64 }).primaryKey(),
    sessionId: integer()
      .notNull()
      .references(() => session.id),
    createdDate: moment().notNull(),
    usedDate: moment(),
    successorHash: varchar({ length: 64 }),
  },
  (t) => [index('refresh_token_session').on(t.sessionId)],
)

/** Access tokens by their hash; each stays valid until its own expiry. `seenDate` is when a call first carried it. */
export const accessToken = pgTable(
  'access_token',
  {
    hash: varchar({ length: 64 }).primaryKey(),
    sessionId: integer()
      .notNull()
      .references(() => session.id),
    expires: moment().notNull(),
    seenDate: moment(),
  },
  (t) => [index('access_token_session').on(t.sessionId), index('access_token_expires').on(t.expires)],
)

/** Outstanding password reset tokens, single use. */
export const passwordReset = pgTable(
  'password_reset',
  {
    hash: varchar({ length: 64 }).primaryKey(),
    userId: integer()
      .notNull()
      .references(() => appUser.id),
    createdDate: moment().notNull(),
    expires: moment().notNull(),
    usedDate: moment(),
  },
  (t) => [index('password_reset_user').on(t.userId)],
)

/** Counters of the rate limits, one row per limit, key and window. */
export const rateBucket = pgTable(
  'rate_bucket',
  {
    name: varchar({ length: 60 }).notNull(),
    key: varchar({ length: 300 }).notNull(),
    count: integer().notNull(),
    resetsAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.name, t.key] }), index('rate_bucket_resets').on(t.resetsAt)],
)

/** A way in which a browser reaches a passkey (WebAuthn, AuthenticatorTransport). */
type PasskeyTransport = 'ble' | 'cable' | 'hybrid' | 'internal' | 'nfc' | 'smart-card' | 'usb'

/** Second factors. One without a `confirmedDate` is being added; `lastStep` is the time step of the last code taken. */
export const userFactor = pgTable(
  'user_factor',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => appUser.id),
    kind: varchar({ length: 10 }).notNull().$type<'TOTP' | 'PASSKEY'>(),
    name: varchar({ length: 80 }).notNull(),
    /** key of the authenticator app, sealed with the server's key; passkeys have none */
    secret: text(),
    lastStep: integer(),
    /** identifier and public key (COSE) of a passkey, in base64url */
    credentialId: varchar({ length: 1400 }).unique('user_factor_credential_uk'),
    publicKey: text(),
    /** times the passkey says it was used; 0 for one that does not count */
    signCount: bigint({ mode: 'number' }).notNull().default(0),
    /** ways the browser reaches the passkey */
    transports: text()
      .array()
      .notNull()
      .default(sql`'{}'`)
      .$type<PasskeyTransport[]>(),
    createdDate: moment().notNull(),
    confirmedDate: moment(),
    lastUsed: moment(),
  },
  (t) => [
    index('user_factor_user').on(t.userId),
    uniqueIndex('user_factor_totp_uk')
      .on(t.userId)
      .where(sql`${t.kind} = 'TOTP' and ${t.confirmedDate} is not null`),
  ],
)

/** Challenges of passkeys that wait for their answer; each counts once, for its user and ceremony. */
export const webauthnChallenge = pgTable(
  'webauthn_challenge',
  {
    challenge: varchar({ length: 100 }).primaryKey(),
    userId: integer()
      .notNull()
      .references(() => appUser.id),
    ceremony: varchar({ length: 10 }).notNull().$type<'ENROL' | 'SIGN_IN' | 'STEP_UP'>(),
    expires: moment().notNull(),
  },
  (t) => [index('webauthn_challenge_expires').on(t.expires)],
)

/** Recovery codes: the first group finds the row, the rest is hashed like a password. A used one is deleted. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    userId: integer()
      .notNull()
      .references(() => appUser.id),
    selector: varchar({ length: 8 }).notNull(),
    hash: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.selector] })],
)

/** Content of an access change: the body of the call that was asked for. */
export type AccessChangeBody =
  | { kind: 'USER'; form: UserForm }
  | { kind: 'ROLE'; form: AccessRoleForm }
  | { kind: 'PASSWORD' | 'FACTOR' | 'SIGN_ON'; username: string }
  | { kind: 'ERASURE'; code: string }

/** A user as the form sends it, also while the change waits for a second person. */
export interface UserForm {
  id?: number | undefined
  username: string
  emailAddress: string
  firstName: string
  lastName: string
  roleId: number
  linkedCode: string | null
  deleted: boolean
  version?: number | undefined
}

interface AccessRoleForm {
  id?: number | undefined
  name?: string | undefined
  permissions?: string[] | undefined
  deleted?: boolean | undefined
  version?: number | undefined
}

/** A change of access that one person asked for and a second one confirms or rejects. */
export const accessChange = pgTable(
  'access_change',
  {
    id: identity(),
    reason: varchar({ length: 20 }).notNull().$type<SecondPersonReason>(),
    /** username, name of the role, or code of the person it is about */
    target: varchar({ length: 100 }).notNull(),
    body: jsonb().notNull().$type<AccessChangeBody>(),
    changes: jsonb().notNull().$type<AuditChange[]>(),
    askedBy: integer()
      .notNull()
      .references(() => appUser.id),
    askedDate: moment().notNull(),
    expires: moment().notNull(),
    decidedBy: integer().references(() => appUser.id),
    decidedDate: moment(),
    outcome: varchar({ length: 20 }).$type<'CONFIRMED' | 'REJECTED' | 'WITHDRAWN' | 'REPLACED'>(),
  },
  (t) => [
    index('access_change_open')
      .on(t.askedDate)
      .where(sql`${t.outcome} is null`),
  ],
)
