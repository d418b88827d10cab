import type { IsoDate } from '@capiz/domain/time'
import type { AnyAnswers, ApplicationModel, FormStep, Step, StepId } from './kind.ts'

type Steps<A extends AnyAnswers> = Pick<ApplicationModel<A>, 'steps'>
type Checked<A extends AnyAnswers> = Pick<ApplicationModel<A>, 'steps' | 'problemsOf'>

/** The steps of a kind: who, the questions in order, the check and the consent, each on a page under `base`. */
export function stepsUnder<A>(
  base: string,
  questions: readonly { id: FormStep<A>; label: string; path: string }[],
): readonly Step<A>[] {
  return [
    { id: 'who', label: 'Who you are', path: '/register' },
    ...questions,
    { id: 'check', label: 'Check your answers', path: `${base}/check` },
    { id: 'consent', label: 'Consent and send', path: `${base}/consent` },
  ]
}

/** Whether a step has questions of its own. */
export function isFormStep<A>(id: StepId<A>): id is FormStep<A> {
  return id !== 'who' && id !== 'check' && id !== 'consent'
}

/** Position of a step, from 0. */
export function indexOf<A extends AnyAnswers>({ steps }: Steps<A>, id: StepId<A>): number {
  return steps.findIndex((step) => step.id === id)
}

/** Path of a step. */
export function pathOf<A extends AnyAnswers>(kind: Steps<A>, id: StepId<A>): string {
  return kind.steps[indexOf(kind, id)]?.path ?? '/register'
}

/** Whether all questions of a step are answered; the others ask nothing that could be wrong. */
function isComplete<A extends AnyAnswers>(
  { problemsOf }: Checked<A>,
  id: StepId<A>,
  answers: A,
  today: IsoDate,
): boolean {
  return !isFormStep<A>(id) || Object.keys(problemsOf(id, answers, today)).length === 0
}

/**
 * The furthest step that may be opened: nothing before it is missing, and the one before it has been seen. The first
 * questions are open from the beginning.
 */
export function furthestStep<A extends AnyAnswers>(kind: Checked<A>, answers: A, today: IsoDate): number {
  const firstOpen = kind.steps.findIndex(({ id }) => !isComplete(kind, id, answers, today))
  const limit = firstOpen === -1 ? kind.steps.length - 1 : firstOpen
  return Math.min(limit, Math.max(1, answers.reached))
}

/**
 * The steps as they are listed while one is shown: those before it have been passed, on a page opened by its address too;
 * those after it that were never opened are open.
 */
export function listedSteps<A extends AnyAnswers>(
  kind: Checked<A>,
  answers: A,
  current: number,
  today: IsoDate,
): { id: StepId<A>; label: string; state: 'done' | 'current' | 'open' | 'invalid' }[] {
  return kind.steps.map(({ id, label }, at) => {
    if (at === current) return { id, label, state: 'current' }
    if (at >= Math.max(current, answers.reached)) return { id, label, state: 'open' }
    return { id, label, state: isComplete(kind, id, answers, today) ? 'done' : 'invalid' }
  })
}
