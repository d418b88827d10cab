import { administers, markerOfAccount, roleByGroups, type SignInGroup } from '@capiz/domain/access'
import { and, eq, sql } from 'drizzle-orm'
import { appUser, referenceItem, role } from '../../../db/schema/index.ts'
import type { Transaction } from '../../../db/types.ts'
import type { CallMeta } from '../../access/call-meta.ts'
import { audit } from '../../audit/audit.ts'
import { refuse } from '../../errors/refuse.ts'
import type { Services } from '../../services.ts'
import { providerOf } from './provider.ts'

type UserRow = typeof appUser.$inferSelect
type RoleRow = typeof role.$inferSelect

/** Whether a group may give the role: one of staff, which cannot give others access. */
const canBeGiven = ({ code, permissions, deleted }: RoleRow): boolean =>
  !deleted && !administers(permissions) && markerOfAccount({ roleCode: code, linkedCode: null }) === 'ADMIN'

async function readTable(tx: Transaction): Promise<SignInGroup[]> {
  const rows = await tx
    .select({ group: referenceItem.description, attributes: referenceItem.attributes })
    .from(referenceItem)
    .where(and(eq(referenceItem.list, 'sign-in-group'), eq(referenceItem.deleted, false)))
  return rows.flatMap(({ group, attributes: { role: roleCode } }) =>
    group !== null && typeof roleCode === 'string' ? [{ group, roleCode }] : [],
  )
}

/** Gives the user the role that the groups of the identity stand for, or refuses the sign-in where they stand for none. */
export async function followGroups(
  tx: Transaction,
  services: Services,
  user: UserRow,
  { groups, meta }: { groups: readonly string[]; meta: CallMeta },
): Promise<void> {
  const roles = await tx.select().from(role)
  const held = roles.find(({ id }) => id === user.roleId)
  const table = (await readTable(tx)).filter(({ roleCode }) =>
    roles.some((one) => one.code === roleCode && canBeGiven(one)),
  )
  const verdict = roleByGroups(groups, table, held?.code ?? '')
  if (verdict.kind === 'keep' || !held) return
  const { name } = providerOf(services)
  if (verdict.kind !== 'change') {
    const why =
      verdict.kind === 'none'
        ? `none of your groups at ${name} may use this service any more`
        : `your groups at ${name} stand for several roles`
    refuse('SIGN_ON_FAILED', { message: `You cannot sign in: ${why}. Ask an administrator.` })
  }
  const given = roles.find(({ code }) => code === verdict.roleCode)
  if (!given) return
  const now = services.clock.now()
  await tx
    .update(appUser)
    .set({ roleId: given.id, version: sql`${appUser.version} + 1`, updatedBy: 'SYSTEM', updatedDate: now })
    .where(eq(appUser.id, user.id))
  await audit(tx, services, {
    actor: 'SYSTEM',
    action: 'UPDATE',
    entityType: 'user',
    entityCode: user.code,
    topic: 'Role by group',
    changes: [{ field: 'roleId', before: held.id, after: given.id }],
    meta,
  })
}
