import { onSessionEnd } from '../../platform/session/session-end.ts'
import { neighboursOf } from './neighbours.ts'
import type { QueueState } from './queue-state.ts'
import type { OwnStep } from './use-own-step.ts'

/** The list the user came from: its state, the requests of the page in their order, and how many there are in all. */
interface RememberedQueue {
  /** undefined before a list was shown */
  state: QueueState | undefined
  /** step the user takes */
  ownStep: OwnStep
  codes: readonly string[]
  total: number
}

const nothing: RememberedQueue = { state: undefined, ownStep: undefined, codes: [], total: 0 }

let last = nothing

onSessionEnd(() => {
  last = nothing
})

/** Keeps the list as it is shown, so that one can go on through it from a request. */
export function rememberQueue(queue: RememberedQueue): void {
  last = queue
}

/** Returns the list the user came from. */
export const rememberedQueue = (): RememberedQueue => last

/** Returns the requests before and after one in the list the user came from. */
export const neighboursInList = (code: string) => neighboursOf(code, last.codes)

/** Returns the place of a request in the list the user came from, counted from 1; undefined of one that is not in it. */
export function placeInList(code: string): { at: number; of: number } | undefined {
  const { codes, state, total } = last
  const index = codes.indexOf(code)
  return index < 0 || state === undefined ? undefined : { at: state.page * state.size + index + 1, of: total }
}
