import type { Problem } from './evaluate.ts'

/** Messages between the editor and the frame in which its code is drawn; both are pages of this Storybook. */
export type Message =
  /** The frame listens. */
  | { playground: 'ready' }
  /** The code to draw. */
  | { playground: 'code'; code: string }
  /** The last code was drawn, or has a problem. */
  | { playground: 'drawn'; problem?: Problem }

/** Sends a message to the other window. */
export function send(to: Window, message: Message): void {
  to.postMessage(message, window.location.origin)
}

/** Calls `on` with each message that a window receives; returns the way to stop. */
export function receive(on: (message: Message) => void, at: Window = window): () => void {
  const listen = ({ origin, data }: MessageEvent<unknown>) => {
    const isOurs = typeof data === 'object' && data !== null && 'playground' in data
    if (origin === window.location.origin && isOurs) on(data as Message)
  }
  at.addEventListener('message', listen)
  return () => at.removeEventListener('message', listen)
}
