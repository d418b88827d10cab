import type { RequestStatus, RequestType } from '@capiz/domain/request'
import { requestTypeInfo } from '@capiz/domain/request'
import { formatCode } from '../codes.ts'
import type { attachment, requestRemark, userRequest } from '../db/schema/index.ts'
import { dayAt, momentAt, stampsAt, type SeedInputs } from './context.ts'
import { paperRow } from './document.ts'
import { seedFacility } from './facility.ts'
import { seedPhysician } from './physician.ts'
import { stream, uuidOf, type Stream } from './random.ts'
import {
  accountAsked,
  documentAsked,
  registrationAsked,
  sheetAsked,
  updateAsked,
  type Asked,
} from './request-payload.ts'
import { indicesAt, levelsOf, type Level } from './size.ts'
import { castUser, seedUser, type SeedUser } from './user.ts'

type RequestRow = typeof userRequest.$inferInsert & { id: number }
type RemarkRow = typeof requestRemark.$inferInsert & { id: number }

/** The types besides applications, in turn. Those of physicians' records and check-ins come with their screens. */
const types = [
  'hf-account',
  'hf-update',
  'hf-document',
  'hf/service',
  'hf/room-rate',
  'hf/package',
  'phy/procedure-rate',
] as const satisfies readonly RequestType[]
type DrawnType = (typeof types)[number]

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

/** A provider with somebody who can ask. */
interface Asker {
  index: number
  user: SeedUser
}

interface Askers {
  facilities: Asker[]
  physicians: Asker[]
}

/** Accredited providers of a level that have an account. */
function askersAt(inputs: SeedInputs, level: Level): Askers {
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
interface Draft {
  type: RequestType
  status: RequestStatus
  targetCode: string
  targetName: string
  applicantType: 'HFC' | 'PHY'
  docType: string | null
  asked: Asked
  requester: { userCode: string | null; name: string; email: string | null; username: string }
  offset: number
}

const fullName = (user: SeedUser) => `${user.firstName} ${user.lastName}`

function requesterOf(user: SeedUser): Draft['requester'] {
  return { userCode: user.code, name: fullName(user), email: user.emailAddress, username: user.username }
}

const sheetKinds: Partial<Record<DrawnType, 'service' | 'room-rate' | 'package' | 'procedure-rate'>> = {
  'hf/service': 'service',
  'hf/room-rate': 'room-rate',
  'hf/package': 'package',
  'phy/procedure-rate': 'procedure-rate',
}

function facilityAsked(
  inputs: SeedInputs,
  type: DrawnType,
  status: RequestStatus,
  owner: number,
  level: Level,
  source: Stream,
): Asked {
  const one = seedFacility(inputs, owner)
  const kind = sheetKinds[type]
  if (kind) {
    const service = { serviceType: 'OUTPATIENT', costCenter: 'PHAR', roomCategoryCode: null }
    const header = { healthFacilityCode: one.code, ...(kind === 'service' ? service : {}) }
    return sheetAsked(inputs, { kind, header, owner, level, beds: one.form.bedCapacity !== null }, source)
  }
  if (type === 'hf-account') return accountAsked(one, source.int(1, 9999))
  if (type === 'hf-update') return updateAsked(one, status === 'APPROVED', source)
  return documentAsked(
    inputs,
    documentType,
    `${documentType.toLowerCase()}-${one.code.toLowerCase()}.pdf`,
    source,
  )
}

/** A paper no facility of the sample has on record yet, so that a request for it is always new. */
const documentType = 'OTHERS'

function draftOf(inputs: SeedInputs, index: number, turn: number, level: Level, askers: Askers): Draft {
  const source = stream(inputs.seedNumber, 'request', index)
  const type = types[turn % types.length] as DrawnType
  const round = Math.floor(turn / types.length)
  const isPhysician = type === 'phy/procedure-rate'
  const all = isPhysician ? askers.physicians : askers.facilities
  // Only one request of a type is open for a target, so only the first round over the askers may leave any open.
  const status =
    level === 0
      ? (statuses[round % statuses.length] as RequestStatus)
      : source.weighted(round < all.length ? anyStatus : overStatus)
  const asker = all[round % all.length] as Asker
  const offset = status === 'PENDING' || status === 'REVIEWED' ? -source.int(1, 14) : -source.int(15, 300)
  const requester =
    type === 'hf-account'
      ? {
          userCode: null,
          name: 'Public visitor',
          email: `account.${index}@facility.example`,
          username: 'PUBLIC',
        }
      : requesterOf(asker.user)
  const common = { type, status, requester, offset }
  if (isPhysician) {
    const one = seedPhysician(inputs, asker.index)
    const place = {
      kind: 'procedure-rate',
      header: { physicianCode: one.code },
      owner: asker.index,
      level,
      beds: false,
    } as const
    return {
      ...common,
      targetCode: one.code,
      targetName: `${one.lastName}, ${one.firstName}`,
      applicantType: 'PHY',
      docType: null,
      asked: sheetAsked(inputs, place, source),
    }
  }
  const one = seedFacility(inputs, asker.index)
  return {
    ...common,
    targetCode: one.code,
    targetName: one.form.name,
    applicantType: 'HFC',
    docType: type === 'hf-document' ? documentType : null,
    asked: facilityAsked(inputs, type, status, asker.index, level, source),
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
    asked: documentAsked(
      inputs,
      docType,
      `fsic-${one.code.toLowerCase()}.pdf`,
      stream(inputs.seedNumber, 'request', index),
    ),
    requester: requesterOf(castUser(inputs, 'approver')),
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
    asked: registrationAsked(one),
    requester: {
      userCode: null,
      name: one.form.contacts[0]?.name ?? one.form.name,
      email: one.form.emailAddress,
      username: 'PUBLIC',
    },
    offset: -one.age,
  }
}

/** The requests a level adds, applications first. */
function* draftsAt(inputs: SeedInputs, level: Level): Generator<Draft> {
  for (const index of indicesAt('facility', level)) {
    const draft = applicationOf(inputs, index)
    if (draft) yield draft
  }
  const askers = askersAt(inputs, level)
  let turn = 0
  for (const index of indicesAt('request', level)) {
    if (level === 0 && turn === types.length * statuses.length) yield approversOwn(inputs, index)
    else yield draftOf(inputs, index, turn, level, askers)
    turn += 1
  }
}

interface Numbered extends Draft {
  id: number
  code: string
}

function numbered(inputs: SeedInputs, draft: Draft, id: number): Numbered {
  return { ...draft, id, code: formatCode('request', id, dayAt(inputs, draft.offset).slice(0, 4)) }
}

function* seedRequests(inputs: SeedInputs): Generator<Numbered> {
  let id = 0
  for (const level of levelsOf(inputs.size)) {
    for (const draft of draftsAt(inputs, level)) yield numbered(inputs, draft, ++id)
  }
}

const rejection = 'Please send a signed copy; this one is not signed.'

/** Who reviewed and decided, and when; two people where the type wants two. */
function lifeOf(inputs: SeedInputs, { type, status, offset, requester }: Draft) {
  const officer = castUser(inputs, 'officer').code
  const approver = castUser(inputs, 'approver').code
  const isReviewed =
    status === 'REVIEWED' ||
    (requestTypeInfo[type].twoStep && (status === 'APPROVED' || status === 'REJECTED'))
  const decider = status === 'CANCELLED' ? (requester.userCode ?? castUser(inputs, 'admin').code) : approver
  const isDecided = status !== 'PENDING' && status !== 'REVIEWED'
  return {
    viewedDate: status === 'PENDING' ? null : momentAt(inputs, offset, 60),
    reviewedBy: isReviewed ? officer : null,
    reviewedDate: isReviewed ? momentAt(inputs, offset, 120) : null,
    decidedBy: isDecided ? decider : null,
    decidedDate: isDecided ? momentAt(inputs, Math.min(offset + 2, -1), 300) : null,
    remarks: status === 'REJECTED' ? rejection : null,
  }
}

/** Requests as stored (domain model 10.1). */
export function* requestRows(inputs: SeedInputs): Generator<RequestRow> {
  for (const one of seedRequests(inputs)) {
    const life = lifeOf(inputs, one)
    const { requester } = one
    const stamps = stampsAt(inputs, { offset: one.offset, by: requester.userCode ?? 'PUBLIC' })
    yield {
      id: one.id,
      code: one.code,
      type: one.type,
      targetCode: one.targetCode,
      targetName: one.targetName,
      applicantType: one.applicantType,
      docType: one.docType,
      status: one.status,
      payload: one.asked.payload,
      before: one.asked.before,
      targetVersion: 1,
      candidates: [],
      requesterCode: requester.userCode,
      requesterName: requester.name,
      requesterEmail: requester.email,
      requestedDate: momentAt(inputs, one.offset, one.id),
      ...life,
      ...stamps,
      updatedDate: life.decidedDate ?? life.reviewedDate ?? stamps.createdDate,
      version: 1 + Number(life.reviewedDate !== null) + Number(life.decidedDate !== null),
    }
  }
}

/** The steps written down on them, oldest first. */
export function* remarkRows(inputs: SeedInputs): Generator<RemarkRow> {
  let id = 0
  for (const one of seedRequests(inputs)) {
    const { reviewedBy, reviewedDate, decidedBy, decidedDate, remarks } = lifeOf(inputs, one)
    if (reviewedBy && reviewedDate) {
      yield {
        id: ++id,
        requestId: one.id,
        action: 'REVIEW',
        remarks: '',
        createdBy: reviewedBy,
        createdDate: reviewedDate,
      }
    }
    if (decidedBy && decidedDate) {
      const action = { APPROVED: 'APPROVE', REJECTED: 'REJECT', CANCELLED: 'CANCEL' }[
        one.status as 'APPROVED'
      ]
      yield {
        id: ++id,
        requestId: one.id,
        action,
        remarks: remarks ?? '',
        createdBy: decidedBy,
        createdDate: decidedDate,
      }
    }
  }
}

/** The files that came with them, for the documents of all levels: by level, in the order of the requests. */
export function requestPapers(
  inputs: SeedInputs,
): (level: Level) => Iterable<Omit<typeof attachment.$inferInsert, 'id'>> {
  let id = 0
  return function* papersAt(level) {
    for (const draft of draftsAt(inputs, level)) {
      id += 1
      if (draft.type !== 'hf-document') continue
      const { code, offset, requester, docType } = numbered(inputs, draft, id)
      const source = stream(inputs.seedNumber, 'request-paper', code)
      const paper = {
        inputs,
        ownerKind: 'user-request',
        ownerCode: code,
        docType: docType ?? 'OTHERS',
        uuid: uuidOf(source),
        uploadedBy: requester.username,
        offset,
      }
      yield paperRow(paper, { fileName: String(draft.asked.payload['fileName']) })
    }
  }
}
