import { expect, it } from 'vitest'
import { activityEvent, changeEvent, inOrder, requestEvent, statusEvent } from './entries.ts'

const status = {
  id: 3,
  applicantType: 'HFC',
  applicantCode: 'HF0000001',
  fromStatus: 'ACCREDITED',
  toStatus: 'SUSPENDED',
  accreditationStatusCode: 'SUSPENDED',
  effectiveDate: '2026-12-01',
  reason: 'Fire safety certificate lapsed',
  remarks: null,
  requestCode: null,
  createdBy: 'officer',
  // past midnight in Manila, still the day before in Greenwich
  createdDate: '2026-11-20T17:30:00.000Z',
}

it('shows a status change on its Manila day and names the day it takes effect', () => {
  expect(statusEvent(status)).toMatchObject({
    title: 'Suspended',
    day: '2026-11-21',
    time: '01:30',
    text: 'From 1 Dec 2026: Fire safety certificate lapsed',
  })
  expect(statusEvent({ ...status, effectiveDate: '2026-11-21', reason: null }).text).toBe('')
})

it('dates an activity by when it happened', () => {
  const event = activityEvent({
    id: 1,
    applicantCode: 'HF0000001',
    activityType: 'VISIT',
    topic: 'Licence',
    activityDate: '2026-11-02',
    result: 'Renewed',
    remarks: 'Seen on site.',
    corrects: null,
    createdBy: 'officer',
    createdDate: '2026-11-05T01:00:00Z',
  })
  expect(event).toMatchObject({
    day: '2026-11-02',
    title: 'Visit: Licence',
    text: 'Seen on site. Result: Renewed',
  })
})

it('says which fields a save touched, in words and not all of a long list', () => {
  const changes = ['dohLtoValidity', 'tin', 'a', 'b', 'c', 'd', 'e', 'f'].map((field) => ({
    field,
    before: null,
    after: null,
  }))
  const event = changeEvent({
    id: 1,
    code: 'A1',
    actor: 'officer',
    auditTopic: 'Health facility',
    entityType: 'health-facility',
    entityCode: 'HF0000001',
    action: 'UPDATE',
    changes,
    ip: null,
    updatedDate: '2026-11-05T01:00:00Z',
  })
  expect(event.title).toBe('Health facility changed')
  expect(event.text).toBe('Fields: DOH licence validity, TIN, a, b, c, d and 2 more')
})

it('puts the newest first, whatever the offset of the stamps', () => {
  const event = statusEvent(status)
  const order = inOrder([
    { ...event, id: 'old', at: '2026-11-21T00:00:00+08:00' },
    { ...event, id: 'new', at: '2026-11-20T17:00:00Z' },
  ])
  expect(order.map(({ id }) => id)).toEqual(['new', 'old'])
})

it('takes a decided request by its decision', () => {
  const event = requestEvent({
    code: 'UR-2026-000001',
    type: 'hf-update',
    status: 'REJECTED',
    requesterName: 'Marikit Manansala',
    requestedDate: '2026-11-01T01:00:00Z',
    decidedBy: 'approver',
    decidedDate: '2026-11-03T01:00:00Z',
    remarks: 'Wrong file',
  })
  expect(event).toMatchObject({ title: 'Facility update: rejected', day: '2026-11-03', who: 'approver' })
})
