import type { ReactElement } from 'react'
import { Wizard } from '../Wizard.tsx'
import { facilityKind } from './kind.ts'

/** The application of a health facility, step by step. */
export function FacilityApplication(): ReactElement {
  return <Wizard kind={facilityKind} />
}
