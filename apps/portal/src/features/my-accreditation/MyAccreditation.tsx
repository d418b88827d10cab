import { formatDay, type IsoDate } from '@capiz/domain/time'
import { Card } from '@capiz/ui/Card'
import { DescriptionList } from '@capiz/ui/DescriptionList'
import { Stack } from '@capiz/ui/Stack'
import { DomainBadge } from '@capiz/ui/accreditation/DomainBadge'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
import { RecordNotices } from '../../patterns/provider/RecordNotices.tsx'
import { WorkCard } from '../../patterns/work/WorkCard.tsx'
import { useProvider } from '../../patterns/provider/provider.ts'
import { today } from '../../patterns/today.ts'
import { MyDocuments } from './MyDocuments.tsx'
import { MyRequests } from './MyRequests.tsx'
import { useCheckIns } from './next-check-in.ts'
import { statusMeaning } from './status.ts'

/** When the next check-in is; one that should have been says so. */
function nextCheckInText(next: IsoDate | undefined): string {
  if (next === undefined) return 'Not set'
  return next < today() ? `${formatDay(next)}, overdue` : formatDay(next)
}

/** Returns the next step of the office where the provider has nothing to do. */
const nothingText = (status: string): string =>
  status === 'ON_PROCESS'
    ? 'We review what you sent and write to you when something is needed.'
    : 'We write to you when something is needed.'

/**
 * Shows first what its owner has to do, then the accreditation to its physician or coordinator: the status in plain words, missing and expiring documents,
 * own requests with their status, information requests to answer, and the date of the next check-in.
 */
export function MyAccreditation(): ReactElement {
  const { status, accreditationDate, contractValidityDate } = useProvider()
  const { areKept, last, next } = useCheckIns()
  const day = (date: IsoDate | null | undefined) => (date ? formatDay(date) : null)
  return (
    <>
      <WorkCard
        title="Do this first"
        empty={<Card title="Nothing waits for you" description={nothingText(status)} padding="none" />}
      />
      <RecordNotices />
      <Card title="My accreditation">
        <Stack gap={4}>
          <Stack gap={2}>
            <span>
              <DomainBadge code={status} />
            </span>
            <Text>{statusMeaning(status)}</Text>
          </Stack>
          <DescriptionList
            facts={[
              { id: 'since', label: 'Accredited since', value: day(accreditationDate) },
              { id: 'contract', label: 'Contract valid until', value: day(contractValidityDate) },
              ...(areKept
                ? [
                    { id: 'last', label: 'Last check-in', value: day(last) ?? 'None yet' },
                    { id: 'next', label: 'Next check-in', value: nextCheckInText(next) },
                  ]
                : []),
            ]}
          />
          <MyRequests />
          <MyDocuments />
        </Stack>
      </Card>
    </>
  )
}
