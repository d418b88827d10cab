/**
 * Milliseconds of processor time that this process spent on the work, with that of its threads. Unlike time by the clock
 * it does not grow when other programs take their turn on the same cores.
 */
export async function effortOf<T>(work: () => Promise<T>): Promise<{ milliseconds: number; done: T }> {
  const before = process.cpuUsage()
  const done = await work()
  const { user, system } = process.cpuUsage(before)
  return { milliseconds: (user + system) / 1000, done }
}
