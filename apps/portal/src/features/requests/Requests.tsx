import { type ReactElement, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { lazyScreen } from '../../app/lazy-screen.ts'
import { Waiting } from '../../app/Waiting.tsx'
import { RequestDesk } from './RequestDesk.tsx'

// comparing and deciding weigh more than the list, which most visits are for
const RequestRecord = lazyScreen(
  () => import('./RequestRecord.tsx'),
  (m) => m.RequestRecord,
)

const RequestPrint = lazyScreen(
  () => import('./RequestPrint.tsx'),
  (m) => m.RequestPrint,
)

/** The request desk and, below it, one request. */
export function Requests(): ReactElement {
  return (
    <Routes>
      <Route index element={<RequestDesk />} />
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
