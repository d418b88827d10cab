import type { ReactElement } from 'react'
import { FacilityRecord } from '../../features/facilities/record/FacilityRecord.tsx'
import { facilityParts, MyAccreditation, MyAccreditationSide } from '../record-parts.ts'

export { readFirst } from '../../features/facilities/record/FacilityRecord.tsx'

/** The record of a facility with the parts other features add to it. */
export function FacilityRecordScreen(): ReactElement {
  return (
    <FacilityRecord
      parts={facilityParts}
      ownSummary={<MyAccreditation />}
      ownSide={<MyAccreditationSide />}
    />
  )
}
