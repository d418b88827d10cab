import * as v from 'valibot'
import { idParam, pageQuery, textQuery } from './common.ts'
import { endpoint, group, needs, needsOrOwn } from './define.ts'
import {
  AccreditationHistory,
  ActivityLog,
  ActivityLogInput,
  AuditLog,
  Dashboard,
  DashboardType,
} from '../schema/log.ts'

const accr = { service: 'accr' } as const
const audit = { service: 'audit' } as const
const see = needsOrOwn('HF_VIEW', 'PHY_VIEW')

/** Accreditation history (specification 2, 7.4). */
export const accreditationHistory = group('accreditationHistory', {
  list: endpoint({
    ...accr,
    call: 'C246',
    method: 'GET',
    path: '/accreditation-history',
    access: see,
    query: pageQuery('applicantCode', 'accreditationStatusCode', 'updatedFrom', 'updatedTo'),
    reply: { as: 'page', schema: AccreditationHistory },
    summary: 'Status changes',
  }),
  get: endpoint({
    ...accr,
    call: 'C247',
    method: 'GET',
    path: '/accreditation-history/{id}',
    access: see,
    params: { id: idParam },
    reply: { as: 'item', schema: AccreditationHistory },
    summary: 'One status change',
  }),
  latest: endpoint({
    ...accr,
    call: 'C248',
    method: 'GET',
    path: '/accreditation-history/latest-status-change',
    access: see,
    query: textQuery(['applicantCode', 'accreditationStatusCode']),
    reply: { as: 'item', schema: v.nullable(AccreditationHistory) },
    summary: 'Newest change into a status',
  }),
})

/** Activity log written by people (specification 2, 7.4). */
export const activityLog = group('activityLog', {
  list: endpoint({
    ...accr,
    call: 'C249',
    method: 'GET',
    path: '/activity-log',
    access: needs('ACTIVITY_VIEW'),
    query: pageQuery('applicantCode', 'topic', 'month', 'year', 'type', 'actor', 'term'),
    reply: { as: 'page', schema: ActivityLog },
    summary: 'Activities',
  }),
  get: endpoint({
    ...accr,
    call: 'C250',
    method: 'GET',
    path: '/activity-log/{id}',
    access: needs('ACTIVITY_VIEW'),
    params: { id: idParam },
    reply: { as: 'item', schema: ActivityLog },
    summary: 'One activity',
  }),
  create: endpoint({
    ...accr,
    call: 'C272',
    method: 'POST',
    path: '/activity-log',
    access: needs('ACTIVITY_EDIT'),
    body: { as: 'json', schema: ActivityLogInput },
    reply: { as: 'item', schema: ActivityLog },
    summary: 'Write an activity',
  }),
})

/** Audit log written by the server (specification 2, 7.4). */
export const auditLog = group('auditLog', {
  list: endpoint({
    ...audit,
    call: 'C251',
    method: 'GET',
    path: '/audit-logs',
    access: needs('AUDIT_VIEW'),
    query: pageQuery('actor', 'code', 'auditTopic', 'entityType', 'entityCode', 'updatedFrom', 'updatedTo'),
    reply: { as: 'page', schema: AuditLog },
    summary: 'Audit rows',
  }),
  topics: endpoint({
    ...audit,
    call: 'C252',
    method: 'GET',
    path: '/audit-logs/topics',
    access: needs('AUDIT_VIEW'),
    query: textQuery(['entityCode'], ['type']),
    reply: { as: 'list', schema: v.string() },
    summary: 'Topics of a record',
  }),
  findByCode: endpoint({
    ...audit,
    call: 'C253',
    method: 'GET',
    path: '/audit-log/search/findByCode',
    access: needs('AUDIT_VIEW'),
    query: textQuery(['code']),
    reply: { as: 'item', schema: AuditLog },
    summary: 'One audit row by its transaction code',
  }),
})

/** Dashboard figures (specification 2, 7.4). */
export const dashboard = group('dashboard', {
  get: endpoint({
    ...accr,
    call: 'C254',
    method: 'GET',
    path: '/dashboard/',
    access: needsOrOwn('DASHBOARD_VIEW'),
    query: v.object({ type: DashboardType }),
    reply: { as: 'item', schema: Dashboard },
    summary: 'Figures of one kind',
  }),
})
