import type { ErrorCode } from '@capiz/domain/errors'

/** The error PostgreSQL reports for a failed statement. */
export interface DatabaseProblem {
  /** SQLSTATE, for example 23505 */
  code: string
  constraint: string | undefined
}

/** Reads code and constraint from a failed query; drizzle wraps the driver's error, so the cause is read too. */
export function databaseProblem(error: unknown): DatabaseProblem | undefined {
  for (let e: unknown = error, depth = 0; e instanceof Error && depth < 4; e = e.cause, depth++) {
    if ('code' in e && typeof e.code === 'string' && /^[0-9A-Z]{5}$/.test(e.code)) {
      const constraint = 'constraint' in e && typeof e.constraint === 'string' ? e.constraint : undefined
      return { code: e.code, constraint }
    }
  }
  return undefined
}

/** Name of the unique constraint a statement broke, or undefined when it failed for another reason. */
export function brokenUnique(error: unknown): string | undefined {
  const problem = databaseProblem(error)
  return problem?.code === '23505' ? (problem.constraint ?? '') : undefined
}

/** Two transactions got into each other's way; running one of them again is safe. */
export function isRetryable(error: unknown): boolean {
  const code = databaseProblem(error)?.code
  return code === '40001' || code === '40P01'
}

/** The database cannot be reached, is starting or shutting down, or its disk is full. */
export function isUnavailable(error: unknown): boolean {
  const code = databaseProblem(error)?.code
  if (code) return /^(08|57P|53)/.test(code)
  for (let e: unknown = error, depth = 0; e instanceof Error && depth < 4; e = e.cause, depth++) {
    if ('code' in e && ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND'].includes(String(e.code)))
      return true
    if (/timeout exceeded when trying to connect|Connection terminated|is not queryable/.test(e.message))
      return true
  }
  return false
}

/** Unique constraints of single tables and the conflict they mean (reference lists decide by their list). */
export const conflictOf: Readonly<Record<string, ErrorCode>> = {
  facility_name_uk: 'HF_NAME_UK',
  facility_phic_no_uk: 'HF_PHIC_NO_UK',
  facility_hf_code_uk: 'HF_CODE_UK',
  facility_address_uk: 'HF_ADDRESS_UK',
  covered_account_uk: 'COVERED_ACCOUNT_UK',
  physician_prc_uk: 'PHY_PRC_UK',
  physician_phic_no_uk: 'PHY_PHIC_NO_UK',
  affiliation_uk: 'AFFILIATION_UK',
  role_name_uk: 'ROLE_NAME_UK',
  app_user_username_uk: 'USER_USERNAME_UK',
  app_user_email_uk: 'USER_EMAIL_UK',
  price_sheet_date_uk: 'PRICE_DATE_EXISTS',
  report_group_name_uk: 'REPORT_GROUP_NAME_UK',
  user_request_open_uk: 'PENDING_REQUEST_EXISTS',
}
