import type { ReactElement } from 'react'
import { PhysicianPages } from '../../features/physicians/record/PhysicianRecord.tsx'
import { MyAccreditation, MyAccreditationSide, physicianParts } from '../record-parts.ts'

export { readFirst } from '../../features/physicians/record/PhysicianRecord.tsx'

/** The record of a physician with the parts other features add to it. */
export function PhysicianRecordScreen(): ReactElement {
  return (
    <PhysicianPages
      parts={physicianParts}
      ownSummary={<MyAccreditation />}
      ownSide={<MyAccreditationSide />}
    />
  )
}
