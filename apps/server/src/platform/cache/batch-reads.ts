/**
 * Combines reads that are wanted at the same time into one. A read begins only after all the calls it serves, so that
 * no caller gets data older than its call; while it runs, the next one gathers.
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

  return (names) => {
    gathering ??= gather()
    for (const name of names) gathering.names.add(name)
    return gathering.reply
  }
}
