import type { Caller } from './caller.ts'

/** The bounds of a queue. */
interface QueueLimits {
  /** pieces of work at a time: of all callers, of one user */
  running: number
  runningPerUser: number
  /** pieces that wait: of all callers, of one block of addresses, of one user */
  waiting: number
  waitingPerBlock: number
  waitingPerUser: number
  /** time that one user, and one block, may take at once, in milliseconds */
  userMs: number
  blockMs: number
  /** part of the passing time that is given back to both */
  refill: number
}

/** Why work was not taken, and when to try again. */
export interface Busy {
  reason: 'share' | 'full'
  retrySeconds: number
}

interface Waiting {
  caller: Caller
  start: () => void
}

interface Spent {
  ms: number
  at: number
}

/** Callers whose spent time is remembered. */
const mostCallers = 5000

const userKey = ({ user, block }: Caller): string => user ?? `at ${block}`

/**
 * Hands out turns so that no caller takes more than a share: few pieces of work of a user run at a time, few wait, and
 * the time taken is counted by user and by block of addresses. The caller that waits longest among those who may have
 * another piece running is next.
 */
export class FairQueue {
  readonly #limits: QueueLimits
  readonly #now: () => number
  readonly #running: Caller[] = []
  readonly #waiting: Waiting[] = []
  readonly #spent = new Map<string, Spent>()

  constructor(limits: QueueLimits, now: () => number = () => performance.now()) {
    this.#limits = limits
    this.#now = now
  }

  /** Returns why work of this caller is not taken now; undefined when it is. */
  busyFor(caller: Caller): Busy | undefined {
    const { waiting, waitingPerBlock, waitingPerUser, userMs, blockMs, refill } = this.#limits
    const over = Math.max(
      this.#spentOf(`user ${userKey(caller)}`) - userMs,
      this.#spentOf(`block ${caller.block}`) - blockMs,
    )
    if (over > 0) return { reason: 'share', retrySeconds: Math.ceil(over / refill / 1000) }
    const own = this.#waiting.filter((one) => userKey(one.caller) === userKey(caller)).length
    const near = this.#waiting.filter((one) => one.caller.block === caller.block).length
    if (own >= waitingPerUser || near >= waitingPerBlock) return { reason: 'share', retrySeconds: 10 }
    return this.#waiting.length >= waiting ? { reason: 'full', retrySeconds: 10 } : undefined
  }

  /** Runs work when it is the caller's turn. */
  async run<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((start) => {
      this.#waiting.push({ caller, start })
      this.#startNext()
    })
    const began = this.#now()
    try {
      return await work()
    } finally {
      const taken = this.#now() - began
      this.#spend(`user ${userKey(caller)}`, taken)
      this.#spend(`block ${caller.block}`, taken)
      this.#running.splice(this.#running.indexOf(caller), 1)
      this.#startNext()
    }
  }

  #startNext(): void {
    const { running, runningPerUser } = this.#limits
    while (this.#running.length < running) {
      const busy = this.#running.map(userKey)
      const countOf = (user: string) => busy.filter((one) => one === user).length
      const at = this.#waiting.findIndex(({ caller }) => countOf(userKey(caller)) < runningPerUser)
      const [next] = at < 0 ? [] : this.#waiting.splice(at, 1)
      if (!next) return
      this.#running.push(next.caller)
      next.start()
    }
  }

  #spentOf(key: string): number {
    const known = this.#spent.get(key)
    return known ? Math.max(0, known.ms - (this.#now() - known.at) * this.#limits.refill) : 0
  }

  #spend(key: string, ms: number): void {
    const total = this.#spentOf(key) + ms
    this.#spent.delete(key)
    this.#spent.set(key, { ms: total, at: this.#now() })
    for (const oldest of this.#spent.keys()) if (this.#spent.size > mostCallers) this.#spent.delete(oldest)
  }
}
