import { addDays, type IsoDate } from '@capiz/domain/time'
import { expect, test } from 'vitest'
import { lastDayHeading } from './last-day-groups.ts'

// a Friday
const today = '2026-11-20' as IsoDate
const headingAfter = (daysLeft: number) =>
  lastDayHeading({ validityDate: addDays(today, daysLeft), daysLeft }, today)

test('documents that lapsed share a heading by how long ago it was', () => {
  expect([-1, -90, -91, -365, -366].map(headingAfter)).toEqual([
    'Lapsed up to 90 days ago',
    'Lapsed up to 90 days ago',
    'Lapsed 91 days to a year ago',
    'Lapsed 91 days to a year ago',
    'Lapsed more than a year ago',
  ])
})

test('documents that end share a heading by the week, which begins on Sunday', () => {
  expect([0, 1, 2, 8, 9].map(headingAfter)).toEqual([
    'This week',
    'This week',
    'Week of 22 Nov 2026',
    'Week of 22 Nov 2026',
    'Week of 29 Nov 2026',
  ])
})

test('a document that is missing has a heading of its own', () => {
  expect(lastDayHeading({ validityDate: null, daysLeft: null }, today)).toBe('Not on file')
})
