import type { BatchReceipt, DeskBatch, RequestBatch } from '@capiz/api/schema/request-desk'
import { desc, eq } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Principal } from '../../platform/access/principal.ts'
import { requestBatch } from '../../db/schema/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Executor } from '../../db/types.ts'
import { Refusal, refuse } from '../../platform/errors/refuse.ts'
import type { Outgoing } from '../../platform/http/types.ts'
import type { Services } from '../../platform/services.ts'
import { decide } from './act.ts'
import { assign, type Stepper } from './queue.ts'
import { mayKnowOf, requestFor, type RequestRecord } from './record.ts'
import { namesOf } from './view.ts'

type Batch = InferOutput<typeof DeskBatch>
type Receipt = InferOutput<typeof BatchReceipt>
type BatchView = Outgoing<InferOutput<typeof RequestBatch>>

async function actOne(
  services: Services,
  request: RequestRecord,
  by: Stepper,
  batch: Batch,
  version: number | null | undefined,
): Promise<RequestRecord> {
  const { action, assigneeCode, remarks, reasonCode } = batch
  if (action === 'assign') {
    await assign(services, request, by, { assigneeCode, version })
    return requestFor(services.db, request.code, by.principal)
  }
  return decide(services, action, request, by.principal, by.actor, { remarks, reasonCode, version })
}

/** Runs the action on one request, and says what became of it. */
async function receiptOf(
  services: Services,
  by: Stepper,
  batch: Batch,
  { code, version }: Batch['requests'][number],
): Promise<Receipt> {
  let request: RequestRecord | undefined
  try {
    request = await requestFor(services.db, code, by.principal)
    const { type, status, targetName } = await actOne(services, request, by, batch, version)
    return { code, type, targetName: targetName ?? '', ok: true, status, message: null }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const message = error.options.errors?.[0]?.message ?? error.message
    const { type = null, status = null, targetName = '' } = request ?? {}
    return { code, type, targetName: targetName ?? '', ok: false, status, message }
  }
}

/**
 * One action on many requests. Each is a decision of its own, with all its rules and its own transaction: what one is
 * refused for does not touch the others, and each has its receipt. A record that moved is never consented to here. The
 * receipts are stored under a code, so that they can be read again.
 */
export async function actOnMany(services: Services, by: Stepper, batch: Batch): Promise<BatchView> {
  const receipts: Receipt[] = []
  for (const one of batch.requests) receipts.push(await receiptOf(services, by, batch, one))
  return inTransaction(services.db, async (tx) => {
    const row = {
      code: await services.codes.next(tx, 'requestBatch'),
      action: batch.action,
      ranBy: by.principal.userCode,
      ranDate: services.clock.now(),
      remarks: batch.remarks,
      receipts,
    }
    await tx.insert(requestBatch).values(row)
    const names = await namesOf(tx, [row.ranBy])
    return { ...row, ranBy: names.get(row.ranBy) ?? row.ranBy }
  })
}

/** A batch that was run, for staff who review requests; the receipts name only what the reader may see. */
export async function batchFor(db: Executor, code: string, principal: Principal): Promise<BatchView> {
  const [row] = await db.select().from(requestBatch).where(eq(requestBatch.code, code))
  if (!row) return refuse('NOT_FOUND')
  const names = await namesOf(db, [row.ranBy])
  const { id: _id, ...view } = row
  const receipts = row.receipts.filter(({ type }) => mayKnowOf(principal, type))
  return { ...view, receipts, ranBy: names.get(row.ranBy) ?? row.ranBy }
}

/** Batches a list shows at most. */
const mostBatches = 50

/** The batches a user ran last, the newest first. */
export async function batchesOf(db: Executor, userCode: string) {
  const rows = await db
    .select()
    .from(requestBatch)
    .where(eq(requestBatch.ranBy, userCode))
    .orderBy(desc(requestBatch.id))
    .limit(mostBatches)
  return rows.map(({ code, action, ranDate, receipts }) => {
    const done = receipts.filter(({ ok }) => ok).length
    return { code, action, ranDate, done, left: receipts.length - done }
  })
}
