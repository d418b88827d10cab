import { activityLog } from '@capiz/api/contract/log'
import { ActivityLogInput } from '@capiz/api/schema/log'
import { checkInResults } from '@capiz/domain/record'
import { DatePicker } from '@capiz/ui/DatePicker'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { Notice } from '@capiz/ui/Notice'
import { TextArea } from '@capiz/ui/TextArea'
import { TextField } from '@capiz/ui/TextField'
import type { ReactElement } from 'react'
import type { GenericSchema, InferInput } from 'valibot'
import { showToast } from '../../../platform/feedback/toasts.ts'
import { call } from '../../../platform/calls/api.ts'
import { useSaveForm } from '../../../platform/forms/form.tsx'
import { refreshCalls } from '../../../platform/data/query.tsx'
import { today } from '../../today.ts'
import { activityLabels } from '../../labels.ts'
import { FormDialog } from '../../FormDialog.tsx'
import { dayBinding } from '../form/day.ts'

/** The form values of an activity. */
export interface ActivityValues {
  applicantCode: string
  activityType: string
  topic: string
  activityDate: string
  result: string
  remarks: string
  /** number of the entry it corrects */
  corrects: number | null
}

interface ActivityFormProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** what is known already: the provider, or all of an entry that is corrected */
  begin: Partial<ActivityValues>
}

const kinds = Object.entries(activityLabels).map(([value, label]) => ({ value, label }))

function useActivityForm({ onOpenChange, begin }: ActivityFormProps, isCorrection: boolean) {
  const form = useSaveForm({
    name: 'activity',
    schema: ActivityLogInput as GenericSchema<unknown, unknown> as GenericSchema<ActivityValues, unknown>,
    values: {
      applicantCode: '',
      activityType: '',
      topic: '',
      activityDate: today(),
      result: '',
      remarks: '',
      corrects: null,
      ...begin,
    },
    save: (values, idempotencyKey) =>
      call(activityLog.create, { body: values as InferInput<typeof ActivityLogInput> }, { idempotencyKey }),
    onSaved: () => {
      onOpenChange(false)
      form.reset()
      void refreshCalls('activityLog.*', 'timeline.*')
      showToast(
        'success',
        isCorrection
          ? 'The correction was added; the earlier entry stays.'
          : 'The activity was added to the history.',
      )
    },
  })
  return form
}

type Activity = ReturnType<typeof useActivityForm>

function ProviderField({ form }: { form: Activity }): ReactElement {
  return (
    <form.api.Field name="applicantCode">
      {(field) => {
        const { onChange, ...rest } = form.bind(field)
        return (
          <TextField
            label="Provider code"
            isRequired
            hint="Such as HF0000123 or PHY0000123."
            maxLength={20}
            {...rest}
            onChange={(code) => onChange(code.toUpperCase())}
          />
        )
      }}
    </form.api.Field>
  )
}

/** The kind of activity that reports count by its result. */
const checkIn = 'KAMUSTAHAN'

/** The results of a check-in to choose from, as reports count them; another one that was entered stays as it is. */
function resultsWith(entered: string): { value: string; label: string }[] {
  const known = checkInResults.map(({ label }) => label)
  const all = entered === '' || known.includes(entered) ? known : [...known, entered]
  return all.map((label) => ({ value: label, label }))
}

function ResultField({ form }: { form: Activity }): ReactElement {
  const { Subscribe, Field } = form.api
  return (
    <Subscribe selector={({ values }) => values.activityType}>
      {(activityType) => (
        <Field name="result">
          {(field) =>
            activityType === checkIn ? (
              <NativeSelect
                label="Result"
                placeholder="No result"
                options={resultsWith(field.state.value)}
                {...form.bind(field)}
              />
            ) : (
              <TextField label="Result" maxLength={200} {...form.bind(field)} />
            )
          }
        </Field>
      )}
    </Subscribe>
  )
}

function Fields({ form }: { form: Activity }): ReactElement {
  return (
    <>
      <form.api.Field name="activityType">
        {(field) => (
          <NativeSelect
            label="Kind"
            isRequired
            placeholder="Choose a kind"
            options={kinds}
            {...form.bind(field)}
          />
        )}
      </form.api.Field>
      <form.api.Field name="activityDate">
        {(field) => {
          return <DatePicker label="Date" isRequired {...dayBinding(form.bind(field))} />
        }}
      </form.api.Field>
      <form.api.Field name="topic">
        {(field) => <TextField label="Topic" maxLength={120} {...form.bind(field)} />}
      </form.api.Field>
      <form.api.Field name="remarks">
        {(field) => (
          <TextArea label="What happened" isRequired maxLength={2000} rows={4} {...form.bind(field)} />
        )}
      </form.api.Field>
      <ResultField form={form} />
    </>
  )
}

/** Records a call, visit or note about a provider, or corrects an earlier entry by a new one. */
export function ActivityForm(props: ActivityFormProps): ReactElement {
  const { isOpen, onOpenChange, begin } = props
  const isCorrection = begin.corrects !== undefined && begin.corrects !== null
  const form = useActivityForm(props, isCorrection)
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={isCorrection ? 'Correct an activity' : 'Add an activity'}
      label="Activity"
      submitLabel={isCorrection ? 'Add correction' : 'Add activity'}
    >
      {isCorrection ? (
        <Notice tone="info">
          The earlier entry stays as it is. This one is added beside it and names it.
        </Notice>
      ) : null}
      {begin.applicantCode === undefined ? <ProviderField form={form} /> : null}
      <Fields form={form} />
    </FormDialog>
  )
}
