import * as v from 'valibot'
import { idParam, pageQuery, textQuery } from './common.ts'
import { callsOf, file, itemOf, json, listOf, pageOf } from './calls.ts'
import { group, needs, needsLogin } from './define.ts'
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

const violations = v.union([ViolationInput, v.array(ViolationInput)])

/** Violations (specification 2, 7.11). */
export const violation = group('violation', {
  list: read('C412', '/violation', see, pageOf(Violation), 'List violations', {
    query: pageQuery(
      'applicantCode',
      'applicantType',
      'violationCategory',
      'severity',
      'sanction',
      'status',
      'term',
      'month',
      'year',
      'from',
      'to',
    ),
  }),
  get: read('C413', '/violation/{id}', see, itemOf(Violation), 'One violation', { params: { id: idParam } }),
  earlier: read(
    'C414',
    '/violation/getByCategoryAndApplicantCode',
    see,
    listOf(Violation),
    'Earlier offences of a category',
    { query: textQuery(['applicantCode', 'category']) },
  ),
  save: send(
    'C415',
    '/violation',
    write,
    itemOf(v.union([Violation, v.array(Violation)])),
    'Save one or several violations',
    { body: json(violations) },
  ),
  saveWithFiles: send(
    'C416',
    '/violation',
    write,
    itemOf(v.union([Violation, v.array(Violation)])),
    'Save violations with files',
    {
      body: {
        as: 'multipart',
        json: { part: 'violations', schema: violations },
        files: { part: 'files', max: 20, required: false },
      },
    },
  ),
  download: read('C417', '/violation/download-file', see, file, 'Download its file', {
    query: textQuery(['code', 'uuid']),
  }),
})

/** Special arrangements (specification 2, 7.11). */
export const specialArrangement = group('specialArrangement', {
  list: read(
    'C418',
    '/special-arrangement',
    needs('SA_VIEW'),
    pageOf(SpecialArrangement),
    'List special arrangements',
    {
      query: pageQuery(
        'applicantCode',
        'memberCode',
        'approvalCode',
        'recipientName',
        'serviceType',
        'status',
        'term',
      ),
    },
  ),
  get: read(
    'C419',
    '/special-arrangement/{id}',
    needs('SA_VIEW'),
    itemOf(SpecialArrangement),
    'One special arrangement',
    { params: { id: idParam } },
  ),
  save: send('C420', '/special-arrangement', needs('SA_EDIT'), itemOf(SpecialArrangement), 'Save a draft', {
    body: json(SpecialArrangementInput),
  }),
  duplicates: send(
    'C421',
    '/special-arrangement/duplicate',
    needs('SA_EDIT'),
    listOf(SpecialArrangement),
    'Live arrangements that overlap',
    { body: json(SpecialArrangementInput) },
  ),
  statuses: read(
    'C422',
    '/special-arrangement/statuses',
    needsLogin,
    listOf(ArrangementStatus),
    'Statuses and what may follow',
  ),
  updateStatus: send(
    'C423',
    '/special-arrangement/update-status/{id}',
    needs('SA_STATUS'),
    itemOf(SpecialArrangement),
    'Move the status',
    { params: { id: idParam }, body: json(StatusUpdate) },
  ),
})
