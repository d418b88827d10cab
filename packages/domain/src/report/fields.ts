import { memoTypes } from '../memo/index.ts'
import {
  accreditationStatusCodes,
  documentStatePresentation,
  statusPresentation,
} from '../accreditation/index.ts'
import { type StatusTone } from '../status/index.ts'
import type { DocumentState } from '../document/index.ts'
import { proofPresentation, type ProofState } from '../verification/index.ts'
import { choicesFrom } from '../field/index.ts'
import { seedRoles } from '../access/index.ts'
import type { ReportChart } from './types.ts'
import type { ReportCellKind, ReportColumn, ReportFilterField, ReportFilterKind } from './types.ts'

type More = Partial<Pick<ReportFilterField, 'required' | 'choices' | 'list' | 'groups' | 'min' | 'max'>>

const filter = (name: string, label: string, kind: ReportFilterKind, more: More = {}): ReportFilterField => ({
  name,
  label,
  kind,
  ...more,
})

const chosen = (name: string, label: string, choices: Readonly<Record<string, string>>): ReportFilterField =>
  filter(name, label, 'choice', {
    choices: choicesFrom(choices),
  })

/** Makes a filter compulsory. */
export const must = (field: ReportFilterField): ReportFilterField => ({ ...field, required: true })

const statusLabels = Object.fromEntries(
  accreditationStatusCodes.map((code) => [code, statusPresentation[code].label]),
)
/** States of documents as reports print them; whether somebody verified one is not among their columns. */
export const stateLabels: Readonly<Record<DocumentState, string>> = {
  MISSING: documentStatePresentation.MISSING.label,
  EXPIRED: documentStatePresentation.EXPIRED.label,
  EXPIRING: documentStatePresentation.EXPIRING.label,
  VALID: documentStatePresentation.VALID.label,
}

/** A reason for which a document or a claim of an accredited provider does not hold today. */
export type CredentialGap = 'EXPIRED' | Exclude<ProofState, 'VERIFIED'>

const gapPresentation = {
  EXPIRED: documentStatePresentation.EXPIRED,
  CONTRADICTED: proofPresentation.CONTRADICTED,
  UNPROVEN: proofPresentation.UNPROVEN,
  STALE: proofPresentation.STALE,
} satisfies Record<CredentialGap, unknown>

/** Reasons for which a document or a claim does not hold, as reports print them. */
export const gapLabels: Readonly<Record<CredentialGap, string>> = {
  EXPIRED: gapPresentation.EXPIRED.label,
  CONTRADICTED: gapPresentation.CONTRADICTED.label,
  UNPROVEN: gapPresentation.UNPROVEN.label,
  STALE: gapPresentation.STALE.label,
}

/** The filters of a place: region, province, city (L of domain model 11.8). */
export const place = [
  filter('region', 'Region', 'region'),
  filter('province', 'Province', 'province'),
  filter('city', 'City or municipality', 'city'),
] as const

/** From one day to another (P of domain model 11.8). */
export const period = [filter('from', 'From', 'day'), filter('to', 'To', 'day')] as const

/** Every other filter by its wire name. */
export const filters = {
  year: filter('year', 'Year', 'year'),
  month: filter('month', 'Month', 'month'),
  asOf: filter('asOf', 'As of', 'day'),
  days: filter('days', 'Days from today', 'whole', { min: 1, max: 366 }),
  facilityTypeCode: filter('facilityTypeCode', 'Facility type', 'term', { list: 'hf-type' }),
  phyTypeCode: filter('phyTypeCode', 'Physician type', 'term', { list: 'phy-type' }),
  specializationCode: filter('specializationCode', 'Specialization', 'term', { list: 'specialization' }),
  roomCategoryCode: filter('roomCategoryCode', 'Room category', 'term', { list: 'hf-room-category' }),
  facilityDocType: filter('docType', 'Document', 'term', {
    list: 'document-type',
    groups: ['HF_CREDENTIAL', 'HF_CONTRACT'],
  }),
  physicianDocType: filter('docType', 'Document', 'term', {
    list: 'document-type',
    groups: ['PHY_CREDENTIAL', 'DENTIST_CREDENTIAL', 'PHY_CONTRACT'],
  }),
  societyName: filter('societyName', 'Medical society', 'text', { list: 'society' }),
  packageName: filter('packageName', 'Package', 'text'),
  memberCode: filter('memberCode', 'Member code', 'text'),
  applicantCode: filter('applicantCode', 'Provider code', 'provider'),
  healthFacilityCode: filter('healthFacilityCode', 'Health facility', 'facility'),
  physicianCode: filter('physicianCode', 'Physician', 'physician'),
  preferredNetwork: filter('preferredNetwork', 'Preferred network', 'boolean'),
  ape: filter('ape', 'For annual physical examinations', 'boolean'),
  accreditationStatusCode: chosen('accreditationStatusCode', 'Accreditation status', statusLabels),
  affiliationStatus: chosen('status', 'Affiliation status', statusLabels),
  state: chosen('state', 'State of the document', stateLabels),
  gap: chosen('gap', 'Gap', gapLabels),
  source: chosen('source', 'Entered by', { STAFF: 'Staff', PUBLIC: 'Public application', IMPORT: 'Import' }),
  arrangementStatus: chosen('status', 'Status', {
    DRAFT: 'Draft',
    FOR_APPROVAL: 'For approval',
    ACTIVE: 'Active',
    EXPIRED: 'Expired',
    DISAPPROVED: 'Disapproved',
    TERMINATED: 'Terminated',
  }),
  memoType: chosen('memoType', 'Kind of memo', memoTypes),
  // the report is about staff: it has no rows for the roles of providers
  roleCode: chosen(
    'roleCode',
    'Role',
    Object.fromEntries(
      seedRoles.filter(({ marker }) => marker === 'ADMIN').map(({ code, name }) => [code, name]),
    ),
  ),
  userStatus: chosen('status', 'Account status', {
    ACTIVE: 'Active',
    LOCKED: 'Locked',
    DISABLED: 'Disabled',
  }),
} as const

const column =
  (kind: ReportCellKind, usual: number) =>
  (key: string, label: string, width: number = usual): ReportColumn => ({ key, label, kind, width })

/** Columns by the kind of what they hold. */
export const text = column('text', 2.4)
export const code = column('code', 1.2)
export const day = column('day', 1.2)
export const moment = column('moment', 1.6)
export const count = column('whole', 1)
export const year = column('year', 0.8)
export const peso = column('peso', 1.3)

/** City, province, region. */
export const location = [
  text('city', 'City', 1.7),
  text('province', 'Province', 1.6),
  text('region', 'Region', 2.6),
] as const

/** The same, the widest first, for reports that are read by place. */
export const byPlace = [
  text('region', 'Region', 2.6),
  text('province', 'Province', 1.6),
  text('city', 'City', 1.7),
] as const

/** The columns of a place as headings over the rows that lie there, the widest first. */
export const placeHeadings = ['region', 'province', 'city'] as const

/** Code and name of a facility. */
export const facilityColumns = [code('code', 'Code'), text('name', 'Name', 3)] as const

/** Code and name of a physician, last name first. */
export const physicianColumns = [code('code', 'Code'), text('name', 'Name', 2.6)] as const

/** The total, then one column per accreditation status. */
export const perStatus: readonly ReportColumn[] = [
  count('total', 'Total'),
  ...accreditationStatusCodes.map((status) => count(status, statusPresentation[status].label)),
]

/** How many have which status. */
export const statusChart = (title: string, measure: string): ReportChart => ({
  kind: 'columns',
  title,
  measure,
  heading: 'Status',
  columns: Object.fromEntries(
    accreditationStatusCodes.map((status) => [status, statusPresentation[status].tone]),
  ),
  finding: { key: 'ACCREDITED', text: 'are accredited' },
})

/** How many documents are valid, and how many are not. */
export const stateChart: ReportChart = {
  kind: 'kinds',
  title: 'Documents by state',
  measure: 'Documents',
  by: 'state',
  tones: Object.fromEntries(
    (['VALID', 'EXPIRING', 'EXPIRED', 'MISSING'] as const).map((state): [string, StatusTone] => [
      stateLabels[state],
      documentStatePresentation[state].tone,
    ]),
  ),
  finding: { key: stateLabels.VALID, text: 'are valid' },
}

/** The document or the claim of a provider that does not hold today, with the reason. */
export const gapColumns = [
  text('document', 'Document', 2.6),
  text('source', 'Source', 3),
  day('validityDate', 'Valid until'),
  day('verifiedOn', 'Last looked up'),
  text('gap', 'Gap', 2.2),
] as const

/** How many gaps there are for which reason. */
export const gapChart: ReportChart = {
  kind: 'kinds',
  title: 'Gaps by reason',
  measure: 'Gaps',
  by: 'gap',
  tones: Object.fromEntries(
    Object.values(gapPresentation).map(({ label, tone }): [string, StatusTone] => [label, tone]),
  ),
}

/** Rows of each region, the most first. */
export const regionChart = (measure: string): ReportChart => ({
  kind: 'names',
  title: `${measure} by region`,
  measure,
  by: 'region',
})

/** Rows of each society, the most first. */
export const societyChart: ReportChart = {
  kind: 'names',
  title: 'Doctors by society',
  measure: 'Doctors',
  by: 'society',
}

/** The columns of the results of visits to the providers of a place. */
export const visits = [
  count('visited', 'Visited'),
  count('notVisited', 'Not visited'),
  count('satisfactory', 'Satisfactory'),
  count('needsImprovement', 'Needs improvement', 1.4),
  count('unsatisfactory', 'Unsatisfactory', 1.3),
] as const

/** How the providers of the places were found, and how many were not visited. */
export const visitChart = (measure: string): ReportChart => ({
  kind: 'columns',
  title: `${measure} by how they were found`,
  measure,
  heading: 'Found',
  columns: {
    satisfactory: 'positive',
    needsImprovement: 'attention',
    unsatisfactory: 'stopped',
    notVisited: 'neutral',
  },
  finding: { key: 'satisfactory', text: 'were found satisfactory' },
})

/** A memo and whether its working days were kept. */
export const memoColumns = (from: ReportColumn, to: ReportColumn): readonly ReportColumn[] => [
  text('memoType', 'Kind of memo', 1.6),
  text('provider', 'Provider', 3),
  from,
  to,
  count('workingDays', 'Working days'),
  text('onTime', 'On time', 1),
]
