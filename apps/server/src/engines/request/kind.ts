import type { RequestChange } from '@capiz/api/schema/request'
import type { InferOutput } from 'valibot'
import type { Actor } from '../../platform/access/actor.ts'
import type { Principal } from '../../platform/access/principal.ts'
import type { FrozenLine, SealedPacket } from '../../db/schema/request.ts'
import type { Executor, Transaction } from '../../db/types.ts'
import type { Upload } from '../../platform/files/upload.ts'
import type { Services } from '../../platform/services.ts'
import type { RequestDraft } from './create.ts'
import type { RequestRecord } from './record.ts'

/** One field in words, as a person reads it; null for nothing. */
export interface Shown {
  field: string
  label: string
  kind: InferOutput<typeof RequestChange>['kind']
  value: string | null
}

/** The input of one of the typed create calls. */
export interface RequestOrder {
  principal: Principal
  actor: Actor
  targetCode: string | null
  docType: string | null
  payload: Record<string, unknown>
  files: Upload[]
  /** documents outside the document-type list */
  others: boolean
}

/** The decision on one line of a request that has lines. */
export interface LineChoice {
  key: string
  accepted: boolean
  reason: string | null
}

/** A reason against an approval, with the code it is refused with. */
export interface ApprovalProblem {
  errorCode: 'VERIFIED_LAST' | 'DOCUMENT_MISMATCH'
  message: string
}

/** The implementation of a type of user request; everything else is the engine's (domain model 10.3). */
export interface RequestKind {
  /** values in words; the same for what was, is asked, and is now, so that they compare as a reader sees them */
  show: (services: Services, db: Executor, values: Record<string, unknown>) => Promise<Shown[]>
  /** the target's values of today in the payload's terms; null for what is new, undefined when the target is gone */
  current: (
    services: Services,
    db: Executor,
    request: RequestRecord,
  ) => Promise<Record<string, unknown> | null | undefined>
  /** the lines of a proposed sheet against those in force, as a decision sees them; absent where there are none */
  lines?: (services: Services, db: Executor, request: RequestRecord) => Promise<FrozenLine[]>
  /** parts values with lines into both; the record view leaves the lines to the call that compares them */
  splitLines?: (values: Record<string, unknown>) => { head: Record<string, unknown>; lines: unknown }
  /** all that is known of the provider a change of status is about, sealed; absent where nothing of the kind is asked */
  packet?: (services: Services, db: Executor, request: RequestRecord) => Promise<SealedPacket | undefined>
  /** why a person may not approve it beside the rules of requests; undefined when nothing stands against it */
  approvalProblem?: (
    services: Services,
    db: Executor,
    request: RequestRecord,
    username: string,
  ) => Promise<ApprovalProblem | undefined>
  /** what to look at before an approval, in words, without anything that stands against it */
  warnings?: (services: Services, db: Executor, request: RequestRecord) => Promise<string[]>
  /** keeps the target as it is until the decision is stored, so that nothing moves between the look and the change */
  lock?: (tx: Transaction, request: RequestRecord) => Promise<unknown>
  /**
   * does what was asked, through the save function a direct save uses; may answer what of it was not done, in words
   * for the requester
   */
  apply: (
    services: Services,
    tx: Transaction,
    request: RequestRecord,
    actor: Actor,
    lines?: readonly LineChoice[],
  ) => Promise<string | void>
  /** what a rejection or a cancellation does to the target; nothing when absent */
  onRejected?: (
    services: Services,
    tx: Transaction,
    request: RequestRecord,
    actor: Actor,
    status: 'REJECTED' | 'CANCELLED',
    remarks: string | null,
  ) => Promise<void>
  /** checks what is asked and says what to park; absent when this type is made by another call */
  draft?: (services: Services, tx: Transaction, order: RequestOrder) => Promise<RequestDraft>
  /** makes everything itself, record and files too, and answers the code of the request; in place of `draft` */
  make?: (services: Services, tx: Transaction, order: RequestOrder) => Promise<string>
  /** owners whose files belong to the request beside its own, as `[ownerKind, ownerCode]` */
  fileOwners?: (request: RequestRecord) => [string, string][]
  /** the record that was made with the request, whose documents can be asked for as such */
  documentOwner?: (request: RequestRecord) => { entity: 'hf/document' | 'phy/document'; code: string }
}
