import '@capiz/ui/styles'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { applyPreferences } from './platform/preferences.ts'
import { startSession } from './platform/session/session.ts'
import { callAhead } from './app/preload.ts'
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

/** Puts the portal on the page. */
export function start(): void {
  allowOwnScripts()
  applyPreferences()
  startSession()
  callAfterRenewal()
  listenBeforeRouter()

  const root = document.querySelector('#root')
  if (root === null) throw new Error('index.html has no #root.')
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
