import { authorities } from './access.ts'
import type { Marker } from './access.ts'
import { permissions } from './permissions.ts'
import type { Permission } from './permissions.ts'

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

/** How far a permission reaches: everywhere, the own record, or the providers one is affiliated with. */
export type GrantReach = 'all' | 'own' | 'affiliated'

/** A role every installation begins with; it can be neither renamed nor deleted. */
export type SeedRole = {
  code: SeedRoleCode
  name: string
  marker: Marker
  permissions: readonly Permission[]
  /** Reach of each permission held. */
  grants: Readonly<Partial<Record<Permission, GrantReach>>>
}

const letters: Record<string, GrantReach> = { A: 'all', o: 'own', f: 'affiliated' }

/** One letter a role, in the order of {@link seedRoleCodes}: A all, o own, f affiliated, - none (domain model 5.2). */
const table: Record<Permission, string> = {
  HF_VIEW: 'foAAAAAA',
  HF_EDIT: '-oA-A--A',
  HF_STATUS: '--A-A--A',
  HF_NETWORK_EDIT: '--A-A--A',
  HF_SUPPORT_EDIT: '--A----A',
  PHY_VIEW: 'ofAAAAAA',
  PHY_EDIT: 'o-A-A--A',
  PHY_STATUS: '--A-A--A',
  AFFILIATION_EDIT: 'ooA-A--A',
  AFFILIATION_STATUS: '----A--A',
  ACCOUNT_CREATE: '--A-A--A',
  RATE_VIEW: 'ooAAA-AA',
  RATE_EDIT: 'oo-AA--A',
  RATE_BACKDATE: '----A--A',
  CHECKIN_VIEW: 'ooA-AAAA',
  CHECKIN_EDIT: 'ooA--A-A',
  COMPLIANCE_VIEW: 'ooA-AAAA',
  COMPLIANCE_EDIT: '-----A-A',
  SA_VIEW: '--AAAAAA',
  SA_EDIT: '--AA---A',
  SA_STATUS: '----A--A',
  REQUEST_VIEW: 'ooAAAA-A',
  REQUEST_CREATE: 'ooAA-A-A',
  REQUEST_REVIEW: '--AAAA-A',
  REQUEST_APPROVE: '----A--A',
  DISACCREDIT_REQUEST: '--A--A-A',
  REFERENCE_EDIT: '--AA---A',
  REPORT_VIEW: '--AAAAAA',
  REPORT_GROUP_EDIT: '-------A',
  DASHBOARD_VIEW: 'ooAAAAAA',
  ACTIVITY_VIEW: '--AAAAAA',
  ACTIVITY_EDIT: '--AAAA-A',
  AUDIT_VIEW: '----AA-A',
  USER_VIEW: '--A-A--A',
  USER_EDIT: '-------A',
  ROLE_EDIT: '-------A',
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

function grantsOf(column: number): Partial<Record<Permission, GrantReach>> {
  const grants: Partial<Record<Permission, GrantReach>> = {}
  for (const permission of permissions) {
    const reach = letters[table[permission].charAt(column)]
    if (reach) grants[permission] = reach
  }
  return grants
}

/** The eight roles every installation begins with (domain model 5.2). */
export const seedRoles: readonly SeedRole[] = seedRoleCodes.map((code, column) => {
  const grants = grantsOf(column)
  const marker: Marker = code === 'PHYSICIAN' ? 'PHY' : code === 'HF_COORDINATOR' ? 'HFC' : 'ADMIN'
  const held = permissions.filter((permission) => grants[permission] !== undefined)
  return { code, name: names[code], marker, permissions: held, grants }
})
