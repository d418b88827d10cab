import { coveredAccount } from '@capiz/api/contract/facility'
import { referenceCalls } from '@capiz/api/contract/reference-list'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { Switch } from '@capiz/ui/Switch'
import type { ReactElement } from 'react'
import { showToast } from '../../../../platform/feedback/toasts.ts'
import { call } from '../../../../platform/calls/api.ts'
import { refreshCalls, useCall } from '../../../../platform/data/query.tsx'
import { wholeList } from '../../../../patterns/whole-list.ts'
import { formRules } from '../../../../platform/forms/form-problems.ts'
import { useFormValues, useSaveForm } from '../../../../platform/forms/form.tsx'
import { formRefusal } from '../../../../platform/forms/refusals.ts'
import { FormDialog } from '../../../../patterns/FormDialog.tsx'
import { staleFacility, useFacility } from '../../facility-data.ts'
import type { RecordDialogProps } from '../../../../patterns/provider/record-dialog.ts'

interface Membership {
  isIn: boolean
  category: string
}

/** Puts an accredited facility into the preferred network or takes it out, and sets its rank there. */
export function NetworkDialog({ isOpen, onOpenChange }: RecordDialogProps): ReactElement {
  const { code, name, preferredNetwork, preferredNetworkCategory } = useFacility()
  const categories =
    useCall(referenceCalls['provider-category'].filter, { query: wholeList('provider-category') }).data
      ?.content ?? []
  const form = useSaveForm<Membership, void>({
    name: 'network',
    schema: formRules(() => ({})),
    values: { isIn: preferredNetwork, category: preferredNetworkCategory ?? '' },
    refusalOf: formRefusal,
    save: async ({ isIn, category }) => {
      try {
        if (isIn !== preferredNetwork)
          await call(coveredAccount.setPreferred, { params: { a: code, b: String(isIn) } })
        if (isIn && category !== (preferredNetworkCategory ?? '')) {
          await call(coveredAccount.setPreferredCategory, {
            params: { a: code, b: category === '' ? 'NONE' : category },
          })
        }
      } finally {
        // the first of the two may have been saved although the second was refused
        void refreshCalls(...staleFacility)
      }
    },
    onSaved: (_, { isIn }) => {
      onOpenChange(false)
      showToast(
        'success',
        isIn ? `${name} is in the preferred network.` : `${name} is no longer in the preferred network.`,
      )
    },
  })
  const { isIn, category } = useFormValues(form)
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={`Preferred network: ${name}`}
      label="Preferred network"
      submitLabel="Save"
    >
      <Switch
        isSelected={isIn}
        onChange={(next) => form.set({ isIn: next })}
        hint="Members are sent to preferred facilities first."
      >
        In the preferred network
      </Switch>
      <NativeSelect
        label="Category in the network"
        value={isIn ? category : ''}
        onChange={(next) => form.set({ category: next })}
        isDisabled={!isIn}
        placeholder="No category"
        options={categories.map((item) => ({ value: item.code, label: item.description ?? item.code }))}
      />
    </FormDialog>
  )
}
