import type { ReactElement } from 'react'
import { Route, Routes } from 'react-router-dom'
import { ReportList } from './ReportList.tsx'
import { ReportPage } from './ReportPage.tsx'

/** The reports (specification 2, 7.5). */
export function Reports(): ReactElement {
  return (
    <Routes>
      <Route index element={<ReportList />} />
      <Route path=":path" element={<ReportPage />} />
    </Routes>
  )
}
