import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { registerContainer, runClickHandler, toast, toastQueue } from './toast.ts'

const queue = () => toastQueue.getState().queue

describe('toast', () => {
  let leave: (() => void) | undefined
  beforeEach(() => {
    vi.stubGlobal('window', globalThis)
    leave = registerContainer()
  })
  afterEach(() => {
    toast.clear()
    leave?.()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
  it('T8: throws the exact text without a container', () => {
    leave?.()
    leave = undefined
    expect(() => toast.error('x')).toThrow('No Toaster Containers have been initialized to receive toasts.')
    expect(queue()).toHaveLength(0)
  })
  it('T9: logs the exact text for a click handler that is no function', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const handler = vi.fn<() => void>()
    runClickHandler(handler)
    runClickHandler(undefined)
    expect(handler).toHaveBeenCalledOnce()
    expect(log).not.toHaveBeenCalled()
    runClickHandler('open')
    expect(log).toHaveBeenCalledExactlyOnceWith('The toast click handler is not a callable function.')
  })
  it('T10: the default type is info', () => {
    toast.show('Hello')
    expect(queue()[0]?.type).toBe('info')
  })
  it('T6: promise goes from wait to its result in one toast and passes the outcome on', async () => {
    const work = Promise.withResolvers<number>()
    const done = toast.promise(work.promise, {
      wait: 'Saving',
      success: (n) => `Saved ${n}`,
      error: 'Failed',
    })
    expect(queue().map((message) => message.type)).toEqual(['wait'])
    work.resolve(3)
    await expect(done).resolves.toBe(3)
    expect(queue().map((message) => message.text)).toEqual(['Saved 3'])
    const broken = toast.promise(Promise.reject(new Error('offline')), {
      wait: 'Saving',
      success: 'Saved',
      error: (reason) => (reason instanceof Error ? reason.message : 'Failed'),
    })
    await expect(broken).rejects.toThrow('offline')
    expect(queue()[0]).toMatchObject({ type: 'error', text: 'offline' })
  })
})
