import type { FunctionComponent, ReactElement } from 'react'
import { useEffect, useState } from 'react'
import { Boundary } from './Boundary.tsx'
import { evaluate, problemOf } from './evaluate.ts'
import { receive, send } from './messages.ts'

interface Attempt {
  /** Unlike every other attempt, so that each begins with fresh state. */
  number: number
  Shown: FunctionComponent
}

const report = (error?: unknown) =>
  send(window.parent, { playground: 'drawn', problem: error === undefined ? undefined : problemOf(error) })

/** Draws the code it is sent by the page around it; what was drawn last stays while the code has a problem. */
export function DrawnCode(): ReactElement | null {
  const [attempt, setAttempt] = useState<Attempt>()
  const [Good, setGood] = useState<FunctionComponent>()
  useEffect(() => {
    let number = 0
    const draw = async (code: string) => {
      number += 1
      const own = number
      try {
        const Shown = await evaluate(code)
        if (own === number) setAttempt({ number, Shown })
      } catch (error) {
        if (own === number) report(error)
      }
    }
    const stop = receive((message) => {
      if (message.playground === 'code') void draw(message.code)
    })
    send(window.parent, { playground: 'ready' })
    return stop
  }, [])
  if (attempt === undefined) return null
  const { number, Shown } = attempt
  return (
    <Boundary
      key={number}
      fallback={Good === undefined ? null : <Good />}
      onDrawn={() => {
        setGood(() => Shown)
        report()
      }}
      onError={report}
    >
      <Shown />
    </Boundary>
  )
}
