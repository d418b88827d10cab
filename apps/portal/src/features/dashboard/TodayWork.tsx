import { Card } from '@capiz/ui/Card'
import { Link } from '@capiz/ui/Link'
import { lazy, type ReactElement, Suspense } from 'react'
import { WorkCard } from '../../patterns/work/WorkCard.tsx'
import { waitingPath } from './figures.ts'

interface TodayWorkProps {
  /** the act requests wait for; none for those who only read */
  waits?: 'review' | 'approve' | undefined
  /** folds the work of other roles */
  foldsTeam?: boolean
}

// for readers for whom nothing waits
const Usual = lazy(async () => ({ default: (await import('./Usual.tsx')).Usual }))

/** The work of staff, with the way to all requests among it. */
export function TodayWork({ waits, foldsTeam = false }: TodayWorkProps): ReactElement {
  return (
    <WorkCard
      title="To do"
      foldsTeam={foldsTeam}
      actions={
        waits === undefined ? undefined : (
          <Link href={waitingPath(waits)} variant="standalone">
            All requests waiting for you
          </Link>
        )
      }
      empty={
        <Card
          title="Nothing waits for you"
          padding="none"
          actions={
            <Suspense>
              <Usual />
            </Suspense>
          }
        />
      }
    />
  )
}
