import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database, Transaction } from './types.ts'

/** Statements added to a transaction right before its commit. */
type Ending = (tx: Transaction) => Promise<void>

/** A transaction whose work is done and whose commit waits. */
interface Held {
  tx: Transaction
  commit: (ending: Ending) => Promise<void>
}

/** A call whose reply is stored by the transaction that carries it out. */
interface Call {
  early: Ending
  held: Held | undefined
  /** a commit that failed after the call had the result of its transaction */
  failure: { error: unknown } | undefined
  isOver: boolean
}

/** The statements added to the transactions of a call. */
export interface Notes<T> {
  /** to a transaction that cannot wait for the reply, since another one follows */
  early: Ending
  /** to the last one, once there is a reply */
  last: (tx: Transaction, reply: T) => Promise<void>
}

const calls = new AsyncLocalStorage<Call>()

/** Longest wait of a commit, in ms: a call may wait for the read of another call, which waits for this commit. */
const longestHoldMs = 1000

async function commitEarly(call: Call): Promise<void> {
  try {
    await call.held?.commit(call.early)
  } catch (error) {
    call.failure ??= { error }
    throw error
  }
}

/** A connection as the query builder sends its statements. */
type Sending = { query: (...statement: unknown[]) => Promise<unknown> }

/**
 * Returns the connection of the transaction that the calling work holds: statements of a call between its last transaction and
 * its reply are sent there. Undefined where it holds none, and while the transaction is at work.
 */
export function heldConnection(): Sending | undefined {
  const tx = calls.getStore()?.held?.tx
  // the query builder keeps it there and shows it nowhere
  return tx && (tx as unknown as { session: { client: Sending } }).session.client
}

/**
 * Commits the transaction that the calling work holds, if it holds one. Comes before another transaction, and before every
 * read that other calls share: they must see nothing that is not committed.
 */
export async function commitHeld(): Promise<void> {
  const call = calls.getStore()
  if (call?.held) await commitEarly(call)
}

/**
 * Runs a transaction, with what has to come last in it. Within {@link commitWithReply} it answers as soon as the work is done:
 * the end and the commit wait for the reply, or for the next transaction of the call.
 */
export function transact<T>(
  db: Database,
  work: (tx: Transaction) => Promise<T>,
  end: (tx: Transaction) => Promise<void>,
): Promise<T> {
  const call = calls.getStore()
  if (!call) {
    return db.transaction(async (tx) => {
      const result = await work(tx)
      await end(tx)
      return result
    })
  }
  const done = Promise.withResolvers<T>()
  const committed = db.transaction(async (tx) => {
    const result = await work(tx)
    if (call.held) await commitEarly(call)
    if (call.isOver) {
      await end(tx)
      return result
    }
    const chosen = Promise.withResolvers<Ending>()
    const timer = setTimeout(() => void commitEarly(call).catch(() => undefined), longestHoldMs)
    call.held = {
      tx,
      commit: async (ending) => {
        clearTimeout(timer)
        call.held = undefined
        chosen.resolve(ending)
        await committed
      },
    }
    done.resolve(result)
    const ending = await chosen.promise
    await end(tx)
    await ending(tx)
    return result
  })
  committed.then(done.resolve, done.reject)
  return done.promise
}

/**
 * Runs the work of a call so that its reply is stored by the very transaction that carries it out: either both are there or
 * neither is, wherever the process ends. Answers whether it was: not when nothing was written in a transaction, or when the
 * commit could not wait. What was written before a failure stays written.
 */
export async function commitWithReply<T>(
  { early, last }: Notes<T>,
  work: () => Promise<T>,
): Promise<{ reply: T; isKept: boolean }> {
  const call: Call = { early, held: undefined, failure: undefined, isOver: false }
  try {
    const reply = await calls.run(call, work)
    const { held } = call
    await held?.commit((tx) => last(tx, reply))
    if (call.failure) throw call.failure.error
    return { reply, isKept: held !== undefined }
  } catch (error) {
    await call.held?.commit(() => Promise.resolve())
    throw error
  } finally {
    call.isOver = true
  }
}
