import { Button } from '@capiz/ui/Button'
import { Form } from '@capiz/ui/Form'
import { FormActions } from '@capiz/ui/FormActions'
import { Heading } from '@capiz/ui/Heading'
import { LinkButton } from '@capiz/ui/Link'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { type ReactElement, type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePageTitle } from '../../platform/routing/page-title.ts'
import { deviceStorage } from '../../platform/calls/api.ts'
import { fieldId, formRules, type Problems } from '../../platform/forms/form-problems.ts'
import { useFormValues, useSaveForm } from '../../platform/forms/form.tsx'
import { useQueryParams } from '../../platform/routing/query-params.ts'
import { today } from '../../patterns/today.ts'
import type { AnyAnswers, FormStep } from './model/kind.ts'
import { indexOf, pathOf } from './model/steps.ts'
import type { Application } from './model/kind.ts'

const formName = 'register'

/** A step that is being answered. */
export interface StepState<V> {
  values: V
  /** Changes answers; the change may look at what is there by then. */
  change: (part: Partial<V> | ((now: V) => Partial<V>)) => void
  /** Ties a field to its id and problem; names inside lists are written `persons.0.name`. */
  field: (name: string) => { id: string; name: string; errorMessage: string | undefined }
  /** Ties a field to its answer as well. */
  ask: <K extends keyof V & string>(
    name: K,
  ) => ReturnType<StepState<V>['field']> & { value: V[K]; onChange: (value: V[K]) => void }
  /** what is wrong now, once it is to be shown */
  problems: Problems
  /** lists what is wrong, with links */
  summary: ReactElement
  submit: () => void
  /** pages of the step before and of the check */
  back: string
}

interface StepSettings {
  /** problems of things that are no answers yet, by the id of their place */
  extra?: () => Problems
  /** Id of the element a problem belongs to, where it is no field of the form; null for none. */
  placeOf?: (name: string) => string | null | undefined
}

/**
 * The form of one step. Its answers go up with every change, so that leaving the page by any way, complete or not,
 * loses nothing; saving it leads to the next step.
 */
export function useStep<A extends AnyAnswers, S extends FormStep<A>>(
  { kind, answers, change: adopt, refused, setRefused, reach }: Application<A>,
  step: S,
  { extra = () => ({}), placeOf }: StepSettings = {},
): StepState<A[S]> {
  type Answers = A[S] & object
  const navigate = useNavigate()
  const isChange = useQueryParams().get('from') === 'check'
  const [values] = useState(answers[step] as Answers)
  const next = isChange ? indexOf(kind, 'check') : indexOf(kind, step) + 1
  const form = useSaveForm<Answers, void>({
    name: formName,
    schema: formRules((now) => ({
      ...kind.problemsOf(step, { ...answers, [step]: now }, today()),
      ...extra(),
    })),
    values,
    refused: refused[step],
    ...(placeOf && { placeOf }),
    // nothing is sent before the consent
    save: () => Promise.resolve(setRefused({ ...refused, [step]: undefined })),
    onSaved() {
      reach(next)
      void navigate(kind.steps[next]?.path ?? '/register')
    },
  })
  const now = useFormValues(form)
  const problems = form.problemsOf(now)
  const field = (name: string) => ({ id: fieldId(formName, name), name, errorMessage: problems[name] })
  function change(part: Partial<A[S]> | ((now: A[S]) => Partial<A[S]>)): void {
    const changed = typeof part === 'function' ? part(form.api.state.values) : part
    form.set(changed as Partial<Answers>)
    adopt(step, changed)
  }
  return {
    values: now,
    change,
    field,
    ask: (name) => ({
      ...field(name),
      value: now[name],
      onChange: (value) => change({ [name]: value } as unknown as Partial<A[S]>),
    }),
    problems,
    summary: form.summary,
    submit: form.submit,
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
}

/** Shows where the answers are stored until they are sent. */
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
  const { state, title, intro, children, isShown = true } = props
  const isChange = useQueryParams().get('from') === 'check'
  return (
    <Form onSubmit={state.submit} aria-label={title} width="full">
      {isShown && <StepTitle title={title} />}
      {state.summary}
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

/** Names the page in the tab. */
function StepTitle({ title }: { title: string }): null {
  usePageTitle(`${title} - Apply for accreditation`)
  return null
}
