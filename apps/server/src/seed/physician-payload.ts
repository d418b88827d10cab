import { formOf } from '../areas/physician/form.ts'
import type { PhysicianRecord } from '../areas/physician/scope.ts'
import { dayAt, type SeedInputs } from './context.ts'
import type { SeedPhysician } from './physician.ts'
import type { Stream } from './random.ts'
import type { RequestContent } from './request-payload.ts'
import type { RequestStatus } from '@capiz/domain/request'

/** An application holds the whole form, without what only staff enter. */
export function physicianRegistrationContent(row: SeedPhysician): RequestContent {
  const form = formOf(row as PhysicianRecord)
  return {
    payload: { ...form, contract: null, payee: null, providerCategoryCode: null, remarks: null },
    before: null,
  }
}

/** An account for the physician of a record. */
export function physicianAccountContent(row: SeedPhysician): RequestContent {
  const { lastName, firstName, code, prcNumber, emailAddress } = row
  return { payload: { lastName, firstName, code, prcNumber, emailAddress }, before: null }
}

/** A new address; of an approved request the record already holds it. */
export function physicianUpdateContent({ emailAddress }: SeedPhysician, isDone: boolean): RequestContent {
  const now = { emailAddress: emailAddress ?? null }
  const other = { emailAddress: (emailAddress ?? '').replace('physician', 'clinic') }
  return isDone ? { payload: now, before: other } : { payload: other, before: now }
}

const certificates = [
  'Certificate of training in basic life support',
  'Certificate of attendance, annual convention of the society',
  'Hospital appointment letter',
] as const

/** A document outside the list, which says itself what it is. */
export function physicianDocumentContent({ code }: SeedPhysician, source: Stream): RequestContent {
  const docRemarks = source.pick(certificates)
  const fileName = `${docRemarks.split(' ')[0]?.toLowerCase()}-${code.toLowerCase()}.pdf`
  return {
    payload: { docType: 'OTHERS', fileName, effectiveDate: null, validityDate: null, docRemarks },
    before: null,
  }
}

/** A practice at a facility the physician does not have yet. */
export function affiliationContent(
  inputs: SeedInputs,
  { code, specializations }: SeedPhysician,
  healthFacilityCode: string,
  source: Stream,
): RequestContent {
  return {
    payload: {
      physicianCode: code,
      healthFacilityCode,
      status: 'ON_PROCESS',
      specializationCodes: (specializations ?? []).map(({ specializationCode }) => specializationCode),
      room: `Room ${source.int(101, 620)}`,
      clinicAddress: null,
      effectiveDate: dayAt(inputs, source.int(5, 40)),
      relation: source.pick(['CONSULTANT', 'VISITING']),
      remarks: null,
    },
    before: null,
  }
}

const grounds = [
  ['NON_RENEWAL', 'Three letters about the contract stayed unanswered; the term ended months ago.'],
  ['EXPIRED_CREDENTIALS', 'The licence to operate ended and no renewal came within ninety days.'],
  ['NON_COMPLIANCE', 'The corrective action agreed in two check-ins was not done.'],
  ['INACTIVE', 'No member was served for a year.'],
] as const

/** Taking a provider out of the network, from a day on that lies ahead while nobody has decided. */
export function disaccreditationContent(
  inputs: SeedInputs,
  targetCode: string,
  { status, offset }: { status: RequestStatus; offset: number },
  source: Stream,
): RequestContent {
  const [reasonCode, details] = source.pick(grounds)
  const isOpen = status === 'PENDING' || status === 'REVIEWED'
  return {
    payload: {
      applicantType: 'HFC',
      targetCode,
      reasonCode,
      effectiveDate: dayAt(inputs, isOpen ? source.int(20, 60) : offset + 10),
      noticeDate: dayAt(inputs, offset - 5),
      details,
      violationCodes: [],
    },
    before: null,
  }
}
