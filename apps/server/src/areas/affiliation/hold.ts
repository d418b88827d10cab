import { heldMessage } from '@capiz/domain/credentials'
import type { IsoDate } from '@capiz/domain/time'
import type { Executor } from '../../db/types.ts'
import { holdingDocuments } from '../../engines/provider/lapses.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import { loadTerms } from '../facility/labels.ts'
import type { FacilityRecord } from '../facility/scope.ts'
import { physicianName, type PhysicianRecord } from '../physician/scope.ts'

/** Says why a provider takes no new affiliations; undefined for one that does. */
export type HoldOf = (code: string, name: string) => string | undefined

/** Which providers take no new affiliations today because of a lapsed document: of those named, or of all. */
export async function holdsOf(db: Executor, today: IsoDate, codes?: readonly string[]): Promise<HoldOf> {
  const held = await holdingDocuments(db, today, codes)
  if (held.size === 0) return () => undefined
  const terms = await loadTerms(db, 'document-type')
  return (code, name) => {
    const document = held.get(code)
    if (document === undefined) return undefined
    const label = terms.coded('document-type', document.docType ?? '').description ?? 'A document'
    return heldMessage(name, label, document.validityDate)
  }
}

/** Both providers of an affiliation to be. */
type Pair = { physician: PhysicianRecord; facility: FacilityRecord }

/** Refuses new affiliations of providers that take none, at the field that names the provider. */
export async function refuseHeld(db: Executor, ends: readonly Pair[], today: IsoDate): Promise<void> {
  const codes = ends.flatMap(({ physician, facility }) => [physician.code, facility.code])
  const holdOf = await holdsOf(db, today, codes)
  const errors = ends.flatMap(({ physician, facility }) => {
    const ofFacility = holdOf(facility.code, facility.name)
    const ofPhysician = holdOf(physician.code, physicianName(physician))
    return [
      ...(ofFacility ? [{ field: 'healthFacilityCode', message: ofFacility }] : []),
      ...(ofPhysician ? [{ field: 'physicianCode', message: ofPhysician }] : []),
    ]
  })
  if (errors.length > 0) refuse('VALIDATION', { errors })
}
