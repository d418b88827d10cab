import { LinkButton } from '@capiz/ui/Link'
import { NotFound } from '@capiz/ui/NotFound'
import { Stack } from '@capiz/ui/Stack'
import { TabNav } from '@capiz/ui/TabNav'
import { type ReactElement, Suspense } from 'react'
import { Route, Routes, useLocation, useParams } from 'react-router-dom'
import { complianceParts } from '../../app/record-parts.ts'
import { useCan, useUser } from '../../app/session/session.ts'
import { Waiting } from '../../app/Waiting.tsx'
import { Board } from './board/Board.tsx'
import { complianceBase, complianceKinds } from './model/areas.ts'
import { pathOfStep, RecordPlaceContext, type Step, stepOfPath } from './model/place.ts'
import { type RecordScreen, recordScreens } from './model/screens.ts'
import { Memos } from './memos/Memos.tsx'
import { RecordSteps } from './RecordSteps.tsx'

function Missing(): ReactElement {
  return (
    <NotFound
      title="This page does not exist"
      actions={<LinkButton href={complianceBase}>Compliance</LinkButton>}
    >
      The address may be mistyped.
    </NotFound>
  )
}

function Kind({ screen }: { screen: RecordScreen }): ReactElement {
  const rest = useParams()['*'] ?? ''
  const step = stepOfPath(rest)
  const base = `${complianceBase}/${screen.path}`
  const place = { to: (next: Step) => pathOfStep(base, next) }
  if (step === undefined) return <Missing />
  return (
    <RecordPlaceContext value={place}>
      <RecordSteps screen={screen} step={step} />
    </RecordPlaceContext>
  )
}

/** Compliance: what needs somebody, and the records it is kept in. A provider sees the notices addressed to it alone. */
export function Compliance(): ReactElement {
  const { pathname } = useLocation()
  const can = useCan()
  const isStaff = useUser().marker === 'ADMIN'
  if (!isStaff) {
    const screen = recordScreens['correction-notice']
    return (
      <Routes>
        <Route index element={<Kind screen={screen} />} />
        <Route path={`${screen.path}/*`} element={<Kind screen={screen} />} />
        <Route path="*" element={<Missing />} />
      </Routes>
    )
  }
  const kinds = complianceKinds.filter(({ view }) => can(view)).map(({ kind }) => recordScreens[kind])
  const pages = [
    { path: '', label: 'Overview' },
    ...complianceParts.map(({ path, label }) => ({ path: `/${path}`, label })),
    ...kinds.map(({ path, entities }) => ({ path: `/${path}`, label: entities })),
    { path: '/memos', label: 'Memos' },
  ]
  const isAt = (path: string): boolean => {
    const href = `${complianceBase}${path}`
    return pathname === href || (path !== '' && pathname.startsWith(`${href}/`))
  }
  return (
    <Stack gap={4}>
      <TabNav
        label="Compliance"
        items={pages.map(({ path, label }) => ({
          href: `${complianceBase}${path}`,
          label,
          isCurrent: isAt(path),
        }))}
      />
      <Routes>
        <Route index element={<Board />} />
        {kinds.map((screen) => (
          <Route
            key={screen.path}
            path={`${screen.path}/*`}
            element={<Kind key={screen.path} screen={screen} />}
          />
        ))}
        <Route path="memos" element={<Memos />} />
        {complianceParts.map(({ path, Screen }) => (
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
        <Route path="*" element={<Missing />} />
      </Routes>
    </Stack>
  )
}
