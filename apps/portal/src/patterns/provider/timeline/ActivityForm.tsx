import { activityLog } from '@capiz/api/contract/log'
import { ActivityLogInput } from '@capiz/api/schema/log'
import type { IsoDate } from '@capiz/domain/time'
import { DateField } from '@capiz/ui/DateField'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { Notice } from '@capiz/ui/Notice'
import { TextArea } from '@capiz/ui/TextArea'
import { TextField } from '@capiz/ui/TextField'
import type { ReactElement } from 'react'
import type { GenericSchema, InferInput } from 'valibot'
import { showToast } from '../../../app/toasts.ts'
import { call } from '../../../lib/api.ts'
import { useSaveForm } from '../../../lib/form.tsx'
import { refreshCalls } from '../../../lib/query.tsx'
import { today } from '../../today.ts'
import { activityLabels } from '../words.ts'
import { FormDialog } from '../../FormDialog.tsx'

/** An activity as it is written down. */
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

/** Writes down a call, visit or note about a provider, or corrects an earlier entry by a new one. */
export function ActivityForm({ isOpen, onOpenChange, begin }: ActivityFormProps): ReactElement {
  const isCorrection = begin.corrects !== undefined && begin.corrects !== null
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
      form.api.reset()
      void refreshCalls('activityLog.*', 'timeline.*')
      void showToast(
        'success',
        isCorrection
          ? 'The correction was added; the earlier entry stays.'
          : 'The activity was added to the history.',
      )
    },
  })
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
        <Notice kind="info">
          The earlier entry stays as it is. This one is added beside it and names it.
        </Notice>
      ) : null}
      {begin.applicantCode === undefined ? (
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
      ) : null}
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
          const { value, onChange, ...rest } = form.bind(field)
          return (
            <DateField
              label="Date"
              isRequired
              {...rest}
              value={value === '' ? null : (value as IsoDate)}
              onChange={(day) => onChange(day ?? '')}
            />
          )
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
      <form.api.Field name="result">
        {(field) => <TextField label="Result" maxLength={200} {...form.bind(field)} />}
      </form.api.Field>
    </FormDialog>
  )
}
