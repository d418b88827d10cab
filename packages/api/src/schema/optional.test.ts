import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Optional, OptionalDay, OptionalEmail, Whole } from './common.ts'

describe('an optional value', () => {
  it.each([undefined, null, ''])('is null when it is %j', (input) => {
    for (const schema of [OptionalDay, OptionalEmail, Optional(Whole(1, 9))])
      expect(v.parse(schema, input)).toBeNull()
  })

  it.each([
    [OptionalEmail, 'name', 'Enter an e-mail address such as name@example.ph.'],
    [OptionalEmail, 7, 'Enter an e-mail address.'],
    [OptionalDay, '2027-02-30', 'Enter a real date as year-month-day, for example 2027-01-31.'],
    [Optional(Whole(1, 9)), 10, 'Enter 9 or less.'],
    [Optional(Whole(1, 9)), 'ten', 'Enter a whole number.'],
  ])('is refused as its own schema says (%#)', (schema, input, message) => {
    expect(v.safeParse(schema, input).issues?.[0].message).toBe(message)
  })
})
