import { requestTypeInfo, type RequestStatus, type RequestType } from '@capiz/domain/request'
import { practiceOf } from './affiliation.ts'
import { placesAt } from './place.ts'
import { cameByApplication } from './career.ts'
import type { SeedInputs } from './context.ts'
import { anyStatus, documentType, requesterOf, visitorOf, type Draft } from './draft.ts'
import { seedFacility } from './facility.ts'
import {
  affiliationContent,
  disaccreditationContent,
  physicianAccountContent,
  physicianDocumentContent,
  physicianRegistrationContent,
  physicianUpdateContent,
} from './physician-payload.ts'
import { seedCareer, seedPhysician } from './physician.ts'
import type { Stream } from './random.ts'
import { levelOf, type Level } from './size.ts'
import { fixtureUser } from './user.ts'

/** Whether a request is about a physician's record. */
export const isOfPhysician = (type: RequestType) =>
  requestTypeInfo[type].target === 'physician' || type === 'affiliation'

interface PhysicianTurn {
  type: RequestType
  status: RequestStatus
  owner: number
  level: Level
}

/** A hospital the physician does not practise at yet. */
function otherHospital(
  inputs: SeedInputs,
  level: Level,
  practice: readonly number[],
  source: Stream,
): number {
  const { hospitals } = placesAt(inputs, level)
  const { index } = source.pick(hospitals)
  return practice.includes(index) ? otherHospital(inputs, level, practice, source) : index
}

/** Returns the request of a physician: a change, a document, an account, or a practice at a hospital. */
export function physicianDraft(
  inputs: SeedInputs,
  { type, status, owner, level }: PhysicianTurn,
  source: Stream,
): Pick<Draft, 'targetCode' | 'targetName' | 'applicantType' | 'docType' | 'counterpartCode' | 'asked'> {
  const one = seedPhysician(inputs, owner)
  const target = {
    targetCode: one.code,
    targetName: `${one.lastName}, ${one.firstName}`,
    applicantType: 'PHY',
    docType: null,
  } as const
  const isDone = status === 'APPROVED'
  if (type === 'phy-account') return { ...target, asked: physicianAccountContent(one) }
  if (type === 'phy-update') return { ...target, asked: physicianUpdateContent(one, isDone) }
  if (type === 'phy-document')
    return { ...target, docType: documentType, asked: physicianDocumentContent(one, source) }
  const practice = practiceOf(inputs, owner)
  const at = isDone ? source.pick(practice) : otherHospital(inputs, level, practice, source)
  const place = seedFacility(inputs, at)
  return {
    ...target,
    targetName: `${target.targetName} at ${place.form.name}`.slice(0, 250),
    counterpartCode: place.code,
    asked: affiliationContent(inputs, one, place.code, source),
  }
}

/** A request of an officer to take a facility out of the network; those approved have left it. */
export function disaccreditationDraft(
  inputs: SeedInputs,
  { index, round, level }: { index: number; round: number; level: Level },
  source: Stream,
): Draft {
  const drawn = source.weighted(anyStatus)
  const held = drawn === 'APPROVED' ? 'DISACCREDITED' : 'ACCREDITED'
  // the facilities below are those of the level below, whose own requests may be open
  const fitting = (placesAt(inputs, level).ofStatus.get(held) ?? []).filter(
    (place) => levelOf('facility', place.index) === level,
  )
  const at = fitting[round % fitting.length]?.index ?? 0
  // Only the first round over them may leave any open, and nobody is taken out twice.
  const status = round < fitting.length ? drawn : 'CANCELLED'
  const { code, form } = seedFacility(inputs, at)
  const offset = status === 'PENDING' || status === 'REVIEWED' ? -source.int(1, 14) : -source.int(15, 300)
  return {
    type: 'disaccreditation',
    status,
    targetCode: code,
    targetName: form.name,
    applicantType: 'HFC',
    docType: null,
    asked: disaccreditationContent(inputs, code, { status, offset }, source),
    requester: requesterOf(fixtureUser(inputs, index % 2 === 0 ? 'officer2' : 'compliance')),
    offset,
  }
}

/** The application a physician came in by. */
export function physicianApplication(inputs: SeedInputs, index: number): Draft | undefined {
  if (!cameByApplication(inputs, index)) return undefined
  const { row, career } = seedCareer(inputs, index)
  if (!career.registration) return undefined
  return {
    type: 'phy-registration',
    status: career.registration,
    targetCode: row.code,
    targetName: `${row.lastName}, ${row.firstName}`,
    applicantType: 'PHY',
    docType: null,
    asked: physicianRegistrationContent(row),
    requester: visitorOf(`${row.firstName} ${row.lastName}`, row.emailAddress ?? null),
    offset: -career.age,
  }
}
