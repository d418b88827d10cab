import type { Created, Handlers } from './types.ts'

/** Declares handlers, each typed by its endpoint: `handlers({ 'auth.me': async (call) => … })`. */
export function handlers<const H extends Handlers>(map: H & Handlers): Handlers {
  return map
}

const createdMark = new WeakSet<object>()

/** Answers with 201 instead of 200. */
export function created<T>(value: T): Created<T> {
  const reply = { created: true, value } as const
  createdMark.add(reply)
  return reply
}

/** Whether a handler answered through `created`. */
export function isCreated(reply: unknown): reply is Created<unknown> {
  return typeof reply === 'object' && reply !== null && createdMark.has(reply)
}
