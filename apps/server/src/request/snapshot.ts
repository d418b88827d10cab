import type { DecisionSnapshot } from '../db/schema/request.ts'
import type { Transaction } from '../db/types.ts'
import type { Services } from '../services.ts'
import { changesOf } from './changes.ts'
import { requestFiles } from './files.ts'
import type { RequestKind } from './kinds/kind.ts'
import type { RequestRecord } from './record.ts'

/**
 * What a decision sees, frozen before it takes effect: the fields in the words of the day and the files by their hash
 * (product features, no. 12). Names and lists change later; this reads the same for ever.
 */
export async function snapshotOf(
  services: Services,
  tx: Transaction,
  kind: RequestKind,
  request: RequestRecord,
): Promise<DecisionSnapshot> {
  const files = await requestFiles(tx, request)
  return {
    changes: await changesOf(services, tx, kind, request),
    files: files.map(({ uuid, fileName, docType, sha256 }) => ({ uuid, fileName, docType, sha256 })),
  }
}
