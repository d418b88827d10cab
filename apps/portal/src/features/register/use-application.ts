import { useEffect, useEffectEvent, useState } from 'react'
import { useDraft } from '../../lib/drafts.ts'
import type { Problems } from '../../lib/form-problems.ts'
import { type Answers, answersOfDraft, noAnswers } from './model/answers.ts'
import type { FormStep } from './model/steps.ts'

/** The application that is being filled in: answers, what the server refused, and the draft on the device. */
export interface Application {
  answers: Answers
  /** Changes answers of one step; the change may look at what is there by then. */
  change: <S extends FormStep>(
    step: S,
    part: Partial<Answers[S]> | ((now: Answers[S]) => Partial<Answers[S]>),
  ) => void
  /** Remembers how far the applicant has come. */
  reach: (index: number) => void
  /** what the server found wrong, by step, until the step is sent again */
  refused: Partial<Record<FormStep, Problems>>
  setRefused: (refused: Partial<Record<FormStep, Problems>>) => void
  /** moment of the draft these answers came from, ms; undefined for a fresh application */
  restoredAt: number | undefined
  /** Throws everything away, on the page and on the device. */
  clear: () => void
}

/** Nobody is signed in here, so drafts of applications belong to the device. */
const visitor = 'visitor'

/** Answers outlive the pages of the steps: they are kept here and, a second later, on the device. */
export function useApplication(): Application {
  const draft = useDraft<unknown>(visitor, 'facility-application')
  const [restored] = useState(() => {
    const answers = draft.offered && answersOfDraft(draft.offered.values, Date.now())
    return answers && { answers, at: draft.offered?.savedAt }
  })
  const [answers, setAnswers] = useState<Answers>(restored?.answers ?? noAnswers)
  const [restoredAt, setRestoredAt] = useState(restored?.at)
  const [refused, setRefused] = useState<Application['refused']>({})

  const keep = useEffectEvent((now: Answers) => {
    if (now !== noAnswers && now !== restored?.answers) draft.keep(now)
  })
  useEffect(() => keep(answers), [answers])

  return {
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
