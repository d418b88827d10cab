import { SideList } from '@capiz/ui/SideList'
import type { ReactElement } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCan, useUser } from '../../platform/session/session.ts'
import { useQueryParams } from '../../platform/routing/query-params.ts'
import { recordHref, useProvider } from '../../patterns/provider/provider.ts'
import { ownerKinds } from './model/areas.ts'
import { queryOfStep, RecordPlaceContext, type Step, stepOfQuery } from './model/place.ts'
import { recordScreens } from './model/screens.ts'
import { Memos } from './memos/Memos.tsx'
import { RecordSteps } from './RecordSteps.tsx'

/** The part with the memos to the provider, beside the kinds of records. */
const memos = { path: 'memos', label: 'Memos' }

/** The records about the provider around: check-ins, notices, violations and what it was given, as far as the caller may see. */
export function OwnerRecords(): ReactElement {
  const provider = useProvider()
  const can = useCan()
  const navigate = useNavigate()
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
  const path = `${recordHref(provider)}/records`
  const owner = { code: provider.code, name: provider.name }
  // links out of the timeline know the kind by its own name
  const requested = screens.find(({ path: at, name }) => at === requestedKind || name === requestedKind)
  const screen = requestedKind === memos.path ? undefined : (requested ?? screens[0])
  return (
    <SideList
      label="Kinds of records"
      onNavigate={(href) => void navigate(href)}
      groups={[
        {
          items: [...screens.map(({ path: at, entities }) => ({ path: at, label: entities })), memos].map(
            ({ path: at, label }) => ({
              href: `${path}?kind=${at}`,
              label,
              isCurrent: at === (screen ?? memos).path,
            }),
          ),
        },
      ]}
    >
      {screen === undefined ? (
        <Memos owner={owner} />
      ) : (
        <RecordPlaceContext
          value={{ to: (step: Step) => queryOfStep(`${path}?kind=${screen.path}`, step), owner }}
        >
          <RecordSteps key={screen.path} screen={screen} step={stepOfQuery(query)} />
        </RecordPlaceContext>
      )}
    </SideList>
  )
}
