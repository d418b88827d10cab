import { abortedError, offlineError, timeoutError, type WireRequest, type WireResponse } from './transport.ts'

/** Bytes sent so far of all bytes of the body. */
export interface UploadProgress {
  sent: number
  total: number
}

/**
 * Sends by XMLHttpRequest, the only way browsers tell how far an upload is. The limit counts from the last sign of
 * life, because a large file on a slow line is not a silent server.
 */
export function sendByXhr(
  request: WireRequest,
  onProgress: (progress: UploadProgress) => void,
): Promise<WireResponse> {
  return new Promise((resolve, reject) => {
    const { signal } = request
    if (signal?.aborted === true) {
      reject(abortedError())
      return
    }
    const xhr = new XMLHttpRequest()
    let timedOut = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = (): void => xhr.abort()
    const alive = (): void => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        timedOut = true
        stop()
      }, request.timeout)
    }
    const finish = (settle: () => void): void => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
      settle()
    }

    xhr.open(request.method, request.url)
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value)
    xhr.upload.addEventListener('progress', (event) => {
      alive()
      onProgress({ sent: event.loaded, total: event.total })
    })
    xhr.addEventListener('load', () =>
      finish(() =>
        resolve({
          status: xhr.status,
          header: (name) => xhr.getResponseHeader(name),
          body: xhr.responseText,
        }),
      ),
    )
    xhr.addEventListener('error', () => finish(() => reject(offlineError())))
    xhr.addEventListener('abort', () => finish(() => reject(timedOut ? timeoutError() : abortedError())))
    signal?.addEventListener('abort', stop)
    alive()
    xhr.send(request.body)
  })
}
