import { and, eq, ilike, sql, type SQL } from 'drizzle-orm'
import { role } from '../../db/schema/index.ts'
import { created, handlers } from '../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../platform/errors/refuse.ts'
import { pagingOf, type PagingQuery } from '../../platform/list/page.ts'
import type { Services } from '../../platform/services.ts'
import { containing } from '../../platform/list/containing.ts'
import { saveRole } from '../../areas/user/role-save.ts'
import { orHold } from '../../areas/user/second-person.ts'
import { roleOut } from '../../areas/user/row.ts'

const sortable = { name: role.name, code: role.code, id: role.id, updatedDate: role.updatedDate }

async function listRoles({ db }: Services, query: PagingQuery, where?: SQL) {
  const { page, size, offset, order } = pagingOf(query, sortable, 'name,ASC', role.id)
  const rows = await db
    .select()
    .from(role)
    .where(where)
    .orderBy(...order)
    .limit(size)
    .offset(offset)
  const [total] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(role)
    .where(where)
  return { content: rows.map(roleOut), totalElements: total?.n ?? 0, page, size }
}

/** Roles (specification 2, 7.9). */
export const roleHandlers = handlers({
  'role.list': async ({ services, query }) => listRoles(services, query),
  'role.live': async ({ services, query }) => listRoles(services, query, eq(role.deleted, false)),
  'role.filter': async ({ services, query }) =>
    listRoles(services, query, query.term ? and(ilike(role.name, containing(query.term))) : undefined),
  'role.get': async ({ services, params }) => {
    const [found] = await services.db
      .select()
      .from(role)
      .where(eq(role.id, Number(params.id)))
    return found ? roleOut(found) : refuse('NOT_FOUND')
  },
  'role.save': async ({ services, principal, meta, body }) => {
    const saved = await orHold(services, principal, meta, () => saveRole(services, principal, meta, body))
    return body.id === undefined ? created(saved) : saved
  },
  'role.update': async ({ services, principal, meta, params, body }) => {
    const id = Number(params.id)
    if ((body.id ?? id) !== id) refuseField('id', 'This is the id of another role than the address names.')
    return orHold(services, principal, meta, () => saveRole(services, principal, meta, { ...body, id }))
  },
})
