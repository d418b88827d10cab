import type { IsoDate } from '@capiz/domain/time'
import type { Tone } from '../tokens/colors.ts'

/** First and last day a ruler covers. */
export interface RulerSpan {
  readonly from: IsoDate
  readonly until: IsoDate
}

/** How a period is drawn: gone by (grey), running (solid), broken off (hatched), to come (outlined), not settled (dashed). */
export type RulerFill = 'past' | 'current' | 'hatched' | 'scheduled' | 'asked'

/** One period on the ruler; without `until` it has no end. Both days are included. */
export interface RulerSegment {
  readonly id: string
  readonly from: IsoDate
  readonly until?: IsoDate | undefined
  readonly fill: RulerFill
  readonly tone?: Tone | undefined
  /** Name of the period, in a word or two: `Suspended`. */
  readonly label: string
}
