import { leastAnswer, type LineEndChoice, type PriceQuestionCode } from '@capiz/domain/fees'

/** A question about prices, in a sentence. */
export interface ShownPriceQuestion {
  readonly id: string
  readonly code: PriceQuestionCode
  readonly text: string
}

/** The answers as they are entered; those of all questions of a code are under the code. */
export interface EnteredAnswers {
  readonly reasons: Readonly<Record<string, string>>
  readonly choice: LineEndChoice | null
  /** codes whose questions share one reason */
  readonly shared: readonly string[]
}

/** An answer as it is sent. */
export interface SentPriceAnswer {
  id: string
  reason?: string | undefined
  choice?: LineEndChoice | undefined
}

/** Questions of a code beyond this many begin with one reason for all of them. */
export const mostApart = 3

/** The questions that want a reason, by their code. */
export function reasonGroups(questions: readonly ShownPriceQuestion[]) {
  const wanted = questions.filter(({ code }) => code !== 'LINES_END')
  return [...Map.groupBy(wanted, ({ code }) => code)].map(([code, of]) => ({ code, questions: of }))
}

/** Returns the ids under which reasons are entered: the code where a code shares one, else each question. */
export function reasonIds(questions: readonly ShownPriceQuestion[], shared: readonly string[]): string[] {
  return reasonGroups(questions).flatMap((group) =>
    shared.includes(group.code) ? [group.code] : group.questions.map(({ id }) => id),
  )
}

/** Returns the errors of entered answers, by the id of the question. */
export function answerProblems(
  questions: readonly ShownPriceQuestion[],
  { reasons, choice, shared }: EnteredAnswers,
): Record<string, string> {
  const missing = reasonIds(questions, shared).filter((id) => (reasons[id] ?? '').trim().length < leastAnswer)
  const endsUndecided = questions.some(({ code }) => code === 'LINES_END') && choice === null
  return {
    ...Object.fromEntries(missing.map((id) => [id, 'Say why, in 3 characters or more.'])),
    ...(endsUndecided && { LINES_END: 'Choose whether they end.' }),
  }
}

/** Returns entered answers as they are sent. */
export function sentAnswers(
  questions: readonly ShownPriceQuestion[],
  { reasons, choice, shared }: EnteredAnswers,
): SentPriceAnswer[] {
  const given = reasonIds(questions, shared).map((id) => ({ id, reason: (reasons[id] ?? '').trim() }))
  const ends = questions.some(({ code }) => code === 'LINES_END')
  return ends && choice !== null ? [{ id: 'LINES_END', choice }, ...given] : given
}
