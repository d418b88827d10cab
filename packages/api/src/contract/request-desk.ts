import { codeParam } from './common.ts'
import { group, needs, needsOrOwn } from './define.ts'
import { callsOf, itemOf, json, listOf } from './calls.ts'
import {
  AskAnswer,
  AskChange,
  AskForMore,
  Assignee,
  Assignment,
  BatchChoice,
  DeskBatch,
  DeskCounts,
  PreparedBatch,
  RequestBatch,
  RequestBatchRow,
  RequestNote,
} from '../schema/request-desk.ts'
import { UserRequest } from '../schema/request.ts'

const { read, send } = callsOf('accr')
const staff = needs('REQUEST_REVIEW')
const item = itemOf(UserRequest)

/** The calls of the request queue that leave the status as it is (our additions). */
export const requestDesk = group('requestDesk', {
  assign: send('X140', '/user-request/assign', staff, item, {
    body: json(Assignment),
  }),
  assignees: read('X141', '/user-request/assignees', staff, listOf(Assignee)),
  note: send('X142', '/user-request/note', staff, item, {
    body: json(RequestNote),
  }),
  ask: send('X143', '/user-request/ask', staff, item, {
    body: json(AskForMore),
  }),
  changeAsk: send('X370', '/user-request/ask/change', staff, item, {
    body: json(AskChange),
  }),
  answer: send('X144', '/user-request/answer', needsOrOwn('REQUEST_VIEW'), item, {
    body: {
      as: 'multipart',
      json: { part: 'formData', schema: AskAnswer },
      files: { part: 'files', max: 20, required: false },
    },
  }),
  counts: read('X145', '/user-request/counts', needsOrOwn('REQUEST_VIEW'), itemOf(DeskCounts)),
  batch: send('X146', '/user-request/batch', staff, itemOf(RequestBatch), {
    body: json(DeskBatch),
    timeout: 120_000,
    stepUp: 'policy',
  }),
  prepareBatch: send('X380', '/user-request/batch/prepare', staff, itemOf(PreparedBatch), {
    body: json(BatchChoice),
    timeout: 120_000,
  }),
  batches: read('X381', '/user-request/batches', staff, listOf(RequestBatchRow)),
  getBatch: read('X382', '/user-request/batch/{code}', staff, itemOf(RequestBatch), {
    params: { code: codeParam('requestBatch') },
  }),
})
