import { Breadcrumbs } from '@capiz/ui/Breadcrumbs'
import { LinkButton } from '@capiz/ui/Link'
import { NotFound } from '@capiz/ui/NotFound'
import { PageHeader } from '@capiz/ui/PageHeader'
import { Stack } from '@capiz/ui/Stack'
import type { ReactElement } from 'react'
import { useParams } from 'react-router-dom'
import { usePageTitle } from '../../../app/page-title.ts'
import { useCan } from '../../../app/session/session.ts'
import { type PriceScreen, priceScreens } from '../model/kinds.ts'
import { PriceSheets } from '../sheets/PriceSheets.tsx'

const societyScreens: readonly PriceScreen[] = [priceScreens['standard-pf'], priceScreens['ahmopi-rate']]

/** The standard procedure rates, the one list that belongs to nobody. */
export function StandardProcedures(): ReactElement {
  const canEdit = useCan()('RATE_EDIT')
  return (
    <PriceSheets
      screen={priceScreens['standard-procedure-rate']}
      owner=""
      canEdit={canEdit}
      canRequest={false}
    />
  )
}

/** The prices of one medical society: standard fees, or those agreed with the association. */
export function SocietyPrices(): ReactElement {
  const { path = '', society = '' } = useParams()
  const canEdit = useCan()('RATE_EDIT')
  const screen = societyScreens.find((each) => each.path === path)
  usePageTitle(screen === undefined ? undefined : society)
  if (screen === undefined) {
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
