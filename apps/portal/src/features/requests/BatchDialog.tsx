import type { OutputOf } from '@capiz/api/contract/define'
import { requestDesk } from '@capiz/api/contract/request-desk'
import { rejectReasons, type RejectReason, requestTypeInfo } from '@capiz/domain/request'
import { plural } from '@capiz/domain/text'
import { Button } from '@capiz/ui/Button'
import { Dialog } from '@capiz/ui/Dialog'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { Notice } from '@capiz/ui/Notice'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { TextArea } from '@capiz/ui/TextArea'
import { type ReactElement, useState } from 'react'
import { useUser } from '../../app/session/session.ts'
import { useSend } from '../../lib/send.ts'
import { useCall } from '../../lib/query.tsx'
import { type BatchAction, batchWords, unfit } from './batch-state.ts'
import type { DeskRow } from './columns.tsx'
import { Receipts } from './Receipts.tsx'

interface BatchDialogProps {
  action: BatchAction
  rows: readonly DeskRow[]
  /** told when it closes; nothing stays chosen once something was done */
  onClose: (isDone: boolean) => void
}

const reasonOptions = Object.entries(rejectReasons).map(([value, label]) => ({ value, label }))
const nobody = 'nobody'

/** One action on the chosen requests: who is left out and why before it runs, and afterwards a receipt for each. */
export function BatchDialog({ action, rows, onClose }: BatchDialogProps): ReactElement {
  const { user, permissions } = useUser()
  const [remarks, setRemarks] = useState('')
  const [reasonCode, setReason] = useState('')
  const [assignee, setAssignee] = useState(user.code)
  const [problem, setProblem] = useState<string>()
  const [receipts, setReceipts] = useState<OutputOf<typeof requestDesk.batch>>()
  const people = useCall(requestDesk.assignees, {}, { isEnabled: action === 'assign' }).data ?? []
  const send = useSend(requestDesk.batch, {
    refresh: ['request.*', 'requestDesk.*', 'dashboard.*', 'facility.*', 'physician.*'],
  })
  const left = unfit(action, rows, { userCode: user.code, permissions })
  const fit = rows.filter((row) => !left.some((one) => one.row === row))
  const { label } = batchWords[action]

  const run = () => {
    if (action === 'reject' && remarks.trim().length < 3 && (reasonCode === '' || reasonCode === 'OTHER')) {
      setProblem('Choose a reason that says enough, or write 3 characters or more.')
      return
    }
    const body = {
      action,
      requests: fit.map(({ code, version }) => ({ code, version })),
      remarks,
      reasonCode: reasonCode === '' ? null : (reasonCode as RejectReason),
      assigneeCode: action !== 'assign' || assignee === nobody ? null : assignee,
    }
    send.mutate({ input: { body } }, { onSuccess: setReceipts })
  }
  const close = () => onClose(receipts !== undefined)
  if (receipts !== undefined) return <Receipts action={action} receipts={receipts} onClose={close} />
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      title={`${label}: ${plural(rows.length, 'request', 'requests')}`}
      footer={
        <>
          <Button onPress={close}>Cancel</Button>
          <Button variant="primary" isPending={send.isPending} isDisabled={fit.length === 0} onPress={run}>
            {`${label} ${fit.length}`}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {left.length > 0 ? (
          <Notice kind="attention" title={`${plural(left.length, 'request is', 'requests are')} left out`}>
            <ul>
              {left.map(({ row, reason }) => (
                <li key={row.code}>{`${requestTypeInfo[row.type].label}, ${row.targetName}: ${reason}`}</li>
              ))}
            </ul>
          </Notice>
        ) : null}
        <Text tone="muted">
          Each request is decided by itself. Records that changed since are left alone, and every request gets
          its receipt.
        </Text>
        {action === 'assign' ? (
          <NativeSelect
            label="Assigned to"
            value={assignee}
            onChange={setAssignee}
            options={[
              ...people.map(({ code, name }) => ({ value: code, label: name })),
              { value: nobody, label: 'Nobody' },
            ]}
          />
        ) : null}
        {action === 'reject' ? (
          <NativeSelect
            label="Reason"
            placeholder="No reason chosen"
            value={reasonCode}
            onChange={setReason}
            options={reasonOptions}
          />
        ) : null}
        {action === 'approve' || action === 'reject' ? (
          <TextArea
            label="Remarks"
            hint="The requesters read them."
            value={remarks}
            maxLength={1000}
            errorMessage={problem}
            onChange={(next) => {
              setRemarks(next)
              setProblem(undefined)
            }}
          />
        ) : null}
      </Stack>
    </Dialog>
  )
}
