import type { DecisionSnapshot } from '../../db/schema/request.ts'
import type { Transaction } from '../../db/types.ts'
import type { Services } from '../../platform/services.ts'
import { readingsOf, shownChanges } from './changes.ts'
import { requestFiles } from './files.ts'
import type { RequestKind } from './kind.ts'
import type { RequestRecord } from './record.ts'

/**
 * Returns the state a decision is based on, frozen before it takes effect: the fields in the labels of the day, the
 * lines of a proposed sheet and the files by their hash (product features, no. 12). Names and lists change later; this stays the same. Says too when the target is no
 * longer there.
 */
export async function snapshotOf(
  services: Services,
  tx: Transaction,
  kind: RequestKind,
  request: RequestRecord,
): Promise<{ snapshot: DecisionSnapshot; isGone: boolean }> {
  const files = await requestFiles(tx, request)
  const lines = await kind.lines?.(services, tx, request)
  const packet = await kind.packet?.(services, tx, request)
  const { isGone, ...readings } = await readingsOf(services, tx, kind, request)
  const snapshot = {
    changes: await shownChanges(services, tx, kind, readings),
    files: files.map(({ uuid, fileName, docType, sha256 }) => ({ uuid, fileName, docType, sha256 })),
    ...(lines && { lines }),
    ...(packet && { packet }),
  }
  return { snapshot, isGone }
}
