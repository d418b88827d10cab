import type { Permission } from '../access/index.ts'

/** Permissions that make a kind of work the duty of a role, the most specific first. */
const duties = [
  ['users', ['USER_EDIT']],
  ['approval', ['REQUEST_APPROVE']],
  ['compliance', ['COMPLIANCE_EDIT']],
  ['records', ['HF_EDIT', 'PHY_EDIT']],
  ['prices', ['RATE_EDIT']],
] as const satisfies readonly (readonly [string, readonly Permission[]])[]

/** Work that is the duty of a role of staff, whoever else has the permission for it. */
export type WorkDuty = (typeof duties)[number][0]

/** Returns the duty of staff with some permissions: the most specific one; undefined for those who only read. */
export function dutyOf(permissions: ReadonlySet<string>): WorkDuty | undefined {
  return duties.find(([, some]) => some.some((one) => permissions.has(one)))?.[0]
}
