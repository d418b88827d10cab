import { PhysicianInput } from '@capiz/api/schema/physician'
import { rosterJudge, type Candidate, type RosterJudge, type RosterVerdict } from '@capiz/domain/roster'
import type { IsoDate } from '@capiz/domain/time'
import { and, asc, eq, gt } from 'drizzle-orm'
import * as v from 'valibot'
import { affiliation, facility, physician } from '../../../db/schema/index.ts'
import type { Executor } from '../../../db/types.ts'
import { loadTerms } from '../../facility/labels.ts'
import type { PhysicianForm } from '../../physician/form.ts'
import { holdsOf } from '../hold.ts'
import { physicianLists, physicianProblems } from '../../physician/rules.ts'
import { listedPhysicians } from '../../physician/scope.ts'
import type { Judgement } from '../../../engines/import/import/kind.ts'
import { pacer, type RowError } from '../../../engines/import/read-rows.ts'
import type { Line } from '../../../engines/import/value.ts'
import { personOf, textOf } from './layout.ts'

/** The assessment of a roster row, for the import review and for the save. */
export interface RosterJudgement extends Judgement {
  verdict: RosterVerdict
  /** the physician on record it is tied to is affiliated with the facility already */
  isAffiliated: boolean
  /** what a new record would be made of */
  form: PhysicianForm | undefined
}

/** Fields of the physician's form that stand under another name in the roster. */
const fieldNames: Readonly<Record<string, string>> = { specializations: 'specializationCode' }

const fieldOf = (path: string) => {
  const [first = ''] = path.split('.')
  return fieldNames[first] ?? first
}

/** The record a row would become, checked like every new record; problems stand at the roster's fields. */
function newPhysician(line: Line): { form: PhysicianForm | undefined; errors: RowError[] } {
  const code = textOf(line, 'specializationCode')
  const { decision: _decision, relation: _relation, room: _room, ...person } = line
  const parsed = v.safeParse(PhysicianInput, {
    ...person,
    specializations: code === null ? [] : [{ specializationCode: code, primary: true }],
  })
  if (parsed.success) return { form: parsed.output, errors: [] }
  const errors = parsed.issues.map((issue) => {
    const field = fieldOf(v.getDotPath(issue) ?? '')
    const isMissing = textOf(line, field) === null
    return { field, message: isMissing ? `Needed for a new record. ${issue.message}` : issue.message }
  })
  return { form: undefined, errors }
}

const nameOf = ({ physician: { lastName, firstName, code } }: Candidate) =>
  `${lastName}, ${firstName} (${code})`

function differing({ distance }: Candidate): string {
  if (distance === 0) return ''
  return distance === 1 ? '; the names differ by 1 letter' : `; the names differ by ${distance} letters`
}

const found = { licence: 'licence on record', name: 'name on record', decision: 'your decision' }

function choicesOf(candidates: readonly Candidate[], canCreate: boolean) {
  const options = candidates.map((one) => ({
    value: one.physician.code,
    label: `It is ${nameOf(one)}, licence ending in ${one.physician.prcNumber.slice(-3)}${differing(one)}`,
  }))
  if (canCreate) options.push({ value: 'NEW', label: 'Somebody new: make a record' })
  options.push({ value: 'SKIP', label: 'Leave this row out' })
  return { field: 'decision', options }
}

function plain(verdict: RosterVerdict, line: Line): Omit<RosterJudgement, 'verdict' | 'isAffiliated'> {
  const nothing = { errors: [], changes: [], form: undefined }
  switch (verdict.outcome) {
    case 'create': {
      const { form, errors } = newPhysician(line)
      return { state: 'new', note: 'New record, affiliated as on process', changes: [], errors, form }
    }
    case 'affiliate': {
      const { match, by } = verdict
      const note = `Affiliate ${nameOf(match)}: ${found[by]}${differing(match)}`
      return { ...nothing, state: 'changed', note, target: match.physician.code }
    }
    case 'skip':
      return { ...nothing, state: 'same', note: 'Left out by your decision' }
    case 'wrong':
      return { ...nothing, state: 'new', errors: [{ field: 'decision', message: verdict.reason }] }
    case 'conflict': {
      const { reason, candidates, canCreate } = verdict
      const errors = [{ field: 'decision', message: reason }]
      return { ...nothing, state: 'conflict', errors, choices: choicesOf(candidates, canCreate) }
    }
  }
}

/** The codes of the physicians affiliated with a facility. */
async function affiliatedCodes(db: Executor, facilityCode: string): Promise<Set<string>> {
  const rows = await db
    .select({ code: physician.code })
    .from(affiliation)
    .innerJoin(physician, eq(physician.id, affiliation.physicianId))
    .innerJoin(facility, eq(facility.id, affiliation.facilityId))
    .where(and(eq(facility.code, facilityCode), eq(affiliation.deleted, false)))
  return new Set(rows.map(({ code }) => code))
}

/** Rows read at a time: a hundred thousand at once would hold up every other call. */
const stretch = 2000

/** Tells the judge of everybody on record. */
async function learnAll(db: Executor, learn: RosterJudge['learn']): Promise<void> {
  const pause = pacer()
  for (let after = 0, isMore = true; isMore;) {
    const known = await db
      .select({
        id: physician.id,
        code: physician.code,
        lastName: physician.lastName,
        firstName: physician.firstName,
        phyTypeCode: physician.phyTypeCode,
        prcNumber: physician.prcNumber,
      })
      .from(physician)
      .where(and(listedPhysicians(), gt(physician.id, after)))
      .orderBy(asc(physician.id))
      .limit(stretch)
    learn(known)
    await pause()
    isMore = known.length === stretch
    after = known.at(-1)?.id ?? after
  }
}

/**
 * Judges the rows of a roster one after the other against what is on record now: licence number first, then names with
 * their distance (domain model 7.2). Of two rows that mean one physician the later one is a conflict; one whose provider
 * takes no new affiliations is wrong. Other calls have their turn in between.
 */
export async function rosterRows(
  db: Executor,
  facilityCode: string,
  today: IsoDate,
): Promise<(line: Line) => Promise<RosterJudgement>> {
  const judge = rosterJudge()
  await learnAll(db, judge.learn)
  const affiliated = await affiliatedCodes(db, facilityCode)
  const terms = await loadTerms(db, ...physicianLists)
  const holdOf = await holdsOf(db, today)
  const used = new Set<string>()
  const held = (code: string, name: string): RowError[] => {
    const message = holdOf(code, name)
    return message === undefined ? [] : [{ field: 'decision', message }]
  }

  const judgeNow = (line: Line): RosterJudgement => {
    const verdict = judge.verdictOf(personOf(line))
    const judged = plain(verdict, line)
    const { target, form } = judged
    if (form) {
      const problems = physicianProblems(form, { terms, accredited: false, today, before: undefined })
      judged.errors.push(...problems.map(({ field, message }) => ({ field: fieldOf(field), message })))
    }
    if (verdict.outcome === 'create') judged.errors.push(...held(facilityCode, 'This facility'))
    if (target === undefined) return { ...judged, verdict, isAffiliated: false }
    if (used.has(target)) {
      const reason = `Another row of this roster is ${target} already.`
      const twice: RosterVerdict = { outcome: 'conflict', reason, candidates: [], canCreate: true }
      return { ...plain(twice, line), verdict: twice, isAffiliated: false }
    }
    used.add(target)
    const { match } = verdict as Extract<RosterVerdict, { outcome: 'affiliate' }>
    if (!affiliated.has(target)) {
      judged.errors.push(...held(facilityCode, 'This facility'), ...held(target, nameOf(match)))
      return { ...judged, verdict, isAffiliated: false }
    }
    const note = `Already affiliated: ${nameOf(match)}${differing(match)}`
    return { ...judged, state: 'same', note, verdict, isAffiliated: true }
  }

  const pause = pacer()
  return async (line) => {
    await pause()
    return judgeNow(line)
  }
}
