import type { ReactElement } from 'react'
import { Route, Routes } from 'react-router-dom'
import { RequestDesk } from './RequestDesk.tsx'
import { RequestRecord } from './RequestRecord.tsx'

/** The request desk and, below it, one request. */
export function Requests(): ReactElement {
  return (
    <Routes>
      <Route index element={<RequestDesk />} />
      <Route path=":code" element={<RequestRecord />} />
    </Routes>
  )
}
