import { codePatterns, type CodeKind } from '@capiz/domain/codes'
import { nameRule } from '@capiz/domain/field'
import { isEmail } from '@capiz/domain/text'
import { isIsoDate } from '@capiz/domain/time'
import * as v from 'valibot'

export { ClosedHoliday, Coded, Id, Instant, ReplyDay } from './basics.ts'

/** NUL and lone surrogates cannot be stored by PostgreSQL; other control characters have no place in a form field. */
const isStorable = (text: string) => text.isWellFormed() && !/[^\P{Cc}\n\r\t]/u.test(text)

const storable = v.check<string, string>(isStorable, 'Remove the characters that cannot be shown.')

/** Required text, trimmed, `min` to `max` characters. */
export const Text = (max: number, min = 1) =>
  v.pipe(
    v.string('Enter text here.'),
    storable,
    v.trim(),
    v.minLength(min, min === 1 ? 'Enter this.' : `Use ${min} characters or more.`),
    v.maxLength(max, `Use ${max} characters or fewer.`),
  )

/** Name of a person or facility. */
export const Name = (max: number, min = 1) =>
  v.pipe(
    Text(max, min),
    v.check((text) => nameRule.pattern.test(text), nameRule.message),
  )

/** Text that may be absent, null or blank (all read as null). */
export const OptionalText = (max: number) =>
  v.nullish(
    v.pipe(
      v.string('Enter text here.'),
      storable,
      v.trim(),
      v.maxLength(max, `Use ${max} characters or fewer.`),
      v.transform((text) => (text === '' ? null : text)),
    ),
    null,
  )

/** Text of a fixed shape that may be absent, null or blank (all read as null). */
export const OptionalPattern = (pattern: RegExp, message: string) =>
  v.nullish(
    v.pipe(
      v.string(message),
      v.trim(),
      v.check((text) => text === '' || pattern.test(text), message),
      v.transform((text) => (text === '' ? null : text)),
    ),
    null,
  )

/** An empty text, read as null. */
export const Blank = v.pipe(
  v.literal(''),
  v.transform(() => null),
)

/** A value that may be absent, null or blank (all read as null); anything else is refused as its own schema says. */
export const Optional = <const S extends v.GenericSchema>(schema: S) =>
  v.nullish(
    v.union([schema, Blank], ({ issues }) => issues?.[0]?.message ?? 'Enter another value.'),
    null,
  )

/** A real day `yyyy-MM-dd` between 1900-01-01 and 2100-12-31. */
export const Day = v.pipe(
  v.string('Enter a date.'),
  v.guard(isIsoDate, 'Enter a real date as year-month-day, for example 2027-01-31.'),
)

/** A day that may be absent, null or blank (all read as null). */
export const OptionalDay = Optional(Day)

/** E-mail address: 254 characters in all, 64 before the sign (specification 1, section 5). */
export const Email = v.pipe(
  v.string('Enter an e-mail address.'),
  v.trim(),
  v.check(isEmail, 'Enter an e-mail address such as name@example.ph.'),
)

/** An e-mail address that may be absent, null or blank (all read as null). */
export const OptionalEmail = Optional(Email)

/** An amount in pesos as it travels: a number with at most two decimals, 0 to 99,999,999.99. */
export const Peso = v.pipe(
  v.number('Enter an amount in pesos.'),
  v.minValue(0, 'The amount cannot be below zero.'),
  v.maxValue(99_999_999.99, 'The amount is above 99,999,999.99.'),
  v.check((n) => Math.abs(n * 100 - Math.round(n * 100)) < 1e-6, 'Use at most two decimals.'),
)

/** Percent 0 to 100 with at most two decimals. */
export const Percent = v.pipe(
  v.number('Enter a percentage.'),
  v.minValue(0, 'The percentage cannot be below 0.'),
  v.maxValue(100, 'The percentage cannot be above 100.'),
  v.check((n) => Math.abs(n * 100 - Math.round(n * 100)) < 1e-6, 'Use at most two decimals.'),
)

/** A whole number in a range. */
export const Whole = (min: number, max: number) =>
  v.pipe(
    v.number('Enter a whole number.'),
    v.integer('Enter a whole number.'),
    v.minValue(min, `Enter ${min} or more.`),
    v.maxValue(max, `Enter ${max} or less.`),
  )

/** A server-allotted code of one or several kinds. */
export const CodeOf = (...kinds: CodeKind[]) =>
  v.pipe(
    v.string('Enter a code.'),
    v.regex(
      new RegExp(`^(?:${kinds.map((kind) => codePatterns[kind]).join('|')})$`),
      'This is not the code of such a record.',
    ),
  )

/** Code of a reference item as it travels in other records. */
export const ReferenceCode = v.pipe(
  v.string('Choose one.'),
  v.trim(),
  v.regex(/^[A-Z0-9][A-Z0-9_./-]{0,29}$/, 'Choose one of the list.'),
)

/** Random identifier of a file. */
export const Uuid = v.pipe(
  v.string(),
  v.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i, 'This is not the identifier of a file.'),
)

/** Version of the record the change was made on; a save without it or with an old one is refused. */
export const Version = Whole(0, 2_147_483_647)

/** One message about one field. */
export const FieldProblem = v.object({ field: v.string(), message: v.string() })

/**
 * The reply to a save: the record when (part of) it was applied, and the code of the user request when (part of) it
 * waits for approval. `message` is the sentence to show (specification 2, section 4).
 */
export const SaveOutcome = <const S extends v.GenericSchema>(record: S) =>
  v.object({ record: v.nullable(record), requestCode: v.nullable(v.string()), message: v.string() })

/** A time of day as `HH:mm`. */
export const TimeOfDay = v.pipe(
  v.string('Enter a time such as 09:30.'),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 09:30.'),
)
