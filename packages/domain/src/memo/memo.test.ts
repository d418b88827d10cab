import { expect, test } from 'vitest'
import { parseIsoDate, type IsoDate } from '../time/index.ts'
import { markMemo, memoProblems } from './memo.ts'

const day = (text: string): IsoDate => parseIsoDate(text) as IsoDate
const today = day('2026-11-20')
const memo = (dateOfMemo?: string, dateSent?: string, dateReceived?: string) => ({
  dateOfMemo: dateOfMemo ? day(dateOfMemo) : null,
  dateSent: dateSent ? day(dateSent) : null,
  dateReceived: dateReceived ? day(dateReceived) : null,
})

test.each([
  [memo('2026-11-01', '2026-11-01', '2026-11-20'), []],
  [memo('2026-12-01'), []],
  [memo(), ['dateOfMemo']],
  [memo('2026-11-02', '2026-11-01'), ['dateSent']],
  [memo('2026-11-02', '2026-11-21'), ['dateSent']],
  [memo('2026-11-02', undefined, '2026-11-03'), ['dateSent']],
  [memo('2026-11-02', '2026-11-04', '2026-11-03'), ['dateReceived']],
  [memo('2026-11-02', '2026-11-04', '2026-11-21'), ['dateReceived']],
])('the days of a memo follow each other and are not after today: %j', (days, fields) => {
  expect(memoProblems({ ...days, memoType: 'POLICY' }, today).map(({ field }) => field)).toEqual(fields)
})

test('a memo has a kind', () => {
  expect(memoProblems({ ...memo('2026-11-02'), memoType: null }, today)).toEqual([
    { field: 'memoType', message: 'Choose the kind of memo.' },
  ])
})

test('a memo is marked as sent once, and as received once it was sent', () => {
  const entered = memo('2026-11-02')
  const sent = markMemo(entered, 'SENT', day('2026-11-03'), today)
  expect(sent).toEqual({ ok: true, days: memo('2026-11-02', '2026-11-03') })
  expect(markMemo(entered, 'RECEIVED', day('2026-11-03'), today)).toEqual({
    ok: false,
    reason: 'It has not been sent yet.',
  })
  expect(markMemo(memo('2026-11-02', '2026-11-03'), 'SENT', day('2026-11-04'), today)).toEqual({
    ok: false,
    reason: 'It was sent on 3 Nov 2026 already.',
  })
  expect(markMemo(memo('2026-11-02', '2026-11-03'), 'RECEIVED', day('2026-11-02'), today)).toMatchObject({
    ok: false,
    reason: 'A memo is received when it was sent or later.',
  })
  expect(markMemo(entered, 'SENT', day('2026-11-21'), today)).toMatchObject({ ok: false })
})
