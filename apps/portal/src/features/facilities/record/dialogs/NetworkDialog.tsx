import { coveredAccount } from '@capiz/api/contract/facility'
import { providerCategory } from '@capiz/api/contract/reference'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { Notice } from '@capiz/ui/Notice'
import { Switch } from '@capiz/ui/Switch'
import { type ReactElement, useState } from 'react'
import { wordsForError } from '../../../../app/report-error.ts'
import { showToast } from '../../../../app/toasts.ts'
import { call } from '../../../../lib/api.ts'
import { refreshCalls, useCall } from '../../../../lib/query.tsx'
import { DialogForm } from '../../../../patterns/FormDialog.tsx'
import { staleFacility, useFacility } from '../facility-data.ts'
import type { RecordDialogProps } from '../../../../patterns/provider/RecordActions.tsx'

/** Puts an accredited facility into the preferred network or takes it out, and sets its rank there. */
export function NetworkDialog({ isOpen, onOpenChange }: RecordDialogProps): ReactElement {
  const { code, name, preferredNetwork, preferredNetworkCategory } = useFacility()
  const categories = useCall(providerCategory.filter, { query: { size: 1000 } }).data?.content ?? []
  const [isIn, setIn] = useState(preferredNetwork)
  const [category, setCategory] = useState(preferredNetworkCategory ?? '')
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function save(): Promise<void> {
    setPending(true)
    setRefusal(undefined)
    try {
      if (isIn !== preferredNetwork)
        await call(coveredAccount.setPreferred, { params: { a: code, b: String(isIn) } })
      if (isIn && category !== (preferredNetworkCategory ?? '')) {
        await call(coveredAccount.setPreferredCategory, {
          params: { a: code, b: category === '' ? 'NONE' : category },
        })
      }
      onOpenChange(false)
      void showToast(
        'success',
        isIn ? `${name} is in the preferred network.` : `${name} is no longer in the preferred network.`,
      )
    } catch (error) {
      setRefusal(wordsForError(error))
    } finally {
      setPending(false)
      // the first of the two may have been saved although the second was refused
      void refreshCalls(...staleFacility)
    }
  }
  return (
    <DialogForm
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={`Preferred network: ${name}`}
      label="Preferred network"
      submitLabel="Save"
      isPending={isPending}
      onSubmit={() => void save()}
    >
      {refusal === undefined ? null : (
        <Notice kind="danger" isLive>
          {refusal}
        </Notice>
      )}
      <Switch isSelected={isIn} onChange={setIn} hint="Members are sent to preferred facilities first.">
        In the preferred network
      </Switch>
      <NativeSelect
        label="Category in the network"
        value={isIn ? category : ''}
        onChange={setCategory}
        isDisabled={!isIn}
        placeholder="No category"
        options={categories.map((item) => ({ value: item.code, label: item.description ?? item.code }))}
      />
    </DialogForm>
  )
}
