import { activityLog } from '@capiz/api/contract/log'
import { ActivityLogInput } from '@capiz/api/schema/log'
import type { IsoDate } from '@capiz/domain/time'
import { DateField } from '@capiz/ui/DateField'
import { NativeSelect } from '@capiz/ui/NativeSelect'
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
import { useProvider } from '../provider.ts'
import type { RecordDialogProps } from '../RecordActions.tsx'

interface Values {
  applicantCode: string
  activityType: string
  topic: string
  activityDate: string
  result: string
  remarks: string
}

const kinds = Object.entries(activityLabels).map(([value, label]) => ({ value, label }))

/** Writes down a call, visit or note about the provider. */
export function ActivityDialog({ isOpen, onOpenChange }: RecordDialogProps): ReactElement {
  const { code } = useProvider()
  const form = useSaveForm({
    name: 'activity',
    schema: ActivityLogInput as GenericSchema<unknown, unknown> as GenericSchema<Values, unknown>,
    values: {
      applicantCode: code,
      activityType: '',
      topic: '',
      activityDate: today(),
      result: '',
      remarks: '',
    },
    save: (values, idempotencyKey) =>
      call(activityLog.create, { body: values as InferInput<typeof ActivityLogInput> }, { idempotencyKey }),
    onSaved: () => {
      onOpenChange(false)
      form.api.reset()
      void refreshCalls('activityLog.*')
      void showToast('success', 'The activity was added to the history.')
    },
  })
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Add an activity"
      label="Activity"
      submitLabel="Add activity"
    >
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
