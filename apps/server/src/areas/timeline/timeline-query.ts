import type { timelineKinds } from '@capiz/api/schema/timeline'
import { priceSheetKindNames } from '@capiz/domain/fees'
import type { RecordKindName } from '@capiz/domain/record'
import { sql, type SQL } from 'drizzle-orm'
import { userRequest as request } from '../../db/schema/index.ts'

/** One kind of event. */
export type TimelineKind = (typeof timelineKinds)[number]

/** An event as the database brings it; `data` differs by kind. */
export interface RawEvent extends Record<string, unknown> {
  kind: TimelineKind
  key: string
  at: string | Date
  actor: string
  data: Record<string, unknown>
}

/** Whose timeline is read. */
export interface TimelineOwner {
  type: 'facility' | 'physician'
  id: number
  /** the record's code and those of records merged into it */
  codes: readonly string[]
  /** the kinds of records with documents the reader may see */
  recordKinds: readonly RecordKindName[]
  /** limits requests to what the reader may see; undefined for all */
  requestScope: SQL | undefined
}

/** Topics that the audit log has rows for, but the stream shows from their own tables. */
const topicsElsewhere = ['Activity', 'Accreditation status', 'Facility document', 'Physician document']

/** The kinds of document of each kind of record. */
const documents = {
  facility: ['hf/document', 'hf/contract', 'hf/memo'],
  physician: ['phy/document', 'phy/contract', 'phy/memo'],
} as const

const among = (values: readonly string[]): SQL =>
  sql`(${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`

/** The columns of every query, with no rows. */
const nothing = sql`select null::text as kind, null::text as key, null::timestamptz as at, null::text as actor,
    null::jsonb as data where false`

/** The queries of the kinds; each answers kind, key, at, actor, data. */
const queries: Readonly<Record<TimelineKind, (owner: TimelineOwner) => SQL>> = {
  status: ({ codes }) => sql`
    select 'status' as kind, 's' || h.id as key, h.created_date as at, h.created_by as actor,
      jsonb_build_object('from', h.from_status, 'to', h.to_status, 'effective', h.effective_date,
        'reason', h.reason, 'remarks', h.remarks, 'request', h.request_code) as data
    from accreditation_history h where h.applicant_code in ${among(codes)}`,
  affiliation: ({ type, id }) => sql`
    select 'affiliation', 'a' || h.id, h.created_date, h.created_by,
      jsonb_build_object('from', h.from_status, 'to', h.to_status, 'effective', h.effective_date,
        'reason', h.reason, 'remarks', h.remarks, 'code', a.code,
        'name', ${type === 'facility' ? sql`p.last_name || ', ' || p.first_name` : sql`f.name`})
    from affiliation a join accreditation_history h on h.applicant_code = a.code
    join facility f on f.id = a.facility_id join physician p on p.id = a.physician_id
    where ${type === 'facility' ? sql`a.facility_id` : sql`a.physician_id`} = ${id}`,
  // A sheet of a sample or from before the ledger has no entry of its own; an amended one has one more for each.
  price: ({ codes }) => sql`
    select 'price', 'p' || s.id, s.created_date, s.created_by,
      jsonb_build_object('sheet', s.kind, 'effective', coalesce(e.from_day, s.effective_date),
        'validity', s.validity_date, 'request', s.request_code, 'changes', coalesce(e.changes, '[]'),
        'lines', (select count(*) from price_line l where l.sheet_id = s.id and l.known_from <=
          coalesce(e.at, s.known_from) and (l.known_until is null or l.known_until > coalesce(e.at, s.known_from))))
    from price_sheet s left join price_entry e on e.sheet_id = s.id and e.base_version = 0
    where s.kind in ${among(priceSheetKindNames)} and s.owner_code in ${among(codes)}
      and (not s.deleted or e.id is not null)
    union all
    select 'price', 'e' || e.id, e.at, e.made_by,
      jsonb_build_object('sheet', s.kind, 'sheetDay', s.effective_date, 'entry', e.kind,
        'effective', case e.kind when 'RETRO' then e.from_day else s.effective_date end, 'reasonCode', e.reason_code, 'reason', e.reason, 'decidedBy', e.decided_by, 'request', e.request_code,
        'changes', e.changes)
    from price_entry e join price_sheet s on s.id = e.sheet_id
    where e.base_version > 0 and s.kind in ${among(priceSheetKindNames)} and s.owner_code in ${among(codes)}`,
  document: ({ codes, type }) => sql`
    select 'document', 'd' || d.id, d.uploaded_date, d.uploaded_by,
      jsonb_build_object('file', d.file_name, 'type', coalesce(t.description, d.doc_type),
        'memo', d.memo_type, 'validity', d.validity_date, 'deleted', d.deleted)
    from attachment d left join lateral (select r.description from reference_item r
      where r.list = 'document-type' and r.code = d.doc_type order by r.id limit 1) t on true
    where d.owner_kind in ${among(documents[type])} and d.owner_code in ${among(codes)}`,
  request: ({ codes, requestScope = sql`true` }) => sql`
    select 'request', 'r' || ${request.id} || '-' || step.what,
      step.at, step.who,
      jsonb_build_object('type', ${request.type}, 'code', ${request.code}, 'step', step.what,
        'status', ${request.status}, 'remarks', ${request.remarks}, 'requester', ${request.requesterName})
    from ${request} left join app_user u on u.code = ${request.decidedBy} cross join lateral (values
      ('made', ${request.requestedDate}, coalesce(${request.createdBy}, 'PUBLIC')),
      ('decided', ${request.decidedDate}, coalesce(u.username, ${request.decidedBy}, '')))
        as step(what, at, who)
    where ${request.targetCode} in ${among(codes)} and not ${request.deleted} and step.at is not null
      and ${requestScope}`,
  record: ({ codes, recordKinds }) =>
    recordKinds.length === 0
      ? nothing
      : sql`
    select 'record', 'k' || s.id, s.created_date, s.created_by,
      jsonb_build_object('kind', r.kind, 'id', r.id, 'code', r.code, 'step', s.action,
        'to', s.to_status, 'remarks', s.remarks,
        'about', left(coalesce(r.fields->>'subject', r.fields->>'description', r.fields->>'docName'), 200))
    from case_record r join case_step s on s.record_id = r.id
    where r.owner_code in ${among(codes)} and r.kind in ${among(recordKinds)} and not r.deleted
      and s.action in ('CREATE', 'STATUS')`,
  activity: ({ codes }) => sql`
    select 'activity', 'v' || l.id,
      (l.activity_date + (l.created_date at time zone 'Asia/Manila')::time) at time zone 'Asia/Manila',
      l.created_by,
      jsonb_build_object('id', l.id, 'type', l.activity_type, 'topic', l.topic, 'result', l.result,
        'remarks', l.remarks, 'corrects', l.corrects_id,
        'corrected', exists (select 1 from activity_log n where n.corrects_id = l.id))
    from activity_log l where l.applicant_code in ${among(codes)}`,
  change: ({ codes, type }) => sql`
    select 'change', 'c' || c.id, c.updated_date, c.actor,
      jsonb_build_object('topic', c.audit_topic, 'action', c.action, 'changes', c.changes, 'code', c.code)
    from audit_log c where c.entity_code in ${among(codes)}
      and c.entity_type = ${type === 'facility' ? 'health-facility' : 'physician'}
      and c.action in ('CREATE', 'UPDATE', 'DELETE') and c.audit_topic not in ${among(topicsElsewhere)}`,
}

/** The events of some kinds as one relation. */
export function eventsOf(owner: TimelineOwner, kinds: readonly TimelineKind[]): SQL {
  // the first query names the columns, so one without rows is always there
  return sql.join([nothing, ...kinds.map((kind) => queries[kind](owner))], sql` union all `)
}
