import { userAccess } from '@capiz/api/contract/admin'
import type { OutputOf } from '@capiz/api/contract/define'
import { deviceName } from '@capiz/domain/text'
import { Card } from '@capiz/ui/Card'
import { Text } from '@capiz/ui/Text'
import { Timeline, type TimelineEntry } from '@capiz/ui/Timeline'
import type { ReactElement } from 'react'
import { dayOf, timeOf } from '../../../patterns/labels.ts'
import { useCall } from '../../../platform/data/query.tsx'
import { LoadingLines } from '../../../patterns/LoadingLines.tsx'
import type { UserRow } from './columns.tsx'
import { endLabel } from './session-labels.ts'
import { ReadError } from '../../../patterns/ReadError.tsx'

type SessionRow = OutputOf<typeof userAccess.sessions>[number]

function entryOf(row: SessionRow): TimelineEntry {
  return {
    id: String(row.id),
    title: row.isOpen ? 'Signed in now' : 'Was signed in',
    text: [endLabel(row), [deviceName(row.userAgent), row.ip].filter(Boolean).join(' from ')]
      .filter(Boolean)
      .join(' '),
    tone: row.isOpen ? 'positive' : 'neutral',
    icon: row.isOpen ? 'check' : 'clock',
    day: dayOf(row.createdDate),
    time: timeOf(row.createdDate),
  }
}

/** The latest sign-ins of a user: from where, and how each ended. */
export function Sessions({ record }: { record: UserRow }): ReactElement {
  const answer = useCall(userAccess.sessions, { params: { code: record.code } })
  return (
    <Card title="Sign-ins" description="The latest 20. Signing in elsewhere ends the session before.">
      {answer.isError ? (
        <ReadError title="The sign-ins could not be read" answer={answer} />
      ) : answer.data === undefined ? (
        <LoadingLines count={4} />
      ) : answer.data.length === 0 ? (
        <Text tone="muted">Has not signed in yet.</Text>
      ) : (
        <Timeline label="Sign-ins" entries={answer.data.map(entryOf)} />
      )}
    </Card>
  )
}
