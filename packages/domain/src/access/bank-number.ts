import type { Marker } from './access.ts'
import type { Permission } from './permissions.ts'

const opening: readonly Permission[] = ['BANK_VIEW', 'HF_EDIT', 'PHY_EDIT']

/**
 * Returns whether a user sees whole bank account numbers: providers those of the own record, staff with the permission
 * or with the right to change the record, whose form would lose the number otherwise.
 */
export function seesBankNumbers(user: { marker: Marker; permissions: ReadonlySet<Permission> }): boolean {
  return user.marker !== 'ADMIN' || opening.some((permission) => user.permissions.has(permission))
}

/** Returns the last four digits of an account number; null when there is none. */
export function maskedAccount(accountNo: string | null | undefined): string | null {
  return accountNo ? `••••${accountNo.slice(-4)}` : null
}
