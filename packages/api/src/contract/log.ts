import * as v from 'valibot'
import { idParam, pageQuery, pagingEntries, textQuery } from './common.ts'
import { Day } from '../schema/common.ts'
import { group, needs, needsOrOwn } from './define.ts'
import { callsOf, itemOf, json, listOf, pageOf } from './calls.ts'
import {
  AccreditationHistory,
  ActivityLog,
  ActivityLogInput,
  AuditLog,
  Dashboard,
  DashboardType,
  ReachedRecord,
  RecordReader,
} from '../schema/log.ts'

const { read, send } = callsOf('accr')
const audit = callsOf('audit')
const see = needsOrOwn({ facility: 'HF_VIEW', physician: 'PHY_VIEW' })

/** Accreditation history (specification 2, 7.4). */
export const accreditationHistory = group('accreditationHistory', {
  list: read('C246', '/accreditation-history', see, pageOf(AccreditationHistory), {
    query: pageQuery('applicantCode', 'accreditationStatusCode', 'updatedFrom', 'updatedTo'),
  }),
  get: read('C247', '/accreditation-history/{id}', see, itemOf(AccreditationHistory), {
    params: { id: idParam },
  }),
  latest: read(
    'C248',
    '/accreditation-history/latest-status-change',
    see,
    itemOf(v.nullable(AccreditationHistory)),
    { query: textQuery(['applicantCode', 'accreditationStatusCode']) },
  ),
})

/** Activity log written by people (specification 2, 7.4). */
export const activityLog = group('activityLog', {
  list: read('C249', '/activity-log', needs('ACTIVITY_VIEW'), pageOf(ActivityLog), {
    query: pageQuery('applicantCode', 'topic', 'month', 'year', 'type', 'actor', 'term'),
  }),
  get: read('C250', '/activity-log/{id}', needs('ACTIVITY_VIEW'), itemOf(ActivityLog), {
    params: { id: idParam },
  }),
  create: send('C272', '/activity-log', needs('ACTIVITY_EDIT'), itemOf(ActivityLog), {
    body: json(ActivityLogInput),
  }),
})

/** Audit log written by the server (specification 2, 7.4). */
export const auditLog = group('auditLog', {
  list: audit.read('C251', '/audit-logs', needs('AUDIT_VIEW'), pageOf(AuditLog), {
    query: pageQuery('actor', 'code', 'auditTopic', 'entityType', 'entityCode', 'updatedFrom', 'updatedTo'),
    replica: true,
  }),
  topics: audit.read('C252', '/audit-logs/topics', needs('AUDIT_VIEW'), listOf(v.string()), {
    query: textQuery(['entityCode'], ['type']),
    replica: true,
  }),
  findByCode: audit.read('C253', '/audit-log/search/findByCode', needs('AUDIT_VIEW'), itemOf(AuditLog), {
    query: textQuery(['code']),
    replica: true,
  }),
})

const ReachQuery = v.object({
  ...pagingEntries,
  ...textQuery(['username']).entries,
  from: Day,
  to: Day,
})

/** Reports of who reached whose data (additions of ours to specification 2, 7.4). */
export const reach = group('reach', {
  ofUser: audit.read('X393', '/reach', needs('AUDIT_VIEW'), pageOf(ReachedRecord), {
    query: ReachQuery,
    replica: true,
  }),
  readers: read('X394', '/record-readers', see, pageOf(RecordReader), {
    query: v.object({ ...pagingEntries, ...textQuery(['code']).entries }),
    replica: true,
  }),
})

/** Dashboard figures (specification 2, 7.4). */
export const dashboard = group('dashboard', {
  get: read('C254', '/dashboard/', needsOrOwn('DASHBOARD_VIEW'), itemOf(Dashboard), {
    query: v.object({ type: DashboardType }),
  }),
})
