import * as v from 'valibot'
import { codeParam, idParam, pageQuery, textParam, textQuery } from './common.ts'
import { evenWithTemporaryPassword, group, isPublic, needs, needsLogin, needsUnlessOwn } from './define.ts'
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
    { body: { as: 'form', schema: PasswordGrant }, skipAuth: true },
  ),
  refresh: send(
    'C002',
    '/oauth/token',
    isPublic,
    { as: 'token', schema: TokenPair },
    { body: { as: 'form', schema: RefreshGrant }, skipAuth: true },
  ),
  logout: read('C003', '/logout', evenWithTemporaryPassword(needsLogin), nothing),
  me: read('C004', '/me', evenWithTemporaryPassword(needsLogin), itemOf(CurrentUser)),
  requestPasswordReset: send('C005', '/user/forgot-password-request', isPublic, nothing, {
    body: json(EmailOnly),
    skipAuth: true,
  }),
  resetPassword: send('C006', '/user/forgot-password', isPublic, nothing, {
    body: json(EmailAndToken),
    skipAuth: true,
  }),
  tokenExists: read('C007', '/user/token-exists', isPublic, yesOrNo, {
    query: textQuery(['email']),
    skipAuth: true,
  }),
  resendToken: send('C008', '/user/resend-token', isPublic, nothing, {
    query: textQuery(['email']),
    skipAuth: true,
  }),
  checkPasswordMatch: send('C009', '/user/check-password-match', needsLogin, yesOrNo, {
    body: json(PasswordOnly),
  }),
  /** Every token of before ends with the old password; the answer is the pair to go on with. */
  changePassword: send(
    'C376',
    '/user/change-password',
    evenWithTemporaryPassword(needsLogin),
    { as: 'token', schema: TokenPair },
    { body: json(ChangePassword) },
  ),
})

/** Users (specification 2, 7.9). */
export const user = group('user', {
  findByEmail: read('C010', '/user/find-by-email/{email}', needs('USER_VIEW'), itemOf(User), {
    params: { email: textParam },
  }),
  findByUsername: read('C011', '/user/find-by-username/{username}', needs('USER_VIEW'), itemOf(User), {
    params: { username: textParam },
  }),
  list: read('C372', '/user', needs('USER_VIEW'), pageOf(User), {
    query: pageQuery('username', 'roleCode', 'name', 'status'),
  }),
  names: read(
    'X013',
    '/user-names',
    needsLogin,
    listOf(v.object({ username: v.string(), name: v.string() })),
    { query: v.object({ username: Usernames }) },
  ),
  get: read('C373', '/user/{code}', needs('USER_VIEW'), itemOf(User), {
    params: { code: codeParam('user') },
  }),
  profile: read(
    'C374',
    '/user/profile/{username}',
    // everybody may see the own profile (domain model 11.6)
    evenWithTemporaryPassword(needsUnlessOwn('USER_VIEW')),
    itemOf(User),
    { params: { username: textParam } },
  ),
  save: send('C375', '/user', needs('USER_EDIT'), itemOf(User), {
    body: json(UserInput),
    stepUp: 'policy',
  }),
  issueTemporaryPassword: send('C377', '/user/change-temporary-password', needs('USER_EDIT'), nothing, {
    body: json(UsernameOnly),
    stepUp: 'policy',
  }),
})

/** Roles (specification 2, 7.9). */
export const role = group('role', {
  list: read('C366', '/role', needs('USER_VIEW'), pageOf(Role), {
    query: pageQuery(),
  }),
  filter: read('C367', '/role/search/filter', needs('USER_VIEW'), pageOf(Role), {
    query: pageQuery('term'),
  }),
  live: read('C368', '/role/search/findAllByDeletedFalse', needs('USER_VIEW'), pageOf(Role), {
    query: pageQuery(),
  }),
  get: read('C369', '/role/{id}', needs('USER_VIEW'), itemOf(Role), { params: { id: idParam } }),
  save: send('C370', '/role', needs('ROLE_EDIT'), itemOf(Role), {
    body: json(RoleInput),
    stepUp: 'policy',
  }),
  update: put('C371', '/role/{id}', needs('ROLE_EDIT'), itemOf(Role), {
    params: { id: idParam },
    body: json(v.partial(RoleInput)),
    stepUp: 'policy',
  }),
})
