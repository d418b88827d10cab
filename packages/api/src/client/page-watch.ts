import { concernsSession, type createSession } from './session/index.ts'

type Watched = Pick<ReturnType<typeof createSession>, 'check' | 'retry'>

/** The life of the page, as far as the session depends on it. */
export interface PageWatch {
  /** Whether the page is being left: calls that end now were cut off, not refused. */
  isLeaving: () => boolean
  /** Listens to the page and to other tabs; returns how to stop. */
  attach: (page: Window, session: Watched) => () => void
}

/** Tells a session when its page wakes up, is online again, or another tab changed the tokens. */
export function pageWatch(): PageWatch {
  let isLeaving = false
  return {
    isLeaving: () => isLeaving,
    attach(page, session) {
      const stop = new AbortController()
      const { signal } = stop
      const onStorage = (event: StorageEvent): void => {
        if (concernsSession(event.key)) session.check()
      }
      const onHide = (): void => {
        isLeaving = true
      }
      const onShow = (): void => {
        isLeaving = false
        session.retry()
      }
      page.addEventListener('pagehide', onHide, { signal })
      page.addEventListener('pageshow', onShow, { signal })
      page.addEventListener('online', session.retry, { signal })
      page.addEventListener('focus', session.check, { signal })
      page.document.addEventListener('visibilitychange', session.check, { signal })
      page.addEventListener('storage', onStorage, { signal })
      return () => stop.abort()
    },
  }
}
