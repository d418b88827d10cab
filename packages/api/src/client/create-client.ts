import type { Endpoint, Identified, InputOf, OutputOf } from '../contract/define.ts'
import { addressOf, type Bases, type LooseInput } from './address.ts'
import { ApiError } from './api-error.ts'
import { bodyOf } from './body.ts'
import { failureOf, parseJson } from './failure.ts'
import { headersOf, type HeaderContext } from './headers.ts'
import { sessionExpiredMessage } from '@capiz/domain/messages'
import { readReply } from './reply.ts'
import {
  type EndReason,
  type KeyValueStorage,
  type Locks,
  memoryStorage,
  type SessionEvent,
} from './session/index.ts'
import { createSignIn, type SignIn } from './sign-in.ts'
import { type Fetch, offlineError, sendByFetch, type WireRequest, type WireResponse } from './transport.ts'
import type { UploadProgress } from './upload.ts'

/** The events the client sends to the page: session changes, and how many calls are under way (for the loading bar). */
export type ClientEvent = SessionEvent | { type: 'activity'; running: number }

export interface ClientOptions {
  bases: Bases
  fetch?: Fetch
  storage?: KeyValueStorage
  locks?: Locks
  now?: () => number
  isOnline?: () => boolean
  /** `id:secret` of the client credential of the token call */
  basic?: string
  csrf?: { cookie: string; header: string }
  cookies?: () => string
  origin?: string
  /** storage keys that outlive a session; by default none does (specification 1, section 4) */
  keep?: (key: string, reason: EndReason) => boolean
  onEvent?: (event: ClientEvent) => void
  /**
   * Asks the person to confirm, because a call was refused with STEP_UP_REQUIRED; true when they did, upon which the
   * call is sent once more. Without it, and on false, the refusal stands.
   */
  onStepUp?: (refusal: ApiError) => Promise<boolean>
}

export interface CallOptions {
  signal?: AbortSignal
  /** asks for upload progress; the call then goes by XMLHttpRequest */
  onProgress?: (progress: UploadProgress) => void
  /** sent as `Idempotency-Key`: the same key twice is one save */
  idempotencyKey?: string
}

type NoInput = { query?: undefined; fields?: undefined; files?: undefined }

/** Input may be left out when the endpoint takes none or only optional things. */
export type CallArguments<E extends Endpoint> =
  NoInput extends InputOf<E>
    ? [input?: InputOf<E>, options?: CallOptions]
    : [input: InputOf<E>, options?: CallOptions]

export interface Client {
  /** Calls an endpoint of the contract; throws `ApiError` and nothing else. */
  call: <E extends Identified>(endpoint: E, ...args: CallArguments<E>) => Promise<OutputOf<E>>
  session: SignIn
}

/** Limit of a call without a limit of its own, in milliseconds. */
const defaultTimeout = 30_000
/** Limit of a call that carries files, in milliseconds; with progress it counts from the last sign of life. */
const filesTimeout = 300_000

function timeoutOf(endpoint: Endpoint, input: LooseInput, hasProgress: boolean): number {
  if (endpoint.timeout !== undefined) return endpoint.timeout
  const carriesFiles = input.files !== undefined && input.files.length > 0
  return carriesFiles && !hasProgress ? filesTimeout : defaultTimeout
}

/** Uploads come late in a visit, so what sends them is fetched with the first one. */
async function sendWithProgress(
  request: WireRequest,
  onProgress: (progress: UploadProgress) => void,
): Promise<WireResponse> {
  const { sendByXhr } = await import('./upload.ts').catch((error: unknown) => {
    throw offlineError(error)
  })
  return sendByXhr(request, onProgress)
}

async function fileNameFor(endpoint: Endpoint, response: WireResponse): Promise<string> {
  const otherwise = endpoint.path.split('/').at(-1) ?? 'download'
  try {
    const { fileNameOf } = await import('./file-name.ts')
    return fileNameOf(response.header('content-disposition')) ?? otherwise
  } catch {
    return otherwise
  }
}

/** Reads a success: a file with its name, or JSON checked against the contract. */
async function readSuccess(endpoint: Endpoint, response: WireResponse): Promise<unknown> {
  if (endpoint.reply.as === 'blob') {
    return { blob: response.body, fileName: await fileNameFor(endpoint, response) }
  }
  if (endpoint.reply.as === 'none') return undefined
  return readReply(endpoint, typeof response.body === 'string' ? parseJson(response.body) : undefined)
}

/** Returns the facts the headers of every call are made of. */
function contextOf(options: ClientOptions): HeaderContext {
  return {
    basic: options.basic ?? 'capiz-portal:capiz-portal',
    csrf: options.csrf ?? { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN' },
    cookies: options.cookies ?? (() => globalThis.document?.cookie ?? ''),
    origin: options.origin ?? globalThis.location?.origin,
  }
}

/** Reports how many calls are under way. */
function createCounter(emit: (event: ClientEvent) => void) {
  let running = 0

  return async function counted<T>(task: () => Promise<T>): Promise<T> {
    running += 1
    emit({ type: 'activity', running })
    try {
      return await task()
    } finally {
      running -= 1
      emit({ type: 'activity', running })
    }
  }
}

/** Sends a call of the contract as it stands, with the given token. */
function createSender(options: ClientOptions, context: HeaderContext) {
  const fetchWith: Fetch = options.fetch ?? ((url, init) => fetch(url, init))
  return function send(
    endpoint: Endpoint,
    input: LooseInput,
    token: string | undefined,
    how: CallOptions,
  ): Promise<WireResponse> {
    const url = addressOf(options.bases, endpoint, input)
    const { content, contentType } = bodyOf(endpoint, input)
    const headers = headersOf(endpoint, url, token, context)
    if (contentType !== undefined) headers['Content-Type'] = contentType
    if (how.idempotencyKey !== undefined) headers['Idempotency-Key'] = how.idempotencyKey
    const request: WireRequest = {
      url,
      method: endpoint.method,
      headers,
      body: content,
      timeout: timeoutOf(endpoint, input, how.onProgress !== undefined),
      signal: how.signal,
      wantsBlob: endpoint.reply.as === 'blob',
    }
    return how.onProgress === undefined
      ? sendByFetch(fetchWith, request)
      : sendWithProgress(request, how.onProgress)
  }
}

function noSession(): ApiError {
  return new ApiError({ status: 401, errorCode: 'NO_SESSION', message: sessionExpiredMessage })
}

/** Sends, and after a confirmation that the server asks for sends once more: nothing that was typed is lost. */
async function sendConfirmed(
  { onStepUp }: ClientOptions,
  send: () => Promise<WireResponse>,
): Promise<WireResponse> {
  const first = await send()
  if (first.status !== 403 || onStepUp === undefined) return first
  const refusal = await failureOf(first)
  if (refusal.errorCode !== 'STEP_UP_REQUIRED' || !(await onStepUp(refusal))) return first
  return send()
}

/** Makes the client; one per page. Storage, locks, clock and fetch can be given for tests. */
export function createClient(options: ClientOptions): Client {
  const emit = options.onEvent ?? (() => undefined)
  const send = createSender(options, contextOf(options))
  const counted = createCounter(emit)

  async function exchange(endpoint: Endpoint, input: LooseInput, how: CallOptions = {}): Promise<unknown> {
    const response = await send(endpoint, input, undefined, how)
    if (response.status >= 400 || response.status === 0) throw await failureOf(response)
    return readSuccess(endpoint, response)
  }

  const signIn = createSignIn({
    storage: options.storage ?? memoryStorage(),
    locks: options.locks,
    now: options.now ?? Date.now,
    isOnline: options.isOnline ?? (() => globalThis.navigator?.onLine ?? true),
    keep: options.keep ?? (() => false),
    onEvent: emit,
    exchange,
    farewell: (endpoint, token) => send(endpoint, {}, token, {}),
  })

  /** Sends with the current token; a 401 is believed, answered by one renewal and tried once more. */
  async function authorised(endpoint: Endpoint, input: LooseInput, how: CallOptions): Promise<WireResponse> {
    const token = await signIn.freshToken()
    if (token === undefined && endpoint.access.kind !== 'public') throw noSession()
    const first = await send(endpoint, input, token, how)
    if (first.status !== 401 || token === undefined) return first
    const refusal = await failureOf(first)
    // a 401 without a code of the server is the page of a proxy
    if (refusal.errorCode === '') return first
    const next = await signIn.tokenAfterRefusal(token, refusal)
    if (next === undefined) return first
    const second = await send(endpoint, input, next, how)
    if (second.status === 401) signIn.giveUp(next, await failureOf(second))
    return second
  }

  async function perform(endpoint: Endpoint, input: LooseInput, how: CallOptions): Promise<unknown> {
    if (endpoint.skipAuth === true) return exchange(endpoint, input, how)
    const response = await sendConfirmed(options, () => authorised(endpoint, input, how))
    if (response.status >= 400 || response.status === 0) throw await failureOf(response)
    return readSuccess(endpoint, response)
  }

  return {
    call(endpoint, ...args) {
      const [input, how] = args as [LooseInput?, CallOptions?]
      return counted(() => perform(endpoint, input ?? {}, how ?? {})) as Promise<OutputOf<typeof endpoint>>
    },
    session: signIn.session,
  }
}
