import type { AccreditationStatusCode } from '@capiz/domain/accreditation'
import type { RequestStatus, RequestType } from '@capiz/domain/request'
import type { RecordKindName } from '@capiz/domain/record'
import type { FixtureFacility } from '../data/fixtures.ts'

/** One thing that happened in a story; `on` is the day counted from today, negative for the past. */
export type StoryEvent = { on: number } & (
  | { note: 'CALL' | 'EMAIL' | 'VISIT' | 'MEETING' | 'NOTE'; topic: string; text: string; by?: string }
  | { remark: string; by?: string }
  | { documentRemark: string; docType: string; by?: string }
  /** a lapsed document is granted a grace period up to a day counted from today */
  | { grace: string; until: number; reason: string; by?: string }
  | { status: AccreditationStatusCode; reason?: string; by?: string }
  | {
      memo: 'RATE_INCREASE' | 'POLICY' | 'NETWORK' | 'GENERAL'
      sent?: number
      received?: number
      text: string
    }
  | {
      request: RequestType
      state: RequestStatus
      /** fields asked for, of an update */
      change?: Readonly<Record<string, unknown>>
      docType?: string
      /** facility by its place in the sample, of an affiliation */
      facility?: number
      reasonCode?: string
      details?: string
      remarks?: string
    }
  | { record: RecordKindName; status: string; fields: Readonly<Record<string, unknown>>; by?: string }
)

/** A document that is not as the rules want it: none, one that ended, or one nobody has looked at. */
export interface Lack {
  docType: string
  /** last day of the document, counted from today; absent for one that was never sent */
  until?: number
  /** sent and valid, but not verified */
  unverified?: boolean
}

/** The fields every story has. */
interface Told {
  /** one sentence that says what the story shows */
  title: string
  lacks?: readonly Lack[]
  events: readonly StoryEvent[]
}

/** A facility with a story. */
export interface FacilityStory extends Told {
  facility: FixtureFacility & {
    /** days before today the record was made */
    age: number
    /** first and last day of the contract, counted from today */
    contract?: readonly [from: number, to: number]
    blockedReason?: string
  }
}

/** A physician or dentist with a story. */
export interface PhysicianStory extends Told {
  name: readonly [last: string, first: string]
  dentist?: boolean
  specialization: string
  subspecialization?: string
  status: AccreditationStatusCode
  entry?: {
    source: 'STAFF' | 'PUBLIC' | 'IMPORT'
    accepted: boolean
    registration: RequestStatus | undefined
  }
  age: number
  /** facilities by their place in the sample */
  places: readonly number[]
}
