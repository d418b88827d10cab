import * as v from 'valibot'

/** Time stamp, ISO 8601 with offset. */
export const Instant = v.string()

/** Database id. */
export const Id = v.pipe(v.number(), v.integer(), v.minValue(1))

/** A code with its words. */
export const Coded = v.object({ code: v.string(), description: v.string() })
