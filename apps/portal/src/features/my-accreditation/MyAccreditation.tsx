import { formatDay, type IsoDate } from '@capiz/domain/time'
import { Card } from '@capiz/ui/Card'
import { DescriptionList } from '@capiz/ui/DescriptionList'
import { Stack } from '@capiz/ui/Stack'
import { DomainBadge } from '@capiz/ui/accreditation/DomainBadge'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
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

/**
 * Shows the accreditation to its physician or coordinator: the status in plain words, missing and expiring documents,
 * own requests with their status, information requests to answer, and the date of the next check-in.
 */
export function MyAccreditation(): ReactElement {
  const { status, accreditationDate, contractValidityDate } = useProvider()
  const { areKept, last, next } = useCheckIns()
  const day = (date: IsoDate | null | undefined) => (date ? formatDay(date) : null)
  return (
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
  )
}
