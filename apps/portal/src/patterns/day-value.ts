import type { IsoDate } from '@capiz/domain/time'

/** Returns the day a date control wrote as text; null for an empty text. Unchecked, since a year is typed digit by digit. */
export const dayValue = (text: string): IsoDate | null => (text === '' ? null : (text as IsoDate))
