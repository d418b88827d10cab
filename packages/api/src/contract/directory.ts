import * as v from 'valibot'
import { PublicFacility } from '../schema/directory.ts'
import { codeParam, Filter, pagingEntries } from './common.ts'
import { endpoint, group, isPublic } from './define.ts'

const base = { service: 'accr' } as const

/**
 * What the public directory reads, apart from the rest of `publicFacility` so that it loads only its own schema. They are
 * members of `publicFacility` as well.
 */
export const directory = group('publicFacility', {
  get: endpoint({
    ...base,
    call: 'C020',
    method: 'GET',
    path: '/public/hf/{code}',
    access: isPublic,
    params: { code: codeParam('facility') },
    reply: { as: 'item', schema: PublicFacility },
    skipAuth: true,
    summary: 'Public view of an accredited facility',
  }),
  accredited: endpoint({
    ...base,
    call: 'C022',
    method: 'GET',
    path: '/public/accredited-list',
    access: isPublic,
    query: v.object({
      ...pagingEntries,
      name: v.optional(Filter),
      types: v.optional(v.union([Filter, v.array(Filter)])),
      city: v.optional(Filter),
      province: v.optional(Filter),
      location: v.optional(Filter),
    }),
    reply: { as: 'page', schema: PublicFacility },
    skipAuth: true,
    summary: 'Directory of accredited facilities',
  }),
})
