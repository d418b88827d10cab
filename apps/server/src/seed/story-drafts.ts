import { sheetKindOfRequest } from '@capiz/domain/fees'
import type { DocumentTypeRule } from '@capiz/domain/checklist'
import { documentTypes } from '@capiz/domain/checklist'
import { endOfYear } from '@capiz/domain/time'
import { formOf } from '../areas/physician/form.ts'
import type { PhysicianRecord } from '../areas/physician/scope.ts'
import { dayAt, type SeedInputs } from './context.ts'
import { requesterOf, type Draft } from './draft.ts'
import { seedFacility } from './facility.ts'
import { affiliationContent } from './physician-payload.ts'
import { seedPhysician } from './physician.ts'
import { stream } from './random.ts'
import { sheetContent, type RequestContent } from './request-payload.ts'
import { indicesAt } from './size.ts'
import { fixtureUser, seedUser } from './user.ts'
import { lacksOf, storyLevel } from './stories/index.ts'
import { eventsWith, type ToldStory } from './story-rows.ts'
import type { StoryEvent } from './stories/types.ts'

type RequestEvent = Extract<StoryEvent, { request: unknown }>

const isOpen = ({ state }: RequestEvent) => state === 'PENDING' || state === 'REVIEWED'

/** Whether a provider has an open request of a type by its story, beside which no second one can be. */
export function hasOpenRequest(code: string, type: string): boolean {
  for (const one of eventsWith('request')) {
    if (one.code === code && one.event.request === type && isOpen(one.event)) return true
  }
  return false
}

/** The account of a provider, or that of an officer for one without. */
function requesterFor(inputs: SeedInputs, code: string): Draft['requester'] {
  for (const index of indicesAt('user', storyLevel)) {
    const user = seedUser(inputs, index)
    if (user.linkedCode === code) return requesterOf(user)
  }
  return requesterOf(fixtureUser(inputs, 'officer'))
}

/** The fields asked for beside those the record has. */
function changed(form: object, change: Readonly<Record<string, unknown>>): RequestContent {
  const held = new Map<string, unknown>(Object.entries(form))
  const before = Object.fromEntries(Object.keys(change).map((name) => [name, held.get(name) ?? null]))
  return { payload: { ...change }, before }
}

/** A document in place of the one that ended, or of none. */
function renewedDocument(
  inputs: SeedInputs,
  one: ToldStory,
  rule: DocumentTypeRule,
  on: number,
): RequestContent {
  const { code: docType, dateRule } = rule
  const fileName = `${docType.toLowerCase()}-${one.code.toLowerCase()}.pdf`
  const lack = lacksOf(one.kind === 'facility' ? 'hf' : 'phy', one.index).find(
    (each) => each.docType === docType,
  )
  const ended = lack?.until
  const issued = dayAt(inputs, on - 3)
  const dates =
    dateRule === 'endOfYear'
      ? { effectiveDate: issued, validityDate: endOfYear(issued) }
      : { effectiveDate: null, validityDate: dayAt(inputs, on + 360) }
  return {
    payload: { docType, fileName, ...dates, docRemarks: null },
    before:
      ended === undefined
        ? null
        : { docType, fileName, effectiveDate: null, validityDate: dayAt(inputs, ended), docRemarks: null },
  }
}

function disaccreditation(inputs: SeedInputs, one: ToldStory, event: RequestEvent): RequestContent {
  return {
    payload: {
      applicantType: one.kind === 'facility' ? 'HFC' : 'PHY',
      targetCode: one.code,
      reasonCode: event.reasonCode,
      effectiveDate: dayAt(inputs, event.on + 30),
      noticeDate: dayAt(inputs, event.on),
      details: event.details,
      violationCodes: [],
    },
    before: null,
  }
}

function facilityContent(inputs: SeedInputs, one: ToldStory, event: RequestEvent): RequestContent {
  const { form } = seedFacility(inputs, one.index)
  const kind = sheetKindOfRequest(event.request)
  if (kind) {
    const header = { healthFacilityCode: one.code }
    const place = { kind, header, owner: one.index, level: storyLevel, beds: form.bedCapacity !== null }
    return sheetContent(inputs, place, stream(inputs.seedNumber, 'story-sheet', one.code))
  }
  if (event.request === 'disaccreditation') return disaccreditation(inputs, one, event)
  const rule = documentTypes.find(({ code, pageType }) => code === event.docType && pageType.startsWith('HF'))
  return rule ? renewedDocument(inputs, one, rule, event.on) : changed(form, event.change ?? {})
}

/** The requests of the stories before their lives are written. */
export function* storyDrafts(inputs: SeedInputs): Generator<Draft> {
  for (const one of eventsWith('request')) {
    const { event, code } = one
    const common = {
      type: event.request,
      status: event.state,
      offset: event.on,
      targetCode: code,
      remarks: event.remarks,
      requester:
        event.request === 'disaccreditation'
          ? requesterOf(fixtureUser(inputs, 'officer2'))
          : requesterFor(inputs, code),
    }
    if (one.kind === 'facility') {
      const { form } = seedFacility(inputs, one.index)
      const asked = facilityContent(inputs, one, event)
      const docType = event.docType ?? null
      yield { ...common, targetName: form.name, applicantType: 'HFC', docType, asked }
      continue
    }
    const row = seedPhysician(inputs, one.index)
    const targetName = `${row.lastName}, ${row.firstName}`
    if (event.facility === undefined) {
      const asked = changed(formOf(row as PhysicianRecord), event.change ?? {})
      yield { ...common, targetName, applicantType: 'PHY', docType: null, asked }
      continue
    }
    const place = seedFacility(inputs, event.facility)
    const asked = affiliationContent(
      inputs,
      row,
      place.code,
      stream(inputs.seedNumber, 'story-place', one.code),
    )
    yield {
      ...common,
      targetName: `${targetName} at ${place.form.name}`.slice(0, 250),
      applicantType: 'PHY',
      docType: null,
      counterpartCode: place.code,
      asked,
    }
  }
}
