import type { ApiError } from '@capiz/api/client'
import { type ComponentType, type ReactElement, useEffect, useState } from 'react'
import { onClientEvent, onStepUp } from '../../platform/calls/api.ts'
import { load } from '../../platform/loading/lazy-screen.ts'
import type { StepUpDialogProps } from './StepUpDialog.tsx'

interface Question {
  asksCode: boolean
  hasPasskey: boolean
  hasPassword: boolean
  signOn: string | undefined
  answer: (isConfirmed: boolean) => void
}

let question: Question | undefined
let underWay: Promise<boolean> | undefined
let draw: (question: Question | undefined) => void = () => undefined

function show(next: Question | undefined): void {
  question = next
  draw(next)
}

/** The kinds of second factor the refusal names; with one, its proof is asked for instead of the password. */
function factorsOf({ details }: ApiError): readonly unknown[] {
  const factors = (details as { factors?: unknown } | undefined)?.factors
  return Array.isArray(factors) ? factors : []
}

/** Whether the password confirms, and the name of the single sign-on where that does. */
function otherWays({ details }: ApiError): Pick<Question, 'hasPassword' | 'signOn'> {
  const { hasPassword, singleSignOn } = (details ?? {}) as Record<string, unknown>
  return {
    hasPassword: hasPassword !== false,
    signOn: typeof singleSignOn === 'string' ? singleSignOn : undefined,
  }
}

/** Asks once, however many calls wait for the answer. */
function ask(refusal: ApiError): Promise<boolean> {
  underWay ??= new Promise<boolean>((resolve) => {
    const factors = factorsOf(refusal)
    const hasPasskey = factors.includes('PASSKEY')
    show({ asksCode: factors.length > 0, hasPasskey, ...otherWays(refusal), answer: resolve })
  }).finally(() => {
    underWay = undefined
    show(undefined)
  })
  return underWay
}

onStepUp(ask)
onClientEvent((event) => {
  if (event.type === 'signed-out') question?.answer(false)
})

/** Asks the person to confirm before a call that needs a fresh sign-in; the dialog is fetched with the first one. */
export function StepUp(): ReactElement | null {
  const [shown, setShown] = useState<Question>()
  const [Dialog, setDialog] = useState<ComponentType<StepUpDialogProps>>()
  useEffect(() => {
    draw = setShown
    return () => {
      draw = () => undefined
    }
  }, [])
  useEffect(() => {
    if (shown === undefined) return
    load(() => import('./StepUpDialog.tsx')).then(
      (module) => setDialog(() => module.StepUpDialog),
      () => shown.answer(false),
    )
  }, [shown])
  if (shown === undefined || Dialog === undefined) return null
  const { answer, ...ways } = shown
  return <Dialog {...ways} onAnswer={answer} />
}
