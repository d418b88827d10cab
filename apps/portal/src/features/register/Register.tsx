import { type ReactElement, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { lazyScreen } from '../../platform/loading/lazy-screen.ts'
import { Waiting } from '../../platform/feedback/Waiting.tsx'
import { WhoPage } from './pages/WhoPage.tsx'

const FacilityApplication = lazyScreen(
  () => import('./facility/FacilityApplication.tsx'),
  (m) => m.FacilityApplication,
)
const FacilityAccountPage = lazyScreen(
  () => import('./facility/AccountPage.tsx'),
  (m) => m.AccountPage,
)
const PhysicianApplication = lazyScreen(
  () => import('./physician/PhysicianApplication.tsx'),
  (m) => m.PhysicianApplication,
)
const PhysicianAccountPage = lazyScreen(
  () => import('./physician/AccountPage.tsx'),
  (m) => m.AccountPage,
)

function pageAt(path: string): ReactElement {
  if (path === '') return <WhoPage />
  if (path === 'account') return <FacilityAccountPage />
  if (path === 'physician/account') return <PhysicianAccountPage />
  return path.startsWith('physician') ? <PhysicianApplication /> : <FacilityApplication />
}

/** The way to an accreditation for those who have no account: who applies, then the steps of that kind. */
export function Register(): ReactElement {
  const path = (useParams()['*'] ?? '').replace(/\/+$/, '')
  return <Suspense fallback={<Waiting />}>{pageAt(path)}</Suspense>
}
