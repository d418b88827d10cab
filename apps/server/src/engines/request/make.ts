import { requestTypeInfo, type RequestType } from '@capiz/domain/request'
import { actorOf } from '../../platform/access/actor.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { inTransaction } from '../../db/transaction.ts'
import { refuse, refuseField } from '../../platform/errors/refuse.ts'
import type { CallMeta } from '../../platform/access/call-meta.ts'
import type { Upload } from '../../platform/files/upload.ts'
import type { Services } from '../../platform/services.ts'
import { createRequest } from './create.ts'
import { storeFiles } from './files.ts'
import { requestKindOf } from './registry.ts'
import { requestFor, type RequestRecord } from './record.ts'

/** The content of a typed create call. */
export interface Order {
  type: RequestType
  targetCode: string | null
  docType: string | null
  payload: Record<string, unknown>
  files: Upload[]
  others: boolean
}

/** Refuses a target or a document type that the request does not carry, instead of dropping it. */
function refuseUnused(order: Order, draft: { targetCode: string | null; docType?: string | null }): void {
  if (order.targetCode && order.targetCode !== draft.targetCode)
    refuseField('targetCode', 'This is another record than the request is about.')
  if (order.docType && order.docType !== draft.docType)
    refuseField('docType', 'This request is about no document type, or about another one. Leave it out.')
}

/**
 * Stores the request of a typed create call. Types made by another call (an edit of the own facility, a public
 * application, a price sheet) are refused here, so that every request has passed its own checks.
 */
export async function makeRequest(
  services: Services,
  order: Order,
  principal: Principal,
  meta: CallMeta,
): Promise<RequestRecord> {
  const kind = requestKindOf(order.type) ?? refuse('NOT_IMPLEMENTED')
  const { draft: draftOf, make } = kind
  const actor = actorOf(principal, meta)
  if (make) {
    refuseUnused({ ...order, targetCode: null }, { targetCode: null })
    const fullOrder = { ...order, principal, actor }
    const code = await inTransaction(services.db, (tx) => make(services, tx, fullOrder))
    return requestFor(services.db, code, principal)
  }
  if (!draftOf) {
    refuse('VALIDATION', {
      errors: [
        {
          field: 'type',
          message: `${requestTypeInfo[order.type].label} is asked for by saving the record itself.`,
        },
      ],
    })
  }
  const code = await inTransaction(services.db, async (tx) => {
    const draft = await draftOf(services, tx, { ...order, principal, actor })
    refuseUnused(order, draft)
    const made = await createRequest(services, tx, draft, actor)
    await storeFiles(services, tx, made.code, draft.docType ?? null, order.files, actor)
    return made.code
  })
  return requestFor(services.db, code, principal)
}
