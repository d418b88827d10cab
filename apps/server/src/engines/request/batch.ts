import type { BatchReceipt, DeskBatch } from '@capiz/api/schema/request-desk'
import type { InferOutput } from 'valibot'
import { Refusal } from '../../platform/errors/refuse.ts'
import type { Services } from '../../platform/services.ts'
import { decide } from './act.ts'
import { assign, type Stepper } from './queue.ts'
import { requestFor, type RequestRecord } from './record.ts'

type Batch = InferOutput<typeof DeskBatch>
type Receipt = InferOutput<typeof BatchReceipt>

async function actOne(
  services: Services,
  request: RequestRecord,
  by: Stepper,
  batch: Batch,
  version: number | null | undefined,
): Promise<void> {
  const { action, assigneeCode, remarks, reasonCode } = batch
  if (action === 'assign') return assign(services, request, by, { assigneeCode, version })
  return decide(services, action, request, by.principal, by.actor, { remarks, reasonCode, version })
}

/**
 * One action on many requests. Each is a decision of its own, with all its rules and its own transaction: what one is
 * refused for does not touch the others, and each has its receipt. A record that moved is never consented to here.
 */
export async function actOnMany(services: Services, by: Stepper, batch: Batch): Promise<Receipt[]> {
  const receipts: Receipt[] = []
  for (const { code, version } of batch.requests) {
    let request: RequestRecord | undefined
    try {
      request = await requestFor(services.db, code, by.principal)
      await actOne(services, request, by, batch, version)
      const { type, status, targetName } = await requestFor(services.db, code, by.principal)
      receipts.push({ code, type, targetName: targetName ?? '', ok: true, status, message: null })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const message = error.options.errors?.[0]?.message ?? error.message
      const { type = null, status = null, targetName = '' } = request ?? {}
      receipts.push({ code, type, targetName: targetName ?? '', ok: false, status, message })
    }
  }
  return receipts
}
