import { plural } from '@capiz/domain/text'
import { formatDay, manilaDay, type IsoDate } from '@capiz/domain/time'
import { dutyOf, type WorkDuty } from '@capiz/domain/work'
import {
  and,
  asc,
  count,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  min,
  ne,
  notInArray,
  or,
  sql,
} from 'drizzle-orm'
import { rowsOf } from '../../db/rows.ts'
import { accessChange, appUser, caseRecord, facility, outboxMail, physician } from '../../db/schema/index.ts'
import { verificationSources } from '../../engines/reference/verification-sources.ts'
import { lockedForGood } from '../../platform/auth/lock.ts'
import { mostAttempts } from '../../platform/mail/mail.ts'
import type { Principal } from '../../platform/access/principal.ts'
import type { Services } from '../../platform/services.ts'
import { listPairs } from '../duplicate/pairs.ts'
import { listExpiring } from '../expiry/list.ts'
import { physicianName } from '../physician/scope.ts'
import { waitsAt } from '../user/second-person.ts'
import { pooled, recordPath, type Found, type Item } from './item.ts'
import { requestsToDecide } from './request-work.ts'

/** Claims read at most: those later in the order are never among the first of all, and are counted alone. */
const mostClaims = 12

/** Proposals of a suspension read at most. */
const mostProposals = 50

interface DueClaim extends Record<string, unknown> {
  ownerCode: string
  ownerName: string | null
  sourceCode: string
  documentTypeCode: string | null
  dueOn: IsoDate
  all: number
  late: number
}

/** Claims whose verification has come due again, the longest due first. */
async function claimsToVerify(services: Services, principal: Principal, isDuty: boolean): Promise<Found> {
  const kinds = [
    principal.permissions.has('HF_EDIT') ? 'HF' : '',
    principal.permissions.has('PHY_EDIT') ? 'PHY' : '',
  ].filter((kind) => kind !== '')
  const sources = new Map((await verificationSources(services.db)).map(({ code, name }) => [code, name]))
  if (kinds.length === 0 || sources.size === 0) return { items: [] }
  const oneOf = (some: Iterable<string>) =>
    sql.join(
      [...some].map((one) => sql`${one}`),
      sql`, `,
    )
  const today = services.clock.today()
  const rows = await rowsOf<DueClaim>(
    services.db,
    sql`select v.owner_code as "ownerCode", coalesce(f.name, p.last_name || ', ' || p.first_name) as "ownerName",
        v.source_code as "sourceCode", v.document_type_code as "documentTypeCode", l.due_on::text as "dueOn",
        (count(*) over ())::int as "all", (count(*) filter (where l.due_on < ${today}) over ())::int as "late"
      from verification_due l join verification v on v.id = l.verification_id
      left join ${facility} f on f.code = v.owner_code left join ${physician} p on p.code = v.owner_code
      where coalesce(f.deleted, p.deleted) is false
        and substring(v.owner_code from '^[A-Z]+') in (${oneOf(kinds)}) and v.source_code in (${oneOf(sources.keys())})
        and coalesce(f.accreditation_status_code, p.accreditation_status_code) in ('ACCREDITED', 'ON_PROCESS', 'SUSPENDED')
        and not exists (select 1 from verification x where x.id > v.id and x.owner_code = v.owner_code
          and x.source_code = v.source_code and x.document_type_code is not distinct from v.document_type_code
          and x.result <> 'SOURCE_DOWN')
      order by l.due_on, l.id limit ${mostClaims}`,
  )
  const actor = pooled(isDuty)
  const items = rows.map(({ ownerCode, ownerName, sourceCode, documentTypeCode, dueOn }): Item => {
    const key = [ownerCode, sourceCode, documentTypeCode ?? ''].join(' ')
    const query = new URLSearchParams({ ownerCode, sourceCode, claim: key })
    return {
      key: `claim ${key}`,
      kind: 'verification',
      actor,
      subject: ownerName ?? ownerCode,
      // the action says what to do
      label: sources.get(sourceCode) ?? sourceCode,
      action: 'Verify',
      dueDate: dueOn,
      route: `/iso-compliance/verification?${query.toString()}`,
    }
  })
  const readLate = items.filter(({ dueDate }) => dueDate !== null && dueDate < today).length
  const { all, late } = rows[0] ?? { all: 0, late: 0 }
  return { items, unread: { actor, count: all - items.length, late: late - readLate } }
}

/** Suspensions that a rule proposes, each for a lapsed document of an accredited provider (ADR 47). */
async function suspensionsToDecide(
  services: Services,
  principal: Principal,
  isDuty: boolean,
  today: IsoDate,
): Promise<Item[]> {
  const may = { hf: principal.permissions.has('HF_STATUS'), phy: principal.permissions.has('PHY_STATUS') }
  if (!may.hf && !may.phy) return []
  const { content } = await listExpiring(services, { effect: 'PROPOSE', size: mostProposals }, principal)
  return content.flatMap((row): Item[] => {
    if (!(row.ownerType === 'facility' ? may.hf : may.phy)) return []
    return [
      {
        key: `suspension-${row.uuid}`,
        kind: 'suspension',
        actor: pooled(isDuty),
        subject: row.ownerName,
        label: `Suspension proposed: ${row.docTypeLabel ?? 'a document'} ended on ${formatDay(row.validityDate ?? today)}`,
        action: 'Decide',
        dueDate: row.validityDate,
        route: `${recordPath(row.ownerCode)}?act=status`,
      },
    ]
  })
}

/** Pairs of records that may be the same, as one item. */
async function pairsToCompare(services: Services, principal: Principal, isDuty: boolean): Promise<Item[]> {
  if (!principal.permissions.has('HF_EDIT') && !principal.permissions.has('PHY_EDIT')) return []
  const { totalElements } = await listPairs(services, { size: 1 }, principal)
  if (totalElements === 0) return []
  return [
    {
      key: 'duplicates',
      kind: 'duplicate',
      actor: pooled(isDuty),
      subject: plural(totalElements, 'likely duplicate', 'likely duplicates'),
      label: 'The same record may be kept twice',
      action: 'Compare',
      dueDate: null,
      route: '/duplicates',
    },
  ]
}

const casePaths = { 'non-conformity': 'non-conformities', 'correction-notice': 'correction-notices' } as const

/** Compliance records with a due day that are not settled; on time they wait for others, late ones are followed up. */
async function casesToFollow({ db }: Services, isDuty: boolean, today: IsoDate): Promise<Item[]> {
  const rows = await db
    .select()
    .from(caseRecord)
    .where(
      and(
        inArray(caseRecord.kind, ['non-conformity', 'correction-notice']),
        notInArray(caseRecord.status, ['CLOSED', 'CORRECTED']),
        isNotNull(caseRecord.dueDate),
        eq(caseRecord.deleted, false),
      ),
    )
    .orderBy(asc(caseRecord.dueDate), asc(caseRecord.id))
  const codes = [...new Set(rows.flatMap(({ ownerCode }) => ownerCode ?? []))]
  const [facilities, physicians] = [
    await db
      .select({ code: facility.code, name: facility.name })
      .from(facility)
      .where(inArray(facility.code, codes)),
    await db.select().from(physician).where(inArray(physician.code, codes)),
  ]
  const names = new Map([
    ...facilities.map(({ code, name }) => [code, name] as const),
    ...physicians.map((row) => [row.code, physicianName(row)] as const),
  ])
  return rows.map((row): Item => {
    const kind = row.kind as keyof typeof casePaths
    // a notice is opened by its id, as its call says
    const key = kind === 'non-conformity' && row.code !== null ? row.code : String(row.id)
    const named = row.code ?? key
    const { subject, description, departmentResponsible } = row.fields
    const text = [subject, description].find((one) => typeof one === 'string')
    const isToVerify = row.status === 'FOR_VERIFICATION'
    const isLate = row.dueDate !== null && row.dueDate < today
    const responsible = typeof departmentResponsible === 'string' ? departmentResponsible : named
    return {
      key: `${kind}-${key}`,
      kind,
      actor: isToVerify || isLate ? pooled(isDuty) : 'others',
      subject: (row.ownerCode === null ? undefined : names.get(row.ownerCode)) ?? responsible,
      label: `${kind === 'non-conformity' ? 'Non-conformity' : 'Correction notice'}: ${text ?? named}`,
      action: isToVerify ? 'Verify' : 'Follow up',
      dueDate: row.dueDate,
      route: `/iso-compliance/${casePaths[kind]}/${encodeURIComponent(key)}`,
    }
  })
}

/** Changes of access that wait for a second person. */
async function changesToConfirm({ db, clock }: Services, principal: Principal): Promise<Item[]> {
  const changes = await db
    .select()
    .from(accessChange)
    .where(and(waitsAt(clock.now()), ne(accessChange.askedBy, principal.userId)))
    .orderBy(asc(accessChange.expires))
  return changes.map(({ id, target, expires }) => ({
    key: `access-change-${id}`,
    kind: 'access-change',
    actor: 'role',
    subject: target,
    label: 'Change of access, waits for a second person',
    action: 'Decide',
    dueDate: manilaDay(expires),
    route: '/security/to-confirm',
  }))
}

/** Accounts that cannot sign in: locked after wrong passwords, or with a temporary password that has expired. */
async function accountsToOpen({ db, clock }: Services): Promise<Item[]> {
  const now = clock.now()
  const isLocked = and(gt(appUser.lockedUntil, now), lt(appUser.lockedUntil, lockedForGood))
  const hasLapsed = and(eq(appUser.temporaryPassword, true), lt(appUser.temporaryUntil, now))
  const users = await db
    .select()
    .from(appUser)
    .where(and(eq(appUser.deleted, false), or(isLocked, hasLapsed)))
    .orderBy(asc(appUser.temporaryUntil), asc(appUser.id))
  return users.map((user) => {
    const isWaiting = user.lockedUntil !== null && user.lockedUntil > now
    const since = isWaiting ? null : user.temporaryUntil
    return {
      key: `user-${user.code}`,
      kind: 'user',
      actor: 'role',
      subject: `${user.firstName} ${user.lastName}`,
      label: isWaiting ? 'Account locked after wrong passwords' : 'Temporary password has expired',
      action: isWaiting ? 'Unlock' : 'Reset password',
      dueDate: since === null ? clock.today() : manilaDay(since),
      route: `/security/users/${user.code}`,
    }
  })
}

/** Mails that were given up, as one item. */
async function mailsToRetry({ db }: Services): Promise<Item[]> {
  const [mails] = await db
    .select({ count: count(), since: min(outboxMail.createdDate) })
    .from(outboxMail)
    .where(and(isNull(outboxMail.sentDate), gte(outboxMail.attempts, mostAttempts)))
  if (!mails?.since) return []
  return [
    {
      key: 'mail',
      kind: 'mail',
      actor: 'role',
      subject: plural(mails.count, 'mail was not delivered', 'mails were not delivered'),
      label: 'Every attempt failed',
      action: 'See mails',
      dueDate: manilaDay(mails.since),
      route: '/security/mail?state=FAILED',
    },
  ]
}

/** Returns the work of those who keep the users. */
async function usersToKeep(services: Services, principal: Principal): Promise<Item[]> {
  return [
    ...(await changesToConfirm(services, principal)),
    ...(await accountsToOpen(services)),
    ...(await mailsToRetry(services)),
  ]
}

/** Returns the work of staff with some permissions, with the duty of their role marked. */
export async function staffWork(services: Services, principal: Principal): Promise<Found[]> {
  const { permissions } = principal
  const today = services.clock.today()
  const duty = dutyOf(permissions)
  const isDuty = (one: WorkDuty): boolean => one === duty
  return [
    { items: permissions.has('USER_EDIT') ? await usersToKeep(services, principal) : [] },
    {
      items: permissions.has('COMPLIANCE_EDIT')
        ? await casesToFollow(services, isDuty('compliance'), today)
        : [],
    },
    await claimsToVerify(services, principal, isDuty('records')),
    {
      items: permissions.has('REQUEST_VIEW') ? await requestsToDecide(services.db, principal, today) : [],
    },
    { items: await suspensionsToDecide(services, principal, isDuty('records'), today) },
    { items: await pairsToCompare(services, principal, isDuty('records')) },
  ]
}
