import * as v from 'valibot'
import { idOrCodeParam, idParam, textQuery } from './common.ts'
import { callsOf, file, itemOf, json, listOf, pageOf } from './calls.ts'
import { group, needs, needsLogin } from './define.ts'
import { recordQuery } from './record-query.ts'
import { Violation, ViolationInput } from '../schema/case-record.ts'
import {
  ArrangementStatus,
  SpecialArrangement,
  SpecialArrangementInput,
  StatusUpdate,
} from '../schema/record.ts'

const { read, send } = callsOf('accr')
const see = needs('COMPLIANCE_VIEW')
const write = needs('COMPLIANCE_EDIT')

/** One violation or several; chosen by form, so that what is wrong is said of its field. */
const violations = v.lazy((input) => (Array.isArray(input) ? v.array(ViolationInput) : ViolationInput))

/** Violations (specification 2, 7.11). */
export const violation = group('violation', {
  list: read('C412', '/violation', see, pageOf(Violation), {
    query: recordQuery('violation'),
  }),
  get: read('C413', '/violation/{id}', see, itemOf(Violation), {
    params: { id: idOrCodeParam('violation') },
  }),
  earlier: read('C414', '/violation/getByCategoryAndApplicantCode', see, listOf(Violation), {
    query: textQuery(['applicantCode', 'category']),
  }),
  save: send('C415', '/violation', write, itemOf(v.union([Violation, v.array(Violation)])), {
    body: json(violations),
  }),
  saveWithFiles: send('C416', '/violation', write, itemOf(v.union([Violation, v.array(Violation)])), {
    body: {
      as: 'multipart',
      json: { part: 'violations', schema: violations },
      files: { part: 'files', max: 20, required: false },
    },
  }),
  download: read('C417', '/violation/download-file', see, file, {
    query: textQuery(['code', 'uuid']),
  }),
})

/** Special arrangements (specification 2, 7.11). */
export const specialArrangement = group('specialArrangement', {
  list: read('C418', '/special-arrangement', needs('SA_VIEW'), pageOf(SpecialArrangement), {
    query: recordQuery('special-arrangement'),
  }),
  get: read('C419', '/special-arrangement/{id}', needs('SA_VIEW'), itemOf(SpecialArrangement), {
    params: { id: idOrCodeParam('specialArrangement') },
  }),
  save: send('C420', '/special-arrangement', needs('SA_EDIT'), itemOf(SpecialArrangement), {
    body: json(SpecialArrangementInput),
  }),
  duplicates: send('C421', '/special-arrangement/duplicate', needs('SA_EDIT'), listOf(SpecialArrangement), {
    body: json(SpecialArrangementInput),
  }),
  statuses: read('C422', '/special-arrangement/statuses', needsLogin, listOf(ArrangementStatus)),
  updateStatus: send(
    'C423',
    '/special-arrangement/update-status/{id}',
    // Writing is by one permission, deciding by another; which one counts follows from the status.
    needs({ write: 'SA_EDIT', decide: 'SA_STATUS' }),
    itemOf(SpecialArrangement),
    { params: { id: idParam }, body: json(StatusUpdate), stepUp: 'policy' },
  ),
})
