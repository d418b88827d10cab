import { actorOf } from '../../platform/access/actor.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { handlers } from '../../platform/http/handlers.ts'
import type { CallMeta } from '../../platform/access/call-meta.ts'
import { actOnMany, batchesOf, batchFor } from '../../engines/request/batch.ts'
import { prepareBatch } from '../../engines/request/prepare.ts'
import { queueCounts } from '../../engines/request/queue-counts.ts'
import {
  changeInformationRequest,
  replyToInformationRequest,
  requestInformation,
} from '../../engines/request/information.ts'
import { addNote, assign, assignees, type Stepper } from '../../engines/request/queue.ts'
import { requestFor, type RequestRecord } from '../../engines/request/record.ts'
import { viewOf } from '../../engines/request/view.ts'
import type { Services } from '../../platform/services.ts'
import type { IsoDate } from '@capiz/domain/time'

interface Caller {
  services: Services
  principal: Principal
  meta: CallMeta
  today: IsoDate
}

/** Takes one step on the request a call names, and answers the request as it is then. */
async function step(
  { services, principal, meta, today }: Caller,
  code: string,
  act: (request: RequestRecord, by: Stepper) => Promise<void>,
) {
  const request = await requestFor(services.db, code, principal)
  await act(request, { principal, actor: actorOf(principal, meta) })
  return viewOf(services, await requestFor(services.db, code, principal), principal, today)
}

/** The calls of the request queue that leave the status as it is, and many decisions at once (our additions). */
export const requestQueueHandlers = handlers({
  'requestDesk.assign': async (call) =>
    step(call, call.body.code, (request, by) => assign(call.services, request, by, call.body)),
  'requestDesk.assignees': async ({ services }) => assignees(services.db),
  'requestDesk.note': async (call) =>
    step(call, call.body.code, (request, by) => addNote(call.services, request, by, call.body.remarks)),
  'requestDesk.ask': async (call) =>
    step(call, call.body.code, (request, by) => requestInformation(call.services, request, by, call.body)),
  'requestDesk.changeAsk': async (call) =>
    step(call, call.body.code, (request, by) =>
      changeInformationRequest(call.services, request, by, call.body),
    ),
  'requestDesk.answer': async (call) =>
    step(call, call.json.code, (request, by) =>
      replyToInformationRequest(call.services, request, by, call.json, call.files),
    ),
  'requestDesk.counts': async ({ services, principal, today }) => queueCounts(services, principal, today),
  'requestDesk.batch': async ({ services, principal, meta, body }) =>
    actOnMany(services, { principal, actor: actorOf(principal, meta) }, body),
  'requestDesk.prepareBatch': async ({ services, principal, today, body }) =>
    prepareBatch(services, principal, today, body),
  'requestDesk.batches': async ({ services, principal }) => batchesOf(services.db, principal.userCode),
  'requestDesk.getBatch': async ({ services, params, principal }) =>
    batchFor(services.db, params.code, principal),
})
