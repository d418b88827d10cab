import { needsReason, type AccreditationStatusCode } from '@capiz/domain/accreditation'
import { daysBetween, type IsoDate } from '@capiz/domain/time'
import { formatCode } from '../platform/runtime/codes.ts'
import type { accreditationHistory, activityLog } from '../db/schema/index.ts'
import { dayAt, momentAt, type SeedInputs } from './context.ts'
import { statusReasons } from './data/reasons.ts'
import { seedFacility } from './facility.ts'
import { seedCareer } from './physician.ts'
import { stream, type Stream } from './random.ts'
import { indicesAt, levelsOf, reach, type Level } from './size.ts'
import { facilityStory, physicianStory, storyLevel } from './stories/index.ts'
import { storyActivities } from './story-rows.ts'
import type { FacilityStory, PhysicianStory } from './stories/types.ts'

type HistoryRow = typeof accreditationHistory.$inferInsert

/** The way to a status: each with the day, counted from today. */
type Step = readonly [status: AccreditationStatusCode, offset: number, reason?: string]

function stepsTo(
  status: AccreditationStatusCode,
  age: number,
  accredited: number | undefined,
  source: Stream,
): Step[] {
  if (status === 'FOR_PAYMENT_ONLY') return [['FOR_PAYMENT_ONLY', -age]]
  const begun: Step = ['ON_PROCESS', -age]
  if (status === 'ON_PROCESS') return [begun]
  if (accredited === undefined) return [begun, [status, -source.int(2, Math.max(2, age - 20))]]
  const network: Step = ['ACCREDITED', accredited]
  if (status === 'ACCREDITED') return [begun, network]
  return [begun, network, [status, -source.int(2, Math.max(3, -accredited - 5))]]
}

/** The way to a status as a story tells it: on process, accredited when there is a contract, then what happened. */
function storySteps(
  story: FacilityStory | PhysicianStory,
  age: number,
  accredited: number | undefined,
): Step[] {
  const begun: Step[] = [['ON_PROCESS', -age]]
  if (accredited !== undefined) begun.push(['ACCREDITED', accredited])
  const moved = story.events.flatMap((event): Step[] =>
    'status' in event && !('record' in event) ? [[event.status, event.on, event.reason]] : [],
  )
  return [...begun, ...moved]
}

function* stepRows(
  inputs: SeedInputs,
  applicantType: 'HFC' | 'PHY',
  applicantCode: string,
  steps: readonly Step[],
  source: Stream,
): Generator<Omit<HistoryRow, 'id'>> {
  let fromStatus: AccreditationStatusCode | null = null
  for (const [toStatus, offset, given] of steps) {
    const reasons = statusReasons[applicantType][toStatus]
    const hasReason = fromStatus !== null && needsReason(toStatus)
    const by = source.pick(['officer', 'officer', 'officer2'])
    yield {
      applicantType,
      applicantCode,
      fromStatus,
      toStatus,
      effectiveDate: dayAt(inputs, offset),
      reason: given ?? (hasReason && reasons ? source.pick(reasons) : null),
      remarks: null,
      requestCode: null,
      createdBy: fromStatus === null ? 'SYSTEM' : by,
      createdDate: momentAt(inputs, offset, source.int(0, 539)),
    }
    fromStatus = toStatus
  }
}

const offsetOf = (inputs: SeedInputs, day: IsoDate | null | undefined) =>
  day ? daysBetween(inputs.asOf, day) : undefined

/** Status moves as stored. */
export function* historyRows(inputs: SeedInputs): Generator<HistoryRow & { id: number }> {
  let id = 0
  for (const level of levelsOf(inputs.size)) {
    for (const index of indicesAt('facility', level)) {
      const { code, status, age, form } = seedFacility(inputs, index)
      const source = stream(inputs.seedNumber, 'history-hf', index)
      const story = facilityStory(index)
      const from = offsetOf(inputs, form.contractEffectiveDate)
      const drawn = stepsTo(status, age, from, source)
      const steps = story && status !== 'FOR_PAYMENT_ONLY' ? storySteps(story, age, from) : drawn
      for (const row of stepRows(inputs, 'HFC', code, steps, source)) yield { id: ++id, ...row }
    }
    for (const index of indicesAt('physician', level)) {
      const { row, career } = seedCareer(inputs, index)
      const { code, accreditationDate } = row
      const source = stream(inputs.seedNumber, 'history-phy', index)
      const story = physicianStory(index)
      const from = offsetOf(inputs, accreditationDate)
      const drawn = stepsTo(career.status, career.age, from, source)
      const steps =
        story && career.status !== 'FOR_PAYMENT_ONLY' ? storySteps(story, career.age, from) : drawn
      for (const row of stepRows(inputs, 'PHY', code, steps, source)) yield { id: ++id, ...row }
    }
  }
}

const activities = [
  ['CALL', 'Renewal of the licence', 'Promised to send the new licence.'],
  ['EMAIL', 'Rates', 'Asked for the signed schedule of rates.'],
  ['VISIT', 'Ocular visit', 'Facility is clean and in use; photographs taken.'],
  ['MEETING', 'Contract renewal', 'Terms agreed; the contract goes to signature.'],
  ['KAMUSTAHAN', 'Check-in', 'No concerns; credit term discussed.'],
  ['NOTE', 'Billing', 'Bills of the last month are complete.'],
] as const

type ActivityRow = typeof activityLog.$inferInsert

const visitResults = ['Satisfactory', 'Satisfactory', 'Needs improvement', 'Unsatisfactory'] as const

/** Days since a provider came on record. */
const ageOf = (inputs: SeedInputs, isFacility: boolean, index: number): number =>
  isFacility ? seedFacility(inputs, index).age : seedCareer(inputs, index).career.age

function drawnActivity(inputs: SeedInputs, index: number, level: Level): Omit<ActivityRow, 'id'> {
  const source = stream(inputs.seedNumber, 'activity', index)
  const [activityType, topic, remarks] = source.pick(activities)
  const isFacility = source.chance(0.6)
  const number = source.int(1, reach(isFacility ? 'facility' : 'physician', level))
  const known = level === 0 ? 300 : Math.max(1, ageOf(inputs, isFacility, number - 1) - 1)
  const offset = -source.int(1, known)
  const isVisit = level > 0 && activityType === 'KAMUSTAHAN'
  return {
    applicantCode: formatCode(isFacility ? 'facility' : 'physician', number, ''),
    activityType,
    topic,
    activityDate: dayAt(inputs, offset),
    result: isVisit ? source.pick(visitResults) : null,
    remarks,
    createdBy: source.pick(['officer', 'officer2', 'compliance']),
    createdDate: momentAt(inputs, offset, source.int(0, 539)),
  }
}

/** Yields the activities recorded by staff, as stored: by level, those of the stories after the others of theirs. */
export function* activityRows(inputs: SeedInputs): Generator<ActivityRow & { id: number }> {
  let id = 0
  for (const level of levelsOf(inputs.size)) {
    for (const index of indicesAt('activity', level))
      yield { id: ++id, ...drawnActivity(inputs, index, level) }
    if (level === storyLevel) for (const row of storyActivities(inputs)) yield { id: ++id, ...row }
  }
}
