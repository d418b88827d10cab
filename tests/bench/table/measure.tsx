import { useEffect, useState } from 'react'
import type { ComponentType, ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { act, rowsOf } from './rows.ts'
import type { Action, State } from './rows.ts'

/** A table under measurement: draws a state and does nothing else. */
export type Subject = ComponentType<{ state: State }>

const nextPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resolve())
      port1.start()
      port2.postMessage(0)
    })
  })

interface StageProps {
  subject: Subject
  size: number
  /** Hands out the way to change the state. */
  onReady: (change: (next: (state: State) => State) => void) => void
}

function Stage({ subject: Table, size, onReady }: StageProps): ReactElement {
  const [state, setState] = useState<State>(() => ({
    rows: rowsOf(0, size),
    size,
    page: 0,
    isDescending: false,
    selection: new Set(),
  }))
  useEffect(() => onReady(setState), [onReady])
  return <Table state={state} />
}

/** Lets the page `window.timeAction(kind, action, size, turns)`: ms of each turn, from the change to after its paint. */
export function offer(subjects: Readonly<Record<string, Subject>>): void {
  let root: Root | undefined
  const timeAction = async (kind: string, action: Action, size: number, turns: number): Promise<number[]> => {
    const subject = subjects[kind]
    if (!subject) throw new Error(`No table ${kind}`)
    root?.unmount()
    root = createRoot(document.querySelector('#root') as HTMLElement)
    let change: (next: (state: State) => State) => void = () => undefined
    const onReady = (given: typeof change) => {
      change = given
    }
    flushSync(() => root?.render(<Stage subject={subject} size={size} onReady={onReady} />))
    await nextPaint()
    await nextPaint()
    const times: number[] = []
    for (let turn = 1; turn <= turns; turn++) {
      const start = performance.now()
      flushSync(() => change((state) => act(state, action, turn)))
      await nextPaint()
      times.push(performance.now() - start)
    }
    return times
  }
  Object.assign(window, { timeAction })
}
