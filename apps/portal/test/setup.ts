import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { commands } from 'vitest/browser'
import './commands.ts'
import { leaveScreen } from './render-screen.tsx'
import { shownNow } from './shown.ts'

beforeAll(async () => {
  // The day of the sample, as on the server. The clock runs on, and timers are the browser's own.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T02:00:00Z'), shouldAdvanceTime: true })
  document.cookie = `capiz-screens=${await commands.openServer()}; path=/`
})

afterEach(async ({ task }) => {
  const isFailed = task.result?.state === 'fail'
  const shown = isFailed ? shownNow() : ''
  try {
    await leaveScreen({ isFailed })
  } finally {
    await commands.setFault()
  }
  // where a click waited in vain, its error does not say what was there instead
  if (isFailed) throw new Error(shown)
})

afterAll(async () => {
  await commands.closeServer()
  vi.useRealTimers()
})
