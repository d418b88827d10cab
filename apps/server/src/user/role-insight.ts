import { endpoints } from '@capiz/api/contract'
import { markerOf, permissions, type Permission } from '@capiz/domain/access'
import { eq, sql } from 'drizzle-orm'
import { audit } from '../audit/audit.ts'
import type { Principal } from '../auth/principal.ts'
import { appUser, role } from '../db/schema/index.ts'
import { inTransaction } from '../db/transaction.ts'
import { refuse } from '../http/refuse.ts'
import type { CallMeta } from '../http/types.ts'
import { reportsOfRole } from '../report/groups.ts'
import type { Services } from '../services.ts'
import { roleOut } from './row.ts'

function callsOf(permission: Permission) {
  return endpoints
    .filter(({ access }) => access.kind === 'permission' && access.permissions.includes(permission))
    .map(({ id, summary, method }) => ({ id, summary, changes: method !== 'GET' }))
}

/** What each permission opens, as the table of calls says, and how many live users hold each role. */
export async function roleCatalogue({ db }: Services) {
  const holders = await db
    .select({ roleId: appUser.roleId, people: sql<number>`count(*)::int` })
    .from(appUser)
    .where(eq(appUser.deleted, false))
    .groupBy(appUser.roleId)
  return {
    permissions: permissions.map((permission) => ({ permission, calls: callsOf(permission) })),
    holders,
  }
}

/** A role as its holders meet the product; who looked, and at which role, stays in the audit log. */
export async function dryView(services: Services, principal: Principal, meta: CallMeta, id: number) {
  return inTransaction(services.db, async (tx) => {
    const [found] = await tx.select().from(role).where(eq(role.id, id))
    if (!found) return refuse('NOT_FOUND')
    const reports = found.permissions.includes('REPORT_VIEW') ? await reportsOfRole(tx, found.code) : []
    await audit(tx, services, {
      actor: principal.username,
      action: 'VIEW',
      entityType: 'role',
      entityCode: found.code,
      topic: 'Role, dry view',
      changes: [],
      meta,
    })
    return { role: roleOut(found), marker: markerOf(found.name), reports }
  })
}
