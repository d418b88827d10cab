import * as v from 'valibot'
import { endpoint, group, isPublic, needsLogin } from '../contract/define.ts'

const base = { call: 'X000', service: 'accr' } as const
const Thing = v.object({ code: v.string(), name: v.string() })

/** Endpoints of every shape, for tests of the client and of the document made from the table. */
export const things = group('thing', {
  list: endpoint({
    ...base,
    method: 'GET',
    path: '/thing',
    access: needsLogin,
    query: v.object({
      page: v.optional(v.number()),
      docType: v.optional(v.string()),
      sort: v.optional(v.array(v.string())),
    }),
    reply: { as: 'page', schema: Thing },
  }),
  names: endpoint({
    ...base,
    method: 'GET',
    path: '/thing/names',
    access: needsLogin,
    reply: { as: 'list', schema: Thing },
  }),
  get: endpoint({
    ...base,
    method: 'GET',
    path: '/thing/{code}',
    access: needsLogin,
    params: { code: { pattern: '.+' } },
    reply: { as: 'item', schema: Thing },
  }),
  byWord: endpoint({
    ...base,
    method: 'GET',
    path: '/thing/{type}/{code}',
    access: needsLogin,
    params: {
      type: { pattern: 'hf/room-rate|phy', values: ['hf/room-rate', 'phy'] },
      code: { pattern: '.+' },
    },
    reply: { as: 'boolean' },
  }),
  save: endpoint({
    ...base,
    method: 'POST',
    path: '/thing',
    access: needsLogin,
    body: { as: 'json', schema: v.object({ name: v.string() }) },
    reply: { as: 'item', schema: Thing },
  }),
  upload: endpoint({
    ...base,
    method: 'POST',
    path: '/thing/upload',
    access: needsLogin,
    body: {
      as: 'multipart',
      fields: v.object({ documentTypes: v.array(v.string()), type: v.optional(v.string()) }),
      lists: ['documentTypes'],
      json: { part: 'formData', schema: Thing },
      files: { part: 'files', max: 20, required: true },
    },
    reply: { as: 'none' },
  }),
  download: endpoint({
    ...base,
    method: 'GET',
    path: '/thing/file',
    access: isPublic,
    reply: { as: 'blob' },
    timeout: 300_000,
  }),
  isKnown: endpoint({
    ...base,
    method: 'GET',
    path: '/public/thing/known',
    access: isPublic,
    reply: { as: 'boolean' },
  }),
})
