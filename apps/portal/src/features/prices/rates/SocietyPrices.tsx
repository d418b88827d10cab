import { Breadcrumbs } from '@capiz/ui/Breadcrumbs'
import { LinkButton } from '@capiz/ui/Link'
import { NotFound } from '@capiz/ui/NotFound'
import { PageHeader } from '@capiz/ui/PageHeader'
import { Stack } from '@capiz/ui/Stack'
import type { ReactElement } from 'react'
import { useParams } from 'react-router-dom'
import { usePageTitle } from '../../../app/page-title.ts'
import { useCan } from '../../../app/session/session.ts'
import { screenAt } from '../model/kinds.ts'
import { PriceSheets } from '../sheets/PriceSheets.tsx'

/** The one list of a kind whose prices belong to nobody. */
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
  if (!isKnown) {
    return (
      <NotFound title="There are no such rates" actions={<LinkButton href="/rates">All rates</LinkButton>}>
        The address may be mistyped.
      </NotFound>
    )
  }
  return (
    <Stack gap={4}>
      <Breadcrumbs
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
