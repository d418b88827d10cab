import { isReferenceBase, referenceLists } from '@capiz/domain/reference'
import { Link } from '@capiz/ui/Link'
import { NotFound } from '@capiz/ui/NotFound'
import { PageHeader } from '@capiz/ui/PageHeader'
import { Stack } from '@capiz/ui/Stack'
import { type ReactElement, Suspense } from 'react'
import { Navigate, Route, Routes, useParams } from 'react-router-dom'
import { lazyScreen } from '../../app/lazy-screen.ts'
import { usePageTitle } from '../../app/page-title.ts'
import { Waiting } from '../../app/Waiting.tsx'
import { listGroups, type ListPlace, listsPath, rulesPlace } from './list-groups.ts'
import { ListNav } from './ListNav.tsx'
import { MaintainedList } from './MaintainedList.tsx'
import * as styles from './reference.css.ts'

const RequirementRules = lazyScreen(
  () => import('./rules/RequirementRules.tsx'),
  (m) => m.RequirementRules,
)

/** A list or the rules, beside the choice of lists. */
function Framed({ current, children }: { current: ListPlace; children: ReactElement }): ReactElement {
  return (
    <Stack gap={5}>
      <PageHeader
        title="Provider maintenance"
        description="The lists behind the drop-downs of facilities and physicians."
      />
      <div className={styles.page}>
        <ListNav current={current} />
        <Suspense fallback={<Waiting />}>{children}</Suspense>
      </div>
    </Stack>
  )
}

function ListPage(): ReactElement {
  const { base = '' } = useParams()
  const known = isReferenceBase(base) ? base : undefined
  usePageTitle(known === undefined ? undefined : referenceLists[known].entities)
  if (known === undefined) {
    return <NotFound title="There is no such list" actions={<Link href={listsPath}>All lists</Link>} />
  }
  return (
    <Framed current={known}>
      {/* what is open or typed belongs to one list */}
      <MaintainedList key={known} base={known} />
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
      <Route path=":base" element={<ListPage />} />
    </Routes>
  )
}
