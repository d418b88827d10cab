import { recordKind } from '@capiz/domain/record'
import { addDays } from '@capiz/domain/time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from './harness.ts'
import { pdf } from './support/facilities.ts'
import { ok, openRecords } from './support/records.ts'

let app: TestApp
let own = ''
const compliance = { as: 'compliance' }

beforeAll(async () => {
  ;({ app, own } = await openRecords())
})
afterAll(() => app.close())

const lists = {
  'non-conformity': 'nonConformity.list',
  'inquiry-report': 'inquiryReport.list',
  'correction-notice': 'correctionNotice.list',
  'document-tracker': 'documentTracker.list',
} as const

const settled = ['CLOSED', 'CORRECTED', 'RECEIVED']

describe('the compliance board', () => {
  test('counts exactly the records its figures lead to', async () => {
    const today = app.clock.today()
    const board = await app.call('complianceBoard.get', {}, compliance)
    ok(board)
    expect(board.body.length).toBeGreaterThan(0)
    expect(board.body.reduce((sum, { overdue }) => sum + overdue, 0)).toBeGreaterThan(0)
    for (const line of board.body) {
      const status = Object.keys(recordKind(line.kind).machine.statuses)
        .filter((code) => !settled.includes(code))
        .join(',')
      const count = async (more: Record<string, string>) => {
        const department = line.department === null ? {} : { department: line.department }
        const query = { status, size: 1, ...department, ...more }
        return (await app.call(lists[line.kind], { query }, compliance)).body.totalElements
      }
      const counted = {
        open: await count({}),
        overdue: recordKind(line.kind).due ? await count({ overdue: 'true' }) : 0,
        dueSoon: recordKind(line.kind).due ? await count({ dueFrom: today, dueTo: addDays(today, 7) }) : 0,
      }
      expect(counted, `${line.kind} ${line.department ?? ''}`).toEqual({
        open: line.open,
        overdue: line.overdue,
        dueSoon: line.dueSoon,
      })
    }
  })

  test('a department is taken whole, not as a part of another', async () => {
    const form = {
      dateFiled: '2026-11-10',
      sourceInternal: 'PROCESS',
      initiatingDepartment: 'Desk of the board test',
      departmentResponsible: 'Desk of the board test, night shift',
      description: 'Entered for the count by department.',
    } as const
    ok(await app.call('nonConformity.save', { json: form }, compliance))
    const found = async (department: string) =>
      (await app.call('nonConformity.list', { query: { department } }, compliance)).body.totalElements
    expect(await found('Desk of the board test, night shift')).toBe(1)
    expect(await found('Desk of the board test')).toBe(0)
  })

  test('a day that is none is refused by its name', async () => {
    const reply = await app.call('nonConformity.list', { query: { dueFrom: 'tomorrow' } }, compliance)
    expect([reply.status, reply.error.errors?.[0]?.field]).toEqual([422, 'dueFrom'])
  })
})

describe('previews of kinds without one of their own', () => {
  test('show the file of a violation to staff and not to its provider', async () => {
    const form = {
      applicantType: 'HFC',
      applicantCode: own,
      category: 'CONDUCT',
      dateCommitted: '2026-11-01',
      dateReported: '2026-11-02',
      severity: 'MINOR',
      description: 'A letter was left without an answer.',
    } as const
    const made = await app.call(
      'violation.saveWithFiles',
      { json: form, files: [pdf('letter.pdf')] },
      compliance,
    )
    ok(made)
    const [record] = [made.body].flat()
    const query = { code: record?.code ?? '', uuid: record?.files[0]?.uuid ?? '' }
    const input = { params: { kind: 'violation' }, query }
    const shown = await app.call('recordFile.preview', input, compliance)
    ok(shown)
    expect(shown.headers.get('content-type')).toBe('application/pdf')
    expect((await app.call('recordFile.preview', input, { as: 'coordinator' })).status).toBe(404)
    const other = { ...input, query: { ...query, uuid: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff' } }
    expect((await app.call('recordFile.preview', other, compliance)).status).toBe(404)
  })
})
