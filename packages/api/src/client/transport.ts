import { ApiError } from './api-error.ts'
import { offlineMessage } from '@capiz/domain/messages'
import { abortedMessage, timeoutMessage } from './messages.ts'

/** One HTTP request as the client hands it to a transport. */
export interface WireRequest {
  url: string
  method: string
  headers: Record<string, string>
  body: string | URLSearchParams | FormData | undefined
  /** milliseconds until the call is given up; for an upload with progress: without any progress */
  timeout: number
  signal: AbortSignal | undefined
  /** is the answer wanted as a file? */
  wantsBlob: boolean
}

/** The answer with its body read to the end; a cut body counts as no answer. */
export interface WireResponse {
  status: number
  header: (name: string) => string | null
  body: string | Blob
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

export function timeoutError(cause?: unknown): ApiError {
  return new ApiError({ status: 0, errorCode: 'TIMEOUT', message: timeoutMessage, cause })
}

export function abortedError(cause?: unknown): ApiError {
  return new ApiError({ status: 0, errorCode: 'ABORTED', message: abortedMessage, cause })
}

export function offlineError(cause?: unknown): ApiError {
  return new ApiError({ status: 0, errorCode: 'OFFLINE', message: offlineMessage, cause })
}

/** Sends by fetch. Limit and signal hold until the last byte of the body. */
export async function sendByFetch(fetch: Fetch, request: WireRequest): Promise<WireResponse> {
  const controller = new AbortController()
  const stop = (): void => controller.abort()
  let timedOut = false
  const timer = setTimeout(() => {
    timedOut = true
    stop()
  }, request.timeout)
  request.signal?.addEventListener('abort', stop)
  try {
    if (request.signal?.aborted === true) throw abortedError()
    const response = await fetch(request.url, {
      method: request.method,
      headers: request.headers,
      body: request.body,
      signal: controller.signal,
      credentials: 'same-origin',
      // What anybody may read is asked for again by its tag; what somebody may read is never kept by the browser.
      cache: 'Authorization' in request.headers ? 'no-store' : 'no-cache',
    })
    const isFile = request.wantsBlob && response.ok
    return {
      status: response.status,
      header: (name) => response.headers.get(name),
      body: isFile ? await response.blob() : await response.text(),
    }
  } catch (error) {
    if (error instanceof ApiError) throw error
    if (timedOut) throw timeoutError(error)
    throw request.signal?.aborted === true ? abortedError(error) : offlineError(error)
  } finally {
    clearTimeout(timer)
    request.signal?.removeEventListener('abort', stop)
  }
}
