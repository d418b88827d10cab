import { serviceTypeLabels } from '@capiz/domain/fees'
import { sql, type SQL } from 'drizzle-orm'
import { fromQuery, type Filters, type ReportSources } from '../../../engines/report/source.ts'
import { contains, labelCase, is, nameOf } from './parts.ts'

const field = (name: string): SQL => sql`k.fields->>${name}`

const statusLabels = {
  DRAFT: 'Draft',
  FOR_APPROVAL: 'For approval',
  ACTIVE: 'Active',
  EXPIRED: 'Expired',
  DISAPPROVED: 'Disapproved',
  TERMINATED: 'Terminated',
}

/** That one has expired is never stored: it follows from the last day. */
const status = (today: string): SQL =>
  sql`case when k.status = 'ACTIVE' and ${field('validityDate')} < ${today} then 'EXPIRED' else k.status end`

const provider = sql`coalesce(f.name, ${nameOf(sql`p`)}, k.owner_code)`
const providers = sql`left join facility f on f.code = k.owner_code left join physician p on p.code = k.owner_code`

/** Keeps what is in force at some time of the period; days are text of one shape, so they compare as text. */
const touches = ({ from, to }: Filters): SQL =>
  sql`${from ? sql`and ${field('validityDate')} >= ${from}` : sql``}
    ${to ? sql`and ${field('effectiveDate')} <= ${to}` : sql``}`

const arrangements = fromQuery(
  (filters, today) => sql`
    select k.code, ${provider} as "provider", ${field('memberCode')} as "memberCode",
      ${field('recipientName')} as "member", ${field('approvalCode')} as "approvalCode",
      concat_ws(': ', ${labelCase(field('serviceType'), serviceTypeLabels)}, ${field('description')}) as "service",
      (${field('agreedAmount')})::float8 as "amount", ${field('effectiveDate')} as "effectiveDate",
      ${field('validityDate')} as "validityDate", ${labelCase(sql`${status(today)}`, statusLabels)} as "status"
    from case_record k ${providers}
    where k.kind = 'special-arrangement' and not k.deleted ${touches(filters)}
      ${is(status(today), filters['status'])} ${is(sql`k.owner_code`, filters['applicantCode'])}
      ${contains(field('memberCode'), filters['memberCode'])}
    order by ${field('effectiveDate')}, k.id`,
)

/** Live arrangements that grant the same member the same thing on the same days; a group is one member, provider and care. */
const overlaps = fromQuery(
  (filters) => sql`
    with live as (
      select k.*, ${field('memberCode')} as member_code, ${field('serviceType')} as service_type,
        (${field('effectiveDate')})::date as first_day, (${field('validityDate')})::date as last_day
      from case_record k
      where k.kind = 'special-arrangement' and not k.deleted
        and k.status in ('DRAFT', 'FOR_APPROVAL', 'ACTIVE') ${touches(filters)}
    ), shared as (
      select a.id, max(least(a.last_day, b.last_day) - greatest(a.first_day, b.first_day) + 1) as days
      from live a join live b on b.id <> a.id and b.owner_code = a.owner_code and b.member_code = a.member_code
        and b.service_type = a.service_type and b.first_day <= a.last_day and b.last_day >= a.first_day
      group by a.id
    )
    select dense_rank() over (order by k.owner_code, k.member_code, k.service_type)::int as "group", k.code,
      ${provider} as "provider", k.member_code as "memberCode", ${field('recipientName')} as "member",
      ${labelCase(sql`k.service_type`, serviceTypeLabels)} as "serviceType",
      ${field('effectiveDate')} as "effectiveDate", ${field('validityDate')} as "validityDate",
      (${field('agreedAmount')})::float8 as "amount", shared.days::int as "overlapDays"
    from live k join shared on shared.id = k.id ${providers}
    order by 1, k.first_day, k.id`,
)

/** Reports about special arrangements (domain model 11.8). */
export const arrangementSources = {
  'special-arrangement-report': arrangements,
  'special-arrangement-redundancy-report': overlaps,
} satisfies ReportSources
