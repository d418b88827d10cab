import { priceSheetKinds, type PriceSheetKindName } from '@capiz/domain/fees'
import { requestTypeInfo } from '@capiz/domain/request'
import { addDays, daysBetween, formatDay, manilaDay, type IsoDate } from '@capiz/domain/time'
import { rankWork, requestDueDays, type RankedItem } from '@capiz/domain/work'
import { and, count, desc, eq, gt, gte, inArray, min } from 'drizzle-orm'
import type { Principal } from '../../platform/access/principal.ts'
import { priceEntry, priceSheet, userRequest } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { endingDocuments } from '../../engines/provider/warnings.ts'
import { madeBy, requestScope } from '../../engines/request/record.ts'
import { namesOf } from '../../engines/request/view.ts'
import { waitsFor } from '../../engines/request/waits.ts'
import { openNotices } from '../compliance/open-notices.ts'
import { recordPath } from '../work/item.ts'
import { ownRecord } from '../work/own-record.ts'
import type { Services } from '../../platform/services.ts'
import { counterOffers } from './counter-offers.ts'
import type { Figure } from './figures.ts'

/** A figure with what its rank among the others depends on. */
type RankedFigure = Figure & RankedItem

const decidedDays = 14

const mostDecided = 20

/** How many open requests this very user could review or approve now, four eyes included, and since when. */
async function waitingForMe(db: Executor, principal: Principal, today: IsoDate): Promise<RankedFigure[]> {
  const steps = [
    { step: 'review', label: 'Requests to review' },
    { step: 'approve', label: 'Requests to approve' },
  ] as const
  const figures = await Promise.all(
    steps.map(async ({ step, label }) => {
      const [found] = await db
        .select({ count: count(), oldest: min(userRequest.requestedDate) })
        .from(userRequest)
        .where(and(requestScope(principal), waitsFor(step, principal, today)))
      if (!found?.oldest) return []
      const oldestDays = daysBetween(manilaDay(found.oldest), today)
      const route = `/dashboard/requests?waits=${step}`
      const figure = { key: `to-${step}`, label, count: found.count, group: 'waiting', route, oldestDays }
      return [
        {
          ...figure,
          actor: 'role' as const,
          dueDate: addDays(manilaDay(found.oldest), requestDueDays(null)),
        },
      ]
    }),
  )
  return figures.flat()
}

/** This user's own requests that were decided in the last two weeks. */
async function ownDecisions(db: Executor, principal: Principal, now: Date): Promise<Figure[]> {
  const since = new Date(now.getTime() - decidedDays * 86_400_000)
  const rows = await db
    .select()
    .from(userRequest)
    .where(
      and(
        madeBy(principal),
        inArray(userRequest.status, ['APPROVED', 'REJECTED']),
        gte(userRequest.decidedDate, since),
        eq(userRequest.deleted, false),
      ),
    )
    .orderBy(desc(userRequest.decidedDate))
    .limit(mostDecided)
  const names = await namesOf(
    db,
    rows.map(({ decidedBy }) => decidedBy),
  )
  return rows.map((row) => {
    const { label } = requestTypeInfo[row.type]
    const outcome = row.status === 'APPROVED' ? 'approved' : 'not approved'
    return {
      key: row.code,
      at: row.decidedDate?.toISOString() ?? null,
      by: row.decidedBy === null ? null : (names.get(row.decidedBy) ?? null),
      label: `${label} for ${row.targetName ?? ''}: ${outcome}`,
      subject: row.targetName,
      event: `${label} ${outcome}`,
      count: 1,
      group: 'decided',
      route: `/dashboard/requests/${row.code}`,
    }
  })
}

/** The documents of a provider's own record that have expired or soon will. */
async function ownDocuments(db: Executor, principal: Principal, today: IsoDate): Promise<RankedFigure[]> {
  const { marker, linkedCode } = principal
  if (marker === 'ADMIN' || linkedCode === null) return []
  const own = await ownRecord(db, linkedCode)
  if (!own) return []
  const route = recordPath(linkedCode)
  const ending = await endingDocuments(db, own.owner, today)
  return ending.map(({ uuid, text, validityDate }) => {
    return { key: uuid, label: text, count: 1, group: 'papers', route, actor: 'me', dueDate: validityDate }
  })
}

/** Correction notices to a provider that are not answered yet. */
async function noticesToMe(db: Executor, principal: Principal, today: IsoDate): Promise<RankedFigure[]> {
  const { marker, linkedCode } = principal
  if (marker === 'ADMIN' || linkedCode === null) return []
  const rows = await openNotices(db, linkedCode)
  return rows.map((row) => {
    const due = row.dueDate
    const text = due === null ? '' : `, ${due < today ? 'was' : 'is'} due on ${formatDay(due)}`
    const subject = typeof row.fields['subject'] === 'string' ? row.fields['subject'] : ''
    return {
      key: row.code ?? String(row.id),
      label: `Correction notice: ${subject}${text}`,
      subject,
      event: `Correction notice${text}`,
      count: 1,
      group: 'notices',
      route: `${recordPath(linkedCode)}/records?kind=correction-notice&record=${row.id}`,
      actor: 'me',
      dueDate: due,
    }
  })
}

/** Amendments of a provider's own stored prices in the last two weeks. */
async function amendedPrices(db: Executor, { marker, linkedCode }: Principal, now: Date): Promise<Figure[]> {
  if (marker === 'ADMIN' || linkedCode === null) return []
  const since = new Date(now.getTime() - decidedDays * 86_400_000)
  const rows = await db
    .select({
      id: priceEntry.id,
      at: priceEntry.at,
      requestCode: priceEntry.requestCode,
      kind: priceSheet.kind,
      day: priceSheet.effectiveDate,
    })
    .from(priceEntry)
    .innerJoin(priceSheet, eq(priceSheet.id, priceEntry.sheetId))
    .where(
      and(eq(priceSheet.ownerCode, linkedCode), gt(priceEntry.baseVersion, 0), gte(priceEntry.at, since)),
    )
    .orderBy(desc(priceEntry.at))
    .limit(mostDecided)
  const record = recordPath(linkedCode)
  return rows.map(({ id, at, requestCode, kind, day }) => {
    const { title } = priceSheetKinds[kind as PriceSheetKindName]
    return {
      key: `price-${id}`,
      at: at.toISOString(),
      label: `${title} from ${formatDay(day)} were amended`,
      subject: title,
      event: `Prices from ${formatDay(day)} amended`,
      count: 1,
      group: 'prices',
      route: requestCode === null ? `${record}/history` : `/dashboard/requests/${requestCode}`,
    }
  })
}

/** News of what others decided: read after what waits for the user. */
const news = { actor: 'others', dueDate: null } as const

const asNews = (figures: readonly Figure[]): RankedFigure[] => figures.map((one) => ({ ...one, ...news }))

/**
 * Returns the items that wait for this user (domain model 11.4), ranked by who must act and how late they are; read every
 * minute while the page is visible.
 */
export async function notifications(services: Services, principal: Principal): Promise<Figure[]> {
  const { db, clock } = services
  const offers = await counterOffers(db, principal, clock.today())
  const found = [
    ...(await waitingForMe(db, principal, clock.today())),
    ...offers,
    ...asNews(await ownDecisions(db, principal, clock.now())),
    ...asNews(await amendedPrices(db, principal, clock.now())),
    ...(await ownDocuments(db, principal, clock.today())),
    ...(await noticesToMe(db, principal, clock.today())),
  ]
  return rankWork(found).map(({ actor: _actor, dueDate: _dueDate, ...figure }) => figure)
}
