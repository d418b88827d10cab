import { savedMessage } from '@capiz/domain/text'
import { Button } from '@capiz/ui/Button'
import { ConfirmDialog } from '@capiz/ui/ConfirmDialog'
import { LinkButton } from '@capiz/ui/Link'
import { Inline } from '@capiz/ui/Stack'
import { type ReactElement, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { reportedMessage } from '../../../platform/feedback/report-error.ts'
import { useCan } from '../../../platform/session/session.ts'
import { showToast } from '../../../platform/feedback/toasts.ts'
import { refreshCalls } from '../../../platform/data/query.tsx'
import type { RecordView } from '../model/calls.ts'
import { useRecordPlace } from '../model/place.ts'
import { keyOf, type RecordScreen, staleAfter } from '../model/screens.ts'
import { nameOf } from '../model/labels.ts'
import { MoveDialog } from './MoveDialog.tsx'
import { type Move, movesOf } from './moves.ts'

interface ActionProps {
  screen: RecordScreen
  record: RecordView
}

function DeleteButton({ screen, record }: ActionProps): ReactElement {
  const { to } = useRecordPlace()
  const navigate = useNavigate()
  const [isConfirming, setConfirming] = useState(false)
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const remove = async (): Promise<void> => {
    setPending(true)
    try {
      await screen.remove?.(record)
      showToast('success', savedMessage(screen.entity, { deleted: true }))
      void navigate(to({ at: 'list' }))
      void refreshCalls(...staleAfter(screen))
    } catch (error) {
      setProblem(reportedMessage(error) ?? 'It could not be deleted.')
    } finally {
      setPending(false)
    }
  }
  return (
    <>
      <Button onPress={() => setConfirming(true)}>Delete</Button>
      <ConfirmDialog
        isOpen={isConfirming}
        onOpenChange={setConfirming}
        isDanger
        title={`Delete ${nameOf(screen, record)}?`}
        confirmLabel="Delete"
        isPending={isPending}
        errorMessage={problem}
        onConfirm={() => void remove()}
      >
        It leaves every list. What happened to it stays in the audit log.
      </ConfirmDialog>
    </>
  )
}

/** Shows the actions the caller may take on a record now: its moves, changing it, deleting it. */
export function RecordActions({ screen, record }: ActionProps): ReactElement | null {
  const can = useCan()
  const { to } = useRecordPlace()
  const [move, setMove] = useState<Move>()
  const mayWrite = can(screen.edit)
  const moves = movesOf(screen, record, mayWrite)
  const canEdit = record.editable && screen.isUpload !== true
  return (
    <Inline gap={2}>
      {moves.map((one, at) => (
        <Button key={one.to} variant={at === 0 ? 'primary' : 'secondary'} onPress={() => setMove(one)}>
          {one.label}
        </Button>
      ))}
      {canEdit ? <LinkButton href={to({ at: 'edit', key: keyOf(screen, record) })}>Edit</LinkButton> : null}
      {screen.remove !== undefined && mayWrite ? <DeleteButton screen={screen} record={record} /> : null}
      {move === undefined ? null : (
        <MoveDialog screen={screen} record={record} move={move} onClose={() => setMove(undefined)} />
      )}
    </Inline>
  )
}
