import { choicesFrom, nameRule, type EntityField } from '../field/index.ts'

/** How a provider is paid. */
const paymentTypes = choicesFrom({
  CHECK: 'Check',
  BANK_CREDIT: 'Bank credit',
  CASH_ADVANCE: 'Cash advance',
})

/** How a record came to be. */
export const recordSources = choicesFrom({ STAFF: 'Staff', PUBLIC: 'Public application', IMPORT: 'Import' })

/** Shape of a telephone number. */
export const telephonePattern = /^[0-9+() -]{7,20}$/

/** Message for a telephone number of another shape. */
export const telephoneMessage = 'Enter a telephone number of 7 to 20 digits, such as (02) 5555-0123.'

/** Shape of the number of a PRC licence. */
export const prcPattern = /^\d{1,7}$/

/** Message for the number of a PRC licence of another shape. */
export const prcMessage = 'Enter the PRC number, up to 7 digits.'

/** Shape of a mobile number of the Philippines. */
export const mobilePattern = /^(?:\+63)?0?9\d{9}$/

const financial = { section: 'payment', readers: 'owner', edit: 'request', sensitivity: 'financial' } as const

/** How a provider is taxed and paid; facilities and physicians share it. */
export const paymentFields = {
  tin: {
    name: 'tin',
    label: 'TIN',
    kind: 'code',
    ...financial,
    pattern: /^\d{3}-\d{3}-\d{3}(-\d{3,5})?$/,
    message: 'Enter the TIN as 123-456-789 or 123-456-789-00000.',
    help: 'For example 123-456-789 or 123-456-789-00000.',
  },
  vatRegistered: { name: 'vatRegistered', label: 'VAT registered', kind: 'boolean', ...financial },
  withholdingRate: {
    name: 'withholdingRate',
    label: 'Withholding rate',
    kind: 'percent',
    ...financial,
    max: 15,
    message: 'The withholding rate is 0 to 15 percent.',
  },
  payee: {
    name: 'payee',
    label: 'Payee',
    kind: 'group',
    ...financial,
    fields: [
      {
        name: 'name',
        label: 'Payee',
        kind: 'text',
        required: true,
        min: 2,
        max: 150,
        ...nameRule,
        help: 'Needed before the accreditation.',
      },
      { name: 'paymentTypeCode', label: 'Paid by', kind: 'choice', choices: paymentTypes, initial: 'CHECK' },
      { name: 'bank', label: 'Bank', kind: 'text', max: 100 },
      { name: 'accountNo', label: 'Account number', kind: 'code', message: 'Enter 6 to 20 digits.' },
    ],
  },
} as const satisfies Record<string, EntityField>

const byServer = { section: 'record', edit: 'never', server: true } as const

/** Fields of every provider that are set by the server or by calls of their own. */
export const serverFields = [
  { name: 'code', label: 'Code', kind: 'code', ...byServer, readers: 'providers', sensitivity: 'public' },
  {
    name: 'accreditationStatusCode',
    label: 'Accreditation status',
    kind: 'code',
    ...byServer,
    section: 'contract',
    readers: 'providers',
    sensitivity: 'public',
  },
  {
    name: 'accreditationDate',
    label: 'Accredited since',
    kind: 'day',
    ...byServer,
    section: 'contract',
    readers: 'providers',
    sensitivity: 'public',
  },
  {
    name: 'duplicateOf',
    label: 'Duplicate of',
    kind: 'code',
    ...byServer,
    readers: 'owner',
    sensitivity: 'internal',
  },
  {
    name: 'source',
    label: 'Source',
    kind: 'choice',
    choices: recordSources,
    ...byServer,
    readers: 'owner',
    sensitivity: 'internal',
  },
] as const satisfies readonly EntityField[]

/** Notes on a provider that only staff read. */
export const remarksField = {
  name: 'remarks',
  label: 'Remarks',
  kind: 'longText',
  section: 'record',
  readers: 'staff',
  edit: 'never',
  sensitivity: 'internal',
  max: 2000,
  help: 'For staff only.',
} as const satisfies EntityField
