import type { OutputOf } from '@capiz/api/contract/define'
import { memo } from '@capiz/api/contract/memo'
import type { MemoStep } from '@capiz/domain/memo'
import { plural } from '@capiz/domain/text'
import type { IsoDate } from '@capiz/domain/time'
import { DatePicker } from '@capiz/ui/DatePicker'
import type { ReactElement } from 'react'
import { FormDialog } from '../../../patterns/FormDialog.tsx'
import { today } from '../../../patterns/today.ts'
import { call } from '../../../platform/calls/api.ts'
import { refreshCalls } from '../../../platform/data/query.tsx'
import { formRules } from '../../../platform/forms/form-problems.ts'
import { useSaveForm } from '../../../platform/forms/form.tsx'
import { formRefusal } from '../../../platform/forms/refusals.ts'

/** Outcome of marking memos. */
export type MarkOutcome = OutputOf<typeof memo.mark> & { step: MemoStep }

interface MarkMemosProps {
  step: MemoStep
  uuids: readonly string[]
  onClose: () => void
  onDone: (outcome: MarkOutcome) => void
}

/** The steps in words. */
export const stepLabels = { SENT: 'sent', RECEIVED: 'received' } as const

/** Marks memos as sent or received on a day. */
export function MarkMemos({ step, uuids, onClose, onDone }: MarkMemosProps): ReactElement {
  const label = `Mark as ${stepLabels[step]}`
  const form = useSaveForm<{ day: IsoDate | null }, OutputOf<typeof memo.mark>>({
    name: 'mark',
    schema: formRules(({ day }) => {
      if (day === null) return { day: 'Enter the day.' }
      return day > today() ? { day: `A memo cannot be ${stepLabels[step]} after today.` } : {}
    }),
    values: { day: today() },
    contentOf: (values) => [values, step, uuids],
    refusalOf: formRefusal,
    save: ({ day }, idempotencyKey) =>
      call(memo.mark, { body: { uuids: [...uuids], step, day: day ?? '' } }, { idempotencyKey }),
    onSaved: (outcome) => {
      onClose()
      void refreshCalls('memo.*', 'document.*', 'timeline.*')
      onDone({ ...outcome, step })
    },
  })
  return (
    <FormDialog
      isOpen
      onOpenChange={onClose}
      form={form}
      title={`${label}: ${plural(uuids.length, 'memo', 'memos')}`}
      label={label}
      submitLabel={label}
      pendingLabel="Saving"
    >
      <form.api.Field name="day">
        {(field) => (
          <DatePicker label={step === 'SENT' ? 'Sent on' : 'Received on'} isRequired {...form.bind(field)} />
        )}
      </form.api.Field>
    </FormDialog>
  )
}
