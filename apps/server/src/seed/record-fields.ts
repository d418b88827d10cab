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
  status: string
  /** days from today to the day the record was made; negative */
  offset: number
  /** facility or physician it belongs to or is about; null for none */
  owner: { code: string; name: string } | null
}

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

function nonConformity({ inputs, source, offset, status, owner }: Drawing): Fields {
  const planned = status !== 'OPEN'
  return {
    dateFiled: dayAt(inputs, offset),
    dateIssued: dayAt(inputs, offset),
    sourceInternal: source.pick(['AUDIT_INTERNAL', 'AUDIT_EXTERNAL', 'COMPLAINT', 'PROCESS']),
    sourceInternalOthers: null,
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
} as const

function tracked({ inputs, source, offset, status, owner, index }: Drawing): Fields {
  const documentType = source.pick(['LETTER', 'MEMO', 'MOA', 'CERTIFICATE', 'BILL'] as const)
  const sent = status === 'ISSUED' ? null : dayAt(inputs, offset + 1)
  const back = dayAt(inputs, Math.min(0, offset + 4))
  return {
    documentType,
    docName: source.pick(documentNames[documentType]),
    recipientType: owner ? 'HEALTH_FACILITY' : 'ACCOUNT',
    recipientName: (owner?.name ?? source.pick(companyNames)).slice(0, 200),
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

function inquiry({ inputs, source, offset, status, index }: Drawing): Fields {
  const answered = status !== 'OPEN'
  return {
    dateFiled: dayAt(inputs, offset),
    requesterType: source.pick(['MEMBER', 'MEMBER', 'HEALTH_FACILITY', 'ACCOUNT']),
    subRequesterType: null,
    requesterName: person(source),
    memberCode: `M-${padded(index + 1, 6)}`,
    patient: null,
    physicianNameCode: null,
    healthFacility: null,
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
    applicantType: 'HFC',
    applicantCode: owner?.code ?? null,
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

function violation({ inputs, source, offset, status, owner, index }: Drawing): Fields {
  const repeated = index < repeatedViolations
  return {
    applicantType: 'HFC',
    applicantCode: owner?.code ?? null,
    category: repeated ? 'BALANCE_BILLING' : source.pick(['OVERCHARGING', 'DOCUMENTATION', 'CONDUCT']),
    dateCommitted: dayAt(inputs, offset - 3),
    dateReported: dayAt(inputs, offset),
    offenceNo: repeated ? index + 1 : 1,
    severity: repeated ? 'MAJOR' : source.pick(['MINOR', 'MINOR', 'MAJOR']),
    description: 'The patient was asked to pay more than the agreed share.',
    sanction: status === 'RESOLVED' ? 'WARNING' : null,
  }
}

/** An IMEI of its own for every device, with the check digit that belongs to it. */
function sampleImei(index: number): string {
  const digits = `99${padded(index, 12)}`
  const last = Array.from('0123456789').find((digit) => isImei(`${digits}${digit}`))
  return `${digits}${last ?? '0'}`
}

function device({ inputs, source, offset, status, owner, index }: Drawing): Fields {
  return {
    healthFacilityCode: owner?.code ?? null,
    maceTypeCode: source.pick(['PHONE', 'TABLET']),
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

function team({ inputs, index, offset }: Drawing): Fields {
  const year = Number(inputs.asOf.slice(0, 4)) - (Math.floor(index / areas.length) % 20)
  return {
    year,
    area: `${areas[index % areas.length]} ${Math.floor(index / (areas.length * 20)) + 1}`,
    uploadedDate: dayAt(inputs, offset),
  }
}

/** The first two of the sample overlap: one member, one provider, one care setting. */
export const overlappingArrangements = 2

function arrangement({ inputs, source, offset, owner, index }: Drawing): Fields {
  const overlaps = index < overlappingArrangements
  const start = overlaps ? index * 5 - 10 : offset + source.int(0, 20)
  return {
    applicantType: 'HFC',
    applicantCode: owner?.code ?? null,
    memberCode: `99-${padded(overlaps ? 0 : index, 6)}`,
    approvalCode: `AP-${padded(index + 1, 6)}`,
    recipientName: person(source),
    serviceType: overlaps ? 'INPATIENT' : source.pick(['OUTPATIENT', 'INPATIENT', 'OP_OR']),
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
