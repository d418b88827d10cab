import { DatePicker } from '@capiz/ui/DatePicker'
import { Inline } from '@capiz/ui/Stack'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { TextArea } from '@capiz/ui/TextArea'
import type { ReactElement } from 'react'
import type { SaveForm } from '../../../platform/forms/form.tsx'
import type { MemoValues } from './memo-form.ts'
import { memoTypes } from './memo-state.ts'

const days = [
  { name: 'dateOfMemo', label: 'Date of memo', isRequired: true },
  { name: 'effectiveDate', label: 'Takes effect on', isRequired: false },
  { name: 'dateSent', label: 'Sent on', isRequired: false },
  { name: 'dateReceived', label: 'Received on', isRequired: false },
] as const

/** The fields of the facts of a memo: its kind, its days, and remarks. */
export function MemoFields<V extends MemoValues>({ form }: { form: SaveForm<V> }): ReactElement {
  const { api, bind } = form as unknown as SaveForm<MemoValues>
  return (
    <>
      <api.Field name="memoType">
        {(field) => (
          <NativeSelect
            label="Kind"
            isRequired
            placeholder="Choose the kind of memo"
            options={memoTypes}
            {...bind(field)}
          />
        )}
      </api.Field>
      <Inline gap={4} align="start">
        {days.map(({ name, label, isRequired }) => (
          <api.Field key={name} name={name}>
            {(field) => <DatePicker label={label} isRequired={isRequired} {...bind(field)} />}
          </api.Field>
        ))}
      </Inline>
      <api.Field name="remarks">
        {(field) => (
          <TextArea
            label="Remarks"
            hint="Such as how it was sent. The provider sees them."
            rows={2}
            maxLength={2000}
            {...bind(field)}
          />
        )}
      </api.Field>
    </>
  )
}
