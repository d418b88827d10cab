import { isApiError } from '@capiz/api/client'
import { confirmation } from '@capiz/api/contract/confirmation'
import type { OutputOf } from '@capiz/api/contract/define'
import { isLinkSection } from '@capiz/domain/confirmation'
import { formatDay } from '@capiz/domain/time'
import { Code } from '@capiz/ui/Code'
import { Heading } from '@capiz/ui/Heading'
import { Link, LinkButton } from '@capiz/ui/Link'
import { Notice } from '@capiz/ui/Notice'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
import { useLocation } from 'react-router-dom'
import { LoadingLines } from '../../patterns/LoadingLines.tsx'
import { Progress } from '../../patterns/confirmation/Progress.tsx'
import type { SectionView } from '../../patterns/confirmation/section.ts'
import { useConfirm } from '../../patterns/confirmation/use-confirm.ts'
import { call } from '../../platform/calls/api.ts'
import { refreshCalls, useCall } from '../../platform/data/query.tsx'
import * as styles from './link.css.ts'
import { LinkedSection } from './LinkedSection.tsx'
import { ReadError } from '../../patterns/ReadError.tsx'

type LinkedRecord = OutputOf<typeof confirmation.linked>

async function send(
  token: string,
  { section, hash }: SectionView,
  problem: string | null,
): Promise<readonly SectionView[]> {
  if (!isLinkSection(section)) return []
  const body = { token, section, hash, problem }
  return (await call(confirmation.confirmByLink, { body })).sections
}

function Sections({ record, token }: { record: LinkedRecord; token: string }): ReactElement {
  const refresh = () => void refreshCalls('confirmation.*')
  const { pending, confirm, report } = useConfirm(
    (section, problem) => send(token, section, problem),
    refresh,
    refresh,
  )
  const { subject, code, name, until, sections } = record
  const path = subject === 'facility' ? 'health-facility' : 'doctor'
  const isDone = sections.every(({ state, reopenedBy }) => state === 'CONFIRMED' || reopenedBy === 'LINK')
  return (
    <>
      <Text>
        {name} <Code isMuted>{code}</Code>
      </Text>
      {isDone ? (
        <Notice tone="success" isLive title="Thank you, that is all">
          The accreditation office has what you confirmed and what you wrote. You can close this page.
        </Notice>
      ) : (
        <Text>Members rely on these details. Confirm each section that is still right.</Text>
      )}
      <Progress sections={sections} />
      {sections.map((section) => (
        <LinkedSection
          key={section.section}
          section={section}
          isPending={pending === section.section}
          onConfirm={() => confirm(section)}
          onReport={(problem) => report(section, problem)}
        />
      ))}
      <Text tone="muted">
        The payee is shown and confirmed only{' '}
        <Link href={`/${path}/${code}/confirmation`}>after signing in</Link>. This link works until{' '}
        {formatDay(until)}, or until the next mail.
      </Text>
    </>
  )
}

function NoLink({ isExpired }: { isExpired: boolean }): ReactElement {
  return (
    <Notice
      tone="attention"
      title={isExpired ? 'This link does not work, or no longer' : 'Open the link in your mail'}
      actions={<LinkButton href="/auth/login">Sign in</LinkButton>}
    >
      Each mail about your details brings a new link, and the one before stops working. Open the newest mail,
      or sign in and confirm your details in the portal.
    </Notice>
  )
}

function Linked({ token }: { token: string }): ReactElement {
  const { data, error, isFetching, refetch } = useCall(confirmation.linked, { body: { token } })
  if (data !== undefined) return <Sections record={data} token={token} />
  if (error === null) return <LoadingLines count={8} />
  if (isApiError(error) && [404, 422].includes(error.status)) return <NoLink isExpired />
  return (
    <ReadError title="Your details could not be read" level={2} answer={{ error, refetch, isFetching }} />
  )
}

/**
 * Shows the page on which a provider confirms its details without signing in. The token of the mailed link stands behind
 * the #, so it is sent to the server in a body only.
 */
export function ConfirmByLink(): ReactElement {
  const token = decodeURIComponent(useLocation().hash.slice(1))
  return (
    <Stack gap={5} className={styles.column}>
      <Heading level={1} tabIndex={-1}>
        Are your details still right?
      </Heading>
      {token === '' ? <NoLink isExpired={false} /> : <Linked key={token} token={token} />}
    </Stack>
  )
}
