import { commitHeld } from '../../db/held-commit.ts'

/**
 * Combines reads that are wanted at the same time into one. A read begins only after all the calls it serves, so that
 * no caller gets data older than its call; while it runs, the next one gathers. What a caller wrote is committed first: it
 * may run among the statements of any of them, and nobody may see what is not committed.
 */
export function batchReads<T>(
  read: (names: ReadonlySet<string>) => Promise<T>,
): (names: readonly string[]) => Promise<T> {
  let gathering: { names: Set<string>; reply: Promise<T> } | undefined
  let running: Promise<unknown> = Promise.resolve()

  function gather(): { names: Set<string>; reply: Promise<T> } {
    const names = new Set<string>()
    const reply = running.then(() => {
      gathering = undefined
      return read(names)
    })
    running = reply.catch(() => undefined)
    return { names, reply }
  }

  return async (names) => {
    await commitHeld()
    gathering ??= gather()
    for (const name of names) gathering.names.add(name)
    return gathering.reply
  }
}
