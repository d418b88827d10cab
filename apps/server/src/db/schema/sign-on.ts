import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { identity, moment } from './columns.ts'
import { appUser } from './user.ts'

/** Identities of the single sign-on that are linked to accounts; one for each account. */
export const userIdentity = pgTable(
  'user_identity',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => appUser.id),
    issuer: varchar({ length: 300 }).notNull(),
    subject: varchar({ length: 255 }).notNull(),
    createdDate: moment().notNull(),
    lastUsed: moment(),
  },
  (t) => [
    uniqueIndex('user_identity_user_uk').on(t.userId),
    uniqueIndex('user_identity_subject_uk').on(t.issuer, t.subject),
  ],
)

/** The statements of an identity provider about who signed in, as far as they are used. */
export interface SignOnClaims {
  subject: string
  /** session at the provider */
  session: string | null
  /** the provider asked for more than one factor */
  isMultiFactor: boolean
  /** groups, where any are on the list */
  groups: string[]
}

/** Single sign-ons under way: begun in one browser, finished there once. */
export const signOnAttempt = pgTable(
  'sign_on_attempt',
  {
    /** hash of the `state` parameter */
    state: varchar({ length: 64 }).primaryKey(),
    /** hash of the key that the browser which began it holds */
    key: varchar({ length: 64 }).notNull().unique('sign_on_attempt_key_uk'),
    purpose: varchar({ length: 10 }).notNull().$type<'SIGN_IN' | 'LINK' | 'STEP_UP'>(),
    /** user who links or confirms; null for a sign-in */
    userId: integer().references(() => appUser.id),
    sessionId: integer(),
    /** hash of the invitation it was begun with */
    invitation: varchar({ length: 64 }),
    nonce: varchar({ length: 64 }).notNull(),
    /** PKCE code verifier, sealed with the server's key */
    verifier: text().notNull(),
    createdDate: moment().notNull(),
    expires: moment().notNull(),
    usedDate: moment(),
    /** what the provider said, while a second factor is still to come */
    claims: jsonb().$type<SignOnClaims>(),
  },
  (t) => [index('sign_on_attempt_expires').on(t.expires)],
)

/** Invitations to link an identity to an account; each counts once. */
export const signOnInvitation = pgTable(
  'sign_on_invitation',
  {
    hash: varchar({ length: 64 }).primaryKey(),
    userId: integer()
      .notNull()
      .references(() => appUser.id),
    invitedBy: varchar({ length: 60 }).notNull(),
    createdDate: moment().notNull(),
    expires: moment().notNull(),
    usedDate: moment(),
  },
  (t) => [
    index('sign_on_invitation_open')
      .on(t.userId)
      .where(sql`${t.usedDate} is null`),
  ],
)
