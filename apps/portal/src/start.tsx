import '@capiz/ui/styles'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { applyPreferences } from './platform/preferences.ts'
import { startSession } from './platform/session/session.ts'
import { allowEmptyHtml } from './app/trusted-types.ts'
import { listenBeforeRouter } from './platform/routing/pop-guard.ts'

/** Puts the portal on the page. */
export function start(): void {
  allowEmptyHtml()
  applyPreferences()
  startSession()
  listenBeforeRouter()

  const root = document.querySelector('#root')
  if (root === null) throw new Error('index.html has no #root.')
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
