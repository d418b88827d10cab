import '@capiz/ui/styles'
import { toastQueue } from '@capiz/ui/Toaster'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { expect, vi } from 'vitest'
import { commands } from 'vitest/browser'
import { App } from '../src/app/App.tsx'
import { client, onClientEvent } from '../src/platform/calls/api.ts'
import { clearCachedReplies } from '../src/platform/data/query.tsx'
import { applyPreferences } from '../src/platform/preferences.ts'
import { listenBeforeRouter } from '../src/platform/routing/pop-guard.ts'
import { startSession } from '../src/platform/session/session.ts'
import { expectAccessible } from './accessibility.ts'
import type { Fault } from './commands.ts'
import { samplePassword, type SampleUser } from './sample.ts'

/** How a screen is opened. */
export interface ScreenOptions {
  /** user of the sample who is signed in; nobody when left out */
  as?: SampleUser
  /** failure of the server from the moment the user is signed in */
  fault?: Fault
}

let root: Root | undefined

listenBeforeRouter()
void startSession()

/** Puts the portal on the page, at the address of the browser. */
function mount(): void {
  const element = document.createElement('div')
  element.id = 'root'
  document.body.append(element)
  root = createRoot(element)
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

function unmount(): void {
  root?.unmount()
  root = undefined
  document.querySelector('#root')?.remove()
}

let running = 0
onClientEvent((event) => {
  if (event.type === 'activity') running = event.running
})

/**
 * Checks the accessibility of the screen once its calls have ended, removes it, and ends the session as cleared storage
 * does: the server is not told.
 */
export async function leaveScreen({ isFailed = false } = {}): Promise<void> {
  await vi.waitFor(() => expect(running).toBe(0), { timeout: 20_000 })
  try {
    // a failed test has its own message
    if (root !== undefined && !isFailed) await expectAccessible()
  } finally {
    removeScreen()
  }
}

/** Removes the screen with what it has stored. */
function removeScreen(): void {
  unmount()
  localStorage.clear()
  sessionStorage.clear()
  client.session.check()
  // where nobody was signed in, no end of a session has emptied it
  clearCachedReplies()
  toastQueue.clear()
}

/** Shows the whole portal at an address; the user is signed in by the real call. */
export async function renderScreen(path: string, { as, fault }: ScreenOptions = {}): Promise<void> {
  await leaveScreen()
  history.replaceState(null, '', path)
  applyPreferences()
  if (as !== undefined) await client.session.signIn(as, samplePassword)
  await commands.setFault(fault)
  mount()
}

/** Shows the screen anew at its address, with the same session and what is stored on the device. */
export function remountScreen(): void {
  unmount()
  mount()
}
