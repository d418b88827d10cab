import { actorOf } from '../actor.ts'
import type { Principal } from '../auth/principal.ts'
import { handlers } from '../http/handlers.ts'
import type { CallMeta } from '../http/types.ts'
import { actOnMany } from '../request/batch.ts'
import { deskCounts } from '../request/desk-counts.ts'
import { addNote, answerAsk, askForMore, assign, assignees, type Stepper } from '../request/desk.ts'
import { requestFor, type RequestRecord } from '../request/record.ts'
import { viewOf } from '../request/view.ts'
import type { Services } from '../services.ts'
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

/** Work at the request desk that leaves the status as it is, and many decisions at once (our additions). */
export const requestDeskHandlers = handlers({
  'requestDesk.assign': async (call) =>
    step(call, call.body.code, (request, by) => assign(call.services, request, by, call.body)),
  'requestDesk.assignees': async ({ services }) => assignees(services.db),
  'requestDesk.note': async (call) =>
    step(call, call.body.code, (request, by) => addNote(call.services, request, by, call.body.remarks)),
  'requestDesk.ask': async (call) =>
    step(call, call.body.code, (request, by) => askForMore(call.services, request, by, call.body)),
  'requestDesk.answer': async (call) =>
    step(call, call.json.code, (request, by) => answerAsk(call.services, request, by, call.json, call.files)),
  'requestDesk.counts': async ({ services, principal, today }) => deskCounts(services, principal, today),
  'requestDesk.batch': async ({ services, principal, meta, body }) =>
    actOnMany(services, { principal, actor: actorOf(principal, meta) }, body),
})
