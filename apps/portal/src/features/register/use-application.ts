import { useEffect, useEffectEvent, useState } from 'react'
import { useDraft } from '../../lib/drafts.ts'
import type { Problems } from '../../lib/form-problems.ts'
import type { AnyAnswers, ApplicationKind, FormStep } from './model/kind.ts'

/** The application that is being filled in: answers, what the server refused, and the draft on the device. */
export interface Application<A extends AnyAnswers> {
  kind: ApplicationKind<A>
  answers: A
  /** Changes answers of one step; the change may look at what is there by then. */
  change: <S extends FormStep<A>>(step: S, part: Partial<A[S]> | ((now: A[S]) => Partial<A[S]>)) => void
  /** Remembers how far the applicant has come. */
  reach: (index: number) => void
  /** what the server found wrong, by step, until the step is sent again */
  refused: Partial<Record<FormStep<A>, Problems>>
  setRefused: (refused: Partial<Record<FormStep<A>, Problems>>) => void
  /** moment of the draft these answers came from, ms; undefined for a fresh application */
  restoredAt: number | undefined
  /** Throws everything away, on the page and on the device. */
  clear: () => void
}

/** Nobody is signed in here, so drafts of applications belong to the device. */
const visitor = 'visitor'

/** Answers outlive the pages of the steps: they are kept here and, a second later, on the device. */
export function useApplication<A extends AnyAnswers>(kind: ApplicationKind<A>): Application<A> {
  const { noAnswers } = kind
  const draft = useDraft<unknown>(visitor, kind.draft)
  const [restored] = useState(() => {
    const answers = draft.offered && kind.read(draft.offered.values, Date.now())
    return answers && { answers, at: draft.offered?.savedAt }
  })
  const [answers, setAnswers] = useState<A>(restored?.answers ?? noAnswers)
  const [restoredAt, setRestoredAt] = useState(restored?.at)
  const [refused, setRefused] = useState<Application<A>['refused']>({})

  const keep = useEffectEvent((now: A) => {
    if (now !== noAnswers && now !== restored?.answers) draft.keep(now)
  })
  useEffect(() => keep(answers), [answers])

  return {
    kind,
    answers,
    change: (step, part) =>
      setAnswers((now) => ({
        ...now,
        [step]: { ...now[step], ...(typeof part === 'function' ? part(now[step]) : part) },
      })),
    reach: (index) => {
      if (index > answers.reached) setAnswers((now) => ({ ...now, reached: Math.max(now.reached, index) }))
    },
    refused,
    setRefused,
    restoredAt,
    clear() {
      draft.discard()
      setAnswers(noAnswers)
      setRefused({})
      setRestoredAt(undefined)
    },
  }
}
