import { isApiError } from '@capiz/api/client'
import type { OutputOf } from '@capiz/api/contract/define'
import type { publicFacility } from '@capiz/api/contract/public-facility'
import { DuplicateCandidate } from '@capiz/api/schema/duplicate'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { reportedMessage } from '../../platform/feedback/report-error.ts'
import { formRules } from '../../platform/forms/form-problems.ts'
import { type SaveForm, useFormValues, useIsSending, useSaveForm } from '../../platform/forms/form.tsx'
import { fieldRefusal } from '../../platform/forms/refusals.ts'
import type { AnyAnswers, ConsentText } from './model/kind.ts'
import { placeProblems } from './model/place.ts'
import { isFormStep, pathOf } from './model/steps.ts'
import type { Application } from './model/kind.ts'

/** Records that look like the applicant's, as the server names them. */
export type Candidates = readonly v.InferOutput<typeof DuplicateCandidate>[]

/** The data shown once an application was sent: its codes, or the confirmation of its mail address that it waits for. */
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
  messages: readonly string[]
  /** it contradicts something on record */
  isConflict: boolean
}

/** Files sent with the answers. */
interface Consent {
  isAgreed: boolean
  /** the text that was agreed to; undefined until it was sent once */
  text: ConsentText | undefined
  confirmDuplicates: boolean
}

/** The last press: sends the application and leads to wherever the answer says. */
export interface Sending {
  form: Pick<SaveForm<Consent, unknown>, 'set' | 'summary' | 'problemsOf'>
  values: Consent
  isPending: boolean
  /** what kept these answers from being sent, when no single question is to blame */
  problem: SendProblem | undefined
  candidates: Candidates
  /** what was sent since the page was opened */
  receipt: Receipt | undefined
  send: (consent: ConsentText, confirmDuplicates?: boolean) => void
  /** Forgets what belonged to the application that was sent; only once its receipt is shown, the page before needs it. */
  forget: () => void
}

const notAgreed: Consent = { isAgreed: false, text: undefined, confirmDuplicates: false }

const rules = formRules<Consent>(({ isAgreed }) => ({
  consent: isAgreed ? undefined : 'Agree to the use of your data to send the application.',
}))

/** One send at a time; the same application sent twice is one application. */
export function useSending<A extends AnyAnswers>(application: Application<A>): Sending {
  const { kind, answers } = application
  const [problem, setProblem] = useState<SendProblem & { answers: A }>()
  const [candidates, setCandidates] = useState<Candidates>([])
  const [receipt, setReceipt] = useState<Receipt>()
  const navigate = useNavigate()

  function onFailed(error: unknown): void {
    const found = isApiError(error, 'POSSIBLE_DUPLICATES') ? candidatesOf(error.details) : undefined
    if (found !== undefined) {
      setCandidates(found)
      void navigate(`${kind.base}/duplicates`)
      return
    }
    const placed = placeProblems(kind, fieldRefusal(error), answers)
    const step = kind.steps.find(({ id }) => isFormStep<A>(id) && placed.steps[id] !== undefined)
    if (step === undefined) {
      const messages = [reportedMessage(error) ?? 'Sending was stopped. Send it again.', ...placed.rest]
      setProblem({ messages, isConflict: isApiError(error) && error.status === 409, answers })
      return
    }
    application.setRefused(placed.steps)
    void navigate(pathOf(kind, step.id))
  }

  const form = useSaveForm<Consent, Receipt>({
    name: 'register',
    schema: rules,
    values: notAgreed,
    contentOf: (consent) => [consent, answers],
    async save({ text, confirmDuplicates }, idempotencyKey) {
      setProblem(undefined)
      if (text === undefined) throw new Error('An application without the text agreed to cannot be sent.')
      const codes = await kind.send(answers, text, confirmDuplicates, idempotencyKey)
      return { ...codes, ...kind.receiptOf(answers) }
    },
    onSaved(sent) {
      setReceipt(sent)
      void navigate(`${kind.base}/sent`, { replace: true, state: sent })
    },
    onFailed,
  })
  return {
    form,
    values: useFormValues(form),
    isPending: useIsSending(form),
    // what was wrong with other answers says nothing about these
    problem: problem?.answers === answers ? problem : undefined,
    candidates,
    receipt,
    forget() {
      form.reset()
      setCandidates([])
    },
    send(text, confirmDuplicates = false) {
      form.set({ text, confirmDuplicates })
      form.submit()
    },
  }
}
