/** A screen whose look ended with an error, and the error. */
export interface BrokenLook<S> {
  screen: S
  reason: string
}

/** Results of the screens in the order of their queue, and the screens that could not be looked at. */
export interface Looks<S, R> {
  results: R[]
  broken: BrokenLook<S>[]
}

/**
 * Looks at the screens of several queues side by side, each queue in its order; one iterator given twice is shared by two
 * workers. An error belongs to its screen: the other screens are looked at all the same, and no queue ends because another
 * met an error.
 */
export async function lookAtEach<S, R>(
  queues: readonly Iterable<S>[],
  look: (screen: S, queue: number) => Promise<R>,
): Promise<Looks<S, R>> {
  const results: R[] = []
  const broken: BrokenLook<S>[] = []
  await Promise.all(
    queues.map(async (screens, queue) => {
      for (const screen of screens) {
        try {
          results.push(await look(screen, queue))
        } catch (error) {
          broken.push({ screen, reason: error instanceof Error ? error.message : String(error) })
        }
      }
    }),
  )
  return { results, broken }
}

/**
 * Checks, and where something is found waits and checks again, since a real change shows twice. What was found first
 * stays where the wait ends with an error, as it does once the browser has closed.
 */
export async function checkTwice<F>(
  check: () => Promise<F | undefined>,
  wait: () => Promise<void>,
): Promise<F | undefined> {
  const first = await check()
  if (first === undefined) return undefined
  try {
    await wait()
  } catch {
    return first
  }
  return check()
}
