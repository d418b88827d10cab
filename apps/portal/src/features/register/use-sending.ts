import { isApiError } from '@capiz/api/client'
import type { OutputOf } from '@capiz/api/contract/define'
import type { publicFacility } from '@capiz/api/contract/facility'
import { DuplicateCandidate } from '@capiz/api/schema/facility'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { wordsForError } from '../../app/report-error.ts'
import { fromServer } from '../../lib/form-problems.ts'
import { createKeyring } from '../../lib/idempotency.ts'
import type { AnyAnswers, ConsentText } from './model/kind.ts'
import { placeProblems } from './model/place.ts'
import { isFormStep, pathOf } from './model/steps.ts'
import type { Application } from './use-application.ts'

/** Records that look like the applicant's, as the server names them. */
export type Candidates = readonly v.InferOutput<typeof DuplicateCandidate>[]

/** What is shown once an application was taken. */
export interface Receipt extends OutputOf<typeof publicFacility.register> {
  name: string
  emailAddress: string
}

const Details = v.object({ candidates: v.array(DuplicateCandidate) })

/** Matches in a refusal; undefined when it holds none. */
function candidatesOf(details: unknown): Candidates | undefined {
  const read = v.safeParse(Details, details)
  return read.success ? read.output.candidates : undefined
}

/** Why an application was not sent. */
export interface SendProblem {
  words: readonly string[]
  /** it contradicts something on record */
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
export function useSending<A extends AnyAnswers>(application: Application<A>): Sending {
  const { kind } = application
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<SendProblem & { answers: A }>()
  const [candidates, setCandidates] = useState<Candidates>([])
  const [consent, setConsent] = useState<ConsentText>()
  const [receipt, setReceipt] = useState<Receipt>()
  const [keyFor] = useState(() => createKeyring())
  const navigate = useNavigate()

  function refused(error: unknown): void {
    const found = isApiError(error, 'POSSIBLE_DUPLICATES') ? candidatesOf(error.details) : undefined
    if (found !== undefined) {
      setCandidates(found)
      void navigate(`${kind.base}/duplicates`)
      return
    }
    const placed = placeProblems(kind, isApiError(error) ? fromServer(error.errors) : {}, application.answers)
    const step = kind.steps.find(({ id }) => isFormStep<A>(id) && placed.steps[id] !== undefined)
    if (step === undefined) {
      const words = [wordsForError(error) ?? 'Sending was stopped. Send it again.', ...placed.rest]
      const isConflict = isApiError(error) && error.status === 409
      setProblem({ words, isConflict, answers: application.answers })
      return
    }
    application.setRefused(placed.steps)
    void navigate(pathOf(kind, step.id))
  }

  async function perform(text: ConsentText, confirmDuplicates: boolean): Promise<void> {
    const { answers } = application
    setConsent(text)
    setPending(true)
    setProblem(undefined)
    try {
      const codes = await kind.send(answers, text, confirmDuplicates, keyFor)
      const taken: Receipt = { ...codes, ...kind.receiptOf(answers) }
      setReceipt(taken)
      void navigate(`${kind.base}/sent`, { replace: true, state: taken })
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
