import { type ReactElement, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { lazyScreen } from '../../platform/loading/lazy-screen.ts'
import { Waiting } from '../../platform/feedback/Waiting.tsx'
import { RequestQueue } from './RequestQueue.tsx'

// comparing and deciding weigh more than the list, which most visits are for
const RequestRecord = lazyScreen(
  () => import('./RequestRecord.tsx'),
  (m) => m.RequestRecord,
)

const RequestPrint = lazyScreen(
  () => import('./RequestPrint.tsx'),
  (m) => m.RequestPrint,
)

/** Shows the request queue and, below its path, one request. */
export function Requests(): ReactElement {
  return (
    <Routes>
      <Route index element={<RequestQueue />} />
      <Route
        path=":code"
        element={
          <Suspense fallback={<Waiting />}>
            <RequestRecord />
          </Suspense>
        }
      />
      <Route
        path=":code/print"
        element={
          <Suspense fallback={<Waiting />}>
            <RequestPrint />
          </Suspense>
        }
      />
    </Routes>
  )
}
