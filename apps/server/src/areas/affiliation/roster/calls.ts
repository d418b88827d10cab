import type { Roster, RosterRow } from '@capiz/api/schema/affiliation'
import { type RosterField, rosterFields } from '@capiz/domain/roster'
import type { InferOutput } from 'valibot'
import { actorOf } from '../../../platform/access/actor.ts'
import type { Principal } from '../../../platform/access/principal.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { refuse } from '../../../platform/errors/refuse.ts'
import type { CallMeta } from '../../../platform/access/call-meta.ts'
import type { Services } from '../../../platform/services.ts'
import { headingOf } from '../../../engines/import/layout.ts'
import { matchGrid } from '../../../engines/import/match.ts'
import { readSheetFile } from '../../../engines/import/read-file.ts'
import { cellProblems, joinErrors, readRows } from '../../../engines/import/read-rows.ts'
import { uploadWorkbook } from '../../../engines/import/template.ts'
import type { Line } from '../../../engines/import/value.ts'
import { vocabularies } from '../../../engines/import/vocabulary.ts'
import { rosterRows, type RosterJudgement } from './judge.ts'
import { personOf, rosterChecker, rosterLayout, tidyRow } from './layout.ts'
import { requestRoster } from './request.ts'
import { saveRoster, type SavedRow } from './save.ts'
import { rosterFacility } from './scope.ts'

type RosterBody = InferOutput<typeof Roster>
type RowReply = InferOutput<typeof RosterRow>

interface Caller {
  services: Services
  principal: Principal
  meta: CallMeta
}

function matchOf({ state, isAffiliated, errors }: RosterJudgement): RowReply['match'] {
  if (isAffiliated) return 'AFFILIATED'
  if (state === 'conflict' || errors.length > 0) return 'CONFLICT'
  return state === 'new' ? 'NEW' : 'EXISTING'
}

function reply(line: Line, row: number, judged: RosterJudgement, saved?: Partial<SavedRow>): RowReply {
  const { prcNumber, lastName, firstName } = personOf(line)
  const { verdict, note, errors, target = null } = judged
  const messages = errors.map(({ message }) => message)
  const match = verdict.outcome === 'affiliate' ? verdict.match.physician : undefined
  return {
    row,
    prcNumber,
    lastName,
    firstName,
    match: matchOf(judged),
    physicianCode: saved?.physicianCode ?? target,
    physicianName: match ? `${match.lastName}, ${match.firstName}` : null,
    message: messages.length > 0 ? [...new Set(messages)].join(' ') : (note ?? null),
    affiliationCode: saved?.affiliationCode ?? null,
    requestCode: null,
  }
}

/** The rows of a body, tidied and checked by themselves, with their numbers. */
async function linesOf({ db }: Services, { rows }: RosterBody) {
  const check = rosterChecker(await vocabularies(db, rosterLayout))
  return rows.map((row, at) => {
    const { row: number, ...fields } = row
    const line = tidyRow(fields)
    return { line, row: number ?? at + 1, faults: [...check(line, at)] }
  })
}

const withErrors = (judged: RosterJudgement, errors: RosterJudgement['errors']): RosterJudgement => ({
  ...judged,
  errors: joinErrors(errors, judged.errors),
})

type Lines = Awaited<ReturnType<typeof linesOf>>
type Judge = Awaited<ReturnType<typeof rosterRows>>

async function markedRows(lines: Lines, judge: Judge): Promise<RowReply[]> {
  const replies: RowReply[] = []
  for (const { line, row, faults: errors } of lines) {
    replies.push(reply(line, row, withErrors(await judge(line), errors)))
  }
  return replies
}

/** Marks each row as known, new, affiliated already or in conflict (specification 2, 7.3); saves nothing. */
export async function checkRoster({ services, principal }: Caller, body: RosterBody): Promise<RowReply[]> {
  const { code } = await rosterFacility(services.db, body.healthFacilityCode, principal)
  const lines = await linesOf(services, body)
  const judge = await rosterRows(services.db, code, services.clock.today())
  return markedRows(lines, judge)
}

/** Saves the matched rows and returns the result of each row; a coordinator's rows become one request. */
export async function saveRosterRows(caller: Caller, body: RosterBody): Promise<RowReply[]> {
  const { services, principal, meta } = caller
  const lines = await linesOf(services, body)
  const good = lines.filter(({ faults: errors }) => errors.length === 0)
  return inTransaction(services.db, async (tx) => {
    const facility = await rosterFacility(tx, body.healthFacilityCode, principal)
    if (principal.marker !== 'ADMIN') {
      const judge = await rosterRows(tx, facility.code, services.clock.today())
      const marked = await markedRows(lines, judge)
      const requested = lines.filter((_, at) => ['NEW', 'EXISTING'].includes(marked[at]?.match ?? ''))
      if (requested.length === 0) return marked
      const parked = { facility, lines: requested.map(({ line }) => line) }
      const { requestCode } = await requestRoster(services, tx, parked, actorOf(principal, meta))
      return marked.map((row) => (['NEW', 'EXISTING'].includes(row.match) ? { ...row, requestCode } : row))
    }
    const roster = { facilityCode: facility.code, lines: good.map(({ line }) => line) }
    const saved = await saveRoster(services, tx, roster, actorOf(principal, meta))
    const byLine = new Map(good.map(({ line }, at) => [line, saved.rows[at]] as const))
    const judge = await rosterRows(tx, facility.code, services.clock.today())
    const replies: RowReply[] = []
    for (const { line, row, faults: errors } of lines) {
      const done = byLine.get(line)
      replies.push(reply(line, row, done ?? withErrors(await judge(line), errors), done))
    }
    return replies
  })
}

/** Reads a file and saves it: all rows or, with anything wrong in it, none, naming every bad cell. */
export async function uploadRoster(caller: Caller, bytes: Uint8Array, facilityCode: string) {
  const { services, principal, meta } = caller
  const { code } = await rosterFacility(services.db, facilityCode, principal)
  const grid = await readSheetFile(bytes)
  const matched = matchGrid(rosterLayout, grid)
  const codeLists = await vocabularies(services.db, rosterLayout)
  const reader = { layout: rosterLayout, codeLists, check: rosterChecker(codeLists), tidy: tidyRow }
  const rows = await readRows(reader, matched)
  const judge = await rosterRows(services.db, code, services.clock.today())
  for (const read of rows) read.errors = joinErrors(read.errors, (await judge(read.values)).errors)
  const problems = cellProblems(grid.sheet, rows, matched.columns)
  if (problems.length + matched.problems.length > 0) {
    const cells = problems.slice(0, 500)
    refuse('UPLOAD_REJECTED', {
      errors: [
        ...matched.problems,
        ...cells.map(({ column, row, message }) => ({ field: `${column}${row}`, message })),
      ],
      details: {
        imported: 0,
        rejected: cells.map(({ row, field, message }) => ({ row, field, message })),
        problems: cells,
        headerProblems: matched.problems,
        problemCount: problems.length,
      },
    })
  }
  return inTransaction(services.db, async (tx) => {
    const facility = await rosterFacility(tx, code, principal)
    const lines = rows.map(({ values }) => values)
    if (principal.marker !== 'ADMIN') {
      await requestRoster(services, tx, { facility, lines }, actorOf(principal, meta))
      return { imported: lines.length, rejected: [], sheetId: null }
    }
    const saved = await saveRoster(services, tx, { facilityCode: code, lines }, actorOf(principal, meta))
    return { imported: saved.created + saved.affiliated, rejected: [], sheetId: null }
  })
}

const notes = [
  'Doctor roster: how to fill in this workbook',
  'One physician or dentist per row. Columns may stand in any order; their headings must stay as they are.',
  'Give the PRC licence number wherever you can: with it a row is told with certainty, without it by the name alone.',
  'For somebody who is on record already the licence number and name are enough.',
  'Dates are written year-month-day, for example 1980-01-31. Formulas are not taken: paste them as values.',
  'Decision stays empty at first. When a row cannot be told, write NEW to make a new record, SKIP to leave it out, or the code of the physician it means.',
  '',
]

/** The workbook a roster is filled in; a coordinator's names the own facility. */
export function rosterTemplate({ services, principal }: Caller): Promise<Uint8Array> {
  const needs = ({ required, isForNew }: RosterField) =>
    required ? 'needed' : isForNew ? 'needed for somebody new' : 'may be empty'
  return uploadWorkbook(services.db, rosterLayout, {
    name: 'Roster',
    details: { healthFacilityCode: principal.marker === 'HFC' ? principal.linkedCode : null },
    lines: [],
    notes: [...notes, ...rosterFields.map((field) => `${headingOf(field)}: ${needs(field)}`)],
  })
}
