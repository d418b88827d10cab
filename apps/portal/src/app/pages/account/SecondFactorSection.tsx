import type { OutputOf } from '@capiz/api/contract/define'
import { factor } from '@capiz/api/contract/factor'
import { formatDay } from '@capiz/domain/time'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { ConfirmDialog } from '@capiz/ui/ConfirmDialog'
import { ErrorState } from '@capiz/ui/ErrorState'
import { Notice } from '@capiz/ui/Notice'
import { Inline, Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { lazy, type ReactElement, Suspense, useState } from 'react'
import { LoadingLines } from '../../../patterns/LoadingLines.tsx'
import { dayOf, timeOf } from '../../../patterns/labels.ts'
import { useCall } from '../../../platform/data/query.tsx'
import { useSend } from '../../../platform/data/send.ts'
import { errorMessage } from '../../../platform/feedback/report-error.ts'
import { showToast } from '../../../platform/feedback/toasts.ts'
import { load } from '../../../platform/loading/lazy-screen.ts'
import { loadUser, useUser } from '../../../platform/session/session.ts'
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx'

const AddAuthenticator = lazy(async () => ({
  default: (await load(() => import('./AddAuthenticator.tsx'))).AddAuthenticator,
}))

type Factors = OutputOf<typeof factor.list>
type Factor = Factors['factors'][number]

const refresh = ['factor.*'] as const

function usesOf({ createdDate, lastUsed }: Factor): string {
  const added = `Added ${formatDay(dayOf(createdDate))}`
  return lastUsed === null
    ? `${added}.`
    : `${added}, last used ${formatDay(dayOf(lastUsed))}, ${timeOf(lastUsed)}.`
}

function FactorLine({ row }: { row: Factor }): ReactElement {
  const [isAsking, setAsking] = useState(false)
  const remove = useSend(factor.remove, { refresh })
  const confirm = (): void =>
    remove.mutate(
      { input: { params: { id: row.id } } },
      {
        onSuccess: () => showToast('success', 'Second factor removed.'),
        onSettled: () => setAsking(false),
      },
    )
  return (
    <Inline justify="between">
      <div>
        <Text>{row.name}</Text>
        <Text size="compact" tone="muted">
          {usesOf(row)}
        </Text>
      </div>
      <Button size="sm" onPress={() => setAsking(true)}>
        Remove
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Remove the second factor?"
        confirmLabel="Remove"
        isDanger
        isPending={remove.isPending}
        onConfirm={confirm}
      >
        Your password alone signs you in then, and the recovery codes stop working.
      </ConfirmDialog>
    </Inline>
  )
}

/** Returns the actions of the section and the dialogs they open. */
function useEnrolment() {
  const { user } = useUser()
  const [codes, setCodes] = useState<readonly string[]>([])
  const start = useSend(factor.startTotp)
  const renew = useSend(factor.renewRecoveryCodes, { refresh })
  const list = useCall(factor.list)
  function finish(recoveryCodes: readonly string[]): void {
    start.reset()
    setCodes(recoveryCodes)
    void list.refetch()
    showToast('success', 'Authenticator app added.')
    if (recoveryCodes.length === 0 && user.lacksFactor) void loadUser()
  }
  function close(): void {
    setCodes([])
    if (user.lacksFactor) void loadUser()
  }
  const dialogs = (
    <>
      {start.data !== undefined && (
        <Suspense>
          <AddAuthenticator begun={start.data} onDone={finish} onClose={start.reset} />
        </Suspense>
      )}
      {codes.length > 0 && <RecoveryCodesDialog codes={codes} onClose={close} />}
    </>
  )
  return {
    list,
    dialogs,
    isStarting: start.isPending,
    isRenewing: renew.isPending,
    add: () => start.mutate({ input: {} }),
    renew: () => renew.mutate({ input: {} }, { onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes) }),
  }
}

type Enrolment = ReturnType<typeof useEnrolment>

function FactorList({ factors, enrolment }: { factors: Factors; enrolment: Enrolment }): ReactElement {
  const { recoveryCodesLeft: left } = factors
  const hasFactor = factors.factors.length > 0
  return (
    <Stack gap={4}>
      {!hasFactor && (
        <Text tone="muted">None yet. With one, a stolen password is not enough to sign in as you.</Text>
      )}
      {hasFactor && (
        <Stack as="ul" gap={4}>
          {factors.factors.map((row) => (
            <li key={row.id}>
              <FactorLine row={row} />
            </li>
          ))}
        </Stack>
      )}
      {hasFactor && left <= 3 && (
        <Notice kind="attention">
          {left === 0
            ? 'No recovery code is left.'
            : `Only ${left} recovery ${left === 1 ? 'code is' : 'codes are'} left.`}{' '}
          Make new ones before you need them.
        </Notice>
      )}
      <Inline>
        <Button
          variant={hasFactor ? 'secondary' : 'primary'}
          isPending={enrolment.isStarting}
          pendingLabel="Beginning"
          onPress={enrolment.add}
        >
          {hasFactor ? 'Replace the authenticator app' : 'Add an authenticator app'}
        </Button>
        {hasFactor && (
          <Button isPending={enrolment.isRenewing} pendingLabel="Making" onPress={enrolment.renew}>
            New recovery codes
          </Button>
        )}
      </Inline>
    </Stack>
  )
}

/** The second factors of the user: what is there, adding, removing, recovery codes. */
export function SecondFactorSection(): ReactElement {
  const enrolment = useEnrolment()
  const { data, error, refetch } = enrolment.list
  return (
    <Card title="Second factor" description="A code of your phone beside the password.">
      {data !== undefined ? (
        <FactorList factors={data} enrolment={enrolment} />
      ) : error === null ? (
        <LoadingLines count={2} />
      ) : (
        <ErrorState title="Your second factors could not be read" onRetry={() => void refetch()} level={3}>
          {errorMessage(error)}
        </ErrorState>
      )}
      {enrolment.dialogs}
    </Card>
  )
}
