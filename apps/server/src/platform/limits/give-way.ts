import { refuse } from '../errors/refuse.ts'

/** Calls that may wait for each connection before a further one is refused: of visitors who read, and of everybody else. */
const waitingOf = { visitor: 20, other: 100 }

/**
 * Refuses a call for which too many wait already: its caller would have left before it is answered, and those before it with
 * it. Visitors who read give way first, so that staff find a connection when the directory is called more than it can be answered.
 */
export function giveWay(
  caller: keyof typeof waitingOf,
  { connections, waiting }: { connections: number; waiting: number },
): void {
  if (waiting < waitingOf[caller] * connections) return
  refuse('UNAVAILABLE', {
    message: 'Too much is called at this moment. Wait a little, then try again.',
    headers: { 'retry-after': '5' },
  })
}
