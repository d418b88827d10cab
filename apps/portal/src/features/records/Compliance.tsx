import { SideList } from '@capiz/ui/SideList'
import { type ReactElement, type ReactNode, Suspense } from 'react'
import { Navigate, Route, Routes, useLocation, useNavigate, useParams } from 'react-router-dom'
import type { RecordPart } from '../../patterns/provider/record-part.ts'
import { useCan, useUser } from '../../platform/session/session.ts'
import { UnderConstruction } from '../../platform/feedback/UnderConstruction.tsx'
import { Waiting } from '../../platform/feedback/Waiting.tsx'
import { Board } from './board/Board.tsx'
import { complianceBase, complianceKinds } from './model/areas.ts'
import { pathOfStep, RecordPlaceContext, type Step, stepOfPath } from './model/place.ts'
import { type RecordScreen, recordScreens } from './model/screens.ts'
import { Memos } from './memos/Memos.tsx'
import { RecordSteps } from './RecordSteps.tsx'

function Kind({ screen }: { screen: RecordScreen }): ReactElement {
  const rest = useParams()['*'] ?? ''
  const step = stepOfPath(rest)
  const base = `${complianceBase}/${screen.path}`
  const place = { to: (next: Step) => pathOfStep(base, next) }
  if (step === undefined) return <UnderConstruction />
  return (
    <RecordPlaceContext value={place}>
      <RecordSteps screen={screen} step={step} />
    </RecordPlaceContext>
  )
}

interface AreaProps {
  parts: readonly RecordPart[]
  /** the records the person may see */
  kinds: readonly RecordScreen[]
  /** whether the person sees the overview of all compliance work and the memos */
  hasOverview: boolean
  children: ReactNode
}

/** The pages of compliance, beside the one that is shown. */
function Area({ parts, kinds, hasOverview, children }: AreaProps): ReactElement {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const itemsOf = (pages: readonly { path: string; label: string }[]) =>
    pages.map(({ path, label }) => {
      const href = path === '' ? complianceBase : `${complianceBase}/${path}`
      return { href, label, isCurrent: pathname === href || (path !== '' && pathname.startsWith(`${href}/`)) }
    })
  const overview = hasOverview ? [{ path: '', label: 'Overview' }] : []
  const memos = hasOverview ? [{ path: 'memos', label: 'Memos' }] : []
  const records = kinds.map(({ path, entities }) => ({ path, label: entities }))
  const groups = [
    { items: itemsOf([...overview, ...parts]) },
    { title: 'Records', items: itemsOf([...records, ...memos]) },
  ]
  return (
    <SideList
      label="Compliance"
      onNavigate={(href) => void navigate(href)}
      groups={groups.filter(({ items }) => items.length > 0)}
    >
      {children}
    </SideList>
  )
}

/** Shows compliance: the open work and its records. A provider sees the notices addressed to it alone. */
export function Compliance({ parts }: { parts: readonly RecordPart[] }): ReactElement {
  const can = useCan()
  const isStaff = useUser().marker === 'ADMIN'
  if (!isStaff) {
    const screen = recordScreens['correction-notice']
    return (
      <Routes>
        <Route index element={<Kind screen={screen} />} />
        <Route path={`${screen.path}/*`} element={<Kind screen={screen} />} />
        <Route path="*" element={<UnderConstruction />} />
      </Routes>
    )
  }
  const kinds = complianceKinds.filter(({ view }) => can(view)).map(({ kind }) => recordScreens[kind])
  const hasOverview = can('COMPLIANCE_VIEW')
  const first = kinds[0]?.path ?? ''
  return (
    <Area parts={parts} kinds={kinds} hasOverview={hasOverview}>
      <Routes>
        <Route index element={hasOverview ? <Board /> : <Navigate to={first} replace />} />
        {kinds.map((screen) => (
          <Route
            key={screen.path}
            path={`${screen.path}/*`}
            element={<Kind key={screen.path} screen={screen} />}
          />
        ))}
        {hasOverview ? <Route path="memos" element={<Memos />} /> : null}
        {parts.map(({ path, Screen }) => (
          <Route
            key={path}
            path={path}
            element={
              <Suspense fallback={<Waiting />}>
                <Screen />
              </Suspense>
            }
          />
        ))}
        <Route path="*" element={<UnderConstruction />} />
      </Routes>
    </Area>
  )
}
