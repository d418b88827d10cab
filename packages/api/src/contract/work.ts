import * as v from 'valibot'
import {
  Found,
  ListName,
  SavedView,
  SavedViewChange,
  SavedViewInput,
  SavedViewPin,
  SharingRole,
} from '../schema/work.ts'
import { idParam, textQuery } from './common.ts'
import { group, needsLogin } from './define.ts'
import { callsOf, itemOf, json, listOf, nothing } from './calls.ts'

const { put, read, remove, send } = callsOf('accr')
const view = itemOf(SavedView)
const id = { id: idParam }

/** Named, pinned and shared views of lists (additions of ours). */
export const savedView = group('savedView', {
  list: read('X170', '/saved-view', needsLogin, listOf(SavedView), {
    query: v.object({ list: v.optional(ListName) }),
  }),
  create: send('X171', '/saved-view', needsLogin, view, {
    body: json(SavedViewInput),
  }),
  update: put('X172', '/saved-view/{id}', needsLogin, view, {
    params: id,
    body: json(SavedViewChange),
  }),
  pin: put('X173', '/saved-view/{id}/pin', needsLogin, view, { params: id, body: json(SavedViewPin) }),
  roles: read('X329', '/saved-view/roles', needsLogin, listOf(SharingRole)),
  remove: remove('X174', '/saved-view/{id}', needsLogin, nothing, { params: id }),
})

/** Any record by code, name or licence (addition of ours). */
export const search = group('search', {
  records: read('X175', '/search', needsLogin, listOf(Found), { query: textQuery(['term']) }),
})
