/**
 * Makes one read of many that are wanted at the same time. A read begins only after everybody it answers has asked, so
 * nobody gets what was true before the question; while it runs, the next one gathers.
 */
export function readTogether<T>(
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
