import type { ReactElement } from 'react'
import { Wizard } from '../Wizard.tsx'
import { physicianKind } from './kind.ts'

/** The application of a physician or dentist, step by step. */
export function PhysicianApplication(): ReactElement {
  return <Wizard kind={physicianKind} />
}
