import { isRetryable } from './errors.ts'
import { transact } from './held-commit.ts'
import { rememberHeld } from './held-rows.ts'
import { watchTransaction } from './read-watch.ts'
import type { Database, Transaction } from './types.ts'

type Ending = (tx: Transaction) => Promise<void>
const endings = new WeakMap<Transaction, Ending[]>()

/**
 * Leaves work for the end of a transaction opened by `inTransaction`, so that locks every writer needs (the audit
 * chain) are held for the shortest time and always taken last. Answers false in any other transaction.
 */
export function atEnd(tx: Transaction, ending: Ending): boolean {
  const list = endings.get(tx)
  list?.push(ending)
  return list !== undefined
}

/** Runs the work in one transaction; when two transactions block each other the work is run again, up to 3 times. */
export async function inTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      const list: Ending[] = []
      return await transact(
        db,
        (tx) => {
          endings.set(tx, list)
          rememberHeld(tx)
          return watchTransaction(tx, () => work(tx))
        },
        async (tx) => {
          for (const ending of list) await ending(tx)
        },
      )
    } catch (error) {
      if (attempt >= 3 || !isRetryable(error)) throw error
    }
  }
}
