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

/** From an entity and the field of its unique rule to the error code (domain model 12). */
export const constraintErrors: Record<ConstrainedEntity, Readonly<Partial<Record<string, ErrorCode>>>> = {
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
