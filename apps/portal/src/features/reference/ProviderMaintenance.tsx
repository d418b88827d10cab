import { isReferenceBase, referenceLists } from '@capiz/domain/reference'
import { PageHeader } from '@capiz/ui/PageHeader'
import { Stack } from '@capiz/ui/Stack'
import { type ReactElement, Suspense } from 'react'
import { Navigate, Route, Routes, useParams } from 'react-router-dom'
import { lazyScreen } from '../../platform/loading/lazy-screen.ts'
import { useCan } from '../../platform/session/session.ts'
import { usePageTitle } from '../../platform/routing/page-title.ts'
import { UnderConstruction } from '../../platform/feedback/UnderConstruction.tsx'
import { Waiting } from '../../platform/feedback/Waiting.tsx'
import { formsPlace, listGroups, type ListPlace, rulesPlace } from './list-groups.ts'
import { ListNav } from './ListNav.tsx'
import { MaintainedList } from './MaintainedList.tsx'

const RequirementRules = lazyScreen(
  () => import('./rules/RequirementRules.tsx'),
  (m) => m.RequirementRules,
)

const BlankForms = lazyScreen(
  () => import('./blank-forms/BlankForms.tsx'),
  (m) => m.BlankForms,
)

/** A list, the rules or the blank forms, beside the choice of lists. */
function Framed({ current, children }: { current: ListPlace; children: ReactElement }): ReactElement {
  return (
    <Stack gap={5}>
      <PageHeader
        title="Reference lists"
        description="The lists behind the drop-downs of facilities and physicians."
      />
      <ListNav current={current}>
        <Suspense fallback={<Waiting />}>{children}</Suspense>
      </ListNav>
    </Stack>
  )
}

function ListPage(): ReactElement {
  const { base = '' } = useParams()
  const known = isReferenceBase(base) ? base : undefined
  usePageTitle(known === undefined ? undefined : referenceLists[known].entities)
  if (known === undefined) return <UnderConstruction />
  return (
    <Framed current={known}>
      {/* what is open or typed belongs to one list */}
      <MaintainedList key={known} base={known} />
    </Framed>
  )
}

function FormsPage(): ReactElement {
  if (!useCan()('REFERENCE_EDIT')) return <UnderConstruction />
  return (
    <Framed current={formsPlace}>
      <BlankForms />
    </Framed>
  )
}

/** The maintained lists, one generic screen for all of them (specification 2, section 7.2). */
export function ProviderMaintenance(): ReactElement {
  const first = listGroups[0]?.bases[0] ?? ''
  return (
    <Routes>
      <Route index element={<Navigate to={first} replace />} />
      <Route
        path={rulesPlace}
        element={
          <Framed current={rulesPlace}>
            <RequirementRules />
          </Framed>
        }
      />
      <Route path={formsPlace} element={<FormsPage />} />
      <Route path=":base" element={<ListPage />} />
    </Routes>
  )
}
