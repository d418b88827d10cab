import { describe, expect, it, vi } from 'vitest'
import { createToastQueue, logLimit } from './queue.ts'
import type { ToastClock } from './queue.ts'

function fakeClock() {
  let now = 0
  let serial = 0
  const timers = new Map<number, { at: number; run: () => void }>()
  const clock: ToastClock = {
    now: () => now,
    setTimer: (run, milliseconds) => {
      serial += 1
      timers.set(serial, { at: now + milliseconds, run })
      return serial
    },
    clearTimer: (timer) => void timers.delete(timer),
  }
  const advance = (milliseconds: number) => {
    const end = now + milliseconds
    for (;;) {
      const due = [...timers].filter(([, timer]) => timer.at <= end).sort((a, b) => a[1].at - b[1].at)[0]
      if (!due) break
      timers.delete(due[0])
      now = due[1].at
      due[1].run()
    }
    now = end
  }
  return { clock, advance, pending: () => timers.size }
}

const setup = () => {
  const time = fakeClock()
  const queue = createToastQueue(time.clock)
  const texts = () => queue.getState().queue.map((message) => message.text)
  return { ...time, queue, texts }
}

describe('toast queue', () => {
  it('T1: closes after 5000 ms, not a moment before', () => {
    const { queue, advance, texts } = setup()
    queue.show('info', 'Saved')
    advance(4999)
    expect(texts()).toEqual(['Saved'])
    advance(1)
    expect(texts()).toEqual([])
  })
  it('T2: the newest is on top and an older one never comes back after it', () => {
    const { queue, advance, texts } = setup()
    queue.show('error', 'It failed')
    advance(1000)
    queue.show('success', 'Saved')
    expect(texts()).toEqual(['Saved', 'It failed'])
    advance(5000)
    expect(texts()).toEqual([])
    queue.show('error', 'It failed again')
    queue.close(queue.show('success', 'Saved again'))
    expect(texts()).toEqual([])
    expect(queue.getState().log.map(({ text }) => text)).toContain('It failed')
  })
  it('T2: one with an action and one of running work come back, and closing what is covered leaves the rest', () => {
    const { queue, advance, texts } = setup()
    queue.show('info', 'Undo?', { action: { label: 'Undo', onAction: () => undefined } })
    const work = queue.show('wait', 'Packing', { isPersistent: true })
    queue.show('info', 'Plain')
    queue.show('success', 'Saved')
    queue.close(work)
    expect(texts()).toEqual(['Saved', 'Plain', 'Undo?'])
    advance(5000)
    expect(texts()).toEqual(['Undo?'])
  })
  it('T3: an equal message is counted, comes to the top and starts its clock anew', () => {
    const { queue, advance, texts } = setup()
    queue.show('error', 'No connection')
    queue.show('info', 'Other')
    advance(4000)
    queue.show('error', 'No connection')
    expect(texts()).toEqual(['No connection', 'Other'])
    expect(queue.getState().queue[0]?.count).toBe(2)
    advance(4999)
    expect(texts()).toHaveLength(2)
    advance(1)
    expect(texts()).toEqual([])
  })
  it('T3: the same text of another type is another message', () => {
    const { queue, texts } = setup()
    queue.show('error', 'Rates')
    queue.show('info', 'Rates')
    expect(texts()).toHaveLength(2)
  })
  it('T4: one with an action stays', () => {
    const { queue, advance, texts } = setup()
    queue.show('success', 'Submitted', { action: { label: 'View request', onAction: () => undefined } })
    advance(60_000)
    expect(texts()).toEqual(['Submitted'])
  })
  it('T5: hover, focus and a hidden tab stop the clock, all must end before it runs on', () => {
    const { queue, advance, texts } = setup()
    queue.show('info', 'Saved')
    advance(2000)
    queue.pause('hover')
    queue.pause('focus')
    advance(10_000)
    queue.resume('hover')
    advance(10_000)
    expect(texts()).toEqual(['Saved'])
    queue.resume('focus')
    advance(2999)
    expect(texts()).toEqual(['Saved'])
    advance(1)
    expect(texts()).toEqual([])
  })
  it('T6: a persistent one stays until it is replaced in place by its result', () => {
    const { queue, advance, texts } = setup()
    queue.show('wait', 'Saving', { id: 'save', isPersistent: true })
    advance(60_000)
    queue.show('success', 'Saved', { id: 'save' })
    expect(texts()).toEqual(['Saved'])
    advance(5000)
    expect(texts()).toEqual([])
  })
  it('T7: everything stays in the log, equal ones once with their count', () => {
    const { queue, advance } = setup()
    queue.show('info', 'One')
    queue.show('info', 'One')
    advance(5000)
    queue.show('info', 'One')
    expect(queue.getState().log.map((message) => message.count)).toEqual([1, 2])
    expect(queue.getState().unread).toBe(2)
    queue.markRead()
    expect(queue.getState().unread).toBe(0)
    for (let index = 0; index < logLimit + 20; index += 1) queue.show('info', `Message ${index}`)
    expect(queue.getState().log).toHaveLength(logLimit)
  })
  it('closing early leaves no timer behind and tells listeners', () => {
    const { queue, pending } = setup()
    const listener = vi.fn<() => void>()
    const leave = queue.subscribe(listener)
    const key = queue.show('info', 'One')
    expect(pending()).toBe(1)
    queue.close(key)
    queue.close(key)
    expect(pending()).toBe(0)
    expect(listener).toHaveBeenCalledTimes(2)
    leave()
    queue.show('info', 'Two')
    expect(listener).toHaveBeenCalledTimes(2)
    queue.clear()
    expect(queue.getState().queue).toEqual([])
    expect(pending()).toBe(0)
  })
})
