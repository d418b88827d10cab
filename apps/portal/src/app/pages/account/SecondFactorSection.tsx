import type { OutputOf } from '@capiz/api/contract/define'
import { factor } from '@capiz/api/contract/factor'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { Notice } from '@capiz/ui/Notice'
import { Inline, Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { lazy, type ReactElement, Suspense, useState } from 'react'
import { LoadingLines } from '../../../patterns/LoadingLines.tsx'
import { useCall } from '../../../platform/data/query.tsx'
import { useSend } from '../../../platform/data/send.ts'
import { showToast } from '../../../platform/feedback/toasts.ts'
import { load } from '../../../platform/loading/lazy-screen.ts'
import { loadUser, useUser } from '../../../platform/session/session.ts'
import { canUsePasskeys } from '../../../platform/session/passkey.ts'
import { FactorLine } from './FactorLine.tsx'
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx'
import { ReadError } from '../../../patterns/ReadError.tsx'

const AddPasskey = lazy(async () => ({
  default: (await load(() => import('./AddPasskey.tsx'))).AddPasskey,
}))
const AddAuthenticator = lazy(async () => ({
  default: (await load(() => import('./AddAuthenticator.tsx'))).AddAuthenticator,
}))

type Factors = OutputOf<typeof factor.list>

const refresh = ['factor.*'] as const

/** Returns the actions of the section and the dialogs they open. */
function useEnrolment() {
  const { user } = useUser()
  const [codes, setCodes] = useState<readonly string[]>([])
  const start = useSend(factor.startTotp)
  const startPasskey = useSend(factor.startPasskey)
  const renew = useSend(factor.renewRecoveryCodes, { refresh })
  const list = useCall(factor.list)
  function finish(recoveryCodes: readonly string[], message: string): void {
    start.reset()
    startPasskey.reset()
    setCodes(recoveryCodes)
    void list.refetch()
    showToast('success', message)
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
          <AddAuthenticator
            begun={start.data}
            onDone={(given) => finish(given, 'Authenticator app added.')}
            onClose={start.reset}
          />
        </Suspense>
      )}
      {startPasskey.data !== undefined && (
        <Suspense>
          <AddPasskey
            begun={startPasskey.data}
            onDone={(given) => finish(given, 'Passkey added.')}
            onClose={startPasskey.reset}
          />
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
    isStartingPasskey: startPasskey.isPending,
    addPasskey: () => startPasskey.mutate({ input: {} }),
    renew: () => renew.mutate({ input: {} }, { onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes) }),
  }
}

type Enrolment = ReturnType<typeof useEnrolment>

function FactorList({ factors, enrolment }: { factors: Factors; enrolment: Enrolment }): ReactElement {
  const { user } = useUser()
  const { recoveryCodesLeft: left } = factors
  const hasApp = factors.factors.some(({ kind }) => kind === 'TOTP')
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
              <FactorLine row={row} isLast={factors.factors.length === 1} />
            </li>
          ))}
        </Stack>
      )}
      {hasFactor && left <= 3 && (
        <Notice tone="attention">
          {left === 0
            ? 'No recovery code is left.'
            : `Only ${left} recovery ${left === 1 ? 'code is' : 'codes are'} left.`}{' '}
          Make new ones before you need them.
        </Notice>
      )}
      <Inline>
        <Button
          // the way on only for who cannot go on without one
          variant={user.lacksFactor && !hasFactor ? 'primary' : 'secondary'}
          isPending={enrolment.isStarting}
          pendingLabel="Beginning"
          onPress={enrolment.add}
        >
          {hasApp ? 'Replace the authenticator app' : 'Add an authenticator app'}
        </Button>
        {factors.canAddPasskeys && canUsePasskeys() && (
          <Button
            isPending={enrolment.isStartingPasskey}
            pendingLabel="Beginning"
            onPress={enrolment.addPasskey}
          >
            Add a passkey
          </Button>
        )}
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
  const { data, error, refetch, isFetching } = enrolment.list
  return (
    <Card title="Second factor" description="A passkey or a code from your phone, as well as the password.">
      {data !== undefined ? (
        <FactorList factors={data} enrolment={enrolment} />
      ) : error === null ? (
        <LoadingLines count={2} />
      ) : (
        <ReadError
          title="Your second factors could not be read"
          level={3}
          answer={{ error, refetch, isFetching }}
        />
      )}
      {enrolment.dialogs}
    </Card>
  )
}
