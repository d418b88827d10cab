let last = Promise.resolve()

/** Sends a tick of a checklist after those before it. */
export function queueTick(send: () => Promise<void>): void {
  last = last.then(send)
}

/** Every tick made so far has reached the server, or was refused: what is decided on a checklist waits for this. */
export const ticksSent = (): Promise<void> => last
