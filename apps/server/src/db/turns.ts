import type { PGlite } from '@electric-sql/pglite'
import { commitHeld, heldConnection } from './held-commit.ts'

/** Milliseconds of statements in a row after which whatever else waits has its turn. */
const longestRun = 15

/**
 * Lets other work of the process run between statements. The embedded engine answers within the same turn of the event
 * loop, so that a job which asks thousands of times would keep every call waiting until its end; it may take a turn of
 * others before a statement outside a transaction, and before a transaction.
 */
export function takeTurns(client: PGlite): void {
  let began = performance.now()
  async function turn(): Promise<void> {
    if (performance.now() - began < longestRun) return
    await new Promise((resolve) => setImmediate(resolve))
    began = performance.now()
  }
  const query = client.query.bind(client)
  const transaction = client.transaction.bind(client)
  client.query = async (...statement) => {
    const held = heldConnection()
    if (held) return held.query(...statement) as never
    await turn()
    return query(...statement) as never
  }
  client.transaction = async (work) => {
    await commitHeld()
    await turn()
    return transaction(work)
  }
}
