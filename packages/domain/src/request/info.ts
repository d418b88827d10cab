import type { RequestType } from './types.ts'

/** The record a request changes; `provider` is a facility or a physician, according to its applicant type. */
export type RequestTarget = 'facility' | 'physician' | 'affiliation' | 'provider'

/** The users who file a request of a type. */
export type RequestMaker = 'public' | 'physician' | 'coordinator' | 'staff'

/** The facts of a request type that the portal and the server need (domain model 10.3). */
export type RequestTypeInfo = {
  label: string
  target: RequestTarget
  /** Whether it must be reviewed first, and by another user than the one who approves it. */
  twoStep: boolean
  madeBy: readonly RequestMaker[]
  /** Whether it is open once per document type rather than once per target. */
  perDocType: boolean
  onApprove: string
  onReject: string
}

const nothing = 'Nothing changes.'
const filesKept = 'The files stay with the request only.'

function info(
  label: string,
  target: RequestTarget,
  madeBy: readonly RequestMaker[],
  onApprove: string,
  more: Partial<RequestTypeInfo> = {},
): RequestTypeInfo {
  return { label, target, twoStep: false, madeBy, perDocType: false, onApprove, onReject: nothing, ...more }
}

const registration = {
  twoStep: true,
  onReject: 'The application becomes disapproved, or withdrawn when it is cancelled.',
}
const accepted = 'The application is accepted and its checklist begins.'
const checkIn = { onReject: 'The check-in is returned.' }
const noted = 'The check-in is noted and its documents go to the record.'
const account = 'A portal account is made and its temporary password mailed.'
const fields = 'The requested fields are saved.'
const document = 'The document is added and replaces the earlier one of its type.'
const posted = 'The price sheet is posted for its effective date.'

function sheet(label: string, madeBy: 'coordinator' | 'physician') {
  const target = madeBy === 'physician' ? madeBy : 'facility'
  return info(label, target, [madeBy], posted, { twoStep: true })
}

/** The request types (domain model 10.3; price amendments are an addition). */
export const requestTypeInfo: Record<RequestType, RequestTypeInfo> = {
  'hf-registration': info('Facility registration', 'facility', ['public'], accepted, registration),
  'phy-registration': info('Physician registration', 'physician', ['public'], accepted, registration),
  'hf-account': info('Facility portal account', 'facility', ['public'], account),
  'phy-account': info('Physician portal account', 'physician', ['public'], account),
  'hf-update': info('Facility update', 'facility', ['coordinator'], fields),
  'phy-update': info('Physician update', 'physician', ['physician'], fields),
  'hf-document': info('Facility document', 'facility', ['coordinator'], document, {
    perDocType: true,
    onReject: filesKept,
  }),
  'phy-document': info('Physician document', 'physician', ['physician'], document, {
    perDocType: true,
    onReject: filesKept,
  }),
  affiliation: info(
    'Affiliation',
    'affiliation',
    ['physician', 'coordinator', 'staff'],
    'The affiliation is saved; accredited at once when both ends are accredited and accreditation was asked for.',
    { twoStep: true, onReject: 'No affiliation is saved.' },
  ),
  'hf/service': sheet('Service prices', 'coordinator'),
  'hf/room-rate': sheet('Room rates', 'coordinator'),
  'hf/package': sheet('Packages', 'coordinator'),
  'phy/procedure-rate': sheet('Procedure rates', 'physician'),
  'hf-kamustahan': info('Facility check-in', 'facility', ['coordinator', 'staff'], noted, checkIn),
  'dentist-kamustahan': info('Dentist check-in', 'physician', ['physician', 'staff'], noted, checkIn),
  disaccreditation: info(
    'Disaccreditation',
    'provider',
    ['staff'],
    'The accreditation status changes on the effective date.',
    { twoStep: true },
  ),
  'price-amendment': info(
    'Price amendment',
    'provider',
    ['staff'],
    'The amendment is entered into the price ledger, and the owner is notified.',
    { onReject: 'The prices stay as they are.' },
  ),
  'status-change': info(
    'Change of status',
    'provider',
    ['staff'],
    'The accreditation status changes on its day, and the provider is notified.',
    { onReject: 'The status stays as it is.' },
  ),
}

/** Whether an affiliation is parked as a request instead of being saved (specification 2, section 4). */
export function affiliationNeedsRequest(status: string, bypass: boolean): boolean {
  return (status === 'ON_PROCESS' || status === 'FOR_PAYMENT_ONLY') && !bypass
}
