import { isApiError } from '@capiz/api/client'
import { application } from '@capiz/api/contract/applicant-ask'
import type { OutputOf } from '@capiz/api/contract/define'
import { Button } from '@capiz/ui/Button'
import { FormActions } from '@capiz/ui/FormActions'
import { Heading } from '@capiz/ui/Heading'
import { LinkButton } from '@capiz/ui/Link'
import { Notice } from '@capiz/ui/Notice'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { type ReactElement, Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import * as v from 'valibot'
import { call } from '../../../platform/calls/api.ts'
import { errorMessage } from '../../../platform/feedback/report-error.ts'
import { useIsSending, useSaveForm } from '../../../platform/forms/form.tsx'
import { LoadingLines } from '../../../patterns/LoadingLines.tsx'
import { lazyPage } from '../model/lazy-page.ts'
import * as styles from '../register.css.ts'

type Confirmed = OutputOf<typeof application.confirm>

const ReceivedPage = lazyPage(
  () => import('./ReceivedPage.tsx'),
  (m) => m.ReceivedPage,
)

const nothing = v.object({})
const none = {}

function NotConfirmed({ error }: { error: unknown }): ReactElement {
  const isOver = isApiError(error) && error.status === 404
  return (
    <Notice
      tone="danger"
      isLive
      title={isOver ? 'This link does not work, or no longer' : 'The application was not sent'}
      actions={<LinkButton href="/register">Go to the application</LinkButton>}
    >
      {isOver
        ? 'Links work for three days. Answers typed on this device are still there: send them again for a new link.'
        : errorMessage(error)}
    </Notice>
  )
}

/**
 * Shows the page behind the mailed link that confirms the address of an application. It asks for a press, because
 * programs that look through mail open links too. The token stands behind the #, so it is sent in a body only.
 */
export function ConfirmApplication(): ReactElement {
  const token = decodeURIComponent(useLocation().hash.slice(1))
  const [confirmed, setConfirmed] = useState<Confirmed>()
  const [failure, setFailure] = useState<unknown>()
  const form = useSaveForm<object, Confirmed>({
    name: 'confirm-application',
    schema: nothing,
    values: none,
    save: (_, idempotencyKey) => call(application.confirm, { body: { token } }, { idempotencyKey }),
    onSaved: setConfirmed,
    onFailed: setFailure,
  })
  const isSending = useIsSending(form)
  if (confirmed !== undefined) {
    return (
      <Suspense fallback={<LoadingLines count={8} />}>
        <ReceivedPage confirmed={confirmed} />
      </Suspense>
    )
  }
  return (
    <Stack gap={5} className={styles.single}>
      <Heading level={1} tabIndex={-1}>
        Confirm your e-mail address
      </Heading>
      {token === '' ? (
        <Text>Open this page by the link in the mail “Confirm your e-mail address”.</Text>
      ) : (
        <>
          <Text>
            You got the link by mail, so the address is yours. With this press the application goes to the
            accreditation office.
          </Text>
          {failure !== undefined && !isSending && <NotConfirmed error={failure} />}
          <FormActions>
            <Button variant="primary" isPending={isSending} pendingLabel="Sending" onPress={form.submit}>
              Confirm and send the application
            </Button>
          </FormActions>
        </>
      )}
    </Stack>
  )
}
