import type { ExpiringDocument } from '@capiz/api/schema/expiry'
import { expiryBucket } from '@capiz/domain/credentials'
import { daysBetween, type IsoDate } from '@capiz/domain/time'
import { count, inArray, sql } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Principal } from '../auth/principal.ts'
import { attachment, facility, physician, renewalAsk } from '../db/schema/index.ts'
import type { Executor } from '../db/types.ts'
import { placesOf } from '../facility/places.ts'
import { inKeyOrder, pagingOf, type PagingQuery, type SortColumns } from '../list/page.ts'
import type { Services } from '../services.ts'
import {
  expiryConditions,
  expiryTables,
  ofFacility,
  ofPhysician,
  rightsOf,
  type ExpiryFilters,
} from './query.ts'
import { paperLabels } from './words.ts'

type Row = InferOutput<typeof ExpiringDocument>

const ownerName = sql`coalesce(${facility.searchName}, ${physician.searchName})`

const sorts: SortColumns = {
  validityDate: attachment.validityDate,
  docType: attachment.docType,
  ownerCode: attachment.ownerCode,
  ownerName,
  ownerStatus: sql`coalesce(${facility.accreditationStatusCode}, ${physician.accreditationStatusCode})`,
}

/** A paper with what is needed of its owner. */
function papersById(db: Executor, ids: readonly number[]) {
  return db
    .select({
      id: attachment.id,
      uuid: attachment.uuid,
      entity: attachment.ownerKind,
      ownerCode: attachment.ownerCode,
      docType: attachment.docType,
      fileName: attachment.fileName,
      validityDate: attachment.validityDate,
      facilityName: facility.name,
      cityId: facility.mainCityId,
      facilityStatus: facility.accreditationStatusCode,
      facilityEmail: facility.emailAddress,
      lastName: physician.lastName,
      firstName: physician.firstName,
      physicianStatus: physician.accreditationStatusCode,
      physicianEmail: physician.emailAddress,
    })
    .from(attachment)
    .leftJoin(facility, ofFacility)
    .leftJoin(physician, ofPhysician)
    .where(inArray(attachment.id, [...ids]))
}

/** A paper as it was read. */
export type Paper = Awaited<ReturnType<typeof papersById>>[number]

/** Name of the owner of a paper. */
export const ownerOfPaper = (paper: Paper): string =>
  paper.facilityName ?? [paper.lastName, paper.firstName].filter(Boolean).join(', ')

/** Where the owner of a paper gets mail. */
export const emailOfPaper = (paper: Paper): string | null => paper.facilityEmail ?? paper.physicianEmail

async function lastAsked(db: Executor, uuids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ uuid: renewalAsk.attachmentUuid, day: sql<string>`max(${renewalAsk.askedOn})::text` })
    .from(renewalAsk)
    .where(inArray(renewalAsk.attachmentUuid, [...uuids]))
    .groupBy(renewalAsk.attachmentUuid)
  return new Map(rows.map(({ uuid, day }) => [uuid, day]))
}

function problemOf(paper: Paper, asked: string | null, today: IsoDate, principal: Principal): string | null {
  const permission = paper.entity.startsWith('hf/') ? 'HF_EDIT' : 'PHY_EDIT'
  if (!principal.permissions.has(permission)) return 'You may not write to this provider.'
  if (!emailOfPaper(paper)) return 'There is no e-mail address on record.'
  return asked === today ? 'It was asked for today already.' : null
}

async function rowsOf(
  db: Executor,
  ids: readonly number[],
  today: IsoDate,
  principal: Principal,
): Promise<Row[]> {
  if (ids.length === 0) return []
  const papers = inKeyOrder(ids, await papersById(db, ids), ({ id }) => id)
  const places = await placesOf(
    db,
    papers.map(({ cityId }) => cityId),
  )
  const labels = await paperLabels(db)
  const asked = await lastAsked(
    db,
    papers.map(({ uuid }) => uuid),
  )
  return papers.map((paper) => {
    const place = paper.cityId === null ? undefined : places.get(paper.cityId)
    const day = paper.validityDate as IsoDate
    const last = asked.get(paper.uuid) ?? null
    const askProblem = problemOf(paper, last, today, principal)
    return {
      uuid: paper.uuid,
      entity: paper.entity,
      ownerType: paper.entity.startsWith('hf/') ? 'facility' : 'physician',
      ownerCode: paper.ownerCode,
      ownerName: ownerOfPaper(paper),
      ownerStatus: paper.facilityStatus ?? paper.physicianStatus ?? '',
      city: place?.city ?? null,
      province: place?.province ?? null,
      region: place?.region ?? null,
      docType: paper.docType,
      docTypeLabel: paper.docType === null ? null : (labels.get(paper.docType) ?? paper.docType),
      fileName: paper.fileName,
      validityDate: day,
      daysLeft: daysBetween(today, day),
      bucket: expiryBucket(day, today),
      lastAsked: last,
      canAsk: askProblem === null,
      askProblem,
    }
  })
}

/** One page of the papers that run out, the soonest first. */
export async function listExpiring(
  services: Services,
  query: PagingQuery & ExpiryFilters,
  principal: Principal,
) {
  const { db, clock } = services
  const today = clock.today()
  const { page: _page, size: _size, sort: _sort, ...filters } = query
  const where = expiryConditions(filters, principal, today)
  const { page, size, offset, order } = pagingOf(query, sorts, 'validityDate,ASC', attachment.id)
  const keys = await db
    .select({ id: attachment.id })
    .from(attachment)
    .leftJoin(facility, ofFacility)
    .leftJoin(physician, ofPhysician)
    .where(where)
    .orderBy(...order)
    .limit(size)
    .offset(offset)
  const key = JSON.stringify(['expiry', rightsOf(principal), today, filters])
  const totalElements = await services.counts.count(expiryTables, key, async () => {
    const [row] = await db
      .select({ all: count() })
      .from(attachment)
      .leftJoin(facility, ofFacility)
      .leftJoin(physician, ofPhysician)
      .where(where)
    return row?.all ?? 0
  })
  const ids = keys.map(({ id }) => id)
  return { content: await rowsOf(db, ids, today, principal), totalElements, page, size }
}

/** The papers of some uuids with their owners, as far as they are live. */
export async function livePapers(db: Executor, uuids: readonly string[]): Promise<Paper[]> {
  const found = await db
    .select({ id: attachment.id })
    .from(attachment)
    .where(
      sql`${inArray(attachment.uuid, [...uuids])} and not ${attachment.deleted} and ${attachment.supersededBy} is null`,
    )
  return found.length === 0
    ? []
    : papersById(
        db,
        found.map(({ id }) => id),
      )
}
