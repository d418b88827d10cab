import { priceSheetKinds, sheetKindOfRequest } from '@capiz/domain/fees'
import { requestTypeInfo, requestTypes, type RequestStatus, type RequestType } from '@capiz/domain/request'
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
import { recordsAt, type SeedRecord } from './record.ts'
import { indicesAt, type Level } from './size.ts'
import { fixtureUser, seedUser, type SeedUser } from './user.ts'

/** The types besides applications, in turn. Those of physicians' records and check-ins come with their screens. */
const types: readonly RequestType[] = [
  'hf-account',
  'hf-update',
  'hf-document',
  ...requestTypes.filter((type) => sheetKindOfRequest(type) !== undefined),
]

/** In the first round every type comes once in every status. */
const statuses: readonly RequestStatus[] = ['PENDING', 'REVIEWED', 'APPROVED', 'REJECTED', 'CANCELLED']

const anyStatus = [
  ['APPROVED', 44],
  ['PENDING', 24],
  ['REVIEWED', 12],
  ['REJECTED', 12],
  ['CANCELLED', 8],
] as const
const overStatus = [
  ['APPROVED', 75],
  ['REJECTED', 15],
  ['CANCELLED', 10],
] as const

/** A provider with a user who can make requests. */
interface Requester {
  index: number
  user: SeedUser
}

interface Requesters {
  facilities: Requester[]
  physicians: Requester[]
}

/** Accredited providers of a level that have an account. */
function requestersAt(inputs: SeedInputs, level: Level): Requesters {
  const users = [...indicesAt('user', level)].map((index) => seedUser(inputs, index))
  const linked = (prefix: string) =>
    users
      .filter(({ linkedCode }) => linkedCode?.startsWith(prefix))
      .map((user) => ({ index: Number(user.linkedCode?.slice(prefix.length)) - 1, user }))
  return {
    facilities: linked('HF').filter(({ index }) => seedFacility(inputs, index).status === 'ACCREDITED'),
    physicians: linked('PHY').filter(
      ({ index }) => seedPhysician(inputs, index).accreditationStatusCode === 'ACCREDITED',
    ),
  }
}

/** A request before its life is written: who asks what of whom. */
export interface Draft {
  type: RequestType
  status: RequestStatus
  targetCode: string
  targetName: string
  applicantType: 'HFC' | 'PHY'
  docType: string | null
  asked: RequestContent
  requester: { userCode: string | null; name: string; email: string | null; username: string }
  offset: number
}

const fullName = (user: SeedUser) => `${user.firstName} ${user.lastName}`

function requesterOf(user: SeedUser): Draft['requester'] {
  return { userCode: user.code, name: fullName(user), email: user.emailAddress, username: user.username }
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

/** A document no facility of the sample has on record yet, so that a request for it is always new. */
const documentType = 'OTHERS'

function draftOf(
  inputs: SeedInputs,
  index: number,
  turn: number,
  level: Level,
  requesters: Requesters,
): Draft {
  const source = stream(inputs.seedNumber, 'request', index)
  const type = types[turn % types.length] as RequestType
  const round = Math.floor(turn / types.length)
  const { target } = requestTypeInfo[type]
  const sheetKind = sheetKindOfRequest(type)
  const isPhysician = target === 'physician'
  const all = isPhysician ? requesters.physicians : requesters.facilities
  // Only one request of a type is open for a target, so only the first round over the askers may leave any open.
  const status =
    level === 0
      ? (statuses[round % statuses.length] as RequestStatus)
      : source.weighted(round < all.length ? anyStatus : overStatus)
  const chosen = all[round % all.length] as Requester
  const offset = status === 'PENDING' || status === 'REVIEWED' ? -source.int(1, 14) : -source.int(15, 300)
  const requester =
    type === 'hf-account'
      ? {
          userCode: null,
          name: seedFacility(inputs, chosen.index).form.contacts[0]?.name ?? 'Coordinator',
          email: `account.${index}@facility.example`,
          username: 'PUBLIC',
        }
      : requesterOf(chosen.user)
  const common = { type, status, requester, offset }
  if (isPhysician && sheetKind) {
    const one = seedPhysician(inputs, chosen.index)
    const place = {
      kind: sheetKind,
      header: { physicianCode: one.code },
      owner: chosen.index,
      level,
      beds: false,
    } as const
    return {
      ...common,
      targetCode: one.code,
      targetName: `${one.lastName}, ${one.firstName}`,
      applicantType: 'PHY',
      docType: null,
      asked: sheetContent(inputs, place, source),
    }
  }
  const one = seedFacility(inputs, chosen.index)
  return {
    ...common,
    targetCode: one.code,
    targetName: one.form.name,
    applicantType: 'HFC',
    docType: type === 'hf-document' ? documentType : null,
    asked: facilityRequest(inputs, type, status, chosen.index, level, source),
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
    requester: {
      userCode: null,
      name: one.form.contacts[0]?.name ?? one.form.name,
      email: one.form.emailAddress,
      username: 'PUBLIC',
    },
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
}
