import { recordKindNames } from '@capiz/domain/record'
import { describe, expect, test, vi } from 'vitest'
import { readUrlState, writeUrlState } from '../../platform/routing/url-state.ts'
import { byDepartment, figureHref, totalsOf, type BoardLine } from './board/board-lines.ts'
import { withRating } from './form/ratings.ts'
import { completed, formSchema, newValues, ownerValues } from './form/values.ts'
import { chipChanges, chipValues, dayFilters, listFilters, listQuery, listSchema } from './list/list-state.ts'
import { recentOffences } from './list/offences.ts'
import { ownerKinds } from './model/areas.ts'
import type { RecordFile, RecordView } from './model/calls.ts'
import { pathOfStep, queryOfStep, stepOfPath, stepOfQuery, type Step } from './model/place.ts'
import { isKey, recordScreens } from './model/screens.ts'
import { oneOf, shortened } from './model/labels.ts'
import { movesOf } from './record/moves.ts'
import { checkValues } from '../../platform/forms/form-problems.ts'
import { recordOfProvider } from '../../patterns/record-path.ts'

// what is tested here decides without asking the server
vi.mock('../../platform/calls/api.ts', () => ({ call: vi.fn() }))

const record = (more: Readonly<Record<string, unknown>>): RecordView => ({
  id: 7,
  code: 'X-1',
  status: 'OPEN',
  statusLabel: 'Open',
  owner: null,
  overdue: false,
  nextStatuses: [],
  waitsForOther: false,
  editable: true,
  words: {},
  files: [],
  version: 1,
  createdBy: 'ana',
  createdDate: '2026-11-01T00:00:00Z',
  updatedBy: 'ana',
  updatedDate: '2026-11-01T00:00:00Z',
  ...more,
})

describe('files', () => {
  const file = { uuid: 'u-1', docType: 'PHOTO' } as RecordFile

  test('are previewed with an empty type and downloaded by the names of the specification', async () => {
    // read anew: another file of this run may have read the screens with the real calls
    const asked = vi.fn()
    vi.resetModules()
    vi.doMock('../../platform/calls/api.ts', () => ({ call: asked }))
    const screens = (await import('./model/screens.ts')).recordScreens
    const queryOf = () => asked.mock.lastCall?.[1] as { query: unknown }
    const names = {
      'facility-check-in': { hfKamustahanCode: 'X-1', type: 'PHOTO' },
      'dentist-check-in': { dentistKamustahanCode: 'X-1', type: 'PHOTO' },
      'non-conformity': { nonConformityCode: 'X-1' },
      'document-tracker': { code: 'X-1' },
      'inquiry-report': { code: 'X-1' },
      'correction-notice': { code: 'X-1' },
    } as const
    for (const [kind, named] of Object.entries(names)) {
      const { fileCalls } = screens[kind as keyof typeof names]
      void fileCalls?.preview(record({}), file)
      expect(queryOf().query, kind).toEqual({ code: 'X-1', docType: '', uuid: 'u-1' })
      void fileCalls?.download(record({}), file)
      expect(queryOf().query, kind).toEqual({ ...named, uuid: 'u-1' })
    }
  })
})

describe('places', () => {
  test('the timeline of a provider leads to records of every kind by the key their pages know', () => {
    for (const [kind, { keyedBy }] of Object.entries(recordScreens)) {
      if (keyedBy === 'codeInQuery') continue // belongs to no provider
      const code = keyedBy === 'id' ? null : 'X-1'
      const { searchParams } = new URL(recordOfProvider('HF0000001', { kind, id: 7, code }), 'http://x')
      expect(stepOfQuery(searchParams), kind).toEqual({ at: 'record', key: code ?? '7' })
    }
  })

  const steps: Step[] = [
    { at: 'list' },
    { at: 'new' },
    { at: 'record', key: 'NCR-2026-0001' },
    { at: 'edit', key: '12' },
  ]

  test('every step is found again in its own address, as a path and as a query', () => {
    for (const step of steps) {
      expect(stepOfPath(pathOfStep('', step))).toEqual(step)
      const url = new URL(queryOfStep('/health-facility/HF0000001/records?kind=violations', step), 'http://x')
      expect(stepOfQuery(url.searchParams)).toEqual(step)
      expect(url.searchParams.get('kind')).toBe('violations')
    }
  })

  test('an address with more behind it names no step', () => {
    expect(stepOfPath('NCR-1/files')).toBeUndefined()
    expect(stepOfPath('NCR-1/edit/now')).toBeUndefined()
  })

  test('a kind with codes takes its code and its number, one without takes its number alone', () => {
    expect(isKey(recordScreens.violation, 'VIO-2026-0001')).toBe(true)
    expect(isKey(recordScreens.violation, 'NCR-2026-0001')).toBe(false)
    expect(isKey(recordScreens.violation, '12')).toBe(true)
    expect(isKey(recordScreens['mobile-device'], 'M-1')).toBe(false)
    expect(isKey(recordScreens['non-conformity'], 'NCR-2026-0001')).toBe(true)
  })
})

describe('the state of a list', () => {
  const screen = recordScreens['non-conformity']
  const schema = listSchema(screen)

  test('filters come back out of the address they were written to', () => {
    const filters = listFilters(screen, () => [], '2026-11-20')
    const changes = chipChanges(filters, { status: ['OPEN', 'CLOSED'], overdue: ['true'] })
    const params = writeUrlState(schema, new URLSearchParams(), { ...changes, dueTo: '2026-11-27' })
    const state = readUrlState(schema, params)
    expect(chipValues(filters, state)).toEqual({ status: ['OPEN', 'CLOSED'], overdue: ['true'] })
    expect(listQuery(screen, state)).toEqual({
      page: 0,
      size: 10,
      sort: 'dateFiled,DESC',
      status: 'OPEN,CLOSED',
      overdue: 'true',
      dueTo: '2026-11-27',
    })
  })

  test('a day that is none and a foreign filter are left out', () => {
    const state = readUrlState(schema, new URLSearchParams('from=soon&severity=GRAVE'))
    expect(listQuery(screen, state)).toEqual({ page: 0, size: 10, sort: 'dateFiled,DESC' })
  })

  test('the owner of the record around narrows every list of a provider', () => {
    const { violation } = recordScreens
    const state = readUrlState(listSchema(violation), new URLSearchParams())
    expect(listQuery(violation, state, 'HF0000001')).toMatchObject({ applicantCode: 'HF0000001' })
  })

  test('the category of a violation travels under the name of the specification', () => {
    const ids = listFilters(recordScreens.violation, () => [], '2026-11-20').map(({ id }) => id)
    expect(ids).toContain('violationCategory')
    expect(ids).not.toContain('category')
  })

  test('each list offers the range of its own day, and no filter its call does not know', () => {
    for (const name of recordKindNames) {
      const one = recordScreens[name]
      const { query } = one.list
      const known = Object.keys((query as unknown as { entries: object }).entries)
      const offered = [...dayFilters(one), ...listFilters(one, () => [], '2026-11-20')]
      for (const filter of offered) {
        expect(known).toContain('id' in filter ? filter.id : filter.name)
      }
    }
  })
})

describe('the board', () => {
  const line = (department: string | null, overdue: number): BoardLine => ({
    kind: 'non-conformity',
    label: 'Non-conformities',
    department,
    open: 3,
    overdue,
    dueSoon: 1,
    oldestDays: 10 + overdue,
  })
  const lines = [line(null, 9), line('Claims', 1), line('Audit', 4)]

  test('departments with most overdue come first, what has none last', () => {
    expect(byDepartment(lines).map(({ department }) => department)).toEqual(['Audit', 'Claims', null])
  })

  test('a kind is added up over its departments', () => {
    expect(totalsOf(lines)).toEqual([
      { kind: 'non-conformity', label: 'Non-conformities', open: 9, overdue: 14, dueSoon: 3, oldestDays: 19 },
    ])
  })

  test('a figure leads to the list narrowed to what it counts', () => {
    const url = new URL(figureHref(line('Claims', 1), 'dueSoon', '2026-11-20'), 'http://x')
    expect(url.pathname).toBe('/iso-compliance/non-conformities')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      status: 'OPEN,ACTION_PLANNED,FOR_VERIFICATION',
      department: 'Claims',
      dueFrom: '2026-11-20',
      dueTo: '2026-11-27',
    })
  })
})

describe('moves', () => {
  test('a non-conformity is planned with its cause, action and day', () => {
    const [plan] = movesOf(
      recordScreens['non-conformity'],
      record({ nextStatuses: [{ code: 'ACTION_PLANNED', label: 'Action planned' }] }),
      false,
    )
    expect(plan).toMatchObject({
      label: 'Plan the action',
      fields: ['rootCause', 'correctiveAction', 'targetDate'],
      isFinal: false,
    })
  })

  test('a returned document is sent again with a new day and without the day it came back', () => {
    const screen = recordScreens['document-tracker']
    const returned = record({ status: 'RETURNED' })
    expect(movesOf(screen, returned, false)).toEqual([])
    const [again] = movesOf(screen, returned, true)
    expect(again).toMatchObject({ to: 'SENT', fields: ['dateSent'], set: { dateReturned: null } })
  })

  test('an arrangement is decided by those who may, and a check-in only by its request', () => {
    const nextStatuses = [
      { code: 'ACTIVE', label: 'Active' },
      { code: 'DISAPPROVED', label: 'Disapproved' },
    ]
    const waiting = record({ status: 'FOR_APPROVAL', nextStatuses })
    const screen = recordScreens['special-arrangement']
    const offered = movesOf(screen, waiting, false)
    expect(offered.map(({ label }) => label)).toEqual(['Approve', 'Disapprove'])
    expect(movesOf(screen, { ...waiting, nextStatuses: [] }, true)).toEqual([])
    const sent = record({ status: 'SUBMITTED' })
    expect(movesOf(recordScreens['facility-check-in'], sent, true)).toEqual([])
  })
})

describe('the form', () => {
  const screen = recordScreens['non-conformity']

  test('says everything that is missing at once, each at its field', () => {
    const problems = checkValues(formSchema(screen), newValues(screen))
    expect(Object.keys(problems)).toEqual([
      'sourceInternal',
      'initiatingDepartment',
      'departmentResponsible',
      'description',
    ])
    expect(problems['sourceInternal']).toBe('Choose one of the list.')
  })

  test('rules over several fields are said beside what is missing', () => {
    const values = {
      ...newValues(screen),
      dateFiled: '2026-11-10',
      dateIssued: '2026-11-01',
      sourceInternal: 'OTHERS',
    }
    const problems = checkValues(formSchema(screen), values)
    expect(problems).toMatchObject({ sourceInternalOthers: 'Say which other source.' })
    expect(problems['dateIssued']).toContain('10 Nov 2026')
  })

  test('the code of a provider says its kind where the record keeps that', () => {
    expect(ownerValues(recordScreens.violation, 'PHY0000001')).toEqual({
      applicantCode: 'PHY0000001',
      applicantType: 'PHY',
    })
    expect(ownerValues(recordScreens['mobile-device'], 'HF0000001')).toEqual({
      healthFacilityCode: 'HF0000001',
    })
  })

  test('nobody is asked for the kind of a provider, chosen or not', () => {
    const screen = recordScreens.violation
    const missing = checkValues(formSchema(screen), newValues(screen))
    expect(Object.keys(missing)).toContain('applicantCode')
    expect(Object.keys(missing)).not.toContain('applicantType')
    const chosen = { ...newValues(screen), applicantCode: 'PHY0000001' }
    expect(completed(screen, chosen)).toMatchObject({ applicantType: 'PHY' })
    expect(Object.keys(checkValues(formSchema(screen), chosen))).not.toContain('applicantCode')
  })

  test('a rating is changed in its place and goes with its score', () => {
    const ratings = [
      { item: 'STAFF', score: 4, remarks: null },
      { item: 'RECORDS', score: 3, remarks: null },
    ]
    expect(withRating(ratings, { item: 'STAFF', score: 5, remarks: 'Kind' })[0]?.score).toBe(5)
    expect(withRating(ratings, { item: 'STAFF', score: 0, remarks: null })).toHaveLength(1)
    expect(withRating(ratings, { item: 'SIGNAGE', score: 2, remarks: null })).toHaveLength(3)
  })
})

describe('what a provider has', () => {
  const all = { can: () => true, isDentist: false }

  test('staff see everything kept about a facility, the facility what is its own', () => {
    expect(ownerKinds({ ...all, kind: 'facility', isStaff: true })).toContain('violation')
    expect(ownerKinds({ ...all, kind: 'facility', isStaff: false })).toEqual([
      'facility-check-in',
      'correction-notice',
      'mobile-device',
      'settlement-terminal',
    ])
  })

  test('check-ins are of dentists among the physicians', () => {
    expect(ownerKinds({ ...all, kind: 'physician', isStaff: false })).toEqual(['correction-notice'])
    expect(ownerKinds({ ...all, kind: 'physician', isStaff: false, isDentist: true })[0]).toBe(
      'dentist-check-in',
    )
  })

  test('offences count for 24 months to the day, voided ones never', () => {
    const offence = (dateCommitted: string, status = 'OPEN', category = 'CONDUCT') =>
      record({ status, category, dateCommitted, words: { category } })
    const violations = [
      offence('2024-11-20'),
      offence('2024-11-21'),
      offence('2026-11-20'),
      offence('2026-11-01', 'VOID'),
      offence('2026-10-01', 'RESOLVED', 'OVERCHARGING'),
    ]
    expect(recentOffences(violations, '2026-11-20')).toEqual([
      { category: 'CONDUCT', label: 'CONDUCT', count: 2 },
      { category: 'OVERCHARGING', label: 'OVERCHARGING', count: 1 },
    ])
  })
})

test('names are cut at a word, and kinds have the right article', () => {
  expect(shortened('Contracts were filed without their annexes', 20)).toBe('Contracts were…')
  expect(shortened('Short', 20)).toBe('Short')
  expect(oneOf(recordScreens['inquiry-report'])).toBe('an inquiry')
  expect(oneOf(recordScreens.violation)).toBe('a violation')
})
