import { Notice } from '@capiz/ui/Notice'
import { Stack } from '@capiz/ui/Stack'
import { TabNav } from '@capiz/ui/TabNav'
import type { ReactElement } from 'react'
import { useCan, useUser } from '../../platform/session/session.ts'
import { useQueryParams } from '../../platform/routing/query-params.ts'
import { recordHref, useProvider } from '../../patterns/provider/provider.ts'
import { ownerKinds } from './model/areas.ts'
import { queryOfStep, RecordPlaceContext, type Step, stepOfQuery } from './model/place.ts'
import { recordScreens } from './model/screens.ts'
import { RecordSteps } from './RecordSteps.tsx'

/** The records about the provider around: check-ins, notices, violations and what it was given, as far as the caller may see. */
export function OwnerRecords(): ReactElement {
  const provider = useProvider()
  const can = useCan()
  const isStaff = useUser().marker === 'ADMIN'
  const query = useQueryParams()
  const kinds = ownerKinds({
    kind: provider.kind.name,
    isDentist: provider.credentialPage === 'DENTIST_CREDENTIAL',
    isStaff,
    can,
  })
  const screens = kinds.map((kind) => recordScreens[kind])
  const requestedKind = query.get('kind')
  // links out of the timeline know the kind by its own name
  const screen =
    screens.find(({ path, name }) => path === requestedKind || name === requestedKind) ?? screens[0]
  if (screen === undefined) return <Notice kind="info">There are no records here that you may see.</Notice>
  const path = `${recordHref(provider)}/records`
  const place = {
    to: (step: Step) => queryOfStep(`${path}?kind=${screen.path}`, step),
    owner: { code: provider.code, name: provider.name },
  }
  return (
    <Stack gap={4}>
      <TabNav
        label="Kinds of records"
        items={screens.map((one) => ({
          href: `${path}?kind=${one.path}`,
          label: one.entities,
          isCurrent: one === screen,
        }))}
      />
      <RecordPlaceContext value={place}>
        <RecordSteps key={screen.path} screen={screen} step={stepOfQuery(query)} />
      </RecordPlaceContext>
    </Stack>
  )
}
