import { useEffect, useEffectEvent, useState } from 'react'
import { useDraft } from '../../platform/forms/drafts.ts'
import { visitor } from './drafts.ts'
import type { AnyAnswers, Application, ApplicationKind } from './model/kind.ts'

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
        [step]: { ...now[step], ...part },
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
