import { and, eq, gt, ilike, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import { appUser, role } from '../../db/schema/index.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import type { PageReply } from '../../platform/http/types.ts'
import { containing } from '../../platform/list/containing.ts'
import { pagingOf, type PagingQuery, wholeName } from '../../platform/list/page.ts'
import type { Services } from '../../platform/services.ts'
import { signInWays, userOut } from './row.ts'

type UserOut = ReturnType<typeof userOut>

const sortable = {
  username: appUser.username,
  emailAddress: appUser.emailAddress,
  firstName: appUser.firstName,
  lastName: appUser.lastName,
  code: appUser.code,
  lastLogin: appUser.lastLogin,
  updatedDate: appUser.updatedDate,
  role: role.name,
}

/** The order of a list that asks for none. */
const byUsername = 'username,ASC'

/** The one user a condition names, or 404. */
export async function findUser(services: Services, where: SQL): Promise<UserOut> {
  const [found] = await services.db
    .select({ user: appUser, role, ...signInWays(services.db) })
    .from(appUser)
    .innerJoin(role, eq(role.id, appUser.roleId))
    .where(where)
    .limit(1)
  return found ? userOut(found, found.role, services.clock.now()) : refuse('NOT_FOUND')
}

interface UserFilters extends PagingQuery {
  username?: string | undefined
  name?: string | undefined
  roleCode?: string | undefined
  status?: string | undefined
}

function statusIs(status: string, now: Date): SQL | undefined {
  const open = or(isNull(appUser.lockedUntil), lte(appUser.lockedUntil, now))
  if (status === 'DISABLED') return eq(appUser.deleted, true)
  if (status === 'LOCKED') return and(eq(appUser.deleted, false), gt(appUser.lockedUntil, now))
  return status === 'ACTIVE' ? and(eq(appUser.deleted, false), open) : sql`false`
}

/** A page of users; filters are combined. */
export async function listUsers(services: Services, query: UserFilters): Promise<PageReply<UserOut>> {
  const { db, clock } = services
  const named = { ...query, sort: wholeName(query.sort ?? byUsername) }
  const { page, size, offset, order } = pagingOf(named, sortable, byUsername, appUser.id)
  const fullName = sql`${appUser.firstName} || ' ' || ${appUser.lastName}`
  const listedName = sql`${appUser.lastName} || ', ' || ${appUser.firstName}`
  const where = and(
    query.username ? ilike(appUser.username, containing(query.username)) : undefined,
    query.name
      ? or(ilike(fullName, containing(query.name)), ilike(listedName, containing(query.name)))
      : undefined,
    query.roleCode ? eq(role.code, query.roleCode) : undefined,
    query.status ? statusIs(query.status, clock.now()) : undefined,
  )
  const from = () =>
    db
      .select({ user: appUser, role, ...signInWays(db) })
      .from(appUser)
      .innerJoin(role, eq(role.id, appUser.roleId))
  const rows = await from()
    .where(where)
    .orderBy(...order)
    .limit(size)
    .offset(offset)
  const [total] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(appUser)
    .innerJoin(role, eq(role.id, appUser.roleId))
    .where(where)
  return {
    content: rows.map((row) => userOut(row, row.role, clock.now())),
    totalElements: total?.n ?? 0,
    page,
    size,
  }
}
