import { referenceBases } from '@capiz/domain/reference'
import * as v from 'valibot'
import { Filter, pageQuery } from './common.ts'
import { endpoint, group, needs, needsLogin } from './define.ts'
import {
  ReferenceInsight,
  RequirementEffect,
  RequirementRule,
  RequirementRuleInput,
} from '../schema/maintenance.ts'

const accr = { service: 'accr' } as const
const edit = needs('REFERENCE_EDIT')

/** What is known of an item of a maintained list (addition of ours to specification 2, 7.2). */
export const referenceInsight = group('referenceInsight', {
  get: endpoint({
    ...accr,
    call: 'X168',
    method: 'GET',
    path: '/reference-insight',
    access: edit,
    query: v.object({
      list: v.picklist(referenceBases, 'Name one of the lists.'),
      code: v.optional(Filter),
      words: v.optional(Filter),
    }),
    reply: { as: 'item', schema: ReferenceInsight },
    summary: 'How often a code is used, what was done to its item, and items of like words',
  }),
})

/** Rules on which papers are asked of whom (addition of ours to specification 2, 7.2). */
export const requirementRule = group('requirementRule', {
  list: endpoint({
    ...accr,
    call: 'X169',
    method: 'GET',
    path: '/requirement-rule',
    access: needsLogin,
    query: pageQuery('pageType', 'documentTypeCode', 'status'),
    reply: { as: 'page', schema: RequirementRule },
    summary: 'Requirement rules, disabled ones included',
  }),
  save: endpoint({
    ...accr,
    call: 'X191',
    method: 'POST',
    path: '/requirement-rule',
    access: edit,
    body: { as: 'json', schema: RequirementRuleInput },
    reply: { as: 'item', schema: RequirementRule },
    summary: 'Create, change, delete (deleted true) or enable (deleted false) a requirement rule',
  }),
  affected: endpoint({
    ...accr,
    call: 'X192',
    method: 'POST',
    path: '/requirement-rule/affected',
    access: edit,
    body: { as: 'json', schema: RequirementRuleInput },
    reply: { as: 'item', schema: RequirementEffect },
    summary: 'Who a requirement rule would concern; saves nothing',
  }),
})
