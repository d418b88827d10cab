import { reportError } from '../../../platform/feedback/report-error.ts'

let last = Promise.resolve()

/** Sends a tick of a checklist after those before it. */
export function queueMark(send: () => Promise<void>): void {
  // one that fails on its way must not hold up those after it
  last = last.then(send).catch(reportError)
}

/** Every tick made so far has reached the server, or was refused: what is decided on a checklist waits for this. */
export const marksSent = (): Promise<void> => last
