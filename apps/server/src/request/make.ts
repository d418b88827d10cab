import { requestTypeInfo, type RequestType } from '@capiz/domain/request'
import { actorOf } from '../actor.ts'
import type { Principal } from '../auth/principal.ts'
import { inTransaction } from '../db/transaction.ts'
import { refuse } from '../http/refuse.ts'
import type { CallMeta } from '../http/types.ts'
import type { Upload } from '../http/upload.ts'
import type { Services } from '../services.ts'
import { createRequest } from './create.ts'
import { keepFiles } from './files.ts'
import { requestKinds } from './kinds/index.ts'
import { requestFor, type RequestRecord } from './record.ts'

/** What a typed create call carries. */
export interface Order {
  type: RequestType
  targetCode: string | null
  docType: string | null
  payload: Record<string, unknown>
  files: Upload[]
  others: boolean
}

/**
 * Parks what somebody asks for by a typed create call. Types made by another call (an edit of the own facility, a
 * public application, a price sheet) refuse here, so that no request can hold what its own checks have not seen.
 */
export async function makeRequest(
  services: Services,
  order: Order,
  principal: Principal,
  meta: CallMeta,
): Promise<RequestRecord> {
  const kind = requestKinds[order.type] ?? refuse('NOT_IMPLEMENTED')
  const { draft: draftOf, make } = kind
  const actor = actorOf(principal, meta)
  if (make) {
    const asking = { ...order, principal, actor }
    const code = await inTransaction(services.db, (tx) => make(services, tx, asking))
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
    const made = await createRequest(services, tx, draft, actor)
    await keepFiles(services, tx, made.code, draft.docType ?? null, order.files, actor)
    return made.code
  })
  return requestFor(services.db, code, principal)
}
