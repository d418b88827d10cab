import { checkInModes, checkInTypes, isImei, type RecordKindName } from '@capiz/domain/record'
import type { Choice } from '@capiz/domain/field'
import { dayAt, padded, type SeedInputs } from './context.ts'
import { companyNames, familyNames, givenNames } from './data/people.ts'
import type { Stream } from './random.ts'

type Fields = Record<string, unknown>

/** The input for drawing the fields of a record. */
interface Drawing {
  inputs: SeedInputs
  source: Stream
  index: number
  /** whether it comes with more than the smallest sample, whose rows stay as they are */
  isFull: boolean
  status: string
  /** days from today to the day the record was made; negative */
  offset: number
  /** facility or physician it belongs to or is about; null for none */
  owner: { code: string; name: string } | null
}

/** One after the other, so that every one of them is there. */
const inTurn = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

const isPhysician = (owner: Drawing['owner']) => owner?.code.startsWith('PHY') === true
const applicantOf = (owner: Drawing['owner']) => ({
  applicantType: isPhysician(owner) ? 'PHY' : 'HFC',
  applicantCode: owner?.code ?? null,
})

const person = (source: Stream) => `${source.pick(givenNames)} ${source.pick(familyNames)}`
const codeOf = <C extends string>(source: Stream, choices: readonly Choice<C>[]): C =>
  source.pick(choices).code
const couriers = ['Layag Express', 'Agila Courier', 'Own messenger'] as const
const departments = ['Provider relations', 'Medical services', 'Claims'] as const
const items = ['CLEANLINESS', 'EQUIPMENT', 'RECORDS', 'WAITING', 'STAFF', 'SIGNAGE', 'MEMBERS'] as const

const results = {
  SATISFACTORY: 'Everything was in order.',
  NEEDS_IMPROVEMENT: 'Some records were not up to date.',
  UNSATISFACTORY: 'Members waited too long and documents were missing.',
} as const

function checkIn({ inputs, source, offset }: Drawing): Fields {
  const result = source.weighted([
    ['SATISFACTORY', 70],
    ['NEEDS_IMPROVEMENT', 22],
    ['UNSATISFACTORY', 8],
  ] as const)
  const first = source.int(0, items.length - 1)
  const rated = [0, 2, 3].map((step) => items[(first + step) % items.length] as string)
  const least = { SATISFACTORY: 4, NEEDS_IMPROVEMENT: 2, UNSATISFACTORY: 1 }[result]
  return {
    type: codeOf(source, checkInTypes),
    mode: codeOf(source, checkInModes),
    visitDate: dayAt(inputs, offset),
    conductedBy: person(source),
    personMet: person(source),
    ratings: rated.map((item) => ({ item, score: Math.min(5, least + source.int(0, 1)), remarks: null })),
    findings: results[result],
    concerns: null,
    actionTaken: result === 'SATISFACTORY' ? null : 'Agreed on what is to be mended.',
    commitments: null,
    result,
    nextVisitDate: result === 'SATISFACTORY' ? null : dayAt(inputs, offset + source.int(30, 90)),
    requestCode: null,
  }
}

const otherSources = ['Call of a member', 'Letter of a company', 'Visit of the regulator'] as const

function nonConformity({ inputs, source, index, isFull, offset, status, owner }: Drawing): Fields {
  const planned = status !== 'OPEN'
  const drawn = source.pick(['AUDIT_INTERNAL', 'AUDIT_EXTERNAL', 'COMPLAINT', 'PROCESS'])
  const sourceInternal = isFull && index % 6 === 5 ? 'OTHERS' : drawn
  return {
    dateFiled: dayAt(inputs, offset),
    dateIssued: dayAt(inputs, offset),
    sourceInternal,
    sourceInternalOthers: sourceInternal === 'OTHERS' ? inTurn(otherSources, Math.floor(index / 6)) : null,
    initiatingDepartment: source.pick(departments),
    departmentResponsible: source.pick(departments),
    applicantCode: owner?.code ?? null,
    clause: `${source.int(4, 10)}.${source.int(1, 5)}`,
    description: source.pick([
      'Contracts were filed without their annexes.',
      'A renewal was recorded after the licence had expired.',
      'The roster on file names doctors who left.',
      'Two check-ins of the quarter were held without a report.',
      'A memo on rates went out after its effective date.',
      'The copy of a licence on file cannot be read.',
      'A price sheet was posted without the signature of the provider.',
      'Calls of members about a closed clinic were not passed on.',
    ]),
    immediateCorrection: planned ? 'The file was completed.' : null,
    rootCause: planned ? 'There was no list to check against.' : null,
    correctiveAction: planned ? 'A list is part of the file from now on.' : null,
    targetDate: planned ? dayAt(inputs, offset + source.int(10, 60)) : null,
    verifiedBy: status === 'CLOSED' ? person(source) : null,
    verifiedDate: status === 'CLOSED' ? dayAt(inputs, Math.min(-1, offset + 30)) : null,
  }
}

const documentNames = {
  LETTER: ['Notice of rates', 'Reminder of the renewal', 'Answer to a complaint'],
  MEMO: ['Memo on approval codes', 'Memo on new room rates'],
  MOA: ['Renewal of the agreement', 'Annex to the agreement'],
  CERTIFICATE: ['Certificate of accreditation', 'Certificate of taxes withheld'],
  BILL: ['Statement of account', 'Returned bill with remarks'],
  OTHER: ['Identification cards of members', 'Stickers for the entrance'],
} as const

/** The recipients that are no provider. */
const offices = [
  ['ACCOUNT', companyNames],
  ['GOVERNMENT', ['Regional health office', 'City treasurer', 'Regional tax office']],
  ['INTERNAL', ['Claims, main office', 'Records, main office']],
] as const

function recipientOf({ source, index, isFull, owner }: Drawing): Fields {
  if (owner)
    return {
      recipientType: isPhysician(owner) ? 'PHYSICIAN' : 'HEALTH_FACILITY',
      recipientName: owner.name.slice(0, 200),
    }
  const [recipientType, names] = isFull ? inTurn(offices, Math.floor(index / 4)) : offices[0]
  return { recipientType, recipientName: source.pick<string>(names) }
}

function tracked(drawing: Drawing): Fields {
  const { inputs, source, offset, status, owner, index, isFull } = drawing
  const drawn = source.pick(['LETTER', 'MEMO', 'MOA', 'CERTIFICATE', 'BILL'] as const)
  const documentType = isFull && index % 9 === 8 ? 'OTHER' : drawn
  const sent = status === 'ISSUED' ? null : dayAt(inputs, offset + 1)
  const back = dayAt(inputs, Math.min(0, offset + 4))
  return {
    documentType,
    docName: source.pick<string>(documentNames[documentType]),
    ...recipientOf(drawing),
    applicantCode: owner?.code ?? null,
    initiatingDepartment: source.pick(departments),
    dateIssued: dayAt(inputs, offset),
    dateSent: sent,
    dateReceived: status === 'RECEIVED' ? back : null,
    dateReturned: status === 'RETURNED' ? back : null,
    courier: sent ? (couriers[index % couriers.length] ?? null) : null,
    trackingNo: sent ? `TRK-${padded(index + 1, 6)}` : null,
    remarks: null,
  }
}

/** Kinds of requesters in detail. */
const requesterDetails: Readonly<Record<string, string>> = {
  MEMBER: 'Dependant',
  HEALTH_FACILITY: 'Billing section',
  ACCOUNT: 'Human resources',
  PHYSICIAN: 'Secretary of the clinic',
  INTERNAL: 'Call center',
}

/** The provider an inquiry is about, by its code; none for some. */
function aboutProvider(index: number): Fields {
  return {
    physicianNameCode: index % 4 === 1 ? `PHY${padded(1 + (index % 40), 7)}` : null,
    healthFacility: index % 4 === 2 ? `HF${padded(1 + (index % 12), 7)}` : null,
  }
}

function inquiry({ inputs, source, offset, status, index, isFull }: Drawing): Fields {
  const answered = status !== 'OPEN'
  const drawn = source.pick(['MEMBER', 'MEMBER', 'HEALTH_FACILITY', 'ACCOUNT'])
  const requesterType =
    isFull && index % 5 === 4 ? inTurn(['PHYSICIAN', 'INTERNAL'], Math.floor(index / 5)) : drawn
  return {
    dateFiled: dayAt(inputs, offset),
    requesterType,
    subRequesterType: isFull && index % 2 === 0 ? (requesterDetails[requesterType] ?? null) : null,
    requesterName: person(source),
    memberCode: `M-${padded(index + 1, 6)}`,
    patient: isFull && index % 3 === 0 ? inTurn(['R. D.', 'M. S.', 'J. C.', 'A. L.'], index) : null,
    ...(isFull ? aboutProvider(index) : { physicianNameCode: null, healthFacility: null }),
    topic: source.pick(['ACCREDITATION', 'BILLING', 'RATES', 'DIRECTORY', 'COVERAGE', 'COURTESY']),
    departmentResponsible: source.pick(departments),
    inquiry: source.pick(['Which clinics near me are accredited?', 'Why was I asked to pay the difference?']),
    answer: answered ? 'The list was sent, with the terms that apply.' : null,
    dateIssued: answered ? dayAt(inputs, Math.min(0, offset + source.int(1, 9))) : null,
  }
}

function notice({ inputs, source, offset, status, owner }: Drawing): Fields {
  const answered = status === 'CORRECTED' || status === 'CLOSED'
  return {
    ...applicantOf(owner),
    subject: source.pick(['Signage', 'Schedule of doctors', 'Posting of rates']),
    details: 'What was seen differs from what is on record. Please correct it.',
    topic: 'Records',
    dateIssued: dayAt(inputs, offset),
    dueDate: dayAt(inputs, offset + source.int(10, 30)),
    response: answered ? 'It was corrected on the same day.' : null,
    responseDate: answered ? dayAt(inputs, Math.min(0, offset + 7)) : null,
  }
}

/** The first three of the sample are one facility's, so that there is a third offence. */
export const repeatedViolations = 3

/** Violations of all categories with what was seen and how grave it is. */
const violations = [
  ['BALANCE_BILLING', 'MAJOR', 'The patient was asked to pay more than the agreed share.'],
  ['OVERCHARGING', 'MINOR', 'The bill was above the rates on file.'],
  ['FALSE_CLAIM', 'GRAVE', 'A claim was filed for a visit that did not take place.'],
  ['REFUSAL_OF_SERVICE', 'MAJOR', 'A member was sent away although rooms were free.'],
  ['CONDUCT', 'MINOR', 'A member was addressed in a way that is not acceptable.'],
  ['DOCUMENTATION', 'MINOR', 'Bills came without the signed forms for three months.'],
  ['UNSANCTIONED_COLLECTION', 'GRAVE', 'A deposit was collected that the agreement does not allow.'],
] as const

/** The sanction of a resolved violation. */
function sanctionOf({ index, isFull, status }: Drawing): string | null {
  if (status !== 'RESOLVED') return null
  return isFull && index % 2 === 0
    ? inTurn(['CORRECTION_NOTICE', 'SUSPENSION', 'DISACCREDITATION'], Math.floor(index / 2))
    : 'WARNING'
}

function violation(drawing: Drawing): Fields {
  const { inputs, source, offset, owner, index, isFull } = drawing
  const repeated = index < repeatedViolations
  const [category, severity, description] = inTurn(violations, isFull ? index : 0)
  return {
    ...applicantOf(owner),
    category: repeated || isFull ? category : source.pick(['OVERCHARGING', 'DOCUMENTATION', 'CONDUCT']),
    dateCommitted: dayAt(inputs, offset - 3),
    dateReported: dayAt(inputs, offset),
    offenceNo: repeated ? index + 1 : 1,
    severity: repeated || isFull ? severity : source.pick(['MINOR', 'MINOR', 'MAJOR']),
    description,
    sanction: sanctionOf(drawing),
  }
}

/** An IMEI of its own for every device, with the check digit that belongs to it. */
function sampleImei(index: number): string {
  const digits = `99${padded(index, 12)}`
  const last = Array.from('0123456789').find((digit) => isImei(`${digits}${digit}`))
  return `${digits}${last ?? '0'}`
}

function device({ inputs, source, offset, status, owner, index, isFull }: Drawing): Fields {
  const drawn = source.pick(['PHONE', 'TABLET'])
  return {
    healthFacilityCode: owner?.code ?? null,
    maceTypeCode: isFull && index % 7 === 6 ? 'DESKTOP' : drawn,
    coordinator: person(source),
    imeiNumber: sampleImei(index),
    mobileNumber: `0919555${padded(index % 10_000, 4)}`,
    location: source.pick(['Admitting section', 'Billing section', 'Emergency room']),
    dateIssued: dayAt(inputs, offset),
    dateReturned: status === 'RETURNED' ? dayAt(inputs, Math.min(0, offset + 200)) : null,
    remarks: null,
  }
}

function terminal({ inputs, source, offset, status, owner, index }: Drawing): Fields {
  return {
    healthFacilityCode: owner?.code ?? null,
    terminal: `T-${padded(index + 1, 5)}`,
    location: source.pick(['Cashier', 'Billing section']),
    dateInstalled: dayAt(inputs, offset),
    datePulledOut: status === 'PULLED_OUT' ? dayAt(inputs, Math.min(0, offset + 200)) : null,
    remarks: null,
  }
}

const areas = ['Northern Luzon', 'Metro Manila', 'Southern Tagalog', 'Visayas', 'Mindanao'] as const

/** Of fifteen records of teams the last is a new one for year and area of the eleventh. */
export const isReplacingTeam = (index: number) => index % 15 === 14
/** Whether a later record of the same year and area has replaced one. */
export const isReplacedTeam = (index: number) => index % 15 === 10

function team({ inputs, index, isFull, offset }: Drawing): Fields {
  const at = isFull && isReplacingTeam(index) ? index - 4 : index
  const year = Number(inputs.asOf.slice(0, 4)) - (Math.floor(at / areas.length) % 20)
  return {
    year,
    area: `${areas[at % areas.length]} ${Math.floor(at / (areas.length * 20)) + 1}`,
    uploadedDate: dayAt(inputs, offset),
  }
}

/** The first two of the sample overlap: one member, one provider, one care setting. */
export const overlappingArrangements = 2
const overlappingMember = 'Katrina Abad'

function arrangement({ inputs, source, offset, owner, index, isFull }: Drawing): Fields {
  const overlaps = index < overlappingArrangements
  const services = ['OUTPATIENT', 'INPATIENT', 'OP_OR', ...(isFull ? ['OTHER'] : [])]
  const start = overlaps ? index * 5 - 10 : offset + source.int(0, 20)
  const member = person(source)
  return {
    ...applicantOf(owner),
    memberCode: `99-${padded(overlaps ? 0 : index, 6)}`,
    approvalCode: `AP-${padded(index + 1, 6)}`,
    recipientName: overlaps ? overlappingMember : member,
    serviceType: overlaps ? 'INPATIENT' : source.pick(services),
    serviceCode: null,
    description: 'The agreed amount covers the whole stay, professional fees included.',
    agreedAmount: source.int(10, 900) * 100,
    effectiveDate: dayAt(inputs, start),
    validityDate: dayAt(inputs, start + (overlaps ? 90 : source.int(30, 180))),
    remarks: null,
  }
}

/** The fields of a record of each kind, as a save would keep them. */
export const drawnFields: Readonly<Record<RecordKindName, (drawing: Drawing) => Fields>> = {
  'facility-check-in': (drawing) => ({ healthFacilityCode: drawing.owner?.code, ...checkIn(drawing) }),
  'dentist-check-in': (drawing) => ({ physicianCode: drawing.owner?.code, ...checkIn(drawing) }),
  'non-conformity': nonConformity,
  'document-tracker': tracked,
  'inquiry-report': inquiry,
  'correction-notice': notice,
  violation,
  'special-arrangement': arrangement,
  'mobile-device': device,
  'settlement-terminal': terminal,
  'service-team': team,
}
