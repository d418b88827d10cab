import { memo } from '@capiz/api/contract/memo'
import { savedMessage } from '@capiz/domain/text'
import type { ReactElement } from 'react'
import { FormDialog } from '../../../patterns/FormDialog.tsx'
import { today } from '../../../patterns/today.ts'
import { call } from '../../../platform/calls/api.ts'
import { refreshCalls } from '../../../platform/data/query.tsx'
import { showToast } from '../../../platform/feedback/toasts.ts'
import { ConflictDialog } from '../../../platform/forms/ConflictDialog.tsx'
import { useSaveForm } from '../../../platform/forms/form.tsx'
import type { MemoRow } from './columns.tsx'
import { memoFacts, memoRules, type MemoValues, sentFacts } from './memo-form.ts'
import { MemoFields } from './MemoFields.tsx'

interface CorrectedValues extends MemoValues {
  version: number
}

/** Corrects the kind, the days and the remarks of a memo. */
export function CorrectMemo({ row, onClose }: { row: MemoRow; onClose: () => void }): ReactElement {
  const valuesOf = (from: MemoRow): CorrectedValues => ({
    ...memoFacts(from, today()),
    version: from.version,
  })
  const form = useSaveForm<CorrectedValues, MemoRow>({
    name: 'memo',
    schema: memoRules(today()),
    values: valuesOf(row),
    fromRecord: (current) => valuesOf(current as MemoRow),
    save: ({ version, ...facts }, idempotencyKey) =>
      call(
        memo.correct,
        { params: { uuid: row.uuid }, body: { version, ...sentFacts(facts) } },
        { idempotencyKey },
      ),
    onSaved: () => {
      onClose()
      void refreshCalls('memo.*', 'document.*', 'timeline.*')
      showToast('success', savedMessage('Memo', { id: row.uuid }))
    },
  })
  return (
    <>
      <FormDialog
        isOpen
        onOpenChange={onClose}
        form={form}
        size="lg"
        title={`Correct the memo to ${row.ownerName}`}
        label="Memo"
        submitLabel="Save memo"
        pendingLabel="Saving"
      >
        <MemoFields form={form} />
      </FormDialog>
      <ConflictDialog conflict={form.conflict} />
    </>
  )
}
