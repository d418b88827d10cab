import { MemoCorrection, MemoFile, MemoInput, MemoMark, MemoMarkOutcome, MemoRow } from '../schema/memo.ts'
import { pageQuery, uuidParam } from './common.ts'
import { group, needs, needsOrOwn } from './define.ts'
import { callsOf, itemOf, json, listOf, nothing, pageOf } from './calls.ts'

const { put, read, remove, send } = callsOf('accr')

/** Those who keep compliance see and change all memos, those who change a kind of provider the memos to it. */
const see = needsOrOwn({ memo: 'COMPLIANCE_VIEW', facility: 'HF_VIEW', physician: 'PHY_VIEW' })
const write = needs({ memo: 'COMPLIANCE_EDIT', facility: 'HF_EDIT', physician: 'PHY_EDIT' })
const uuid = { uuid: uuidParam }

/** Memos of all facilities and physicians (additions of ours); a provider sees those sent to it. */
export const memo = group('memo', {
  list: read('X030', '/memo', see, pageOf(MemoRow), {
    query: pageQuery('memoType', 'year', 'month', 'from', 'to', 'ownerCode', 'owner', 'standing'),
  }),
  add: send('X031', '/memo', write, listOf(MemoRow), {
    body: {
      as: 'multipart',
      json: { part: 'formData', schema: MemoInput },
      files: { part: 'file', max: 1, required: true },
    },
  }),
  mark: send('X032', '/memo/mark', write, itemOf(MemoMarkOutcome), { body: json(MemoMark) }),
  correct: put('X033', '/memo/{uuid}', write, itemOf(MemoRow), { params: uuid, body: json(MemoCorrection) }),
  replaceFile: send('X230', '/memo/{uuid}/file', write, itemOf(MemoRow), {
    params: uuid,
    body: {
      as: 'multipart',
      json: { part: 'formData', schema: MemoFile },
      files: { part: 'file', max: 1, required: true },
    },
  }),
  remove: remove('X034', '/memo/{uuid}', write, nothing, { params: uuid }),
})
