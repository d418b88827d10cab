/** A form with entries that are not saved. */
export interface UnsavedWork {
  /** Throws the draft of the entries away. */
  discard: () => void
}

/** A way out of the page that waits for the user's word. */
export interface Leaving {
  /** signing out removes drafts from the device, every other way keeps them */
  isSignOut: boolean
  go: () => void
}

let works: readonly UnsavedWork[] = []
let leaving: Leaving | undefined
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

function setLeaving(next: Leaving | undefined): void {
  leaving = next
  tell()
}

/** Notes that a form holds entries that are not saved; answers how to take that back. */
export function noteUnsaved(work: UnsavedWork): () => void {
  works = [...works, work]
  tell()
  return () => {
    works = works.filter((one) => one !== work)
    tell()
  }
}

/** Whether something typed on this page is not saved. */
export function hasUnsaved(): boolean {
  return works.length > 0
}

/** Goes at once when everything is saved, otherwise once the user has said so. */
export function leaveWhenSure(go: () => void, isSignOut = false): void {
  if (hasUnsaved()) setLeaving({ isSignOut, go })
  else go()
}

/** The way out that waits for the user's word. */
export function waitingToLeave(): Leaving | undefined {
  return leaving
}

/** The user's word: stay, leave and keep the draft, or leave without it. */
export function answerLeaving(answer: 'stay' | 'keep' | 'discard'): void {
  const asked = leaving
  setLeaving(undefined)
  if (asked === undefined || answer === 'stay') return
  const left = works
  works = []
  tell()
  if (answer === 'discard') for (const work of left) work.discard()
  asked.go()
}

/** Listens to changes of both; answers how to stop. */
export function onLeaveChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
