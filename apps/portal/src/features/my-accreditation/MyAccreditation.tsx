import { formatDay, type IsoDate } from '@capiz/domain/time'
import { Card } from '@capiz/ui/Card'
import type { ReactElement } from 'react'
import { RecordNotices } from '../../patterns/provider/RecordNotices.tsx'
import { WorkCard } from '../../patterns/work/WorkCard.tsx'
import { useProvider } from '../../patterns/provider/provider.ts'
import { today } from '../../patterns/today.ts'
import { MyDocuments } from './MyDocuments.tsx'
import { MyRequests } from './MyRequests.tsx'
import { useCheckIns } from './next-check-in.ts'

/** Returns the next step of the office where the provider has nothing to do. */
const nothingText = (status: string): string =>
  status === 'ON_PROCESS'
    ? 'We review what you sent and write to you when something is needed.'
    : 'We write to you when something is needed.'

/** When the next check-in is; one that should have been says so. */
function nextText(next: IsoDate | undefined): string {
  if (next === undefined) return 'Next check-in: not set'
  return `Next check-in: ${formatDay(next)}${next < today() ? ', overdue' : ''}`
}

/** The last and the next check-in, of providers that are visited. */
function CheckIns(): ReactElement | null {
  const { areKept, last, next } = useCheckIns()
  if (!areKept) return null
  const before = last === undefined ? 'None so far.' : `The last one was on ${formatDay(last)}.`
  return <Card title={nextText(next)} description={before} padding="none" />
}

/**
 * Shows its owner, below the sentence that says how the accreditation stands, first what there is to do, then the own
 * requests with where each is, the documents that are missing or end soon, and the check-ins.
 */
export function MyAccreditation(): ReactElement {
  const { status } = useProvider()
  return (
    <>
      <WorkCard
        title="Do this first"
        empty={<Card title="Nothing waits for you" description={nothingText(status)} padding="none" />}
      />
      <RecordNotices />
      <MyRequests />
      <MyDocuments />
      <CheckIns />
    </>
  )
}
