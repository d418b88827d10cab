import { handlers } from '../../platform/http/handlers.ts'
import type { Call, PageReply } from '../../platform/http/types.ts'
import { onTarget } from '../../platform/access/decision.ts'
import { actorOf } from '../../platform/access/actor.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { downloadReply, previewReply } from '../../engines/document/read.ts'
import type { CallMeta } from '../../platform/access/call-meta.ts'
import { refuse, refuseField } from '../../platform/errors/refuse.ts'
import { inTransaction } from '../../db/transaction.ts'
import { requestPriceSheet } from '../../areas/price/request.ts'
import { checkOwner } from '../../areas/price/scope.ts'
import { addRemark, decide, removeRequest, type ActionInput } from '../../engines/request/act.ts'
import { auditRequestFile, requestFile } from '../../engines/request/files.ts'
import { listRequests } from '../../engines/request/list.ts'
import { makeRequest, type Order } from '../../engines/request/make.ts'
import { noteLook, requestFor } from '../../engines/request/record.ts'
import { viewOf } from '../../engines/request/view.ts'
import type { Services } from '../../platform/services.ts'
import type { IsoDate } from '@capiz/domain/time'
import type { RequestStatus, RequestType } from '@capiz/domain/request'
import { and, eq } from 'drizzle-orm'
import { userRequest } from '../../db/schema/index.ts'

/** The parts of a call the functions below need. */
interface Caller {
  services: Services
  principal: Principal
  meta: CallMeta
  today: IsoDate
}

async function show({ services, principal, today }: Caller, code: string, type?: RequestType) {
  const request = await requestFor(services.db, code, principal, type)
  await noteLook(services.db, request, principal, services.clock.now())
  return viewOf(services, request, principal, today)
}

async function act(
  caller: Caller,
  action: 'review' | 'approve' | 'reject' | 'cancel',
  { code, ...input }: ActionInput & { code: string },
) {
  const { services, principal, meta } = caller
  const request = await requestFor(services.db, code, principal)
  const decided = await decide(services, action, request, principal, actorOf(principal, meta), input)
  return viewOf(services, decided, principal, caller.today)
}

async function make(caller: Caller, order: Order, remarks?: string | null) {
  const { services, principal, meta } = caller
  const request = await makeRequest(services, order, principal, meta)
  if (remarks) await addRemark(services, request, principal, actorOf(principal, meta), remarks)
  return show(caller, request.code)
}

const open = { status: 'PENDING,REVIEWED', size: 100 } as const

async function pendingOf({ services, principal, today }: Caller, type: string, targetCode: string) {
  const filters = { requestType: type, applicantCode: targetCode, ...open }
  const page: PageReply<Awaited<ReturnType<typeof listRequests>>['content'][number]> = await listRequests(
    services,
    filters,
    principal,
    today,
  )
  return page.content
}

/** Returns the file a call names, after its reading was recorded (reliability D14). */
async function fileOf(call: Caller & { params: { type: string }; query: { code: string; uuid: string } }) {
  const { services, principal, meta, params, query } = call
  const request = await requestFor(services.db, query.code, principal, params.type as RequestType)
  const file = await requestFile(services.db, request, query.uuid)
  await auditRequestFile(services, request, file, actorOf(principal, meta))
  return file
}

const typedOrder = (
  call: Pick<Call<'request.createWithFiles'>, 'params' | 'json' | 'files'>,
  others: boolean,
): Order => ({
  type: call.params.type as RequestType,
  targetCode: call.json.targetCode,
  docType: call.json.docType,
  payload: call.json,
  files: call.files,
  others,
})

/** User requests (specification 2, 7.7). */
export const requestHandlers = handlers({
  'request.list': async ({ services, query, principal, today }) =>
    listRequests(services, query, principal, today),
  'request.get': async (call) => show(call, call.params.code),
  'request.getOfType': async (call) => show(call, call.params.code, call.params.type as RequestType),
  'request.create': async (call) => {
    const { type, targetCode, docType, payload: fields, remarks } = call.body
    const payload = targetCode ? { targetCode, ...fields } : fields
    return make(call, { type, targetCode, docType, payload, files: [], others: false }, remarks)
  },
  'request.createOfType': async (call) => {
    const { targetCode, docType } = call.body
    const type = call.params.type as RequestType
    return make(call, { type, targetCode, docType, payload: call.body, files: [], others: false })
  },
  'request.createWithFiles': async (call) => make(call, typedOrder(call, false)),
  'request.createOthers': async (call) => make(call, typedOrder(call, true)),
  'request.createService': async (call) => {
    const { services, body, principal, meta } = call
    checkOwner(principal, 'service', body.healthFacilityCode)
    const { code } = await inTransaction(services.db, (tx) =>
      requestPriceSheet(services, tx, 'service', body, { principal, actor: actorOf(principal, meta) }),
    )
    const message = `Request ${code} was sent for approval.`
    return { record: await show(call, code), requestCode: code, message }
  },
  'request.saveRemarks': async (call) => {
    const { services, principal, meta, params, body } = call
    const request = await requestFor(services.db, params.code, principal)
    await addRemark(services, request, principal, actorOf(principal, meta), body.remarks)
    return show(call, params.code)
  },
  'request.review': async (call) => act(call, 'review', call.body),
  'request.approve': async (call) => {
    if (call.body.reasonCode) refuseField('reasonCode', 'A reason of the list belongs to a rejection.')
    return act(call, 'approve', call.body)
  },
  'request.reject': async (call) => {
    if (call.body.acceptMoved)
      refuseField('acceptMoved', 'Consent to a record that changed belongs to an approval.')
    return act(call, 'reject', call.body)
  },
  'request.cancel': async (call) => act(call, 'cancel', call.body),
  'request.pending': async (call) => {
    const [first] = await pendingOf(call, call.query.type, call.query.targetCode)
    return first ?? null
  },
  'request.pendingOfType': async (call) => {
    const rows = await pendingOf(call, call.params.type, call.query.targetCode)
    return rows.filter((row) => !call.query.docType || row.docType === call.query.docType)
  },
  'request.download': async (call) => downloadReply(call.services, await fileOf(call)),
  'request.packet': async ({ services, params, principal }) => {
    const request = await requestFor(services.db, params.code, principal)
    const { packet } = request.snapshot ?? {}
    if (!packet) return refuse('NOT_FOUND', { message: 'No facts were sealed with this request.' })
    return {
      body: new TextEncoder().encode(packet.json),
      fileName: `${request.code}-${packet.hash.slice(0, 12)}.json`,
      contentType: 'application/json',
    }
  },
  'request.preview': async (call) => previewReply(call.services, await fileOf(call)),
  'request.remove': async ({ services, principal, meta, params }) => {
    const request = await requestFor(services.db, params.code, principal, params.type as RequestType)
    onTarget(principal, { isOwn: request.requesterCode === principal.userCode })
    await removeRequest(services, request, principal, actorOf(principal, meta))
  },
})

/** Disaccreditation (specification 2, 7.8): the request queue's calls for the one type that only staff may create. */
export const disaccreditationHandlers = handlers({
  'disaccreditation.exists': async ({ services, query }) => {
    const { targetCode, status, type } = query
    const condition = and(
      eq(userRequest.targetCode, targetCode),
      eq(userRequest.type, (type as RequestType | undefined) ?? 'disaccreditation'),
      status ? eq(userRequest.status, status as RequestStatus) : undefined,
      eq(userRequest.deleted, false),
    )
    return (await services.db.$count(userRequest, condition)) > 0
  },
  'disaccreditation.get': async (call) => show(call, call.params.code, 'disaccreditation'),
  'disaccreditation.create': async (call) =>
    make(call, {
      type: 'disaccreditation',
      targetCode: call.json.targetCode,
      docType: call.json.docType,
      payload: call.json,
      files: call.files,
      others: false,
    }),
  'disaccreditation.download': async (call) =>
    downloadReply(call.services, await fileOf({ ...call, params: { type: 'disaccreditation' } })),
})
