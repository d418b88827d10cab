import { eq } from 'drizzle-orm'
import { isOpenFor } from '../../platform/access/decision.ts'
import { appUser } from '../../db/schema/index.ts'
import { created, handlers } from '../../platform/http/handlers.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import { manyOf } from '../../platform/list/page.ts'
import { findUser, listUsers } from '../../areas/user/find.ts'
import { namesFor } from '../../platform/access/user-names.ts'
import { resetAccess } from '../../areas/user/reset.ts'
import { orHold } from '../../areas/user/second-person.ts'
import { saveUser } from '../../areas/user/save.ts'

/** Users (specification 2, 7.9). */
export const userHandlers = handlers({
  'user.list': async ({ services, query }) => listUsers(services, query),
  'user.names': async ({ services, query, principal }) =>
    namesFor(services.db, principal, manyOf(query.username) ?? []),
  'user.get': async ({ services, params }) => findUser(services, eq(appUser.code, params.code)),
  'user.findByEmail': async ({ services, params }) =>
    findUser(services, eq(appUser.emailKey, params.email.trim().toLowerCase())),
  'user.findByUsername': async ({ services, params }) =>
    findUser(services, eq(appUser.username, params.username.trim().toLowerCase())),
  'user.profile': async ({ services, params, principal }) => {
    const isOwn = params.username === principal.username
    if (!isOpenFor(principal, { isOwn })) refuse('NOT_FOUND')
    return findUser(services, eq(appUser.username, params.username))
  },
  'user.save': async ({ services, principal, meta, body }) => {
    const { isNew, user } = await orHold(services, principal, meta, () =>
      saveUser(services, principal, meta, body),
    )
    return isNew ? created(user) : user
  },
  'user.issueTemporaryPassword': async ({ services, principal, meta, body }) => {
    const reset = { kind: 'PASSWORD', username: body.username } as const
    await orHold(services, principal, meta, () => resetAccess(services, principal, meta, reset))
  },
})
