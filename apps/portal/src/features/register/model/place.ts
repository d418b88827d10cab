import type { Problems } from '../../../platform/forms/form-problems.ts'
import type { AnyAnswers, ApplicationModel, FormStep } from './kind.ts'

/** The server's errors by step and field; `rest` are those of no question. */
interface Placed<A> {
  steps: Partial<Record<FormStep<A>, Problems>>
  rest: string[]
}

/** Puts the server's problems to the step and field where the applicant can mend them. */
export function placeProblems<A extends AnyAnswers>(
  { placeOf }: Pick<ApplicationModel<A>, 'placeOf'>,
  problems: Problems,
  answers: A,
): Placed<A> {
  const placed: Placed<A> = { steps: {}, rest: [] }
  const put = (step: FormStep<A>, field: string, message: string): void => {
    placed.steps[step] = { ...placed.steps[step], [field]: message }
  }
  for (const [path, message] of Object.entries(problems)) {
    const document = answers.papers.documents[Number(/^documents\.(\d+)/.exec(path)?.[1] ?? -1)]
    const place = placeOf(path)
    // every kind of application asks for documents
    if (document)
      put('papers' as FormStep<A>, `documents.${document.uuid}`, `“${document.fileName}”: ${message}`)
    else if (place) put(place[0], place[1], message)
    else placed.rest.push(message)
  }
  return placed
}

/** A rule that finds the place of a problem: paths of the wire, the step, and the field (`$1` stands for a group). */
type PlaceRule<A> = readonly [path: RegExp, step: FormStep<A>, field: string]

/** Finds the place of a problem by the first rule that fits. */
export function placeBy<A>(rules: readonly PlaceRule<A>[]) {
  return (path: string): readonly [FormStep<A>, string] | undefined => {
    const rule = rules.find(([pattern]) => pattern.test(path))
    return rule && [rule[1], path.replace(rule[0], rule[2])]
  }
}
