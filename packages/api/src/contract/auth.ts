import * as v from 'valibot'
import { codeParam, idParam, pageQuery, textParam, textQuery } from './common.ts'
import { group, isPublic, needs, needsLogin, needsOrOwn } from './define.ts'
import { callsOf, itemOf, json, listOf, nothing, pageOf, yesOrNo } from './calls.ts'
import {
  ChangePassword,
  CurrentUser,
  EmailAndToken,
  EmailOnly,
  PasswordGrant,
  PasswordOnly,
  RefreshGrant,
  Role,
  RoleInput,
  TokenPair,
  User,
  UserInput,
  UsernameOnly,
} from '../schema/auth.ts'

const { put, read, send } = callsOf('auth')

/** Usernames with commas between them. */
const Usernames = v.pipe(v.string(), v.maxLength(4100, 'Ask for at most 100 names.'))

/** Signing in and out, the current user, passwords (specification 1, section 7, authentication). */
export const auth = group('auth', {
  login: send(
    'C001',
    '/oauth/token',
    isPublic,
    { as: 'token', schema: TokenPair },
    'Sign in with username and password',
    { body: { as: 'form', schema: PasswordGrant }, skipAuth: true },
  ),
  refresh: send(
    'C002',
    '/oauth/token',
    isPublic,
    { as: 'token', schema: TokenPair },
    'Exchange a refresh token for a new pair',
    { body: { as: 'form', schema: RefreshGrant }, skipAuth: true },
  ),
  logout: read('C003', '/logout', needsLogin, nothing, 'End the session'),
  me: read('C004', '/me', needsLogin, itemOf(CurrentUser), 'The current user'),
  requestPasswordReset: send(
    'C005',
    '/user/forgot-password-request',
    isPublic,
    nothing,
    'Mail a reset token; answers the same whether or not the address is known',
    { body: json(EmailOnly), skipAuth: true },
  ),
  resetPassword: send(
    'C006',
    '/user/forgot-password',
    isPublic,
    nothing,
    'Swap a reset token for a mailed temporary password',
    { body: json(EmailAndToken), skipAuth: true },
  ),
  tokenExists: read('C007', '/user/token-exists', isPublic, yesOrNo, 'Is a live reset token outstanding', {
    query: textQuery(['email']),
    skipAuth: true,
  }),
  resendToken: send(
    'C008',
    '/user/resend-token',
    isPublic,
    nothing,
    'Mail the reset token again, at most three an hour',
    { query: textQuery(['email']), skipAuth: true },
  ),
  checkPasswordMatch: send(
    'C009',
    '/user/check-password-match',
    needsLogin,
    yesOrNo,
    'Is this the password of the current user',
    { body: json(PasswordOnly) },
  ),
  changePassword: send(
    'C376',
    '/user/change-password',
    needsLogin,
    nothing,
    'Change the own password, also a temporary one',
    { body: json(ChangePassword) },
  ),
})

/** Users (specification 2, 7.9). */
export const user = group('user', {
  findByEmail: read(
    'C010',
    '/user/find-by-email/{email}',
    needs('USER_VIEW'),
    itemOf(User),
    'Find a user by e-mail address',
    { params: { email: textParam } },
  ),
  findByUsername: read(
    'C011',
    '/user/find-by-username/{username}',
    needs('USER_VIEW'),
    itemOf(User),
    'Find a user by username',
    { params: { username: textParam } },
  ),
  list: read('C372', '/user', needs('USER_VIEW'), pageOf(User), 'List users', {
    query: pageQuery('username', 'roleCode', 'name', 'status'),
  }),
  names: read(
    'X013',
    '/user-names',
    needsLogin,
    listOf(v.object({ username: v.string(), name: v.string() })),
    'Names of the people who are known to a record by their usernames, at most 100',
    { query: v.object({ username: Usernames }) },
  ),
  get: read('C373', '/user/{code}', needs('USER_VIEW'), itemOf(User), 'One user', {
    params: { code: codeParam('user') },
  }),
  profile: read(
    'C374',
    '/user/profile/{username}',
    needsOrOwn('USER_VIEW'),
    itemOf(User),
    'Profile of a user',
    { params: { username: textParam } },
  ),
  save: send('C375', '/user', needs('USER_EDIT'), itemOf(User), 'Create or update a user', {
    body: json(UserInput),
  }),
  issueTemporaryPassword: send(
    'C377',
    '/user/change-temporary-password',
    needs('USER_EDIT'),
    nothing,
    'Mail a new temporary password',
    { body: json(UsernameOnly) },
  ),
})

/** Roles (specification 2, 7.9). */
export const role = group('role', {
  list: read('C366', '/role', needs('USER_VIEW'), pageOf(Role), 'List roles, deleted ones included', {
    query: pageQuery(),
  }),
  filter: read('C367', '/role/search/filter', needs('USER_VIEW'), pageOf(Role), 'Search roles by name', {
    query: pageQuery('term'),
  }),
  live: read(
    'C368',
    '/role/search/findAllByDeletedFalse',
    needs('USER_VIEW'),
    pageOf(Role),
    'List live roles',
    { query: pageQuery() },
  ),
  get: read('C369', '/role/{id}', needs('USER_VIEW'), itemOf(Role), 'One role', { params: { id: idParam } }),
  save: send('C370', '/role', needs('ROLE_EDIT'), itemOf(Role), 'Create or update a role', {
    body: json(RoleInput),
  }),
  update: put(
    'C371',
    '/role/{id}',
    needs('ROLE_EDIT'),
    itemOf(Role),
    'Delete (deleted true) or enable (deleted false) a role',
    { params: { id: idParam }, body: json(v.partial(RoleInput)) },
  ),
})
