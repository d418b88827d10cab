import { referenceBases } from '@capiz/domain/reference'
import * as v from 'valibot'
import { Filter, pageQuery } from './common.ts'
import { group, needs, needsLogin } from './define.ts'
import { callsOf, itemOf, json, pageOf } from './calls.ts'
import {
  ReferenceInsight,
  RequirementEffect,
  RequirementRule,
  RequirementRuleInput,
} from '../schema/maintenance.ts'

const { read, send } = callsOf('accr')
const edit = needs('REFERENCE_EDIT')

/** The insight into an item of a maintained list (addition of ours to specification 2, 7.2). */
export const referenceInsight = group('referenceInsight', {
  get: read('X168', '/reference-insight', edit, itemOf(ReferenceInsight), {
    query: v.object({
      list: v.picklist(referenceBases, 'Name one of the lists.'),
      code: v.optional(Filter),
      words: v.optional(Filter),
    }),
  }),
})

/** Rules on which documents are asked of whom (addition of ours to specification 2, 7.2). */
export const requirementRule = group('requirementRule', {
  list: read('X169', '/requirement-rule', needsLogin, pageOf(RequirementRule), {
    query: pageQuery('pageType', 'documentTypeCode', 'status'),
  }),
  save: send('X191', '/requirement-rule', edit, itemOf(RequirementRule), {
    body: json(RequirementRuleInput),
  }),
  affected: send('X192', '/requirement-rule/affected', edit, itemOf(RequirementEffect), {
    body: json(RequirementRuleInput),
  }),
})
