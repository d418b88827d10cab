import { permissions } from '@capiz/domain/access'
import { describe, expect, it } from 'vitest'
import { areasOf } from './dry-view.ts'
import { changesOf, grantsOf, matrixGroups, permissionLabel, type RoleRow, ticked } from './matrix-state.ts'

const role: RoleRow = {
  id: 3,
  code: 'CLERK',
  name: 'Clerk',
  permissions: ['HF_VIEW', 'PHY_VIEW'],
  system: false,
  deleted: false,
  version: 1,
  updatedDate: '2026-11-21T00:00:00Z',
}

describe('the matrix', () => {
  it('has a row in words for every permission, and no other', () => {
    const rows = matrixGroups.flatMap((group) => group.permissions.map(({ id }) => id))
    expect(rows.toSorted()).toEqual([...permissions].toSorted())
    for (const one of permissions) expect(permissionLabel(one)).not.toBe(one)
  })
  it('collects ticks, and forgets those that were taken back', () => {
    const draft = ticked({}, role, 'RATE_VIEW', true)
    expect(draft).toEqual({ 3: ['HF_VIEW', 'PHY_VIEW', 'RATE_VIEW'] })
    expect(ticked(draft, role, 'RATE_VIEW', false)).toEqual({})
    expect(ticked({}, undefined, 'RATE_VIEW', true)).toEqual({})
  })
  it('names what a role gains and loses', () => {
    const draft = ticked(ticked({}, role, 'RATE_VIEW', true), role, 'PHY_VIEW', false)
    expect(changesOf([role], draft)).toMatchObject([{ gained: ['RATE_VIEW'], lost: ['PHY_VIEW'] }])
    expect(changesOf([role], {})).toEqual([])
  })
  it('tells how far a permission of a provider reaches', () => {
    const coordinator = { ...role, id: 2, code: 'HF_COORDINATOR' }
    const grants = grantsOf([role, coordinator], {})
    expect(grants['3']).toEqual({ HF_VIEW: 'all', PHY_VIEW: 'all' })
    expect(grants['2']).toEqual({ HF_VIEW: 'own', PHY_VIEW: 'affiliated' })
  })
})

it('the dry view says what is open and what is closed, part by part', () => {
  const [facilities, physicians] = areasOf({ role, marker: 'ADMIN', reports: [] })
  expect(facilities).toMatchObject({ may: 'See facilities' })
  expect(physicians?.mayNot).toMatch(/^Change physicians, change the status/)
})
