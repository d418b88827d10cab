import type { ReactElement } from 'react'
import { Route, Routes } from 'react-router-dom'
import { DirectoryList } from './DirectoryList.tsx'
import { FacilityPage } from './FacilityPage.tsx'

/** The open directory: the list, and a page per facility. */
export function Directory(): ReactElement {
  return (
    <Routes>
      <Route index element={<DirectoryList />} />
      <Route path=":code" element={<FacilityPage />} />
    </Routes>
  )
}
