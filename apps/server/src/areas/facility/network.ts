import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../platform/access/actor.ts'
import { referenceItem } from '../../db/schema/index.ts'
import type { Executor, Transaction } from '../../db/types.ts'
import { refuse, refuseField } from '../../platform/errors/refuse.ts'
import type { Services } from '../../platform/services.ts'
import { lockFacility, type FacilityRecord } from './scope.ts'
import { auditFacility, updateFacility } from './write.ts'

async function setNetwork(
  services: Services,
  tx: Transaction,
  record: FacilityRecord,
  values: Pick<FacilityRecord, 'preferredNetwork' | 'preferredNetworkCategory'>,
  actor: Actor,
): Promise<void> {
  const changes = (['preferredNetwork', 'preferredNetworkCategory'] as const)
    .filter((field) => record[field] !== values[field])
    .map((field) => ({ field, before: record[field], after: values[field] }))
  if (changes.length === 0) return
  await updateFacility(services, tx, record, values, actor)
  const entry = { code: record.code, action: 'UPDATE', topic: 'Preferred network', changes } as const
  await auditFacility(services, tx, entry, actor)
}

/** Puts an accredited facility into the preferred network, or takes any out; out of it there is no category (6.4). */
export async function setPreferred(
  services: Services,
  tx: Transaction,
  code: string,
  preferredNetwork: boolean,
  actor: Actor,
): Promise<void> {
  const record = await lockFacility(tx, code)
  if (preferredNetwork && record.accreditationStatusCode !== 'ACCREDITED') refuse('NOT_ACCREDITED')
  const preferredNetworkCategory = preferredNetwork ? record.preferredNetworkCategory : null
  await setNetwork(services, tx, record, { preferredNetwork, preferredNetworkCategory }, actor)
}

async function isProviderCategory(db: Executor, code: string): Promise<boolean> {
  const [found] = await db
    .select({ id: referenceItem.id })
    .from(referenceItem)
    .where(
      and(
        eq(referenceItem.list, 'provider-category'),
        eq(referenceItem.code, code),
        eq(referenceItem.deleted, false),
      ),
    )
    .limit(1)
  return found !== undefined
}

/** Sets the category of a facility in the preferred network; `NONE` clears it. */
export async function setPreferredCategory(
  services: Services,
  tx: Transaction,
  code: string,
  category: string,
  actor: Actor,
): Promise<void> {
  const record = await lockFacility(tx, code)
  const preferredNetworkCategory = category === 'NONE' ? null : category
  if (preferredNetworkCategory !== null) {
    if (record.accreditationStatusCode !== 'ACCREDITED') refuse('NOT_ACCREDITED')
    if (!record.preferredNetwork) refuseField('b', 'Put the facility into the preferred network first.')
    if (!(await isProviderCategory(tx, preferredNetworkCategory))) {
      refuseField('b', 'Choose a provider category of the list, or NONE.')
    }
  }
  const { preferredNetwork } = record
  await setNetwork(services, tx, record, { preferredNetwork, preferredNetworkCategory }, actor)
}
