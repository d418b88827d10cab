import { describe, expect, it } from 'vitest'
import { permissionGroups, permissions, reachOf, seedRoleCodes, seedRoles } from './index.ts'
import type { Reach } from './index.ts'

/** The table of domain model 5.2 as it stands there: ● everywhere, – not granted; footnotes left out. BANK_VIEW is ours. */
const specification = `
| HF_VIEW | affiliated | own | ● | ● | ● | ● | ● | ● |
| HF_EDIT | – | own | ● | – | ● | – | – | ● |
| HF_STATUS | – | – | ● | – | ● | – | – | ● |
| HF_NETWORK_EDIT | – | – | ● | – | ● | – | – | ● |
| HF_SUPPORT_EDIT | – | – | ● | – | – | – | – | ● |
| PHY_VIEW | own | affiliated | ● | ● | ● | ● | ● | ● |
| PHY_EDIT | own | – | ● | – | ● | – | – | ● |
| PHY_STATUS | – | – | ● | – | ● | – | – | ● |
| AFFILIATION_EDIT | own | own | ● | – | ● | – | – | ● |
| AFFILIATION_STATUS | – | – | – | – | ● | – | – | ● |
| BANK_VIEW | – | – | ● | – | ● | – | – | ● |
| ACCOUNT_CREATE | – | – | ● | – | ● | – | – | ● |
| RATE_VIEW | own | own | ● | ● | ● | – | ● | ● |
| RATE_EDIT | own | own | – | ● | ● | – | – | ● |
| RATE_BACKDATE | – | – | – | – | ● | – | – | ● |
| CHECKIN_VIEW | own | own | ● | – | ● | ● | ● | ● |
| CHECKIN_EDIT | own | own | ● | – | – | ● | – | ● |
| COMPLIANCE_VIEW | own | own | ● | – | ● | ● | ● | ● |
| COMPLIANCE_EDIT | – | – | – | – | – | ● | – | ● |
| SA_VIEW | – | – | ● | ● | ● | ● | ● | ● |
| SA_EDIT | – | – | ● | ● | – | – | – | ● |
| SA_STATUS | – | – | – | – | ● | – | – | ● |
| REQUEST_VIEW | own | own | ● | ● | ● | ● | – | ● |
| REQUEST_CREATE | own | own | ● | ● | – | ● | – | ● |
| REQUEST_REVIEW | – | – | ● | ● | ● | ● | – | ● |
| REQUEST_APPROVE | – | – | – | – | ● | – | – | ● |
| DISACCREDIT_REQUEST | – | – | ● | – | – | ● | – | ● |
| REFERENCE_EDIT | – | – | ● | ● | – | – | – | ● |
| REPORT_VIEW | – | – | ● | ● | ● | ● | ● | ● |
| REPORT_GROUP_EDIT | – | – | – | – | – | – | – | ● |
| DASHBOARD_VIEW | own | own | ● | ● | ● | ● | ● | ● |
| ACTIVITY_VIEW | – | – | ● | ● | ● | ● | ● | ● |
| ACTIVITY_EDIT | – | – | ● | ● | ● | ● | – | ● |
| AUDIT_VIEW | – | – | – | – | ● | ● | – | ● |
| USER_VIEW | – | – | ● | – | ● | – | – | ● |
| USER_EDIT, ROLE_EDIT | – | – | – | – | – | – | – | ● |
`

const roleNames = [
  'Physician',
  'Health Facility Coordinator',
  'Accreditation Officer',
  'Rates Officer',
  'Approver',
  'Compliance Officer',
  'Reports Viewer',
  'System Administrator',
]

const reaches: Readonly<Record<string, Reach>> = { '●': 'all', own: 'own', affiliated: 'affiliated' }

/** The cells of the table: a permission and its reach in each role, undefined where it is not granted. */
const specified = specification
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [names = '', ...cells] = line.split('|').slice(1, -1)
    const reach = cells.map((cell) => reaches[cell.trim()])
    return names.split(',').map((name) => ({ code: name.trim(), reach }))
  })

describe('permissions', () => {
  it('are those of the table of domain model 5.2, in its order', () => {
    expect(permissions).toEqual(specified.map(({ code }) => code))
  })
  it('are each listed once for people, with a label of their own', () => {
    const listed = permissionGroups.flatMap((group) => group.permissions)
    expect(listed.map(({ code }) => code)).toEqual(permissions)
    expect(new Set(listed.map(({ label }) => label)).size).toBe(permissions.length)
    expect(permissionGroups.map(({ label }) => label)).toEqual([
      'Health facilities',
      'Physicians',
      'Prices',
      'Oversight',
      'Requests',
      'Lists, reports and home',
      'Logs',
      'Administration',
    ])
  })
})

/** Characters of a hint that fit one line beside eight roles at 1440 px, so that all rows are equally high. */
const hintLength = 44

describe('hints', () => {
  it('fit one line beside the seed roles', () => {
    const hints = permissionGroups.flatMap((group) => group.permissions.flatMap(({ hint }) => hint ?? []))
    expect(hints.length).toBeGreaterThan(5)
    expect(hints.filter((hint) => hint.length > hintLength)).toEqual([])
  })
})

describe('seed roles', () => {
  it('have the codes and names of the columns of the table', () => {
    expect(seedRoles.map(({ code }) => code)).toEqual([...seedRoleCodes])
    expect(seedRoles.map(({ name }) => name)).toEqual(roleNames)
  })
  it.each(seedRoles.map((role, column) => ({ ...role, column })))(
    '$name has the permissions of its column, each as far as the table says',
    ({ grants, permissions: granted, column }) => {
      const expected = specified.filter(({ reach }) => reach[column] !== undefined)
      expect(granted).toEqual(expected.map(({ code }) => code))
      expect(grants).toEqual(Object.fromEntries(expected.map(({ code, reach }) => [code, reach[column]])))
    },
  )
  it('give providers their own or affiliated records only, staff everything', () => {
    for (const { marker, grants } of seedRoles) {
      for (const reach of Object.values(grants)) expect(reach === 'all').toBe(marker === 'ADMIN')
    }
  })
})

describe('reachOf', () => {
  it('follows the seed role of a provider, and is everything for staff', () => {
    expect(reachOf('HF_VIEW', 'PHY')).toBe('affiliated')
    expect(reachOf('HF_VIEW', 'HFC')).toBe('own')
    expect(reachOf('PHY_VIEW', 'HFC')).toBe('affiliated')
    expect(reachOf('HF_VIEW', 'ADMIN')).toBe('all')
  })
  it('keeps a permission the seed role does not have to the own record', () => {
    expect(reachOf('HF_EDIT', 'PHY')).toBe('own')
    expect(reachOf('AUDIT_VIEW', 'HFC')).toBe('own')
  })
})
