import { userAccess } from '@capiz/api/contract/admin'
import { user } from '@capiz/api/contract/auth'
import { savedMessage } from '@capiz/domain/text'
import { Button } from '@capiz/ui/Button'
import { ConfirmDialog } from '@capiz/ui/ConfirmDialog'
import { Inline } from '@capiz/ui/Stack'
import { lazy, type ReactElement, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { load } from '../../../app/lazy-screen.ts'
import { wordsForError } from '../../../app/report-error.ts'
import { useUser } from '../../../app/session/session.ts'
import { showToast } from '../../../app/toasts.ts'
import { call } from '../../../lib/api.ts'
import { createKeyring } from '../../../lib/idempotency.ts'
import { refreshCalls, useCall } from '../../../lib/query.tsx'
import { fullName, type UserRow } from './columns.tsx'
import { actionsFor, placeOf, type UserAction, wordsOf } from './user-actions.ts'
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
  const wire = { lock: 'LOCK', unlock: 'UNLOCK', endSession: 'END_SESSION' } as const
  return call(userAccess.change, { body: { username, action: wire[action] } }, options)
}

/** What can be done with a user; each is asked for once, and a refusal stays in the question. */
export function UserActions({ record }: { record: UserRow }): ReactElement {
  const [isEditing, setEditing] = useState<boolean>()
  const [asking, setAsking] = useState<UserAction>()
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { user: me } = useUser()
  const sessions = useCall(userAccess.sessions, { params: { code: record.code } })
  // where it cannot be known, ending one is still offered: it harms nobody
  const isSignedIn = sessions.data?.some(({ isOpen }) => isOpen) ?? sessions.isError
  const keyFor = useMemo(() => createKeyring(), [])
  const words = wordsOf(asking ?? 'lock', fullName(record))
  const hasEnded = useRef(false)
  const afterEnd = useRef<HTMLButtonElement>(null)
  // "End session" leaves with the session: the focus goes to the button that takes its place
  useEffect(() => {
    if (asking !== undefined || !hasEnded.current) return
    hasEnded.current = false
    afterEnd.current?.focus()
  }, [asking])

  async function confirm(action: UserAction): Promise<void> {
    setPending(true)
    try {
      await send(action, record, keyFor({ action, version: record.version, at: record.status }))
      hasEnded.current = action === 'endSession'
      setAsking(undefined)
      const isSave = action === 'disable' || action === 'enable'
      void showToast(
        'success',
        isSave ? savedMessage('User', { id: record.id, deleted: action === 'disable' }) : words.done,
      )
      await refreshCalls('user.*', 'userAccess.*', 'roleInsight.*', 'auditLog.*')
    } catch (error) {
      setFailure(wordsForError(error))
    } finally {
      setPending(false)
    }
  }

  return (
    <>
      <Inline gap={2}>
        {actionsFor(record, me.username, isSignedIn).map((action) => (
          <Button
            key={placeOf(action)}
            ref={action === 'password' ? afterEnd : undefined}
            onPress={() => {
              setFailure(undefined)
              setAsking(action)
            }}
          >
            {wordsOf(action, '').button}
          </Button>
        ))}
        <Button variant="primary" onPress={() => setEditing(true)}>
          Edit
        </Button>
      </Inline>
      <ConfirmDialog
        isOpen={asking !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) setAsking(undefined)
        }}
        title={words.title}
        confirmLabel={words.button}
        isDanger={asking === 'disable'}
        isPending={isPending}
        errorMessage={failure}
        onConfirm={() => {
          if (asking) void confirm(asking)
        }}
      >
        {words.text}
      </ConfirmDialog>
      {isEditing === undefined ? null : (
        <Suspense fallback={null}>
          <UserDialog key={record.version} record={record} isOpen={isEditing} onOpenChange={setEditing} />
        </Suspense>
      )}
    </>
  )
}
