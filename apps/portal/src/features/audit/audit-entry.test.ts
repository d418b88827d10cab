import { expect, it } from 'vitest'
import { actionLabel, type AuditRow, entryOf, recordOf } from './audit-entry.ts'

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

/** The sentence of an entry without its person. */
const sentence = (one: AuditRow): string => [actionLabel(one), recordOf(one)?.label].filter(Boolean).join(' ')

it('says what was done', () => {
  expect(sentence(row)).toBe('changed health facility HF0000167')
  expect(sentence({ ...row, entityName: 'Dalisay Hospital' })).toBe(
    'changed health facility Dalisay Hospital (HF0000167)',
  )
  expect(sentence({ ...row, action: 'LOGIN', auditTopic: 'Session' })).toBe('signed in')
  expect(sentence({ ...row, action: 'MERGE', entityCode: null })).toBe('merge health facility')
  expect(sentence({ ...row, auditTopic: 'User locked', entityCode: 'USR0000004' })).toBe(
    'locked user USR0000004',
  )
  const role = { ...row, entityType: 'role', auditTopic: 'Role', entityCode: 'RATES_OFFICER' }
  expect(sentence(role)).toBe('changed role rates officer')
  const list = { ...row, entityType: 'hf-room-category', auditTopic: 'Reference list', entityCode: 'WARD' }
  expect(sentence({ ...list, action: 'DELETE' })).toBe('deleted room category WARD')
  const decided = { ...row, entityType: 'user-request', auditTopic: 'Room rates', entityCode: 'UR-1' }
  expect(sentence({ ...decided, action: 'STATUS' })).toBe('changed the status of room rates request UR-1')
})

it('says from what to what a status changed, where the entry has both', () => {
  const outcomeOf = (changes: AuditRow['changes'], action = 'STATUS') =>
    entryOf({ ...row, action, changes }, String).outcome
  const change = {
    field: 'status',
    before: 'OPEN',
    after: 'CLOSED',
    beforeWords: 'Open',
    afterWords: 'Closed',
  }
  expect(outcomeOf([change])).toBe('from Open to Closed')
  expect(outcomeOf([{ ...change, field: 'accreditationStatusCode' }])).toBe('from Open to Closed')
  expect(outcomeOf([{ field: 'status', before: null, after: 'CLOSED' }])).toBeUndefined()
  expect(outcomeOf([{ field: 'step', before: null, after: 'REVIEW' }])).toBeUndefined()
  expect(outcomeOf([change], 'UPDATE')).toBeUndefined()
})

it('leads to records that have a page', () => {
  const hrefOf = (entityCode: string | null) => recordOf({ ...row, entityCode })?.href
  expect(hrefOf('HF0000167')).toBe('/health-facility/HF0000167')
  expect(hrefOf('UR-2026-000001')).toBe('/dashboard/requests/UR-2026-000001')
  expect(hrefOf('USR0000004')).toBeUndefined()
  expect(recordOf({ ...row, action: 'LOGIN', auditTopic: 'Session' })).toBeUndefined()
})

it('tells where a sign-in came from, and leaves other addresses to the details', () => {
  const ip = '203.0.113.7'
  const signIn = { ...row, ip, action: 'LOGIN', auditTopic: 'Session', changes: [] }
  expect(entryOf(signIn, String)).toMatchObject({ action: `signed in from ${ip}`, origin: undefined })
  expect(entryOf({ ...row, ip }, String).origin).toBe(`From ${ip}`)
})

it('shows before and after', () => {
  const nameOf = (username: string) => (username === 'officer' ? 'Tomas Velasco' : username)
  const entry = entryOf(row, nameOf)
  expect(entry.who).toBe('Tomas Velasco')
  expect(entry.code).toBe('TX-20261121-00000001')
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
