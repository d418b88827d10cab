import { type ClinicBlock, type ClinicException, weekdayNames, weekdayOf } from '@capiz/domain/schedule'
import { formatDay, type IsoDate } from '@capiz/domain/time'

/** From when to when hours hold, in words; nothing when they always do. */
function formatValidity(
  { validFrom, validUntil }: Pick<ClinicBlock, 'validFrom' | 'validUntil'>,
  today: IsoDate,
): string | undefined {
  const starts = validFrom !== null && validFrom > today ? `from ${formatDay(validFrom)}` : undefined
  const ends = validUntil === null ? undefined : `until ${formatDay(validUntil)}`
  return [starts, ends].filter((one) => one !== undefined).join(' ') || undefined
}

/** Returns the details that distinguish a block: its room, whether it is by appointment, when it is valid. */
export function formatBlockValidity(block: ClinicBlock, today: IsoDate): string | undefined {
  const parts = [
    block.room ?? undefined,
    block.byAppointment ? 'by appointment' : undefined,
    formatValidity(block, today),
  ]
  return parts.filter((part) => part !== undefined).join(', ') || undefined
}

const exceptionText = {
  EXTRA: 'Extra clinic on',
  INSTEAD: 'Other hours on',
  ABSENT: 'Absent',
} as const

/** An extra clinic, other hours or an absence in one sentence. */
export function formatException({ kind, date, until, startTime, endTime }: ClinicException): string {
  const day = `${weekdayNames[weekdayOf(date)]}, ${formatDay(date)}`
  const days = until === null || until === date ? day : `${formatDay(date)} to ${formatDay(until)}`
  const hours = startTime === null || endTime === null ? '' : `, ${startTime} to ${endTime}`
  return `${exceptionText[kind]} ${kind === 'ABSENT' ? days : day}${hours}`
}
