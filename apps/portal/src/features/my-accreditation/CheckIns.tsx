import { formatDay, type IsoDate } from '@capiz/domain/time'
import { dueText } from '@capiz/domain/work'
import { Card } from '@capiz/ui/Card'
import type { WorkItem } from '@capiz/ui/WorkList'
import type { ReactElement } from 'react'
import { today } from '../../patterns/today.ts'
import { useCheckIns } from './next-check-in.ts'

const lastText = (last: IsoDate | undefined): string =>
  last === undefined ? 'None so far.' : `The last one was on ${formatDay(last)}.`

/** The check-in that should have been, as the last item of what there is to do; undefined while none is late. */
export function useLateCheckIn(): WorkItem | undefined {
  const { areKept, next, href } = useCheckIns()
  if (!areKept || next === undefined || next >= today()) return undefined
  return {
    id: 'check-in',
    subject: 'Check-in',
    detail: `It was due on ${formatDay(next)}.`,
    due: dueText(next, today()),
    isLate: true,
    ...(href !== undefined && {
      action: { label: 'Open check-in', href, name: 'Open check-in, the last one' },
    }),
  }
}

/** The last and the next check-in, of providers that are visited; one that is late stands with what there is to do. */
export function CheckIns(): ReactElement | null {
  const { areKept, last, next } = useCheckIns()
  if (!areKept || (next !== undefined && next < today())) return null
  const title = next === undefined ? 'Next check-in: not set' : `Next check-in: ${formatDay(next)}`
  return <Card title={title} description={lastText(last)} padding="none" />
}
