import { endpoints } from '@capiz/api/contract'
import type { Endpoint } from '@capiz/api/contract/define'
import { summaryOf } from '@capiz/api/openapi'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { admit } from '../access/decision.ts'
import { askForFreshSignIn } from '../access/fresh.ts'
import { signedInUser, type Principal, type SignedInUser } from '../access/principal.ts'
import type { Services } from '../services.ts'
import { bodyKind, readBody, type RawBody } from './body.ts'
import { isCreated } from './handlers.ts'
import { limitAddress, limitNamed } from './limit-calls.ts'
import { onceOnly, type StoredReply } from './idempotency.ts'
import { addressBlock } from '../limits/address-block.ts'
import { giveWay } from '../limits/give-way.ts'
import { asCaller } from '../threads/caller.ts'
import { auditRead, readFacts } from '../audit/reads.ts'
import { auditRefusal } from '../audit/refusals.ts'
import { Refusal, refuse } from '../errors/refuse.ts'
import { blobResponse, checkReply, checksReplies, jsonBody } from './reply.ts'
import { bearerOf, checkCsrf } from './request-facts.ts'
import { Router, type Match } from './router.ts'
import { sharedLife, sharedReads, sharedResponse } from '../cache/shared-replies.ts'
import type { ReadFacts } from '../cache/cached-replies.ts'
import { fromStart } from '../cache/call-start.ts'
import type { Versions } from '../cache/versions.ts'
import { isCachedList, cachedList, cachedResponse } from './cached-list.ts'
import type { BlobReply, Handlers, LooseHandler } from './types.ts'
import type { CallMeta } from '../access/call-meta.ts'
import { discardUploads, type Upload } from '../files/upload.ts'
import { checkBody, checkQuery, fitsGrant } from './validate.ts'

type Known = Endpoint & { id: string }

type Found = Extract<Match<Known>, { kind: 'found' }>

/** The user of a call, and the versions of the tables read when it began. */
interface Caller {
  user: SignedInUser
  versions: Versions
}

/** The router over the whole contract. */
export function buildRouter(table: readonly Known[] = endpoints): Router<Known> {
  return new Router(table)
}

async function whoCalls(services: Services, endpoint: Known, request: Request): Promise<Caller | undefined> {
  const token = bearerOf(request)
  const isPublic = endpoint.access.kind === 'public'
  if (!token) return isPublic ? undefined : refuse('UNAUTHENTICATED')
  // Read once the call has begun, so that what is kept in memory is judged by what holds now.
  const versions = await services.versions()
  const found = signedInUser(services, token, versions).then((user) => ({ user, versions }))
  // An old token must not lock anybody out of a public call.
  return isPublic ? found.catch(() => undefined) : found
}

/** Among the endpoints of one address, those that take the kind of body that was sent. */
function byBody(targets: readonly Known[], request: Request): readonly Known[] {
  const withBody = targets.filter((endpoint) => endpoint.body)
  if (withBody.length === 0) return targets
  const kind = bodyKind(request)
  const fitting = withBody.filter((endpoint) => endpoint.body?.as === kind)
  if (fitting.length === 0) {
    const wanted = {
      json: 'application/json',
      form: 'application/x-www-form-urlencoded',
      multipart: 'multipart/form-data',
    }
    const names = [...new Set(withBody.map((endpoint) => wanted[endpoint.body?.as ?? 'json']))].join(' or ')
    refuse('UNSUPPORTED_TYPE', { message: `Send the request as ${names}.` })
  }
  return fitting
}

interface Incoming {
  c: Context
  services: Services
  handlers: Handlers
  meta: CallMeta
}

/** A call whose caller may make it, before its parameters are checked. */
interface Admitted {
  params: Record<string, string>
  principal: Principal | undefined
  raw: RawBody
  versions: Versions | undefined
}

/** Answers a call over the services it reads by: those of a replica where the call may be answered by one. */
function runHandler(incoming: Incoming, endpoint: Known, call: Admitted): Promise<Response> {
  const { services } = incoming
  if (!endpoint.replica || !services.replica) return runOn(services, incoming, endpoint, call)
  return services.replica.read(services, call.principal ? 'user' : 'visitor', async (own) => {
    const versions = call.versions && own !== services ? await own.versions() : call.versions
    return runOn(own, incoming, endpoint, { ...call, versions })
  })
}

async function runOn(
  services: Services,
  incoming: Incoming,
  endpoint: Known,
  call: Admitted,
): Promise<Response> {
  const { c, handlers, meta } = incoming
  const { params, principal, raw, versions } = call
  const handler = handlers[endpoint.id as keyof Handlers] as LooseHandler | undefined
  if (!handler) refuse('NOT_IMPLEMENTED')
  const { search, searchParams } = new URL(c.req.url)
  const run = (own: { services: Services; principal: Principal | undefined }): Promise<unknown> =>
    handler({
      endpoint,
      params,
      query: checkQuery(endpoint, searchParams),
      ...checkBody(endpoint, raw),
      ...own,
      meta,
      signal: c.req.raw.signal,
      today: services.clock.today(),
    })
  const bodyOf = (answer: unknown): unknown => {
    const value = jsonBody(endpoint, answer)
    if (checksReplies(services.config)) checkReply(endpoint, value)
    return value
  }
  const plain = { services, principal }
  if (endpoint.reply.as === 'blob') return blobResponse((await run(plain)) as BlobReply)
  const shared = sharedReads[endpoint.id as keyof typeof sharedReads]
  if (shared) {
    const key = JSON.stringify([
      endpoint.id,
      services.clock.today(),
      params,
      checkQuery(endpoint, searchParams),
    ])
    const answer = await services.replies.answer(shared, key, async () => bodyOf(await run(plain)))
    const life = sharedLife(services.config.publicCacheSeconds, services.clock.now())
    return sharedResponse(c.req.raw, answer, life)
  }
  const note = (caller: Principal, facts: ReadFacts) =>
    auditRead(incoming.services, { endpoint, principal: caller, meta, search }, facts)
  if (principal && versions && isCachedList(endpoint)) {
    const asked = { endpoint, services, principal, versions, text: JSON.stringify([params, search]) }
    const kept = await cachedList(asked, async (own) => bodyOf(await run(own)))
    await note(principal, kept.facts)
    return cachedResponse(c.req.raw, kept)
  }
  const reply = await keyed(incoming, endpoint, principal, raw, async () => {
    const answer = await run(plain)
    const made = isCreated(answer)
    const value = bodyOf(made ? answer.value : answer)
    if (principal) await note(principal, readFacts(endpoint, value))
    return { status: endpoint.reply.as === 'none' ? 204 : made ? 201 : 200, body: value }
  })
  if (reply.status === 204) return c.body(null, 204)
  return c.json(reply.body as object, reply.status as ContentfulStatusCode)
}

function keyed(
  { c, services, meta }: Incoming,
  endpoint: Known,
  principal: Principal | undefined,
  raw: RawBody,
  run: () => Promise<StoredReply>,
): Promise<StoredReply> {
  const key = c.req.header('idempotency-key')
  // Tokens are never kept, so the token call cannot be repeated this way (it has its own safety net).
  if (key === undefined || endpoint.method === 'GET' || endpoint.reply.as === 'token') return run()
  if (!/^[\w.:-]{8,200}$/.test(key)) refuse('BAD_REQUEST', { message: 'The Idempotency-Key is not usable.' })
  const { pathname, search } = new URL(c.req.url)
  const print = {
    owner: principal?.userCode ?? meta.ip,
    key,
    endpoint: endpoint.id,
    text: `${pathname}${search}\n${raw.text}`,
  }
  return onceOnly(services, print, run)
}

/** Answers one API request: finds the endpoint, decides access, reads and checks, runs the handler, replies. */
export async function answer(incoming: Incoming, router: Router<Known>): Promise<Response> {
  const { c, services, meta } = incoming
  const request = c.req.raw
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const match = router.find(method, new URL(request.url).pathname)
  if (match.kind === 'unknown') return refuse('NOT_FOUND', { message: 'There is no such address.' })
  if (match.kind === 'method')
    return refuse('METHOD_NOT_ALLOWED', { headers: { allow: match.allowed.join(', ') } })
  giveWay(method === 'GET' && !bearerOf(request) ? 'visitor' : 'other', {
    connections: services.config.databasePool,
    waiting: Math.max(services.database.pool().waiting, services.replica?.waiting() ?? 0),
  })
  // A status decided for today holds from its first second on, also in what is answered from memory.
  await services.day.look()
  checkCsrf(request)
  const [first] = match.targets as [Known]
  await limitAddress(services, first, request, meta)
  const caller = await whoCalls(services, first, request)
  try {
    const share = { user: caller?.user.userCode, block: addressBlock(meta.ip) }
    const work = () => answerTo(incoming, match, caller)
    return await asCaller(share, () => (caller ? fromStart(services.db, caller.versions, work) : work()))
  } catch (error) {
    if (caller && error instanceof Refusal && error.errorCode === 'FORBIDDEN') {
      await recordRefusedCall(services, first, caller.user, meta)
    }
    throw error
  }
}

/** Records a call that the user may not make: which one, not what was sent. */
async function recordRefusedCall(services: Services, endpoint: Known, user: SignedInUser, meta: CallMeta) {
  await auditRefusal(services, {
    actor: user.username,
    entityType: 'call',
    entityCode: endpoint.call,
    topic: 'Refused call',
    about: endpoint.id,
    changes: [{ field: 'call', before: null, after: summaryOf(endpoint.id) }],
    meta,
  })
}

/** Answers a call of a known address to a known caller. */
async function answerTo(incoming: Incoming, match: Found, from: Caller | undefined): Promise<Response> {
  const { c, services, handlers } = incoming
  const request = c.req.raw
  const [first] = match.targets as [Known]
  const user = from?.user
  const caller = admit(first.access, user)
  // A call of its own at the address of a family (…/disaccreditation) may still be served by the family's handler.
  const ready = byBody(match.targets, request)
  const handled = ready.filter(({ id }) => Object.hasOwn(handlers, id))
  const fitting = handled.length > 0 ? handled : ready
  const [declared] = fitting as [Known]
  let uploads: readonly Upload[] = []
  try {
    const raw: RawBody = declared.body
      ? await readBody(request, services.config, { body: declared.body, access: declared.access })
      : { text: '' }
    uploads = raw.files ?? []
    await limitNamed(services, declared, raw, { meta: incoming.meta, url: request.url })
    const endpoint = fitting.find((one) => fitsGrant(one, raw)) ?? declared
    const principal = endpoint === first ? caller : admit(endpoint.access, user)
    if (principal) await askForFreshSignIn(incoming.services, endpoint, principal)
    const call = { params: match.params, principal, raw, versions: from?.versions }
    return await runHandler(incoming, endpoint, call)
  } finally {
    await discardUploads(uploads)
  }
}
