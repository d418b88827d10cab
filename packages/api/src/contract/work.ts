import * as v from 'valibot'
import { Found, ListName, SavedView, SavedViewChange, SavedViewInput, SavedViewPin } from '../schema/work.ts'
import { idParam, textQuery } from './common.ts'
import { endpoint, group, needsLogin } from './define.ts'

const base = { service: 'accr', access: needsLogin } as const
const view = { as: 'item', schema: SavedView } as const
const id = { id: idParam }

/** Named, pinned and shared views of lists (additions of ours). */
export const savedView = group('savedView', {
  list: endpoint({
    ...base,
    call: 'X170',
    method: 'GET',
    path: '/saved-view',
    query: v.object({ list: v.optional(ListName) }),
    reply: { as: 'list', schema: SavedView },
    summary: 'Own views and those shared with the caller, of one list or of all',
  }),
  create: endpoint({
    ...base,
    call: 'X171',
    method: 'POST',
    path: '/saved-view',
    body: { as: 'json', schema: SavedViewInput },
    reply: view,
    summary: 'Keep what a list shows under a name',
  }),
  update: endpoint({
    ...base,
    call: 'X172',
    method: 'PUT',
    path: '/saved-view/{id}',
    params: id,
    body: { as: 'json', schema: SavedViewChange },
    reply: view,
    summary: 'Change an own view',
  }),
  pin: endpoint({
    ...base,
    call: 'X173',
    method: 'PUT',
    path: '/saved-view/{id}/pin',
    params: id,
    body: { as: 'json', schema: SavedViewPin },
    reply: view,
    summary: 'Put a view among the own tabs, or take it away',
  }),
  remove: endpoint({
    ...base,
    call: 'X174',
    method: 'DELETE',
    path: '/saved-view/{id}',
    params: id,
    reply: { as: 'none' },
    summary: 'Delete an own view',
  }),
})

/** Any record by code, name or licence (addition of ours). */
export const search = group('search', {
  records: endpoint({
    ...base,
    call: 'X175',
    method: 'GET',
    path: '/search',
    query: textQuery(['term']),
    reply: { as: 'list', schema: Found },
    summary: 'The records that answer a term best, at most 8 of each kind',
  }),
})
