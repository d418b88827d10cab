import { expiry } from '@capiz/api/contract/expiry'
import { longestGrace } from '@capiz/domain/credentials'
import { addDays, formatDay } from '@capiz/domain/time'
import { DatePicker } from '@capiz/ui/DatePicker'
import { Text } from '@capiz/ui/Text'
import { TextArea } from '@capiz/ui/TextArea'
import type { ReactElement } from 'react'
import { dayValue } from '../../patterns/day-value.ts'
import { dayBinding } from '../../patterns/provider/form/day.ts'
import { FormDialog } from '../../patterns/FormDialog.tsx'
import { today } from '../../patterns/today.ts'
import { call } from '../../platform/calls/api.ts'
import { refreshCalls } from '../../platform/data/query.tsx'
import { showToast } from '../../platform/feedback/toasts.ts'
import { formRules } from '../../platform/forms/form-problems.ts'
import { useSaveForm } from '../../platform/forms/form.tsx'
import type { ExpiringDocument } from './columns.tsx'

interface GraceValues {
  /** empty for no day */
  until: string
  reason: string
}

const reasonProblem = ({ reason }: GraceValues) =>
  reason.trim() === '' ? { reason: 'Enter the reason.' } : {}

/** Rules of the dialog that grants. */
const graceRules = formRules<GraceValues>((values) => ({
  ...(values.until === '' ? { until: 'Enter the day.' } : {}),
  ...reasonProblem(values),
}))

/** Rules of the dialog that ends it: there is no day to enter. */
const endRules = formRules<GraceValues>(reasonProblem)

interface GraceDialogProps {
  document: ExpiringDocument & { uuid: string }
  /** ends the grace period instead of granting one */
  isEnd: boolean
  onClose: () => void
}

/** Grants a lapsed document a grace period with a reason, or ends it. */
export function GraceDialog({ document, isEnd, onClose }: GraceDialogProps): ReactElement {
  const { uuid, ownerName, docType, docTypeLabel, validityDate } = document
  const title = isEnd ? 'End the grace period' : 'Grant a grace period'
  const form = useSaveForm({
    name: 'document-grace',
    schema: isEnd ? endRules : graceRules,
    values: { until: '', reason: '' },
    save: ({ until, reason }, idempotencyKey) =>
      call(expiry.grace, { body: { uuid, until: dayValue(until), reason } }, { idempotencyKey }),
    onSaved: () => {
      void refreshCalls('expiry.*', 'facility.*', 'physician.*')
      showToast('success', isEnd ? 'The rules hold again.' : 'The grace period was granted.')
      onClose()
    },
  })
  const lapsed = validityDate === null ? '' : ` ended on ${formatDay(validityDate)}`
  return (
    <FormDialog
      form={form}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={title}
      label={title}
      submitLabel={isEnd ? 'End it' : 'Grant'}
    >
      <Text>{`${docTypeLabel ?? docType ?? 'The document'} of ${ownerName}${lapsed}.`}</Text>
      {isEnd ? null : (
        <form.api.Field name="until">
          {(field) => (
            <DatePicker
              label="Last day"
              isRequired
              hint={`Up to ${formatDay(addDays(today(), longestGrace))}. Until then the rules have no effect.`}
              {...dayBinding(form.bind(field))}
            />
          )}
        </form.api.Field>
      )}
      <form.api.Field name="reason">
        {(field) => (
          <TextArea
            label="Reason"
            isRequired
            rows={3}
            maxLength={500}
            hint="Kept in the audit log of the provider."
            {...form.bind(field)}
          />
        )}
      </form.api.Field>
    </FormDialog>
  )
}
