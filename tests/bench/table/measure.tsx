import { useEffect, useState } from 'react'
import type { ComponentType, ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { offer } from '../page.ts'
import { act, rowsOf } from './rows.ts'
import type { Action, State } from './rows.ts'

/** A table under measurement: draws a state and does nothing else. */
export type Subject = ComponentType<{ state: State }>

type Change = (next: (state: State) => State) => void

interface StageProps {
  subject: Subject
  size: number
  /** Hands out the way to change the state. */
  onReady: (change: Change) => void
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

/** Offers tables for measurement; a turn takes an action to what is on the screen. */
export function offerTables(subjects: Readonly<Record<string, Subject>>): void {
  let root: Root | undefined
  offer({
    mount: (kind, action, size) => {
      const subject = subjects[kind]
      if (!subject) throw new Error(`No table ${kind}`)
      root?.unmount()
      root = createRoot(document.querySelector('#root') as HTMLElement)
      let change: Change = () => undefined
      const onReady = (given: Change) => {
        change = given
      }
      flushSync(() => root?.render(<Stage subject={subject} size={size} onReady={onReady} />))
      return (turn) => flushSync(() => change((state) => act(state, action as Action, turn)))
    },
  })
}
