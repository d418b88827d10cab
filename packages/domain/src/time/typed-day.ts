import { parseIsoDate, type IsoDate } from './iso-date.ts'
import { monthNames } from './format.ts'

const numbered = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/
const named = /^(\d{1,2})[ -]([a-z]{3,9})\.?,?[ -](\d{4})$/i

const twoDigits = (text: string) => text.padStart(2, '0')

function monthNamed(word: string): number {
  const start = word.toLowerCase()
  return (
    monthNames.findIndex((name) => name.toLowerCase() === start || name.slice(0, 3).toLowerCase() === start) +
    1
  )
}

/**
 * Reads a day as people write it: `31/12/2026` with the day first, `31 Dec 2026`, or `2026-12-31`; undefined for
 * everything else, also for a day the calendar does not have.
 */
export function parseTypedDay(text: string): IsoDate | undefined {
  const typed = text.trim().replaceAll(/\s+/g, ' ')
  const [, day = '', month = '', year = ''] = numbered.exec(typed) ?? []
  if (year !== '') return parseIsoDate(`${year}-${twoDigits(month)}-${twoDigits(day)}`)
  const [, ofMonth = '', word = '', inYear = ''] = named.exec(typed) ?? []
  if (inYear !== '')
    return parseIsoDate(`${inYear}-${twoDigits(String(monthNamed(word)))}-${twoDigits(ofMonth)}`)
  return parseIsoDate(typed)
}
