import { prcMessage, prcPattern, telephoneMessage, telephonePattern } from '@capiz/domain/provider'
import * as v from 'valibot'
import { OptionalPattern } from './common.ts'

/** Number of a PRC licence, filled up to seven digits. */
export const PrcNumber = v.pipe(
  v.string('Enter the PRC licence number.'),
  v.trim(),
  v.regex(prcPattern, prcMessage),
  v.transform((text) => text.padStart(7, '0')),
)

/** Number of a PRC licence as written; absent, null or blank is read as null. */
export const OptionalPrcNumber = OptionalPattern(prcPattern, prcMessage)

/** A telephone number as written. */
export const Telephone = v.pipe(v.string(), v.trim(), v.regex(telephonePattern, telephoneMessage))

/** A telephone number that may be absent, null or blank (all read as null). */
export const OptionalTelephone = OptionalPattern(telephonePattern, telephoneMessage)
