import type { IsoDate } from '@capiz/domain/time'
import type { Answers } from './answers.ts'
import { problemsOf } from './checks.ts'

/** Steps with questions. */
export type FormStep = 'facility' | 'address' | 'contacts' | 'papers'
/** Every step of the application, in order. */
export type StepId = 'who' | FormStep | 'check' | 'consent'

/** The steps in order, each on a page of its own. */
export const steps: readonly { id: StepId; label: string; path: string }[] = [
  { id: 'who', label: 'Who you are', path: '/register' },
  { id: 'facility', label: 'Facility', path: '/register/facility' },
  { id: 'address', label: 'Address', path: '/register/address' },
  { id: 'contacts', label: 'Contacts and tax', path: '/register/contacts' },
  { id: 'papers', label: 'Licences and documents', path: '/register/documents' },
  { id: 'check', label: 'Check your answers', path: '/register/check' },
  { id: 'consent', label: 'Consent and send', path: '/register/consent' },
]

const formSteps: readonly FormStep[] = ['facility', 'address', 'contacts', 'papers']

/** Whether a step has questions of its own. */
export function isFormStep(id: StepId): id is FormStep {
  return (formSteps as readonly string[]).includes(id)
}

/** Position of a step, from 0. */
export function indexOf(id: StepId): number {
  return steps.findIndex((step) => step.id === id)
}

/** Path of a step. */
export function pathOf(id: StepId): string {
  return steps[indexOf(id)]?.path ?? '/register'
}

/** Whether all questions of a step are answered; the others ask nothing that could be wrong. */
export function isComplete(id: StepId, answers: Answers, today: IsoDate): boolean {
  return !isFormStep(id) || Object.keys(problemsOf(id, answers, today)).length === 0
}

/** The furthest step that may be opened: nothing before it is missing, and the one before it has been seen. */
export function furthestStep(answers: Answers, today: IsoDate): number {
  const firstOpen = steps.findIndex(({ id }) => !isComplete(id, answers, today))
  const limit = firstOpen === -1 ? steps.length - 1 : firstOpen
  return Math.min(limit, answers.reached)
}
