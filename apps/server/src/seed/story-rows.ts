import { formatCode } from '../platform/runtime/codes.ts'
import type { activityLog, attachment, documentGrace, remark } from '../db/schema/index.ts'
import { dayAt, momentAt, type SeedInputs } from './context.ts'
import { documentRow } from './document.ts'
import { stream, uuidOf } from './random.ts'
import { reach } from './size.ts'
import { facilityStories } from './stories/facilities.ts'
import { physicianStories } from './stories/physicians.ts'
import type { FacilityStory, PhysicianStory, StoryEvent } from './stories/types.ts'

/** A story with the provider it is about. */
export interface ToldStory {
  story: FacilityStory | PhysicianStory
  kind: 'facility' | 'physician'
  index: number
  code: string
}

/** All stories in the order of their providers. */
export const stories: readonly ToldStory[] = [
  ...facilityStories.map((story, at) => told('facility', story, at)),
  ...physicianStories.map((story, at) => told('physician', story, at)),
]

function told(kind: ToldStory['kind'], story: ToldStory['story'], at: number): ToldStory {
  const index = reach(kind, 0) + at
  return { story, kind, index, code: formatCode(kind, index + 1, '') }
}

/** The events of a kind with their stories; `key` is the field only this kind has. */
export function* eventsWith<Key extends string>(
  key: Key,
): Generator<ToldStory & { event: Extract<StoryEvent, { [Name in Key]: unknown }>; at: number }> {
  for (const one of stories) {
    for (const [at, event] of one.story.events.entries()) {
      if (key in event) yield { ...one, event: event as Extract<StoryEvent, { [Name in Key]: unknown }>, at }
    }
  }
}

const writers = ['officer', 'officer2', 'officer'] as const
const writerOf = ({ index }: ToldStory, by?: string) => by ?? writers[index % writers.length] ?? 'officer'

/** The document of a type the provider of a story has. */
const documentUuid = (inputs: SeedInputs, { kind, index }: ToldStory, docType: string) =>
  uuidOf(inputs.seedNumber, `${kind === 'facility' ? 'hf' : 'phy'}-paper-${docType}`, index)

const minuteOf = (inputs: SeedInputs, { code }: ToldStory, at: number) =>
  stream(inputs.seedNumber, `story-${code}`, at).int(0, 539)

/** Activities of the stories, without their ids. */
export function* storyActivities(inputs: SeedInputs): Generator<Omit<typeof activityLog.$inferInsert, 'id'>> {
  for (const one of eventsWith('note')) {
    const { note, on, topic, text, by } = one.event
    yield {
      applicantCode: one.code,
      activityType: note,
      topic,
      activityDate: dayAt(inputs, on),
      result: null,
      remarks: text,
      createdBy: writerOf(one, by),
      createdDate: momentAt(inputs, on, minuteOf(inputs, one, one.at)),
    }
  }
}

/** Remarks on records and on documents, as stored; only the stories have any. */
export function* storyRemarks(inputs: SeedInputs): Generator<typeof remark.$inferInsert & { id: number }> {
  let id = 0
  const common = (one: ToldStory & { event: { on: number; by?: string }; at: number }) => ({
    id: ++id,
    ownerCode: one.code,
    createdBy: writerOf(one, one.event.by),
    createdDate: momentAt(inputs, one.event.on, minuteOf(inputs, one, one.at)),
  })
  for (const one of eventsWith('remark'))
    yield { ...common(one), attachmentUuid: null, remarks: one.event.remark }
  for (const one of eventsWith('documentRemark')) {
    yield {
      ...common(one),
      attachmentUuid: documentUuid(inputs, one, one.event.docType),
      remarks: one.event.documentRemark,
    }
  }
}

/** Grace periods of the stories, without their ids. */
export function* storyGraces(inputs: SeedInputs): Generator<Omit<typeof documentGrace.$inferInsert, 'id'>> {
  for (const one of eventsWith('grace')) {
    const { grace, on, until, reason, by } = one.event
    yield {
      attachmentUuid: documentUuid(inputs, one, grace),
      ownerCode: one.code,
      until: dayAt(inputs, until),
      reason,
      createdBy: writerOf(one, by),
      createdDate: momentAt(inputs, on, minuteOf(inputs, one, one.at)),
    }
  }
}

/** Memos of the stories, without their ids. */
export function* storyMemos(inputs: SeedInputs): Generator<Omit<typeof attachment.$inferInsert, 'id'>> {
  for (const one of eventsWith('memo')) {
    const { memo, on, sent, received, text } = one.event
    const day = (offset: number | undefined) => (offset === undefined ? null : dayAt(inputs, offset))
    const document = {
      inputs,
      ownerKind: one.kind === 'facility' ? 'hf/memo' : 'phy/memo',
      ownerCode: one.code,
      docType: 'MEMO',
      uuid: uuidOf(inputs.seedNumber, `story-memo-${one.at}`, one.code),
      uploadedBy: writerOf(one),
      offset: on,
    }
    const dates = { dateOfMemo: dayAt(inputs, on), dateSent: day(sent), dateReceived: day(received) }
    const row = documentRow(document, {
      ...dates,
      memoType: memo,
      docRemarks: text,
      effectiveDate: dayAt(inputs, on + 30),
    })
    yield { ...row, docType: null }
  }
}
