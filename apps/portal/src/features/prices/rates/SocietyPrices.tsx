import { TopCrumbs } from '../../../patterns/TopCrumbs.tsx'
import { EmptyState } from '@capiz/ui/EmptyState'
import { LinkButton } from '@capiz/ui/LinkButton'
import { PageHeader } from '@capiz/ui/PageHeader'
import { Stack } from '@capiz/ui/Stack'
import type { ReactElement } from 'react'
import { useParams } from 'react-router-dom'
import { useTermOptions } from '../../../patterns/field/use-term-options.ts'
import { UnderConstruction } from '../../../platform/feedback/UnderConstruction.tsx'
import { usePageTitle } from '../../../platform/routing/page-title.ts'
import { useCan } from '../../../platform/session/session.ts'
import { screenAt } from '../model/kinds.ts'
import { PriceSheets } from '../sheets/PriceSheets.tsx'

/** Shows the one list of a kind whose prices have no owner. */
export function StandardPrices(): ReactElement | null {
  const screen = screenAt(useParams()['path'])
  const canEdit = useCan()('RATE_EDIT')
  return screen ? <PriceSheets screen={screen} owner="" canEdit={canEdit} canRequest={false} /> : null
}

/** The prices of one medical society: standard fees, or those agreed with the association. */
export function SocietyPrices(): ReactElement {
  const { path, society = '' } = useParams()
  const canEdit = useCan()('RATE_EDIT')
  const screen = screenAt(path)
  const isKnown = screen?.owner === 'society'
  usePageTitle(isKnown ? society : undefined)
  const societies = useTermOptions({ kind: 'text', list: 'society' })
  if (!isKnown) return <UnderConstruction />
  if (societies.length > 0 && societies.every(({ value }) => value.toLowerCase() !== society.toLowerCase())) {
    return (
      <EmptyState
        level={1}
        title="There is no such society"
        actions={<LinkButton href={`/rates/${screen.path}`}>{screen.title}</LinkButton>}
      >
        No society of the list has the name {society}.
      </EmptyState>
    )
  }
  return (
    <Stack gap={4}>
      <TopCrumbs
        items={[
          { label: 'Rates', href: '/rates' },
          { label: screen.title, href: `/rates/${screen.path}` },
          { label: society },
        ]}
      />
      <PageHeader title={society} />
      <PriceSheets
        key={`${path} ${society}`}
        screen={screen}
        owner={society}
        canEdit={canEdit}
        canRequest={false}
      />
    </Stack>
  )
}
