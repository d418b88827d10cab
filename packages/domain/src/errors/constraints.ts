import { listErrorNames } from './lists.ts'
import type { ReferenceBase } from './lists.ts'
import type { ErrorCode } from './messages.ts'

/** Entity other than a reference list that carries unique rules. */
export type ConstrainedEntity =
  | 'health-facility'
  | 'health-facility-address'
  | 'physician'
  | 'affiliation'
  | 'covered-account'
  | 'role'
  | 'user'
  | 'report-group'
  | 'mace'
  | 'moss'
  | 'price-sheet'
  | 'user-request'

type ListConstraint = Partial<
  Record<'code' | 'description' | 'descriptionGroup' | 'codeGroup' | 'name', ErrorCode>
>

const special: Partial<Record<ReferenceBase, ListConstraint>> = {
  'physician-instrument': { name: 'PHYSICIAN_INSTRUMENT_NAME_UK' },
  'training-institution': { name: 'TRAINING_INSTITUTION_UK' },
  'document-type': { name: 'DOCUMENT_TYPE_UK' },
  'text-template': { codeGroup: 'TEXT_TEMPLATE_CODE_GROUP_UK' },
  'text-template-resource': { codeGroup: 'TEXT_TEMPLATE_CODE_GROUP_UK' },
}

function listConstraints(base: ReferenceBase): ListConstraint {
  const name = listErrorNames[base]
  return {
    code: `${name}_CODE_UK`,
    description: `${name}_DESCRIPTION_UK`,
    descriptionGroup: `${name}_DESCRIPTION_GROUP_UK`,
    ...special[base],
  }
}

const lists = Object.fromEntries(
  (Object.keys(listErrorNames) as ReferenceBase[]).map((base) => [base, listConstraints(base)]),
) as Record<ReferenceBase, ListConstraint>

/** From a list base or an entity and the kind of its unique rule to the error code (domain model 12). */
export const constraintErrors: Record<
  ReferenceBase | ConstrainedEntity,
  Readonly<Partial<Record<string, ErrorCode>>>
> = {
  ...lists,
  'health-facility': { phicAccreditationNo: 'HF_PHIC_NO_UK', name: 'HF_NAME_UK', hfCode: 'HF_CODE_UK' },
  'health-facility-address': { address: 'HF_ADDRESS_UK' },
  physician: { prcNumber: 'PHY_PRC_UK', phicAccreditationNo: 'PHY_PHIC_NO_UK' },
  affiliation: { pair: 'AFFILIATION_UK' },
  'covered-account': { accountCode: 'COVERED_ACCOUNT_UK' },
  role: { name: 'ROLE_NAME_UK' },
  user: { username: 'USER_USERNAME_UK', emailAddress: 'USER_EMAIL_UK' },
  'report-group': { groupName: 'REPORT_GROUP_NAME_UK' },
  mace: { imeiNumber: 'MACE_IMEI_UK' },
  moss: { terminal: 'MOSS_TERMINAL_UK' },
  'price-sheet': { effectiveDate: 'PRICE_DATE_EXISTS' },
  'user-request': { open: 'PENDING_REQUEST_EXISTS' },
}
