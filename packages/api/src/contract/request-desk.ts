import { endpoint, group, needs, needsOrOwn } from './define.ts'
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

const accr = { service: 'accr' } as const
const staff = needs('REQUEST_REVIEW')
const item = { as: 'item', schema: UserRequest } as const

/** Work at the request desk that leaves the status as it is (our additions; issue of step 4, point 4). */
export const requestDesk = group('requestDesk', {
  assign: endpoint({
    ...accr,
    call: 'X140',
    method: 'POST',
    path: '/user-request/assign',
    access: staff,
    body: { as: 'json', schema: Assignment },
    reply: item,
    summary: 'Say who looks after a request',
  }),
  assignees: endpoint({
    ...accr,
    call: 'X141',
    method: 'GET',
    path: '/user-request/assignees',
    access: staff,
    reply: { as: 'list', schema: Assignee },
    summary: 'Staff who may look after requests',
  }),
  note: endpoint({
    ...accr,
    call: 'X142',
    method: 'POST',
    path: '/user-request/note',
    access: staff,
    body: { as: 'json', schema: RequestNote },
    reply: item,
    summary: 'Write a note that staff alone read',
  }),
  ask: endpoint({
    ...accr,
    call: 'X143',
    method: 'POST',
    path: '/user-request/ask',
    access: staff,
    body: { as: 'json', schema: AskForMore },
    reply: item,
    summary: 'Ask more of the requester, with a last day',
  }),
  answer: endpoint({
    ...accr,
    call: 'X144',
    method: 'POST',
    path: '/user-request/answer',
    access: needsOrOwn('REQUEST_VIEW'),
    body: {
      as: 'multipart',
      json: { part: 'formData', schema: AskAnswer },
      files: { part: 'files', max: 20, required: false },
    },
    reply: item,
    summary: 'Answer what was asked, whole or in part',
  }),
  counts: endpoint({
    ...accr,
    call: 'X145',
    method: 'GET',
    path: '/user-request/counts',
    access: needsOrOwn('REQUEST_VIEW'),
    reply: { as: 'item', schema: DeskCounts },
    summary: 'How many open requests stand in each place of the desk',
  }),
  batch: endpoint({
    ...accr,
    call: 'X146',
    method: 'POST',
    path: '/user-request/batch',
    access: staff,
    body: { as: 'json', schema: DeskBatch },
    reply: { as: 'list', schema: BatchReceipt },
    summary: 'One action on many requests, with a receipt for each',
    timeout: 120_000,
  }),
})
