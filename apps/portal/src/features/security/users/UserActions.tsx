import { userAccess } from '@capiz/api/contract/admin'
import { user } from '@capiz/api/contract/auth'
import { factor } from '@capiz/api/contract/factor'
import { savedMessage } from '@capiz/domain/text'
import { Button } from '@capiz/ui/Button'
import { ConfirmDialog } from '@capiz/ui/ConfirmDialog'
import { Inline } from '@capiz/ui/Stack'
import {
  lazy,
  type ReactElement,
  type RefObject,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { config } from '../../../platform/config.ts'
import { load } from '../../../platform/loading/lazy-screen.ts'
import { reportedMessage } from '../../../platform/feedback/report-error.ts'
import { useUser } from '../../../platform/session/session.ts'
import { showToast } from '../../../platform/feedback/toasts.ts'
import { call } from '../../../platform/calls/api.ts'
import { createKeyring } from '../../../platform/calls/idempotency.ts'
import { refreshCalls, useCall } from '../../../platform/data/query.tsx'
import { waitsForSecondPerson } from '../second-person.ts'
import { fullName, type UserRow } from './columns.tsx'
import { actionsFor, placeOf, type UserAction, labelsOf } from './user-actions.ts'
import { sent, valuesOf } from './user-values.ts'

const UserDialog = lazy(async () => ({
  default: (await load(() => import('./UserDialog.tsx'))).UserDialog,
}))

function send(action: UserAction, record: UserRow, idempotencyKey: string): Promise<unknown> {
  const { username } = record
  const options = { idempotencyKey }
  if (action === 'disable' || action === 'enable') {
    const body = { ...sent(valuesOf(record)), deleted: action === 'disable' }
    return call(user.save, { body }, options)
  }
  if (action === 'password') return call(user.issueTemporaryPassword, { body: { username } }, options)
  if (action === 'factor') return call(factor.reset, { params: { code: record.code } }, options)
  const wire = {
    lock: 'LOCK',
    unlock: 'UNLOCK',
    endSession: 'END_SESSION',
    invite: 'INVITE',
    unlink: 'UNLINK',
  } as const
  return call(userAccess.change, { body: { username, action: wire[action] } }, options)
}

/** The question before an action, and the action once it is confirmed. */
function useQuestion(record: UserRow, afterEnd: RefObject<HTMLButtonElement | null>) {
  const [pendingAction, setPendingAction] = useState<UserAction>()
  // the dialog keeps its text while it closes, when no action is pending any more
  const [lastAction, setLastAction] = useState<UserAction>('lock')
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const keyFor = useMemo(() => createKeyring(), [])
  const labels = labelsOf(lastAction, fullName(record))
  const hasEnded = useRef(false)
  // what it ended has no button any more: the focus goes to the one that takes its place
  useEffect(() => {
    if (pendingAction !== undefined || !hasEnded.current) return
    hasEnded.current = false
    afterEnd.current?.focus()
  }, [pendingAction, afterEnd])

  async function perform(action: UserAction): Promise<void> {
    setPending(true)
    try {
      await send(action, record, keyFor({ action, version: record.version, at: record.status }))
      hasEnded.current = action === 'endSession' || action === 'factor'
      setPendingAction(undefined)
      const isSave = action === 'disable' || action === 'enable'
      showToast(
        'success',
        isSave ? savedMessage('User', { id: record.id, deleted: action === 'disable' }) : labels.done,
      )
      await refreshCalls('user.*', 'userAccess.*', 'roleInsight.*', 'auditLog.*')
    } catch (error) {
      if (waitsForSecondPerson(error)) setPendingAction(undefined)
      else setFailure(reportedMessage(error))
    } finally {
      setPending(false)
    }
  }

  return {
    pendingAction,
    labels,
    isPending,
    failure,
    ask: (action: UserAction): void => {
      setFailure(undefined)
      setLastAction(action)
      setPendingAction(action)
    },
    close: (): void => setPendingAction(undefined),
    confirm: (): void => {
      if (pendingAction) void perform(pendingAction)
    },
  }
}

/** Shows the actions on a user; each is confirmed once, and a refusal stays in the confirmation dialog. */
export function UserActions({ record }: { record: UserRow }): ReactElement {
  const [isEditing, setEditing] = useState<boolean>()
  const { user: me } = useUser()
  const sessions = useCall(userAccess.sessions, { params: { code: record.code } })
  // where it cannot be known, ending one is still offered: it harms nobody
  const isSignedIn = sessions.data?.some(({ isOpen }) => isOpen) ?? sessions.isError
  const afterEnd = useRef<HTMLButtonElement>(null)
  const { pendingAction, labels, isPending, failure, ask, close, confirm } = useQuestion(record, afterEnd)
  return (
    <>
      <Inline gap={2}>
        {actionsFor(record, me.username, { isSignedIn, signOn: config.signOn }).map((action) => (
          <Button
            key={placeOf(action)}
            ref={action === 'password' ? afterEnd : undefined}
            onPress={() => ask(action)}
          >
            {labelsOf(action, '').button}
          </Button>
        ))}
        <Button variant="primary" onPress={() => setEditing(true)}>
          Edit
        </Button>
      </Inline>
      <ConfirmDialog
        isOpen={pendingAction !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) close()
        }}
        title={labels.title}
        confirmLabel={labels.button}
        isDanger={pendingAction === 'disable'}
        isPending={isPending}
        errorMessage={failure}
        onConfirm={confirm}
      >
        {labels.text}
      </ConfirmDialog>
      {isEditing === undefined ? null : (
        <Suspense fallback={null}>
          <UserDialog key={record.version} record={record} isOpen={isEditing} onOpenChange={setEditing} />
        </Suspense>
      )}
    </>
  )
}
