import type { Principal } from '../../platform/access/principal.ts'
import type { Executor } from '../../db/types.ts'
import type { IsoDate } from '@capiz/domain/time'
import { onTarget } from '../../platform/access/decision.ts'
import { facilityFor, seesWholeRecord } from '../facility/scope.ts'
import { wholePhysician } from '../physician/scope.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import type { DocumentKind } from '../../engines/document/entity.ts'
import type { AttachmentRecord } from '../../engines/document/view.ts'

/** The record documents hang on, as far as they need it. */
export interface DocumentOwner {
  id: number
  code: string
  name: string
  version: number
}

/** The record whose documents the caller may see or change; 404 for anybody else's (reliability A1). */
export async function documentOwner(
  db: Executor,
  { target }: Pick<DocumentKind, 'target'>,
  code: string,
  caller: Principal,
): Promise<DocumentOwner> {
  const principal = onTarget(caller, { kind: target })
  if (target === 'facility') {
    const record = await facilityFor(db, code, principal)
    return seesWholeRecord(principal, code) ? record : refuse('NOT_FOUND')
  }
  // A coordinator sees the public fields of an affiliated physician, never the documents (domain model 5.2).
  const record = await wholePhysician(db, code, principal)
  return { id: record.id, code, name: `${record.lastName}, ${record.firstName}`, version: record.version }
}

/** Whether the caller sees a document of a record it may read: a provider sees a memo once it was sent. */
export function isShownTo(
  principal: Principal,
  kind: DocumentKind,
  { dateSent }: Pick<AttachmentRecord, 'dateSent'>,
  today: IsoDate,
): boolean {
  return kind.supersedes || principal.reach === 'all' || (dateSent !== null && dateSent <= today)
}
