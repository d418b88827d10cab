import { Card } from '@capiz/ui/Card'
import { useMediaQuery } from '@capiz/ui/hooks/useMediaQuery'
import { mediaQuery } from '@capiz/ui/tokens'
import type { ReactElement } from 'react'
import { RecordNotices } from '../../patterns/provider/RecordNotices.tsx'
import { WorkCard } from '../../patterns/work/WorkCard.tsx'
import { useProvider } from '../../patterns/provider/provider.ts'
import { useLateCheckIn } from './CheckIns.tsx'
import { MyAccreditationSide } from './MyAccreditationSide.tsx'
import { MyRequests } from './MyRequests.tsx'

/** Returns the next step of the office where the provider has nothing to do. */
const nothingText = (status: string): string =>
  status === 'ON_PROCESS'
    ? 'We review what you sent and write to you when something is needed.'
    : 'We write to you when something is needed.'

/**
 * Shows its owner, below the sentence that says how the accreditation stands, first what there is to do, then the own
 * requests with where each is. The documents and the check-ins follow where they have no place beside.
 */
export function MyAccreditation(): ReactElement {
  const { status } = useProvider()
  const lateCheckIn = useLateCheckIn()
  const isWide = useMediaQuery(mediaQuery.wide)
  return (
    <>
      <WorkCard
        title="Do this first"
        lastItem={lateCheckIn}
        empty={<Card title="Nothing waits for you" description={nothingText(status)} padding="none" />}
      />
      <RecordNotices />
      <MyRequests />
      {isWide ? null : <MyAccreditationSide />}
    </>
  )
}
