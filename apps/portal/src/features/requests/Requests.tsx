import { type ReactElement, Suspense } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { lazyScreen, whenFetched } from '../../platform/loading/lazy-screen.ts'
import { screen } from '../../platform/loading/load-part.ts'
import { Waiting } from '../../platform/feedback/Waiting.tsx'
import { queueHref } from './queue-state.ts'
import { RequestQueue } from './RequestQueue.tsx'
import { useOwnStep } from './use-own-step.ts'

// comparing and deciding weigh more than the list, which most visits are for
const loadRecord = screen(
  () => import('./RequestRecord.tsx'),
  (m) => m.RequestRecord,
)
const RequestRecord = whenFetched(loadRecord)

const RequestPrint = lazyScreen(
  () => import('./RequestPrint.tsx'),
  (m) => m.RequestPrint,
)

const PrepareBatch = lazyScreen(
  () => import('./batch/screens.ts'),
  (m) => m.PrepareBatch,
)

const BatchList = lazyScreen(
  () => import('./batch/screens.ts'),
  (m) => m.BatchList,
)

const BatchReceipts = lazyScreen(
  () => import('./batch/screens.ts'),
  (m) => m.BatchReceipts,
)

const waiting = (screen: ReactElement): ReactElement => <Suspense fallback={<Waiting />}>{screen}</Suspense>

/** Reads what the address of the page begins with: one request, where it is about one. */
export async function readFirst(): Promise<void> {
  if (!/\d$/.test(location.pathname)) return
  await loadRecord()
  await loadRecord.read?.()
}

/** The queue; who approves begins with what waits for the approval where the address names nothing else. */
function Queue(): ReactElement {
  const ownStep = useOwnStep()
  const { search } = useLocation()
  if (ownStep === 'approve' && search === '')
    return <Navigate to={queueHref({ queue: 'approve' }, ownStep)} replace />
  return <RequestQueue />
}

/** Shows the request queue and, below its path, one request, a prepared batch and the receipts of batches. */
export function Requests(): ReactElement {
  return (
    <Routes>
      <Route index element={<Queue />} />
      <Route path="prepare" element={waiting(<PrepareBatch />)} />
      <Route path="batches" element={waiting(<BatchList />)} />
      <Route path="batches/:batch" element={waiting(<BatchReceipts />)} />
      <Route path=":code" element={waiting(<RequestRecord />)} />
      <Route path=":code/print" element={waiting(<RequestPrint />)} />
    </Routes>
  )
}
