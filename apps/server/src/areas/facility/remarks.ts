import { desc, eq } from 'drizzle-orm'
import type { Actor } from '../../platform/access/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { remark } from '../../db/schema/index.ts'
import type { Executor, Transaction } from '../../db/types.ts'
import type { Services } from '../../platform/services.ts'

/** Remarks of the accreditation section on a facility or physician, newest first. */
export async function remarksOf(db: Executor, ownerCode: string) {
  const rows = await db.select().from(remark).where(eq(remark.ownerCode, ownerCode)).orderBy(desc(remark.id))
  return rows.map(({ id, remarks, createdBy, createdDate }) => ({ id, remarks, createdBy, createdDate }))
}

/** Adds a remark; it can never be changed. */
export async function addRemark(
  services: Services,
  tx: Transaction,
  owner: { code: string; entityType: 'health-facility' | 'physician' },
  remarks: string,
  actor: Actor,
): Promise<void> {
  const createdDate = services.clock.now()
  await tx.insert(remark).values({ ownerCode: owner.code, remarks, createdBy: actor.username, createdDate })
  await audit(tx, services, {
    actor: actor.username,
    action: 'CREATE',
    entityType: owner.entityType,
    entityCode: owner.code,
    topic: 'Remark',
    changes: [{ field: 'remarks', before: null, after: remarks }],
    ...(actor.meta ? { meta: actor.meta } : {}),
  })
}
