/** How far a permission or a decision reaches: every record, the provider's own, or those of affiliated providers. */
export type Reach = 'all' | 'own' | 'affiliated'

/** One permission: everything that is known about it stands in its row. */
type PermissionRow = {
  code: string
  /** area of the product, the heading it is listed under */
  group: string
  label: string
  hint?: string
  /** one letter for each seed role, in the order of `seedRoleCodes`: A all, o own, f affiliated, - not granted */
  roles: string
}

const facilities = 'Health facilities'
const physicians = 'Physicians'
const prices = 'Prices'
const oversight = 'Oversight'
const requests = 'Requests'
const listsAndReports = 'Lists, reports and home'
const logs = 'Logs'
const administration = 'Administration'

const changedParts = 'Record, documents and checklist.'

/** The permissions of domain model 5.1 with the seed roles of 5.2. Codes are ours; the specification leaves them open. */
const rows = [
  { code: 'HF_VIEW', group: facilities, label: 'See facilities', roles: 'foAAAAAA' },
  { code: 'HF_EDIT', group: facilities, label: 'Change facilities', hint: changedParts, roles: '-oA-A--A' },
  { code: 'HF_STATUS', group: facilities, label: 'Change the status of facilities', roles: '--A-A--A' },
  {
    code: 'HF_NETWORK_EDIT',
    group: facilities,
    label: 'Change networks and accounts',
    hint: 'Covered accounts, network and blocking.',
    roles: '--A-A--A',
  },
  {
    code: 'HF_SUPPORT_EDIT',
    group: facilities,
    label: 'Change devices and service teams',
    roles: '--A----A',
  },

  { code: 'PHY_VIEW', group: physicians, label: 'See physicians', roles: 'ofAAAAAA' },
  { code: 'PHY_EDIT', group: physicians, label: 'Change physicians', hint: changedParts, roles: 'o-A-A--A' },
  { code: 'PHY_STATUS', group: physicians, label: 'Change the status of physicians', roles: '--A-A--A' },
  { code: 'AFFILIATION_EDIT', group: physicians, label: 'Change affiliations', roles: 'ooA-A--A' },
  {
    code: 'AFFILIATION_STATUS',
    group: physicians,
    label: 'Change the status of affiliations',
    hint: 'Also without a request.',
    roles: '----A--A',
  },
  {
    code: 'BANK_VIEW',
    group: physicians,
    label: 'See whole bank account numbers',
    hint: 'Facilities too; others see four digits.',
    roles: '--A-A--A',
  },
  { code: 'ACCOUNT_CREATE', group: physicians, label: 'Give providers an account', roles: '--A-A--A' },

  { code: 'RATE_VIEW', group: prices, label: 'See rates', roles: 'ooAAA-AA' },
  { code: 'RATE_EDIT', group: prices, label: 'Change rates', roles: 'oo-AA--A' },
  {
    code: 'RATE_BACKDATE',
    group: prices,
    label: 'Back-date rates',
    hint: 'Together with changing rates.',
    roles: '----A--A',
  },

  { code: 'CHECKIN_VIEW', group: oversight, label: 'See check-ins', roles: 'ooA-AAAA' },
  { code: 'CHECKIN_EDIT', group: oversight, label: 'Record check-ins', roles: 'ooA--A-A' },
  { code: 'COMPLIANCE_VIEW', group: oversight, label: 'See compliance records', roles: 'ooA-AAAA' },
  {
    code: 'COMPLIANCE_EDIT',
    group: oversight,
    label: 'Change compliance records',
    hint: 'Violations and notices too.',
    roles: '-----A-A',
  },
  { code: 'SA_VIEW', group: oversight, label: 'See special arrangements', roles: '--AAAAAA' },
  { code: 'SA_EDIT', group: oversight, label: 'Change special arrangements', roles: '--AA---A' },
  { code: 'SA_STATUS', group: oversight, label: 'Decide on special arrangements', roles: '----A--A' },

  { code: 'REQUEST_VIEW', group: requests, label: 'See requests', roles: 'ooAAAA-A' },
  { code: 'REQUEST_CREATE', group: requests, label: 'Make requests', roles: 'ooAA-A-A' },
  { code: 'REQUEST_REVIEW', group: requests, label: 'Review requests', roles: '--AAAA-A' },
  {
    code: 'REQUEST_APPROVE',
    group: requests,
    label: 'Approve requests',
    hint: 'Never the own ones.',
    roles: '----A--A',
  },
  { code: 'DISACCREDIT_REQUEST', group: requests, label: 'Ask for a disaccreditation', roles: '--A--A-A' },

  { code: 'REFERENCE_EDIT', group: listsAndReports, label: 'Change the maintained lists', roles: '--AA---A' },
  {
    code: 'REPORT_VIEW',
    group: listsAndReports,
    label: 'Run reports',
    hint: 'Those of the report groups of the role.',
    roles: '--AAAAAA',
  },
  { code: 'REPORT_GROUP_EDIT', group: listsAndReports, label: 'Change report groups', roles: '-------A' },
  {
    code: 'DASHBOARD_VIEW',
    group: listsAndReports,
    label: 'See figures and notifications',
    roles: 'ooAAAAAA',
  },

  { code: 'ACTIVITY_VIEW', group: logs, label: 'See activities', roles: '--AAAAAA' },
  { code: 'ACTIVITY_EDIT', group: logs, label: 'Write activities', roles: '--AAAA-A' },
  { code: 'AUDIT_VIEW', group: logs, label: 'See the audit log', roles: '----AA-A' },

  { code: 'USER_VIEW', group: administration, label: 'See users and roles', roles: '--A-A--A' },
  {
    code: 'USER_EDIT',
    group: administration,
    label: 'Change users',
    hint: 'Add, lock, disable, reset passwords, mail.',
    roles: '-------A',
  },
  {
    code: 'ROLE_EDIT',
    group: administration,
    label: 'Change roles',
    hint: 'Also the settings page.',
    roles: '-------A',
  },
] as const satisfies readonly PermissionRow[]

/** One permission of a role. */
export type Permission = (typeof rows)[number]['code']

/** Every permission a role can carry, in the order of domain model 5.1. */
export const permissions: readonly Permission[] = rows.map(({ code }) => code)

/** A permission as it is listed for people. */
export type PermissionText = { code: Permission; label: string; hint?: string }

/** The permissions of one area of the product. */
export type PermissionGroup = { label: string; permissions: readonly PermissionText[] }

/** The permissions by area of the product, in the order of their rows. */
export const permissionGroups: readonly PermissionGroup[] = [
  ...Map.groupBy<string, (typeof rows)[number]>(rows, ({ group }) => group),
].map(([label, members]) => ({
  label,
  permissions: members.map((row) => ({
    code: row.code,
    label: row.label,
    ...('hint' in row && { hint: row.hint }),
  })),
}))

const letters: Readonly<Record<string, Reach>> = { A: 'all', o: 'own', f: 'affiliated' }

/** Returns how far each permission of a seed role reaches; `column` is its place among the seed roles. */
export function grantsOfColumn(column: number): Readonly<Partial<Record<Permission, Reach>>> {
  const grants: Partial<Record<Permission, Reach>> = {}
  for (const { code, roles } of rows) {
    const reach = letters[roles.charAt(column)]
    if (reach) grants[code] = reach
  }
  return grants
}
