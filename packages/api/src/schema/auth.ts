import * as v from 'valibot'
import { Email, Id, Name, Instant, OptionalText, Text, Version } from './common.ts'
import { PasskeyAssertion } from './passkey.ts'

/** Token pair (specification 1, section 3). `expires_in` is in seconds. */
export const TokenPair = v.object({
  access_token: v.string(),
  refresh_token: v.string(),
  expires_in: v.number(),
})

/** A code of an authenticator app, or a recovery code, as people type them. */
export const FactorCode = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Enter the code.'),
  v.maxLength(40, 'Use 40 characters or fewer.'),
)

/** Body of `POST /oauth/token` with a password. */
export const PasswordGrant = v.object({
  grant_type: v.literal('password'),
  username: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter your username.'), v.maxLength(254)),
  password: v.pipe(v.string(), v.nonEmpty('Enter your password.'), v.maxLength(128)),
  /** of the second factor, once the answer asked for it: six digits, or a recovery code */
  code: v.optional(FactorCode),
  /** the answer of a passkey to the options in the refusal of the first step, as JSON */
  passkey: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(16_000),
      v.parseJson(undefined, 'This is not what a browser sends.'),
      PasskeyAssertion,
    ),
  ),
})

/** Body of `POST /oauth/token` with a refresh token. */
export const RefreshGrant = v.object({
  grant_type: v.literal('refresh_token'),
  refresh_token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(512)),
})

/** The current user as `GET /me` answers it (specification 1, section 3; further fields ours). */
export const CurrentUser = v.object({
  principal: v.object({
    authorities: v.array(v.object({ authority: v.string() })),
    role: v.object({ name: v.string(), permissions: v.array(v.string()) }),
    code: v.string(),
    username: v.string(),
    firstName: v.string(),
    lastName: v.string(),
    emailAddress: v.string(),
    applicantType: v.nullable(v.picklist(['PHY', 'HFC'])),
    linkedCode: v.nullable(v.string()),
    temporaryPassword: v.boolean(),
    /** the role asks for a second factor and this session has none yet */
    lacksFactor: v.boolean(),
  }),
})

const NewPassword = v.pipe(
  v.string('Enter a password.'),
  v.minLength(12, 'Use 12 characters or more.'),
  v.maxLength(128, 'Use 128 characters or fewer.'),
)

/** Body of `POST /user/change-password`; also replaces a temporary password. */
export const ChangePassword = v.object({
  currentPassword: v.pipe(v.string(), v.nonEmpty('Enter your current password.'), v.maxLength(128)),
  newPassword: NewPassword,
})

export const EmailOnly = v.object({ emailAddress: Email })
export const EmailAndToken = v.object({ emailAddress: Email, token: Text(200) })
export const PasswordOnly = v.object({ password: v.pipe(v.string(), v.maxLength(128)) })
export const UsernameOnly = v.object({ username: Text(40) })

/** A role: its name and what it may do (specification 2, section 3). */
export const Role = v.object({
  id: Id,
  code: v.string(),
  name: v.string(),
  permissions: v.array(v.string()),
  system: v.boolean(),
  deleted: v.boolean(),
  version: v.number(),
  updatedDate: Instant,
})

/** Body of a role save. A new role needs its permissions; an existing one keeps them when they are absent. */
export const RoleInput = v.object({
  id: v.optional(Id),
  name: Text(80, 2),
  permissions: v.optional(v.array(Text(40))),
  deleted: v.optional(v.boolean(), false),
  version: v.optional(Version),
})

/** A portal user (specification 2, section 3; further fields ours). */
export const User = v.object({
  id: Id,
  code: v.string(),
  username: v.string(),
  emailAddress: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  role: v.object({ id: Id, name: v.string() }),
  linkedCode: v.nullable(v.string()),
  status: v.picklist(['ACTIVE', 'LOCKED', 'DISABLED']),
  temporaryPassword: v.boolean(),
  /** has an authenticator app or the like (our addition) */
  secondFactor: v.boolean(),
  /** an identity of the single sign-on is linked (our addition) */
  singleSignOn: v.boolean(),
  lastLogin: v.nullable(Instant),
  deleted: v.boolean(),
  version: v.number(),
})

/** Body of a user save. */
export const UserInput = v.object({
  id: v.optional(Id),
  username: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^[a-z0-9._-]{4,40}$/, 'Use 4 to 40 small letters, digits, dots, dashes or underscores.'),
  ),
  emailAddress: Email,
  firstName: Name(80),
  lastName: Name(80),
  roleId: Id,
  linkedCode: OptionalText(20),
  deleted: v.optional(v.boolean(), false),
  version: v.optional(Version),
})

/** Body of create-account; the address may also come as `{email}` (specification 1, section 3). */
export const CreateAccount = v.object({
  emailAddress: v.union([
    Email,
    v.pipe(
      v.object({ email: Email }),
      v.transform((wrapped) => wrapped.email),
    ),
  ]),
  code: Text(20),
})

/** The account that was made; the temporary password goes by mail only. */
export const CreatedAccount = v.object({ code: v.string(), username: v.string(), emailAddress: v.string() })
