import type { OutputOf } from '@capiz/api/contract/define'
import { requestDesk } from '@capiz/api/contract/request-desk'
import { rejectReasons, type RejectReason, requestTypeInfo } from '@capiz/domain/request'
import { plural } from '@capiz/domain/text'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { Notice } from '@capiz/ui/Notice'
import { Text } from '@capiz/ui/Text'
import { TextArea } from '@capiz/ui/TextArea'
import { type ReactElement, useState } from 'react'
import { useUser } from '../../platform/session/session.ts'
import { call } from '../../platform/calls/api.ts'
import { refreshCalls, useCall } from '../../platform/data/query.tsx'
import { formRules } from '../../platform/forms/form-problems.ts'
import { useSaveForm } from '../../platform/forms/form.tsx'
import { FormDialog } from '../../patterns/FormDialog.tsx'
import { type BatchAction, batchLabels, unfit } from './batch-state.ts'
import type { QueueRow } from './columns.tsx'
import { Receipts } from './Receipts.tsx'

interface BatchDialogProps {
  action: BatchAction
  rows: readonly QueueRow[]
  /** called on close; the selection is cleared once an action was done */
  onClose: (isDone: boolean) => void
}

interface BatchValues {
  remarks: string
  reasonCode: string
  assignee: string
}

const reasonOptions = Object.entries(rejectReasons).map(([value, label]) => ({ value, label }))
const nobody = 'nobody'

type Receipt = OutputOf<typeof requestDesk.batch>

function useBatchForm(action: BatchAction, fit: readonly QueueRow[], onDone: (receipts: Receipt) => void) {
  const { user } = useUser()
  return useSaveForm<BatchValues, Receipt>({
    name: 'batch',
    schema: formRules(({ remarks, reasonCode }) =>
      action === 'reject' && remarks.trim().length < 3 && (reasonCode === '' || reasonCode === 'OTHER')
        ? { remarks: 'Choose a reason that says enough, or write 3 characters or more.' }
        : {},
    ),
    values: { remarks: '', reasonCode: '', assignee: user.code },
    contentOf: (values) => [values, fit],
    save: ({ remarks, reasonCode, assignee }, idempotencyKey) => {
      const body = {
        action,
        requests: fit.map(({ code, version }) => ({ code, version })),
        remarks,
        reasonCode: reasonCode === '' ? null : (reasonCode as RejectReason),
        assigneeCode: action !== 'assign' || assignee === nobody ? null : assignee,
      }
      return call(requestDesk.batch, { body }, { idempotencyKey })
    },
    onSaved: (answer) => {
      void refreshCalls('request.*', 'requestDesk.*', 'dashboard.*', 'facility.*', 'physician.*')
      onDone(answer)
    },
  })
}

function LeftOut({ left }: { left: ReturnType<typeof unfit> }): ReactElement {
  return (
    <>
      {left.length > 0 ? (
        <Notice kind="attention" title={`${plural(left.length, 'request is', 'requests are')} left out`}>
          <ul>
            {left.map(({ row, reason }) => (
              <li key={row.code}>{`${requestTypeInfo[row.type].label}, ${row.targetName}: ${reason}`}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </>
  )
}

interface FieldsProps {
  action: BatchAction
  form: ReturnType<typeof useBatchForm>
}

/** The fields an action needs: the assignee, the reason of a rejection, remarks of a decision. */
function Fields({ action, form: { api, bind } }: FieldsProps): ReactElement {
  const people = useCall(requestDesk.assignees, {}, { isEnabled: action === 'assign' }).data ?? []
  return (
    <>
      {action === 'assign' ? (
        <api.Field name="assignee">
          {(field) => (
            <NativeSelect
              label="Assigned to"
              options={[
                ...people.map(({ code, name }) => ({ value: code, label: name })),
                { value: nobody, label: 'Nobody' },
              ]}
              {...bind(field)}
            />
          )}
        </api.Field>
      ) : null}
      {action === 'reject' ? (
        <api.Field name="reasonCode">
          {(field) => (
            <NativeSelect
              label="Reason"
              placeholder="No reason chosen"
              options={reasonOptions}
              {...bind(field)}
            />
          )}
        </api.Field>
      ) : null}
      {action === 'approve' || action === 'reject' ? (
        <api.Field name="remarks">
          {(field) => (
            <TextArea label="Remarks" hint="The requesters read them." maxLength={1000} {...bind(field)} />
          )}
        </api.Field>
      ) : null}
    </>
  )
}

/** One action on the chosen requests: who is left out and why before it runs, and afterwards a receipt for each. */
export function BatchDialog({ action, rows, onClose }: BatchDialogProps): ReactElement {
  const { user, permissions } = useUser()
  const [receipts, setReceipts] = useState<Receipt>()
  const left = unfit(action, rows, { userCode: user.code, permissions })
  const fit = rows.filter((row) => !left.some((one) => one.row === row))
  const { label } = batchLabels[action]

  const form = useBatchForm(action, fit, setReceipts)
  const close = () => onClose(receipts !== undefined)
  if (receipts !== undefined) return <Receipts action={action} receipts={receipts} onClose={close} />
  return (
    <FormDialog
      form={form}
      isOpen
      onOpenChange={close}
      title={`${label}: ${plural(rows.length, 'request', 'requests')}`}
      label={label}
      submitLabel={`${label} ${fit.length}`}
      isDisabled={fit.length === 0}
    >
      <LeftOut left={left} />
      <Text tone="muted">
        Each request is decided by itself. Records that changed since are left alone, and every request gets
        its receipt.
      </Text>
      <Fields action={action} form={form} />
    </FormDialog>
  )
}
