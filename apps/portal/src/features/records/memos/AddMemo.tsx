import { memo } from '@capiz/api/contract/memo'
import { plural, savedMessage } from '@capiz/domain/text'
import type { Option } from '@capiz/ui/AsyncComboBox'
import { DocumentUploader } from '@capiz/ui/accreditation/DocumentUploader'
import type { ReactElement } from 'react'
import { FormDialog } from '../../../patterns/FormDialog.tsx'
import { today } from '../../../patterns/today.ts'
import { call } from '../../../platform/calls/api.ts'
import { refreshCalls } from '../../../platform/data/query.tsx'
import { showToast } from '../../../platform/feedback/toasts.ts'
import { useSaveForm } from '../../../platform/forms/form.tsx'
import { formRefusal } from '../../../platform/forms/refusals.ts'
import { useUnsentFiles } from '../../../platform/forms/unsent-files.ts'
import { memoFacts, newMemoRules, type NewMemoValues, sentFacts } from './memo-form.ts'
import { MemoFields } from './MemoFields.tsx'
import { Recipients } from './Recipients.tsx'

interface AddMemoProps {
  /** the provider of the record around; without one the providers are chosen */
  owner: { code: string; name: string } | undefined
  onClose: () => void
}

/** The answers of a form that a memo was entered with. */
function useNewMemo({ owner, onClose }: AddMemoProps, recipients: readonly Option[]) {
  return useSaveForm<NewMemoValues, readonly unknown[]>({
    name: 'memo',
    schema: newMemoRules(today()),
    values: { ...memoFacts(undefined, today()), recipients, file: undefined },
    refusalOf: formRefusal,
    // the uploader shows its own field
    placeOf: (path) => (path === 'file' ? null : undefined),
    save: ({ recipients: chosen, file, ...facts }, idempotencyKey) =>
      call(
        memo.add,
        {
          json: { recipients: chosen.map(({ id }) => id), ...sentFacts(facts) },
          files: file === undefined ? [] : [file],
        },
        { idempotencyKey },
      ),
    onSaved: (added) => {
      onClose()
      void refreshCalls('memo.*', 'document.*', 'timeline.*')
      showToast(
        'success',
        owner === undefined
          ? `The memo has been saved for ${plural(added.length, 'provider', 'providers')}.`
          : savedMessage('Memo'),
      )
    },
  })
}

/** Enters a memo for one or many providers, each of which gets it on its record. */
export function AddMemo(props: AddMemoProps): ReactElement {
  const { owner, onClose } = props
  const form = useNewMemo(props, owner === undefined ? [] : [{ id: owner.code, label: owner.name }])
  const unsent = useUnsentFiles()
  return (
    <FormDialog
      isOpen
      onOpenChange={onClose}
      form={form}
      size="lg"
      title={owner === undefined ? 'Add a memo' : `Add a memo for ${owner.name}`}
      label="Memo"
      submitLabel="Add memo"
      pendingLabel="Uploading"
    >
      {owner === undefined ? (
        <form.api.Field name="recipients">{(field) => <Recipients {...form.bind(field)} />}</form.api.Field>
      ) : null}
      <MemoFields form={form} />
      <DocumentUploader
        label="File"
        today={today()}
        offers={[{ code: 'FILE', label: 'Memo', isRequired: true }]}
        onRowsChange={(rows) => {
          unsent.note(rows)
          form.set({ file: rows[0]?.file })
        }}
      />
    </FormDialog>
  )
}
