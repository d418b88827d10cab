import type { OpeningBlock } from '@capiz/domain/schedule'
import type { TimeText } from '@capiz/ui/TimeField'

/** A block of hours as the week is drawn; its times were checked by the schema of the wire. */
export const weekEntry = ({ day, startTime, endTime }: OpeningBlock) => ({
  day,
  from: startTime as TimeText,
  to: endTime as TimeText,
})
