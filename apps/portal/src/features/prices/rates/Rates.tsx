import { EmptyState } from '@capiz/ui/EmptyState'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { PageHeader } from '@capiz/ui/PageHeader'
import { Stack } from '@capiz/ui/Stack'
import { TabNav } from '@capiz/ui/TabNav'
import { type ReactElement, type ReactNode, Suspense } from 'react'
import { Route, Routes, useNavigate, useParams } from 'react-router-dom'
import { lazyScreen } from '../../../platform/loading/lazy-screen.ts'
import { UnderConstruction } from '../../../platform/feedback/UnderConstruction.tsx'
import { usePageTitle } from '../../../platform/routing/page-title.ts'
import { useCan } from '../../../platform/session/session.ts'
import { Waiting } from '../../../platform/feedback/Waiting.tsx'
import { SheetList } from '../list/SheetList.tsx'
import { priceScreens, screenAt } from '../model/kinds.ts'
import { areaOf, ratesAreas } from './areas.ts'

const PriceBoard = lazyScreen(
  () => import('../board/PriceBoard.tsx'),
  (m) => m.PriceBoard,
)
const FeeLookup = lazyScreen(
  () => import('../fee/FeeLookup.tsx'),
  (m) => m.FeeLookup,
)
const ImportHistory = lazyScreen(
  () => import('../imports/ImportHistory.tsx'),
  (m) => m.ImportHistory,
)
const OneImport = lazyScreen(
  () => import('../imports/OneImport.tsx'),
  (m) => m.OneImport,
)
const SocietyPrices = lazyScreen(
  () => import('./SocietyPrices.tsx'),
  (m) => m.SocietyPrices,
)
const SocietyPicker = lazyScreen(
  () => import('./SocietyPicker.tsx'),
  (m) => m.SocietyPicker,
)
const StandardPrices = lazyScreen(
  () => import('./SocietyPrices.tsx'),
  (m) => m.StandardPrices,
)

const UsageCounts = lazyScreen(
  () => import('../usage/UsageCounts.tsx'),
  (m) => m.UsageCounts,
)

/** Title and tabs of the area, with the kinds of prices of the tab to choose from. */
function Area({
  path,
  picker,
  children,
}: {
  path: string
  picker?: ReactNode
  children: ReactNode
}): ReactElement {
  const navigate = useNavigate()
  const can = useCan()
  const current = areaOf(path)
  const kinds = current?.kinds ?? []
  const screen = screenAt(path)
  usePageTitle(screen?.title ?? current?.label)
  return (
    // the board has tabs of its own below: its rows begin by 260 px all the same
    <Stack gap={2}>
      <PageHeader
        title="Rates"
        actions={
          kinds.length > 1 ? (
            <NativeSelect
              label="Kind of prices"
              isLabelHidden
              width="medium"
              value={path}
              options={kinds.map((kind) => ({
                value: priceScreens[kind].path,
                label: priceScreens[kind].title,
              }))}
              onChange={(chosen) => void navigate(`/rates/${chosen}`)}
            />
          ) : undefined
        }
      />
      <TabNav
        label="Parts of the rates"
        items={ratesAreas
          .filter(({ needs }) => needs === undefined || can(needs))
          .map(({ href, label }) => ({ href, label, isCurrent: href === current?.href }))}
      />
      {picker}
      <Suspense fallback={<Waiting />}>{children}</Suspense>
    </Stack>
  )
}

/** Shows the sheets of one kind; the one list without an owner is shown directly. */
function KindOfPrices(): ReactElement {
  const { path = '' } = useParams()
  const can = useCan()
  const screen = screenAt(path)
  if (screen === undefined) return <UnderConstruction />
  return (
    <Area
      path={path}
      picker={
        screen.owner === 'society' && can('RATE_EDIT') ? (
          <Suspense fallback={null}>
            <SocietyPicker key={path} />
          </Suspense>
        ) : null
      }
    >
      {screen.owner === 'none' ? <StandardPrices /> : <SheetList key={path} screen={screen} />}
    </Area>
  )
}

function inArea(path: string, screen: ReactNode): ReactElement {
  return <Area path={path}>{screen}</Area>
}

/** Prices of everybody: what is coming, what is paid, the sheets of each kind, and the files they came in. */
export function Rates(): ReactElement {
  const can = useCan()
  if (!can('RATE_VIEW')) {
    return (
      <EmptyState title="You may not see prices" level={1}>
        Prices are for people who work with them. Ask your administrator for the right to view rates.
      </EmptyState>
    )
  }
  return (
    <Routes>
      <Route index element={inArea('', <PriceBoard />)} />
      <Route path="fee" element={inArea('fee', <FeeLookup />)} />
      {can('RATE_EDIT') ? <Route path="usage" element={inArea('usage', <UsageCounts />)} /> : null}
      <Route path="imports" element={inArea('imports', <ImportHistory />)} />
      <Route path="imports/:code" element={inArea('imports', <OneImport />)} />
      <Route path=":path" element={<KindOfPrices />} />
      <Route
        path=":path/:society"
        element={
          <Suspense fallback={<Waiting />}>
            <SocietyPrices />
          </Suspense>
        }
      />
    </Routes>
  )
}
