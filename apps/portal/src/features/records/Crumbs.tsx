import { Breadcrumbs } from '@capiz/ui/Breadcrumbs'
import type { ReactElement } from 'react'
import type { RecordView } from './model/calls.ts'
import { TopCrumbs } from '../../patterns/TopCrumbs.tsx'
import { useRecordPlace } from './model/place.ts'
import { keyOf, type RecordScreen } from './model/screens.ts'
import { nameOf, shortened } from './model/labels.ts'

interface CrumbsProps {
  screen: RecordScreen
  record?: RecordView | undefined
  /** what is done on this page; nothing on the page of the record itself */
  last?: string
}

const crumbLength = 40

/** From the list of the kind down to this page. */
export function Crumbs({ screen, record, last }: CrumbsProps): ReactElement {
  const { to, owner } = useRecordPlace()
  const own =
    record === undefined
      ? []
      : [
          {
            label: shortened(record.code ?? nameOf(screen, record), crumbLength),
            ...(last !== undefined && { href: to({ at: 'record', key: keyOf(screen, record) }) }),
          },
        ]
  const items = [
    { label: screen.entities, href: to({ at: 'list' }) },
    ...own,
    ...(last === undefined ? [] : [{ label: last }]),
  ]
  // the record of a provider has its own way in the top bar already
  if (owner !== undefined) return <Breadcrumbs items={items} />
  return <TopCrumbs items={[{ label: 'Compliance', href: '/iso-compliance' }, ...items]} />
}
