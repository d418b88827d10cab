import type { ReactElement } from 'react'
import { CheckIns } from './CheckIns.tsx'
import { MyDocuments } from './MyDocuments.tsx'

/** Shows its owner how the documents stand, and when the next check-in is. */
export function MyAccreditationSide(): ReactElement {
  return (
    <>
      <MyDocuments />
      <CheckIns />
    </>
  )
}
