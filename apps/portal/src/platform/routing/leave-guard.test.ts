import { expect, it, vi } from 'vitest'
import { answerLeaving, hasUnsaved, leaveWhenSure, noteUnsaved, waitingToLeave } from './leave-guard.ts'

it('lets go at once when everything is saved', () => {
  const go = vi.fn()
  leaveWhenSure(go)
  expect(go).toHaveBeenCalledOnce()
  expect(waitingToLeave()).toBeUndefined()
})

it('waits for the word of the user, who may stay', () => {
  const go = vi.fn()
  const clean = noteUnsaved({ discard: vi.fn() })
  leaveWhenSure(go)
  expect(go).not.toHaveBeenCalled()
  answerLeaving('stay')
  expect(go).not.toHaveBeenCalled()
  expect(hasUnsaved()).toBe(true)
  clean()
  expect(hasUnsaved()).toBe(false)
})

it.each([
  ['keep', 0],
  ['discard', 1],
] as const)('leaves by %s and asks nothing on the way out', (answer, discarded) => {
  const discard = vi.fn()
  const go = vi.fn(() => expect(hasUnsaved()).toBe(false))
  noteUnsaved({ discard })
  leaveWhenSure(go, true)
  expect(waitingToLeave()?.isSignOut).toBe(true)
  answerLeaving(answer)
  expect(go).toHaveBeenCalledOnce()
  expect(discard).toHaveBeenCalledTimes(discarded)
})
