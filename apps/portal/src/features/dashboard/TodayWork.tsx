import { Card } from '@capiz/ui/Card'
import { Link, LinkButton } from '@capiz/ui/Link'
import { Inline } from '@capiz/ui/Stack'
import type { ReactElement } from 'react'
import { useCan } from '../../platform/session/session.ts'
import { WorkCard } from '../../patterns/work/WorkCard.tsx'
import { waitingPath } from './figures.ts'

interface TodayWorkProps {
  /** the act requests wait for; none for those who only read */
  waits?: 'review' | 'approve' | undefined
  /** folds the work of other roles */
  foldsTeam?: boolean
}

/** Links to the pages used most by readers for whom nothing waits. */
function Usual(): ReactElement {
  const can = useCan()
  const places = [
    { href: '/reports', label: 'Open reports', isOpen: can('REPORT_VIEW') },
    { href: '/health-facility', label: 'Browse facilities', isOpen: can('HF_VIEW') },
    { href: '/doctor', label: 'Browse physicians', isOpen: can('PHY_VIEW') },
  ].filter(({ isOpen }) => isOpen)
  return (
    <Inline gap={2}>
      {places.map(({ href, label }, at) => (
        <LinkButton key={href} href={href} size="sm" variant={at === 0 ? 'primary' : 'secondary'}>
          {label}
        </LinkButton>
      ))}
    </Inline>
  )
}

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
      empty={<Card title="Nothing waits for you" padding="none" actions={<Usual />} />}
    />
  )
}
