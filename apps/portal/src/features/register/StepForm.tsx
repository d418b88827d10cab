import { Button } from '@capiz/ui/Button'
import { ErrorSummary } from '@capiz/ui/ErrorSummary'
import { Form } from '@capiz/ui/Form'
import { FormActions } from '@capiz/ui/FormActions'
import { Heading } from '@capiz/ui/Heading'
import { LinkButton } from '@capiz/ui/Link'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { type ReactElement, type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePageTitle } from '../../app/page-title.ts'
import { deviceStorage } from '../../lib/api.ts'
import { fieldId, type Problems } from '../../lib/form-problems.ts'
import { useQueryParams } from '../../lib/query-params.ts'
import { today } from '../../patterns/today.ts'
import type { AnyAnswers, FormStep } from './model/kind.ts'
import { indexOf, pathOf } from './model/steps.ts'
import type { Application } from './use-application.ts'

const formName = 'register'

/** A step that is being answered. */
export interface StepState<V> {
  values: V
  change: (part: Partial<V>) => void
  /** Ties a field to its id and problem; names inside lists are written `persons.0.name`. */
  field: (name: string) => { id: string; name: string; errorMessage: string | undefined }
  /** Ties a field to its answer as well. */
  ask: <K extends keyof V & string>(
    name: K,
  ) => ReturnType<StepState<V>['field']> & { value: V[K]; onChange: (value: V[K]) => void }
  /** what is wrong now, once it is to be shown */
  problems: Problems
  attempt: number
  submit: () => void
  /** pages of the step before and of the check */
  back: string
}

/** What the person typed since the server refused it is not known to be wrong any more. */
function stillRefused(refused: Problems | undefined, touched: ReadonlySet<string>): Problems {
  return Object.fromEntries(
    Object.entries(refused ?? {}).filter(([name]) => !touched.has(name.split('.')[0] ?? '')),
  )
}

/**
 * The state of one step. Unlike the forms that save, its answers live above the page, so that leaving the page by any
 * way, complete or not, loses nothing. `extra` are problems of things that are no answers yet, by the id of their place.
 */
export function useStep<A extends AnyAnswers, S extends FormStep<A>>(
  { kind, answers, change, refused, setRefused, reach }: Application<A>,
  step: S,
  extra: () => Problems = () => ({}),
): StepState<A[S]> {
  const [attempt, setAttempt] = useState(refused[step] === undefined ? 0 : 1)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const navigate = useNavigate()
  const isChange = useQueryParams().get('from') === 'check'
  const found = (): Problems => ({ ...kind.problemsOf(step, answers, today()), ...extra() })
  const problems = attempt === 0 ? {} : { ...stillRefused(refused[step], touched), ...found() }

  function submit(): void {
    if (Object.keys(found()).length > 0) {
      setAttempt(attempt + 1)
      return
    }
    const next = isChange ? indexOf(kind, 'check') : indexOf(kind, step) + 1
    setRefused({ ...refused, [step]: undefined })
    reach(next)
    void navigate(kind.steps[next]?.path ?? '/register')
  }
  const values = answers[step]
  const changeStep = (part: Partial<A[S]>): void => {
    setTouched(new Set([...touched, ...Object.keys(part)]))
    change(step, part)
  }
  const field = (name: string) => ({ id: fieldId(formName, name), name, errorMessage: problems[name] })
  return {
    values,
    change: changeStep,
    field,
    ask: (name) => ({
      ...field(name),
      value: values[name],
      onChange: (value) => changeStep({ [name]: value } as unknown as Partial<A[S]>),
    }),
    problems,
    attempt,
    submit,
    back: isChange ? pathOf(kind, 'check') : (kind.steps[indexOf(kind, step) - 1]?.path ?? '/register'),
  }
}

interface StepFormProps<V> {
  state: StepState<V>
  title: string
  intro?: ReactNode
  children: ReactNode
  /** false for a step that is kept alive while another one is shown */
  isShown?: boolean
  /** Id of the element a problem belongs to, where it is no field of the form; null for none. */
  placeOf?: (name: string) => string | null | undefined
}

/** Where the answers are meanwhile. */
export function DraftNote(): ReactElement {
  return (
    <Text as="span" size="compact" tone="muted">
      {deviceStorage.isLasting
        ? 'Draft kept on this device'
        : 'This browser keeps no drafts: stay on this page until you have sent.'}
    </Text>
  )
}

/** The page of a step: title, problems, questions, the way on and the way back. */
export function StepForm<V>(props: StepFormProps<V>): ReactElement {
  const { state, title, intro, children, placeOf, isShown = true } = props
  const isChange = useQueryParams().get('from') === 'check'
  const errors = Object.entries(state.problems).map(([name, message]) => {
    const place = placeOf?.(name)
    return { fieldId: place === null ? undefined : (place ?? fieldId(formName, name)), message }
  })
  return (
    <Form onSubmit={state.submit} aria-label={title} width="full">
      {isShown && <StepTitle title={title} hasProblems={errors.length > 0} />}
      <ErrorSummary errors={errors} attempt={state.attempt} />
      <Stack gap={2}>
        <Heading level={1} tabIndex={-1}>
          {title}
        </Heading>
        {intro !== undefined && <Text tone="muted">{intro}</Text>}
      </Stack>
      {children}
      <FormActions note={<DraftNote />}>
        <Button type="submit" variant="primary">
          {isChange ? 'Save and check again' : 'Continue'}
        </Button>
        <LinkButton variant="quiet" href={state.back}>
          Back
        </LinkButton>
      </FormActions>
    </Form>
  )
}

/** Names the page in the tab; problems come first, so that a screen reader hears them first. */
function StepTitle({ title, hasProblems }: { title: string; hasProblems: boolean }): null {
  usePageTitle(`${hasProblems ? 'Error: ' : ''}${title} - Apply for accreditation`)
  return null
}
