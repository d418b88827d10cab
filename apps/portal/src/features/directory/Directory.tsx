import { type ReactElement, Suspense } from 'react'
import { Route, Routes, useParams } from 'react-router-dom'
import { lazyScreen } from '../../platform/loading/lazy-screen.ts'
import { Waiting } from '../../platform/feedback/Waiting.tsx'
import { DirectoryList, readFirst as readList } from './DirectoryList.tsx'

const FacilityPage = lazyScreen(
  () => import('./FacilityPage.tsx'),
  (m) => m.FacilityPage,
)
const PhysicianList = lazyScreen(
  () => import('./physicians/PhysicianList.tsx'),
  (m) => m.PhysicianList,
)
const PhysicianPage = lazyScreen(
  () => import('./physicians/PhysicianPage.tsx'),
  (m) => m.PhysicianPage,
)
const DayPage = lazyScreen(
  () => import('./physicians/DayPage.tsx'),
  (m) => m.DayPage,
)
const ReportPage = lazyScreen(
  () => import('./ReportPage.tsx'),
  (m) => m.ReportPage,
)

/** The page of a code: the codes of physicians tell themselves apart from those of facilities. */
function Entry(): ReactElement {
  const isPhysician = /^phy/i.test(useParams().code ?? '')
  return isPhysician ? <PhysicianPage /> : <FacilityPage />
}

/** Reads the rows of the list where the page begins with it. */
export async function readFirst(): Promise<void> {
  if (/^\/directory\/?$/.test(location.pathname)) await readList()
}

/** The open directory: two lists, a page per entry, the answer about a day, and the report of an error. */
export function Directory(): ReactElement {
  return (
    <Suspense fallback={<Waiting />}>
      <Routes>
        <Route index element={<DirectoryList />} />
        <Route path="physicians" element={<PhysicianList />} />
        <Route path=":code" element={<Entry />} />
        <Route path=":code/report" element={<ReportPage />} />
        <Route path=":code/:place" element={<DayPage />} />
      </Routes>
    </Suspense>
  )
}
