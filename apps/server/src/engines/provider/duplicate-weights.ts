import {
  shippedFacilityWeights,
  shippedPersonWeights,
  type FacilityWeights,
  type PersonWeights,
} from '@capiz/domain/duplicate'
import { sameValue } from '@capiz/domain/text'
import { desc, eq } from 'drizzle-orm'
import { duplicateWeights } from '../../db/schema/index.ts'
import type { Executor, Transaction } from '../../db/types.ts'

interface WeightsOf {
  hf: FacilityWeights
  phy: PersonWeights
}

const shipped: WeightsOf = { hf: shippedFacilityWeights, phy: shippedPersonWeights }

/** The newest weights of a register, or those the product brings as long as none was counted. */
export async function currentWeights<K extends keyof WeightsOf>(
  db: Executor,
  kind: K,
): Promise<WeightsOf[K]> {
  const [row] = await db
    .select({ weights: duplicateWeights.weights })
    .from(duplicateWeights)
    .where(eq(duplicateWeights.kind, kind))
    .orderBy(desc(duplicateWeights.version))
    .limit(1)
  return row === undefined ? shipped[kind] : (row.weights as WeightsOf[K])
}

/** Keeps an estimate as the next version, unless it says what the newest one says. */
export async function keepWeights<K extends keyof WeightsOf>(
  tx: Transaction,
  kind: K,
  estimate: (version: number) => WeightsOf[K],
): Promise<WeightsOf[K]> {
  const newest = await currentWeights(tx, kind)
  const next = estimate(newest.version + 1)
  if (sameValue({ ...newest, version: next.version }, next)) return newest
  await tx.insert(duplicateWeights).values({ kind, version: next.version, weights: next })
  return next
}
