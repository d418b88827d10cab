import { formatDay, type IsoDate } from '@capiz/domain/time'
import { Card } from '@capiz/ui/Card'
import { DescriptionList } from '@capiz/ui/DescriptionList'
import { Stack } from '@capiz/ui/Stack'
import { DomainBadge } from '@capiz/ui/StatusBadge'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
import { useProvider } from '../../patterns/provider/provider.ts'
import { today } from '../../patterns/today.ts'
import { MyPapers } from './MyPapers.tsx'
import { MyRequests } from './MyRequests.tsx'
import { useCheckIns } from './next-check-in.ts'
import { standingWords } from './standing.ts'

/** When the next check-in is; one that should have been says so. */
function nextWords(next: IsoDate | undefined): string {
  if (next === undefined) return 'Not set'
  return next < today() ? `${formatDay(next)}, overdue` : formatDay(next)
}

/**
 * What a physician or coordinator wants to know first: how one stands, in plain words, what is missing or runs out,
 * what one asked for and where it stands, what is asked of one, and when the next check-in is.
 */
export function MyAccreditation(): ReactElement {
  const { status, accreditationDate, contractValidityDate } = useProvider()
  const { areKept, last, next } = useCheckIns()
  const day = (date: string | null | undefined) => (date ? formatDay(date as IsoDate) : null)
  return (
    <Card title="My accreditation">
      <Stack gap={4}>
        <Stack gap={2}>
          <span>
            <DomainBadge code={status} />
          </span>
          <Text>{standingWords(status)}</Text>
        </Stack>
        <DescriptionList
          facts={[
            { id: 'since', label: 'Accredited since', value: day(accreditationDate) },
            { id: 'contract', label: 'Contract valid until', value: day(contractValidityDate) },
            ...(areKept
              ? [
                  { id: 'last', label: 'Last check-in', value: day(last) ?? 'None yet' },
                  { id: 'next', label: 'Next check-in', value: nextWords(next) },
                ]
              : []),
          ]}
        />
        <MyRequests />
        <MyPapers />
      </Stack>
    </Card>
  )
}
