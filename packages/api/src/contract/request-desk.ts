import { group, needs, needsOrOwn } from './define.ts'
import { callsOf, itemOf, json, listOf } from './calls.ts'
import {
  AskAnswer,
  AskForMore,
  Assignee,
  Assignment,
  BatchReceipt,
  DeskBatch,
  DeskCounts,
  RequestNote,
} from '../schema/request-desk.ts'
import { UserRequest } from '../schema/request.ts'

const { read, send } = callsOf('accr')
const staff = needs('REQUEST_REVIEW')
const item = itemOf(UserRequest)

/** Work at the request desk that leaves the status as it is (our additions; issue of step 4, point 4). */
export const requestDesk = group('requestDesk', {
  assign: send('X140', '/user-request/assign', staff, item, 'Say who looks after a request', {
    body: json(Assignment),
  }),
  assignees: read(
    'X141',
    '/user-request/assignees',
    staff,
    listOf(Assignee),
    'Staff who may look after requests',
  ),
  note: send('X142', '/user-request/note', staff, item, 'Write a note that staff alone read', {
    body: json(RequestNote),
  }),
  ask: send('X143', '/user-request/ask', staff, item, 'Ask more of the requester, with a last day', {
    body: json(AskForMore),
  }),
  answer: send(
    'X144',
    '/user-request/answer',
    needsOrOwn('REQUEST_VIEW'),
    item,
    'Answer what was asked, whole or in part',
    {
      body: {
        as: 'multipart',
        json: { part: 'formData', schema: AskAnswer },
        files: { part: 'files', max: 20, required: false },
      },
    },
  ),
  counts: read(
    'X145',
    '/user-request/counts',
    needsOrOwn('REQUEST_VIEW'),
    itemOf(DeskCounts),
    'How many open requests stand in each place of the desk',
  ),
  batch: send(
    'X146',
    '/user-request/batch',
    staff,
    listOf(BatchReceipt),
    'One action on many requests, with a receipt for each',
    { body: json(DeskBatch), timeout: 120_000 },
  ),
})
