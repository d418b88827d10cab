import { referenceBases } from '@capiz/domain/reference'
import * as v from 'valibot'
import { Filter, pageQuery } from './common.ts'
import { group, needs, needsLogin } from './define.ts'
import { callsOf, itemOf, json, listOf, pageOf } from './calls.ts'
import {
  ReferenceInsight,
  RequirementEffect,
  RequirementRule,
  RequirementRuleInput,
  SocietyDecision,
  SocietySpelling,
} from '../schema/maintenance.ts'
import { referenceItems } from '../schema/reference.ts'

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

/** Spellings of societies that are in doubt, and the decision on one of them (addition of ours to specification 2, 7.2). */
export const societySpelling = group('societySpelling', {
  list: read('X226', '/society-spelling', edit, listOf(SocietySpelling)),
  decide: send('X227', '/society-spelling', edit, itemOf(referenceItems.society), {
    body: json(SocietyDecision),
  }),
})
