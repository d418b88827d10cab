import { maskedAccount } from '@capiz/domain/access'

/** Values that a line of a request shows. */
const shownValues: ReadonlySet<string> = new Set(['before', 'requested', 'now'])

const isAccount = (field: unknown): boolean => typeof field === 'string' && field.endsWith('accountNo')

function maskMember(name: string, value: unknown, isAccountLine: boolean): unknown {
  const isNumber = isAccount(name) || (isAccountLine && shownValues.has(name))
  return isNumber && typeof value === 'string' ? maskedAccount(value) : maskBankNumbers(value)
}

/** Returns what a request says with the last four digits of account numbers, in its values and in its lines. */
export function maskBankNumbers<T>(value: T): T
export function maskBankNumbers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => maskBankNumbers(item))
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  const isAccountLine = 'field' in value && isAccount(value.field)
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, maskMember(name, member, isAccountLine)]),
  )
}
