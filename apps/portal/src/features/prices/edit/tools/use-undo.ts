import { useState } from 'react'

/** Most changes that can be taken back. */
const mostSteps = 100

/** Changes of a value that can be taken back one by one, newest first. */
export interface Undo<T> {
  change: (next: T) => void
  /** undefined while there is nothing to take back */
  undo: (() => void) | undefined
}

/** Keeps what a value was before each change made through it. */
export function useUndo<T>(value: T, onChange: (next: T) => void): Undo<T> {
  const [past, setPast] = useState<readonly T[]>([])
  const last = past.at(-1)
  return {
    change: (next) => {
      setPast([...past, value].slice(-mostSteps))
      onChange(next)
    },
    undo:
      last === undefined
        ? undefined
        : () => {
            setPast(past.slice(0, -1))
            onChange(last)
          },
  }
}
