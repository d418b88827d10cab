import '@capiz/ui/styles'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { applyPreferences } from './platform/preferences.ts'
import { getSession, startSession } from './platform/session/session.ts'
import { callAhead, routeAt, screenLoader } from './app/preload.ts'
import { decide } from './platform/routing/decide.ts'
import { storedToken } from './platform/calls/early.ts'
import { client } from './platform/calls/api.ts'
import { allowOwnScripts } from './app/trusted-types.ts'
import { listenBeforeRouter } from './platform/routing/pop-guard.ts'

/** Sends the first calls of a visit whose token has expired as soon as there is a new one, beside that for the user. */
function callAfterRenewal(): void {
  const { isIn, token } = storedToken()
  if (!isIn || token !== undefined) return
  const call = (fresh: string | undefined) => fresh !== undefined && callAhead(fresh)
  client.session.freshToken().then(call, () => undefined)
}

/** Reads what the screen begins with, where this visitor may open it, so that it is drawn once and with its rows. */
async function readFirst(): Promise<void> {
  const { pathname: path } = location
  const rule = routeAt(path)
  if (rule === undefined) return
  // records are at the second segment, as `/doctor/:code`
  const code = path.split('/')[2] ?? ''
  const { kind } = decide({ rule, session: getSession(), path, address: path, code })
  if (kind === 'show') await screenLoader(rule.screen).read?.()
}

/** Milliseconds after which the page begins without its screen, and then without what that reads first. */
const longestWait = 250

/** Resolves with the work, or after the longest wait. */
function atMost(work: Promise<unknown>): Promise<unknown> {
  const wait = new Promise<void>((resolve) => {
    setTimeout(resolve, longestWait)
  })
  return Promise.race([work, wait])
}

/**
 * Puts the portal on the page. The large common part may have come before the screen, which `ahead` is for, and before it
 * is known who is signed in: what begins with a placeholder keeps it for a while, so a moment of waiting shows the screen
 * sooner.
 */
export function start(ahead: Promise<void>): void {
  allowOwnScripts()
  applyPreferences()
  const session = startSession()
  callAfterRenewal()
  listenBeforeRouter()

  const root = document.querySelector('#root')
  if (root === null) throw new Error('index.html has no #root.')
  const show = () =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    )
  // the screen takes its time on a slow processor, which is none of the server's: each of the two has its own wait
  void atMost(Promise.all([ahead, session]))
    .then(() => atMost(readFirst()))
    // a part that is missing says so on the page
    .then(show, show)
}
