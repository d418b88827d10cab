import { expect, it } from 'vitest'
import { actionLabel, type AuditRow, entryOf } from './audit-entry.ts'

const row: AuditRow = {
  id: 1,
  code: 'TX-20261121-00000001',
  actor: 'officer',
  auditTopic: 'Health facility',
  entityType: 'health-facility',
  entityCode: 'HF0000167',
  action: 'UPDATE',
  changes: [{ field: 'creditTermDays', before: 30, after: 45 }],
  ip: null,
  updatedDate: '2026-11-21T00:00:00Z',
}

it('says what was done', () => {
  expect(actionLabel(row)).toBe('changed health facility HF0000167')
  expect(actionLabel({ ...row, entityName: 'Dalisay Hospital' })).toBe(
    'changed health facility Dalisay Hospital (HF0000167)',
  )
  expect(actionLabel({ ...row, action: 'LOGIN', auditTopic: 'Session' })).toBe('signed in')
  expect(actionLabel({ ...row, action: 'MERGE', entityCode: null })).toBe('merge health facility')
  expect(actionLabel({ ...row, auditTopic: 'User locked', entityCode: 'USR0000004' })).toBe(
    'locked user USR0000004',
  )
  const role = { ...row, entityType: 'role', auditTopic: 'Role', entityCode: 'RATES_OFFICER' }
  expect(actionLabel(role)).toBe('changed role rates officer')
  const list = { ...row, entityType: 'hf-room-category', auditTopic: 'Reference list', entityCode: 'WARD' }
  expect(actionLabel({ ...list, action: 'DELETE' })).toBe('deleted room category WARD')
  const decided = { ...row, entityType: 'user-request', auditTopic: 'Room rates', entityCode: 'UR-1' }
  expect(actionLabel({ ...decided, action: 'STATUS' })).toBe('changed the status of room rates request UR-1')
})

it('shows before and after', () => {
  const nameOf = (username: string) => (username === 'officer' ? 'Tomas Velasco' : username)
  const entry = entryOf(row, nameOf)
  expect(entry.who).toBe('Tomas Velasco')
  expect(entry.origin).toBe('TX-20261121-00000001')
  expect(entry.changes?.[0]).toMatchObject({
    label: 'Credit term in days',
    before: '30',
    requested: '45',
    kind: 'text',
  })
  const changes = [
    { field: 'effectiveDate', before: null, after: '2026-12-01' },
    {
      field: 'typeCode',
      before: 'CLIN',
      after: 'HOSP',
      beforeWords: 'Medical clinic',
      afterWords: 'Hospital',
    },
  ]
  const [day, type] = entryOf({ ...row, changes }, nameOf).changes ?? []
  expect(day).toMatchObject({ before: null, requested: '1 Dec 2026' })
  expect(type).toMatchObject({ label: 'Type', before: 'Medical clinic', requested: 'Hospital' })
})
