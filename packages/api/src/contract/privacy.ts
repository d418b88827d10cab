import { retentionKindCodes } from '@capiz/domain/privacy'
import * as v from 'valibot'
import {
  DataUse,
  DataUseStatement,
  ErasureEffects,
  ErasureRequest,
  RetentionRun,
  retentionResults,
} from '../schema/privacy.ts'
import { callsOf, itemOf, json, nothing, pageOf } from './calls.ts'
import { codeParam, pagingEntries } from './common.ts'
import { group, needs, needsOrOwn } from './define.ts'

const audit = callsOf('audit')
const auth = callsOf('auth')
const accr = callsOf('accr')

/** Removals of data whose retention period was over (addition of ours to specification 2, 7.4). */
export const retention = group('retention', {
  list: audit.read('X401', '/retention-run', needs('AUDIT_VIEW'), pageOf(RetentionRun), {
    query: v.object({
      ...pagingEntries,
      kind: v.optional(v.picklist(retentionKindCodes)),
      result: v.optional(v.picklist(retentionResults)),
    }),
  }),
})

/** Erasure of a person, which a second person confirms and the operator carries out (addition of ours). */
export const erasure = group('erasure', {
  effects: auth.read('X446', '/erasure/{code}/effects', needs('USER_EDIT'), itemOf(ErasureEffects), {
    params: { code: codeParam('physician', 'user') },
  }),
  request: auth.send('X402', '/erasure', needs('USER_EDIT'), nothing, { body: json(ErasureRequest) }),
})

/** Uses of the data of a physician and the objections to them (addition of ours). */
export const dataUse = group('dataUse', {
  get: accr.read('X416', '/data-use/{code}', needsOrOwn('PHY_VIEW'), itemOf(DataUse), {
    params: { code: codeParam('physician') },
  }),
  state: accr.send('X417', '/data-use', needsOrOwn('PHY_EDIT'), itemOf(DataUse), {
    body: json(DataUseStatement),
  }),
})
