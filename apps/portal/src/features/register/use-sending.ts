import { isApiError } from '@capiz/api/client'
import type { OutputOf } from '@capiz/api/contract/define'
import { publicFacility } from '@capiz/api/contract/facility'
import { DuplicateCandidate } from '@capiz/api/schema/facility'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { wordsForError } from '../../app/report-error.ts'
import { call } from '../../lib/api.ts'
import { fromServer } from '../../lib/form-problems.ts'
import { createKeyring } from '../../lib/idempotency.ts'
import type { Answers } from './model/answers.ts'
import { bodyOf, type ConsentText, placeProblems } from './model/body.ts'
import { isFormStep, pathOf, steps } from './model/steps.ts'
import type { Application } from './use-application.ts'

/** Facilities on record that look like the applicant's, as the server names them. */
export type Candidates = readonly v.InferOutput<typeof DuplicateCandidate>[]

/** What is shown once an application was taken. */
export interface Receipt extends OutputOf<typeof publicFacility.register> {
  name: string
  emailAddress: string
}

const Details = v.object({ candidates: v.array(DuplicateCandidate) })

/** Matches in a refusal; undefined when it holds none. */
export function candidatesOf(details: unknown): Candidates | undefined {
  const read = v.safeParse(Details, details)
  return read.success ? read.output.candidates : undefined
}

/** Why an application was not sent. */
export interface SendProblem {
  words: readonly string[]
  /** it contradicts a facility on record */
  isConflict: boolean
}

/** The last press: sends the application and leads to wherever the answer says. */
export interface Sending {
  isPending: boolean
  /** what kept these answers from being sent, when no single question is to blame */
  problem: SendProblem | undefined
  candidates: Candidates
  consent: ConsentText | undefined
  /** what was sent since the page was opened */
  receipt: Receipt | undefined
  send: (consent: ConsentText, confirmDuplicates?: boolean) => void
  /** Forgets what belonged to the application that was sent; only once its receipt is shown, the page before needs it. */
  forget: () => void
}

/** One send at a time; the same application sent twice is one application. */
export function useSending(application: Application): Sending {
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<SendProblem & { answers: Answers }>()
  const [candidates, setCandidates] = useState<Candidates>([])
  const [consent, setConsent] = useState<ConsentText>()
  const [receipt, setReceipt] = useState<Receipt>()
  const [keyFor] = useState(() => createKeyring())
  const navigate = useNavigate()

  function refused(error: unknown): void {
    const found = isApiError(error, 'POSSIBLE_DUPLICATES') ? candidatesOf(error.details) : undefined
    if (found !== undefined) {
      setCandidates(found)
      void navigate('/register/duplicates')
      return
    }
    const placed = placeProblems(isApiError(error) ? fromServer(error.errors) : {}, application.answers)
    const step = steps.find(({ id }) => isFormStep(id) && placed.steps[id] !== undefined)
    if (step === undefined) {
      const words = [wordsForError(error) ?? 'Sending was stopped. Send it again.', ...placed.rest]
      const isConflict = isApiError(error) && error.status === 409
      setProblem({ words, isConflict, answers: application.answers })
      return
    }
    application.setRefused(placed.steps)
    void navigate(pathOf(step.id))
  }

  async function perform(text: ConsentText, confirmDuplicates: boolean): Promise<void> {
    const { answers } = application
    const body = bodyOf(answers, text, confirmDuplicates)
    setConsent(text)
    setPending(true)
    setProblem(undefined)
    try {
      const codes = await call(publicFacility.register, { body }, { idempotencyKey: keyFor(body) })
      const { name } = answers.facility
      const taken: Receipt = { ...codes, name, emailAddress: answers.contacts.emailAddress }
      setReceipt(taken)
      void navigate('/register/sent', { replace: true, state: taken })
    } catch (error) {
      refused(error)
    } finally {
      setPending(false)
    }
  }
  return {
    isPending,
    // what was wrong with other answers says nothing about these
    problem: problem?.answers === application.answers ? problem : undefined,
    candidates,
    consent,
    receipt,
    forget() {
      setConsent(undefined)
      setCandidates([])
    },
    send: (text, confirmDuplicates = false) => void perform(text, confirmDuplicates),
  }
}
