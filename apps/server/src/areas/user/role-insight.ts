import { endpoints } from '@capiz/api/contract'
import { summaryOf } from '@capiz/api/openapi'
import { markerOfAccount, permissions, permissionsOf, type Permission } from '@capiz/domain/access'
import { eq, sql } from 'drizzle-orm'
import { audit } from '../../platform/audit/audit.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { appUser, role } from '../../db/schema/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import type { CallMeta } from '../../platform/access/call-meta.ts'
import { reportsOfRole } from '../../engines/report/groups.ts'
import type { Services } from '../../platform/services.ts'
import { roleOut } from './row.ts'

function callsOf(permission: Permission) {
  return endpoints
    .filter(({ access }) => permissionsOf(access).includes(permission))
    .map(({ id, method }) => ({ id, summary: summaryOf(id), changes: method !== 'GET' }))
}

/** Returns the calls each permission opens, from the table of calls, and how many live users hold each role. */
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
    const marker = markerOfAccount({ roleCode: found.code, linkedCode: null })
    return { role: roleOut(found), marker, reports }
  })
}
