/** A form with entries that are not saved. */
export interface UnsavedWork {
  /** files, of which no draft is kept */
  isFiles?: boolean
  /** Throws the draft of the entries away. */
  discard: () => void
}

/** A way out of the page that waits for the user's word. */
export interface Leaving {
  /** signing out removes drafts from the device, every other way keeps them */
  isSignOut: boolean
  /** whether chosen files are lost by it */
  losesFiles: boolean
  go: () => void
}

let works: readonly UnsavedWork[] = []
let leaving: Leaving | undefined
const listeners = new Set<() => void>()

function notify(): void {
  for (const listener of listeners) listener()
}

function setLeaving(next: Leaving | undefined): void {
  leaving = next
  notify()
}

/** Notes that a form holds entries that are not saved; answers how to take that back. */
export function noteUnsaved(work: UnsavedWork): () => void {
  works = [...works, work]
  notify()
  return () => {
    works = works.filter((one) => one !== work)
    notify()
  }
}

/** Whether something typed on this page is not saved. */
export function hasUnsaved(): boolean {
  return works.length > 0
}

/** Goes at once when everything is saved, otherwise once the user has said so. */
export function leaveWhenSure(go: () => void, isSignOut = false): void {
  if (hasUnsaved()) setLeaving({ isSignOut, losesFiles: works.some(({ isFiles }) => isFiles === true), go })
  else go()
}

/** The way out that waits for the user's word. */
export function waitingToLeave(): Leaving | undefined {
  return leaving
}

/** The user's word: stay, leave and keep the draft, or leave without it. */
export function answerLeaving(answer: 'stay' | 'keep' | 'discard'): void {
  const pending = leaving
  setLeaving(undefined)
  if (pending === undefined || answer === 'stay') return
  const discarded = works
  works = []
  notify()
  if (answer === 'discard') for (const work of discarded) work.discard()
  pending.go()
}

/** Listens to changes of both; answers how to stop. */
export function onLeaveChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
