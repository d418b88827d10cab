import { priceSheetKinds, sheetKindOfRequest, type PriceSheetKindName } from '@capiz/domain/fees'
import { requestTypes, type RequestStatus, type RequestType } from '@capiz/domain/request'
import { amendmentDrafts } from './amendment.ts'
import type { SeedInputs } from './context.ts'
import { seedFacility } from './facility.ts'
import { seedPhysician } from './physician.ts'
import { stream, type Stream } from './random.ts'
import {
  accountContent,
  documentContent,
  registrationContent,
  sheetContent,
  updateContent,
  type RequestContent,
} from './request-payload.ts'
import {
  disaccreditationDraft,
  isOfPhysician,
  physicianApplication,
  physicianDraft,
} from './physician-draft.ts'
import { recordsAt, type SeedRecord } from './record.ts'
import { indicesAt, type Level } from './size.ts'
import { hasOpenRequest, storyDrafts } from './story-drafts.ts'
import { statusDrafts } from './status-request.ts'
import { storyLevel } from './stories/index.ts'
import { fixtureUser, seedUser, type SeedUser } from './user.ts'
import { anyStatus, documentType, overStatus, requesterOf, visitorOf, type Draft } from './draft.ts'

/** The types besides applications and check-ins, in turn. */
const types: readonly RequestType[] = [
  'hf-account',
  'hf-update',
  'hf-document',
  ...requestTypes.filter((type) => sheetKindOfRequest(type) !== undefined),
]

/** The types all but the smallest sample have beside these. */
const laterTypes: readonly RequestType[] = [
  'phy-account',
  'phy-update',
  'phy-document',
  'affiliation',
  'disaccreditation',
]

const typesAt = (level: Level) => (level === 0 ? types : [...types, ...laterTypes])

/** In the first round every type comes once in every status. */
const statuses: readonly RequestStatus[] = ['PENDING', 'REVIEWED', 'APPROVED', 'REJECTED', 'CANCELLED']

/** A provider with a user who can make requests. */
interface Requester {
  index: number
  user: SeedUser
}

interface Requesters {
  facilities: Requester[]
  physicians: Requester[]
  /** accredited providers without an account, by their number in the sample */
  without: { facilities: number[]; physicians: number[] }
}

const isAccreditedFacility = (inputs: SeedInputs, index: number): boolean =>
  seedFacility(inputs, index).status === 'ACCREDITED'

const isAccreditedPhysician = (inputs: SeedInputs, index: number): boolean =>
  seedPhysician(inputs, index).accreditationStatusCode === 'ACCREDITED'

/** Accredited providers of a level, with an account and without. */
function requestersAt(inputs: SeedInputs, level: Level): Requesters {
  const users = [...indicesAt('user', level)].map((index) => seedUser(inputs, index))
  const linked = (prefix: string) =>
    users
      .filter(({ linkedCode }) => linkedCode?.startsWith(prefix))
      .map((user) => ({ index: Number(user.linkedCode?.slice(prefix.length)) - 1, user }))
  const known = new Set(users.map(({ linkedCode }) => linkedCode))
  const facilities = linked('HF').filter(({ index }) => isAccreditedFacility(inputs, index))
  const physicians = linked('PHY').filter(({ index }) => isAccreditedPhysician(inputs, index))
  return {
    facilities,
    physicians,
    // as many as have an account, so that each round has one of its own
    without: {
      facilities: [...indicesAt('facility', level)]
        .filter(
          (index) => isAccreditedFacility(inputs, index) && !known.has(seedFacility(inputs, index).code),
        )
        .slice(0, facilities.length),
      physicians: [...indicesAt('physician', level)]
        .filter(
          (index) => isAccreditedPhysician(inputs, index) && !known.has(seedPhysician(inputs, index).code),
        )
        .slice(0, physicians.length),
    },
  }
}

function facilityRequest(
  inputs: SeedInputs,
  type: RequestType,
  status: RequestStatus,
  owner: number,
  level: Level,
  source: Stream,
): RequestContent {
  const one = seedFacility(inputs, owner)
  const kind = sheetKindOfRequest(type)
  if (kind) {
    const costCenter = one.form.typeCode === 'DENT' ? 'DENT' : 'PHAR'
    const service = { serviceType: 'OUTPATIENT', costCenter, roomCategoryCode: null }
    const header = {
      healthFacilityCode: one.code,
      ...(priceSheetKinds[kind].headerKey.includes('costCenter') ? service : {}),
    }
    return sheetContent(inputs, { kind, header, owner, level, beds: one.form.bedCapacity !== null }, source)
  }
  if (type === 'hf-account') return accountContent(one)
  if (type === 'hf-update') return updateContent(one, status === 'APPROVED', source)
  return documentContent(
    inputs,
    documentType,
    `${documentType.toLowerCase()}-${one.code.toLowerCase()}.pdf`,
    source,
  )
}

/** Returns the requester of a type: a visitor for an account, a user for all else. */
function makerOf(
  inputs: SeedInputs,
  { type, index, chosen, owner }: { type: RequestType; index: number; chosen: Requester; owner: number },
): Draft['requester'] {
  if (type === 'phy-account') {
    const { firstName, lastName } = seedPhysician(inputs, owner)
    return visitorOf(`${firstName} ${lastName}`, `account.${index}@doctor.example`)
  }
  if (type !== 'hf-account') return requesterOf(chosen.user)
  const { contacts } = seedFacility(inputs, owner).form
  return visitorOf(contacts[0]?.name ?? 'Coordinator', `account.${index}@facility.example`)
}

/** Returns the target and the content of a physician's request for a price sheet. */
function physicianSheet(
  inputs: SeedInputs,
  kind: PriceSheetKindName,
  { owner, level }: { owner: number; level: Level },
  source: Stream,
): Pick<Draft, 'targetCode' | 'targetName' | 'applicantType' | 'docType' | 'asked'> {
  const one = seedPhysician(inputs, owner)
  const place = { kind, header: { physicianCode: one.code }, owner, level, beds: false }
  return {
    targetCode: one.code,
    targetName: `${one.lastName}, ${one.firstName}`,
    applicantType: 'PHY',
    docType: null,
    asked: sheetContent(inputs, place, source),
  }
}

/** Accounts are asked for by who has none, unless the request was approved since or turned down for the account there is. */
const hasNoAccount = (type: RequestType, status: RequestStatus): boolean =>
  (type === 'hf-account' || type === 'phy-account') && status !== 'APPROVED' && status !== 'REJECTED'

function draftOf(
  inputs: SeedInputs,
  index: number,
  turn: number,
  level: Level,
  requesters: Requesters,
): Draft {
  const source = stream(inputs.seedNumber, 'request', index)
  const inTurn = typesAt(level)
  const type = inTurn[turn % inTurn.length] as RequestType
  const round = Math.floor(turn / inTurn.length)
  const sheetKind = sheetKindOfRequest(type)
  if (type === 'disaccreditation') return disaccreditationDraft(inputs, { index, round, level }, source)
  const isPhysician = isOfPhysician(type)
  const all = isPhysician ? requesters.physicians : requesters.facilities
  const chosen = all[round % all.length] as Requester
  const isTold = hasOpenRequest(chosen.user.linkedCode ?? '', type)
  // Only one request of a type is open for a target, so only the first round over the askers may leave any open.
  const status =
    level === 0
      ? (statuses[round % statuses.length] as RequestStatus)
      : source.weighted(round < all.length && !isTold ? anyStatus : overStatus)
  const offset = status === 'PENDING' || status === 'REVIEWED' ? -source.int(1, 14) : -source.int(15, 300)
  const others = isPhysician ? requesters.without.physicians : requesters.without.facilities
  const owner =
    level > 0 && hasNoAccount(type, status) ? (others[round % others.length] ?? chosen.index) : chosen.index
  const requester = makerOf(inputs, { type, index, chosen, owner })
  const common = { type, status, requester, offset }
  if (isPhysician && !sheetKind) {
    return { ...common, ...physicianDraft(inputs, { type, status, owner, level }, source) }
  }
  if (isPhysician && sheetKind) {
    return { ...common, ...physicianSheet(inputs, sheetKind, { owner, level }, source) }
  }
  const one = seedFacility(inputs, owner)
  return {
    ...common,
    targetCode: one.code,
    targetName: one.form.name,
    applicantType: 'HFC',
    docType: type === 'hf-document' ? documentType : null,
    asked: facilityRequest(inputs, type, status, owner, level, source),
  }
}

/** The approver's own request, with which four eyes can be seen. */
function approversOwn(inputs: SeedInputs, index: number): Draft {
  const one = seedFacility(inputs, 6)
  const docType = 'FSIC'
  return {
    type: 'hf-document',
    status: 'PENDING',
    targetCode: one.code,
    targetName: one.form.name,
    applicantType: 'HFC',
    docType,
    asked: documentContent(
      inputs,
      docType,
      `fsic-${one.code.toLowerCase()}.pdf`,
      stream(inputs.seedNumber, 'request', index),
    ),
    requester: requesterOf(fixtureUser(inputs, 'approver')),
    offset: -2,
  }
}

function applicationOf(inputs: SeedInputs, index: number): Draft | undefined {
  const one = seedFacility(inputs, index)
  if (!one.registration) return undefined
  return {
    type: 'hf-registration',
    status: one.registration,
    targetCode: one.code,
    targetName: one.form.name,
    applicantType: 'HFC',
    docType: null,
    asked: registrationContent(one),
    requester: visitorOf(one.form.contacts[0]?.name ?? one.form.name, one.form.emailAddress),
    offset: -one.age,
  }
}

/** The request that decides on a check-in of the sample. */
function checkInDraft(inputs: SeedInputs, one: SeedRecord, type: RequestType): Draft {
  const { requestCode: _request, ...form } = one.fields
  return {
    type,
    status: one.request ?? 'PENDING',
    targetCode: one.owner?.code ?? '',
    targetName: one.owner?.name ?? '',
    applicantType: type === 'hf-kamustahan' ? 'HFC' : 'PHY',
    docType: null,
    asked: { payload: { recordCode: one.code, ...form }, before: null },
    requester: requesterOf(fixtureUser(inputs, one.by)),
    offset: one.offset,
  }
}

/** The requests a level adds, applications first, those of check-ins last; who may ask and what they ask for follow from the sample itself. */
export function* draftsAt(inputs: SeedInputs, level: Level): Generator<Draft> {
  for (const index of indicesAt('facility', level)) {
    const draft = applicationOf(inputs, index)
    if (draft) yield draft
  }
  for (const index of indicesAt('physician', level)) {
    const draft = physicianApplication(inputs, index)
    if (draft) yield draft
  }
  if (level === storyLevel) yield* storyDrafts(inputs)
  const requesters = requestersAt(inputs, level)
  let turn = 0
  for (const index of indicesAt('request', level)) {
    if (level === 0 && turn === types.length * statuses.length) yield approversOwn(inputs, index)
    else yield draftOf(inputs, index, turn, level, requesters)
    turn += 1
  }
  for (const one of recordsAt(inputs, 'facility-check-in', level))
    yield checkInDraft(inputs, one, 'hf-kamustahan')
  for (const one of recordsAt(inputs, 'dentist-check-in', level)) {
    yield checkInDraft(inputs, one, 'dentist-kamustahan')
  }
  if (level === storyLevel) {
    yield* amendmentDrafts(inputs)
    yield* statusDrafts(inputs)
  }
}
