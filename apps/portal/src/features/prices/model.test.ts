import { ApiError } from '@capiz/api/client'
import { addDays } from '@capiz/domain/time'
import { expect, it } from 'vitest'
import {
  fromGrid,
  gridLines,
  lineProblems,
  linesProblems,
  sentLines,
  startLines,
  withLine,
} from './edit/line-values.ts'
import { sheetRefusal } from './edit/sheet-refusal.ts'
import { consequences, emptyHead, firstDay, headProblems, type SheetRules } from './edit/sheet-head.ts'
import type { SheetRow } from './model/calls.ts'
import { headerText, listKey, priceLists } from './model/headers.ts'
import { priceScreens } from './model/kinds.ts'
import { givenFields, versionOf } from './model/lines.ts'
import { namesFrom } from './model/names.ts'
import { pendingVersion } from './model/proposal.ts'

const choice = (value: string, label: string, isGone = false) => ({ value, label, isGone })
const names = namesFrom({
  roomCategoryCode: [
    choice('WARD', 'Ward'),
    choice('ICU', 'Intensive care'),
    choice('OLD', 'Old entry', true),
  ],
  costCenter: [choice('LAB', 'Laboratory')],
})
const rooms = priceScreens['room-rate']
const discounts = priceScreens['discount-list']
const current = [
  { roomCategoryCode: 'OLD', rate: 900 },
  { roomCategoryCode: 'WARD', rate: 1200.5, beds: 1, inclusions: ['Fan'] },
]
const facts = { id: 7, effectiveDate: '2026-07-01', state: 'inForce', createdBy: 'rates' } as const

it('starts a new version from the present prices, with every room category in the order of its list', () => {
  const lines = startLines(rooms, current, names)
  expect(gridLines(rooms, { lines }, names).map(({ label, amounts }) => [label, amounts['rate']])).toEqual([
    ['Ward', 120050],
    ['Intensive care', null],
    ['Old entry', 90000],
  ])
})

it('sends priced rooms only and keeps what the grid does not edit', () => {
  const lines = startLines(rooms, current, names)
  const grid = gridLines(rooms, { lines }, names).map((line) => ({
    ...line,
    amounts: line.code === 'ICU' ? { rate: 1_240_010 } : line.amounts,
    isRemoved: line.code === 'OLD',
  }))
  const edited = fromGrid(rooms, lines, grid)
  expect(edited.removed).toEqual(['old'])
  expect(gridLines(rooms, edited, names).map(({ isRemoved }) => isRemoved)).toEqual([false, false, true])
  expect(sentLines(rooms, edited.lines, edited.removed)).toEqual([
    { roomCategoryCode: 'WARD', rate: 1200.5, beds: 1, inclusions: ['Fan'] },
    { roomCategoryCode: 'ICU', rate: 12400.1, beds: null, inclusions: null },
  ])
})

it('names the item of a line that cannot be sent', () => {
  const line = { discountType: 'ROOM', serviceType: 'INPATIENT', percent: 5, amount: 100, conditions: null }
  expect(Object.values(linesProblems(discounts, [line], {}, names))).toEqual([
    'Room, Inpatient: Enter either percent or amount, not both.',
  ])
})

it('changes a line in its place and adds a new one at the end', () => {
  const line = { roomCategoryCode: 'WARD', rate: 1300 }
  expect(withLine(rooms, current, line, 'ward').map(({ rate }) => rate)).toEqual([900, 1300])
  expect(withLine(rooms, current, { roomCategoryCode: 'ICU', rate: 1 }, undefined)).toHaveLength(3)
})

it('finds a second line of the same item, and an amount beside a percentage', () => {
  const line = { discountType: 'ROOM', serviceType: 'INPATIENT', percent: 5, amount: 100, conditions: null }
  expect(Object.keys(lineProblems(discounts, line, [], {}))).toEqual(['percent'])
  const one = { ...line, amount: null }
  expect(lineProblems(discounts, one, [], {})).toEqual({})
  expect(lineProblems(discounts, one, [one], {})).toEqual({
    discountType: 'This item is in the list already.',
  })
})

it('shows a sheet with names and notes, percent and pesos apart', () => {
  expect(versionOf(rooms, { ...facts, lines: current }, names).rows).toMatchObject([
    { label: 'Old entry', code: 'OLD', amounts: { rate: 90000 } },
    { label: 'Ward', code: 'WARD', amounts: { rate: 120050 }, note: '1 bed · Fan' },
  ])
  const line = {
    discountType: 'ROOM',
    serviceType: 'INPATIENT',
    percent: 12.5,
    amount: null,
    conditions: 'x',
  }
  expect(versionOf(discounts, { ...facts, lines: [line] }, names).rows).toEqual([
    { key: 'room|inpatient', label: 'Room, Inpatient', amounts: { percent: 1250, amount: null }, note: 'x' },
  ])
})

it('tells the price lists of an owner apart by their header and names them', () => {
  const row = (id: number, costCenter: string) =>
    ({ id, serviceType: 'OUTPATIENT', costCenter, roomCategoryCode: null }) as unknown as SheetRow
  const lists = priceLists(priceScreens.service, [row(1, 'LAB'), row(2, 'XRAY'), row(3, 'LAB')], names)
  expect(lists.map(({ key, rows }) => [key, rows.map(({ id }) => id)])).toEqual([
    ['OUTPATIENT~LAB', [1, 3]],
    ['OUTPATIENT~XRAY', [2]],
  ])
  expect(headerText(priceScreens.service, lists[0]?.header ?? {}, names)).toBe('Outpatient, Laboratory')
})

it('shows a proposal in its own list as waiting, and nothing for a payload of another shape', () => {
  const request = { code: 'UR-2026-000001', requesterName: 'Marikit' }
  const payload = {
    healthFacilityCode: 'HF0000001',
    serviceType: 'OUTPATIENT',
    costCenter: 'LAB',
    effectiveDate: '2027-01-01',
  }
  const lines = [
    { state: 'changed', values: { serviceCode: 'LAB001', price: 100 } },
    { state: 'removed', values: { serviceCode: 'LAB002', price: 200 } },
  ]
  const key = listKey({ serviceType: 'OUTPATIENT', costCenter: 'LAB' })
  const shown = (given: unknown, list = key) =>
    pendingVersion(priceScreens.service, { ...request, payload: given }, lines, list, names)
  expect(shown(payload)).toMatchObject([
    { id: request.code, state: 'pending', rows: [{ amounts: { price: 10000 } }] },
  ])
  expect(shown(payload, 'INPATIENT~LAB')).toEqual([])
  expect(shown({ ...payload, effectiveDate: 'soon' })).toEqual([])
  expect(shown(null)).toEqual([])
})

const rules: SheetRules = {
  screen: rooms,
  today: '2026-11-20',
  existing: [
    { id: 1, effectiveDate: '2026-07-01', validityDate: null },
    { id: 2, effectiveDate: '2027-01-01', validityDate: null },
  ],
  replaces: undefined,
  isAmendment: false,
  isRequest: false,
  canBackdate: true,
}

it('says what is wrong with the day and what it would do', () => {
  const on = (effectiveDate: SheetRules['today']) => ({ ...emptyHead({}), effectiveDate })
  expect(headProblems(on('2026-12-01'), 1, rules)).toEqual({})
  expect(Object.keys(headProblems(on('2027-01-01'), 0, rules))).toEqual(['lines', 'effectiveDate'])
  expect(Object.keys(headProblems(on('2026-11-01'), 1, rules))).toEqual(['backdateReason'])
  expect(Object.keys(headProblems(on('2026-12-01'), 1, { ...rules, isRequest: true }))).toEqual([
    'effectiveDate',
  ])
  const amended = { ...rules, isAmendment: true }
  expect(Object.keys(headProblems(on('2026-12-01'), 1, amended))).toEqual(['reasonCode', 'reason'])
  const named = { ...on('2026-12-01'), reasonCode: 'OTHER', reason: 'Read aloud wrongly' } as const
  expect(headProblems(named, 1, amended)).toEqual({})
  expect(consequences(on('2026-11-10'), rules)).toEqual([
    'This changes prices that have been in force for 10 days.',
    'A version from 1 Jan 2027 is scheduled already; these prices end the day before it.',
  ])
  expect(consequences(on('2027-02-01'), rules)).toEqual([])
})

it('offers providers the first day the rule lets through, 31 days ahead', () => {
  const rules: SheetRules = {
    screen: rooms,
    today: '2026-11-20',
    existing: [],
    replaces: undefined,
    isAmendment: false,
    isRequest: true,
    canBackdate: false,
  }
  const first = firstDay(rules)
  expect(first).toBe('2026-12-21')
  const problems = (effectiveDate: typeof first) =>
    headProblems({ ...emptyHead({}), effectiveDate: effectiveDate ?? null }, 1, rules)['effectiveDate']
  expect(problems(first)).toBeUndefined()
  expect(problems(addDays(rules.today, 30))).toContain('30 days')
  expect(firstDay({ ...rules, isRequest: false })).toBe('2026-11-20')
  expect(firstDay({ ...rules, isRequest: false, canBackdate: true })).toBeUndefined()
})

it('names the row of a refused line as the screen counts it', () => {
  const refused = (errors: { field: string; message: string }[]) =>
    sheetRefusal(new ApiError({ status: 422, errorCode: 'VALIDATION', message: 'Some fields.', errors }))
  expect(
    refused([
      { field: 'lines.0.rate', message: 'Enter an amount.' },
      { field: 'lines.11.beds', message: 'Enter a number.' },
      { field: 'effectiveDate', message: 'Choose a day.' },
    ]),
  ).toEqual({
    'lines.0.rate': 'Row 1: Enter an amount.',
    'lines.11.beds': 'Row 12: Enter a number.',
    effectiveDate: 'Choose a day.',
  })
  expect(Object.keys(refused([]))).toEqual([''])
})

it('shows the amounts that some version gives, and all of them where none does', () => {
  const screen = priceScreens['standard-pf']
  const shown = (...lines: { feeCode: string; amount?: number; percent?: number }[]) =>
    givenFields(screen, [versionOf(screen, { ...facts, lines }, names)]).map(({ name }) => name)
  expect(shown({ feeCode: 'CONSULT_FIRST', amount: 670 })).toEqual(['amount'])
  expect(shown({ feeCode: 'CONSULT_FIRST', amount: 670 }, { feeCode: 'TELE', percent: 5 })).toEqual([
    'amount',
    'percent',
  ])
  expect(shown()).toEqual(['amount', 'percent'])
})
