import { savedMessage } from '@capiz/domain/text'
import { coveredAccount } from '@capiz/api/contract/facility'
import { CoveredAccountInput } from '@capiz/api/schema/covered-account'
import type { IsoDate } from '@capiz/domain/time'
import { CodeField } from '@capiz/ui/CodeField'
import { DatePicker } from '@capiz/ui/DatePicker'
import { TextArea } from '@capiz/ui/TextArea'
import { TextField } from '@capiz/ui/TextField'
import type { ReactElement } from 'react'
import type { GenericSchema } from 'valibot'
import { isApiError } from '@capiz/api/client'
import { showToast } from '../../../../platform/feedback/toasts.ts'
import { call } from '../../../../platform/calls/api.ts'
import { useSaveForm } from '../../../../platform/forms/form.tsx'
import { refreshCalls } from '../../../../platform/data/query.tsx'
import { today } from '../../../../patterns/today.ts'
import { FormDialog } from '../../../../patterns/FormDialog.tsx'
import { useFacility } from '../../facility-data.ts'
import type { RecordDialogProps } from '../../../../patterns/provider/record-dialog.ts'
import type { Account } from './account.ts'
import { dayBinding } from '../../../../patterns/provider/form/day.ts'

interface Values {
  accountCode: string
  company: string
  effectiveDate: string
  validityDate: IsoDate | null
  remarks: string | null
}

function valuesOf(account: Account | undefined): Values {
  if (account === undefined) {
    return { accountCode: '', company: '', effectiveDate: today(), validityDate: null, remarks: '' }
  }
  const { accountCode, company, effectiveDate, validityDate, remarks } = account
  return { accountCode, company, effectiveDate, validityDate, remarks }
}

type CoveredDialogProps = RecordDialogProps & { account: Account | undefined }

/** The form of an account; a change made on an outdated row is refused, and the rows are read again. */
function useAccountForm({ account, onOpenChange }: CoveredDialogProps) {
  const { code } = useFacility()
  const form = useSaveForm({
    name: 'covered',
    schema: CoveredAccountInput as GenericSchema<unknown, unknown> as GenericSchema<Values, unknown>,
    values: valuesOf(account),
    save: async (values, idempotencyKey) => {
      const how = { idempotencyKey }
      if (account === undefined) return call(coveredAccount.create, { query: { code }, body: values }, how)
      const body = { existingAccount: valuesOf(account), updatedAccount: values }
      try {
        return await call(coveredAccount.update, { query: { code }, body }, how)
      } catch (error) {
        if (isApiError(error, 'STALE_RECORD')) void refreshCalls('coveredAccount.*')
        throw error
      }
    },
    onSaved: ({ company }) => {
      onOpenChange(false)
      if (account === undefined) form.reset()
      void refreshCalls('coveredAccount.*')
      showToast('success', savedMessage(company, { id: account?.accountCode }))
    },
  })
  return form
}

/** Adds a company or changes one. */
export function CoveredDialog(props: CoveredDialogProps): ReactElement {
  const { account, isOpen, onOpenChange } = props
  const form = useAccountForm(props)
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={account === undefined ? 'Add a covered account' : `Change ${account.company}`}
      label="Covered account"
      submitLabel={account === undefined ? 'Add account' : 'Save'}
    >
      <form.api.Field name="company">
        {(field) => <TextField label="Company" isRequired maxLength={150} {...form.bind(field)} />}
      </form.api.Field>
      <form.api.Field name="accountCode">
        {(field) => {
          const { onChange, ...rest } = form.bind(field)
          return (
            <CodeField
              label="Account code"
              isRequired
              hint="Capital letters, digits and dashes."
              {...rest}
              onChange={(text) => onChange(text.toUpperCase())}
            />
          )
        }}
      </form.api.Field>
      <form.api.Field name="effectiveDate">
        {(field) => {
          return <DatePicker label="From" isRequired {...dayBinding(form.bind(field))} />
        }}
      </form.api.Field>
      <form.api.Field name="validityDate">
        {(field) => {
          const { value, ...rest } = form.bind(field)
          return (
            <DatePicker label="Until" hint="Leave empty when no end is agreed." {...rest} value={value} />
          )
        }}
      </form.api.Field>
      <form.api.Field name="remarks">
        {(field) => {
          const { value, ...rest } = form.bind(field)
          return <TextArea label="Remarks" maxLength={2000} {...rest} value={value ?? ''} />
        }}
      </form.api.Field>
    </FormDialog>
  )
}
