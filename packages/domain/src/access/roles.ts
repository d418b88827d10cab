import { authorities } from './access.ts'
import type { Marker } from './access.ts'
import { grantsOfColumn, permissions } from './permissions.ts'
import type { Permission, Reach } from './permissions.ts'

/** Codes of the eight seed roles, in the order of the permission table. */
export const seedRoleCodes = [
  'PHYSICIAN',
  'HF_COORDINATOR',
  'ACCREDITATION_OFFICER',
  'RATES_OFFICER',
  'APPROVER',
  'COMPLIANCE_OFFICER',
  'REPORTS_VIEWER',
  'SYSTEM_ADMINISTRATOR',
] as const

/** Code of a seed role. */
export type SeedRoleCode = (typeof seedRoleCodes)[number]

/** A role every installation begins with; it can be neither renamed nor deleted. */
export type SeedRole = {
  code: SeedRoleCode
  name: string
  marker: Marker
  permissions: readonly Permission[]
  /** Reach of each permission granted. */
  grants: Readonly<Partial<Record<Permission, Reach>>>
}

const names: Record<SeedRoleCode, string> = {
  PHYSICIAN: authorities.physician,
  HF_COORDINATOR: authorities.coordinator,
  ACCREDITATION_OFFICER: 'Accreditation Officer',
  RATES_OFFICER: 'Rates Officer',
  APPROVER: 'Approver',
  COMPLIANCE_OFFICER: 'Compliance Officer',
  REPORTS_VIEWER: 'Reports Viewer',
  SYSTEM_ADMINISTRATOR: 'System Administrator',
}

/** The eight roles every installation begins with (domain model 5.2). */
export const seedRoles: readonly SeedRole[] = seedRoleCodes.map((code, column) => {
  const grants = grantsOfColumn(column)
  const marker: Marker = code === 'PHYSICIAN' ? 'PHY' : code === 'HF_COORDINATOR' ? 'HFC' : 'ADMIN'
  const granted = permissions.filter((permission) => grants[permission] !== undefined)
  return { code, name: names[code], marker, permissions: granted, grants }
})

/**
 * Returns how far a permission reaches for users of a marker: everywhere for staff; for providers as far as their seed
 * role says, and to their own record with a permission their seed role does not have.
 */
export function reachOf(permission: Permission, marker: Marker): Reach {
  if (marker === 'ADMIN') return 'all'
  return seedRoles.find((role) => role.marker === marker)?.grants[permission] ?? 'own'
}
