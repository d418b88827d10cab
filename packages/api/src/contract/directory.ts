import * as v from 'valibot'
import { PublicFacility } from '../schema/directory.ts'
import { ClinicDay, codeParam, Filter, pagingEntries } from './common.ts'
import { group, isPublic } from './define.ts'
import { callsOf, itemOf, pageOf } from './calls.ts'

const { read } = callsOf('accr')

/**
 * The reads of the public directory, apart from the rest of `publicFacility` so that it loads only its own schema. They
 * are members of `publicFacility` as well.
 */
export const directory = group('publicFacility', {
  get: read('C020', '/public/hf/{code}', isPublic, itemOf(PublicFacility), {
    params: { code: codeParam('facility') },
    skipAuth: true,
    replica: true,
  }),
  accredited: read('C022', '/public/accredited-list', isPublic, pageOf(PublicFacility), {
    query: v.object({
      ...pagingEntries,
      name: v.optional(Filter),
      types: v.optional(v.union([Filter, v.pipe(v.array(Filter), v.maxLength(50))])),
      city: v.optional(Filter),
      province: v.optional(Filter),
      location: v.optional(Filter),
      /** facilities that are open on that day of the week, or on that date */
      day: v.optional(ClinicDay),
    }),
    skipAuth: true,
    replica: true,
  }),
})
