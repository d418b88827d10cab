import { Stack } from '@capiz/ui/Stack'
import { TabNav } from '@capiz/ui/TabNav'
import { type ReactElement, Suspense } from 'react'
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router-dom'
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

interface ComplianceTabsProps {
  parts: readonly RecordPart[]
  /** the records the person may see */
  kinds: readonly RecordScreen[]
  /** whether the person sees the overview of all compliance work and the memos */
  hasOverview: boolean
}

function ComplianceTabs({ parts, kinds, hasOverview }: ComplianceTabsProps): ReactElement {
  const { pathname } = useLocation()
  const pages = [
    ...(hasOverview ? [{ path: '', label: 'Overview' }] : []),
    ...parts.map(({ path, label }) => ({ path: `/${path}`, label })),
    ...kinds.map(({ path, entities }) => ({ path: `/${path}`, label: entities })),
    ...(hasOverview ? [{ path: '/memos', label: 'Memos' }] : []),
  ]
  const isAt = (path: string): boolean => {
    const href = `${complianceBase}${path}`
    return pathname === href || (path !== '' && pathname.startsWith(`${href}/`))
  }
  return (
    <TabNav
      label="Compliance"
      items={pages.map(({ path, label }) => ({
        href: `${complianceBase}${path}`,
        label,
        isCurrent: isAt(path),
      }))}
    />
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
    <Stack gap={4}>
      <ComplianceTabs parts={parts} kinds={kinds} hasOverview={hasOverview} />
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
    </Stack>
  )
}
