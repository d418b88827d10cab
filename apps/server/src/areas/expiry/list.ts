import { expiry } from '@capiz/api/contract/expiry'
import type { ExpiringDocument } from '@capiz/api/schema/expiry'
import { decideAccess } from '@capiz/domain/access'
import { expiryBucket } from '@capiz/domain/credentials'
import { daysBetween, type IsoDate } from '@capiz/domain/time'
import { count, inArray, sql } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Principal } from '../../platform/access/principal.ts'
import { facility, lastDocument, physician, renewalAsk } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { placesOf } from '../facility/places.ts'
import { lapsesOf, type Lapse } from '../../engines/provider/lapses.ts'
import { inKeyOrder, pagingOf, type PagingQuery, type SortColumns } from '../../platform/list/page.ts'
import type { Services } from '../../platform/services.ts'
import { expiringDocuments, expiringTables, rightsOf, type ExpiryFilters } from './query.ts'
import { ofKeptFacility, ofKeptPhysician } from '../../engines/provider/document-owners.ts'
import {
  emailOfOwner,
  ownerOfDocument,
  documentsById,
  statusOfOwner,
  type ExpiringRow,
} from './expiring-rows.ts'
import { documentTypeLabels } from './labels.ts'

type Row = InferOutput<typeof ExpiringDocument>

const ownerName = sql`coalesce(${facility.searchName}, ${physician.searchName})`

const sorts: SortColumns = {
  validityDate: lastDocument.validityDate,
  docType: lastDocument.docType,
  ownerCode: lastDocument.ownerCode,
  ownerName,
  ownerStatus: lastDocument.ownerStatus,
}

async function lastRequests(db: Executor, uuids: readonly string[]): Promise<Map<string, IsoDate>> {
  const rows = await db
    .select({ uuid: renewalAsk.attachmentUuid, day: sql<IsoDate>`max(${renewalAsk.askedOn})::text` })
    .from(renewalAsk)
    .where(inArray(renewalAsk.attachmentUuid, [...uuids]))
    .groupBy(renewalAsk.attachmentUuid)
  return new Map(rows.map(({ uuid, day }) => [uuid, day]))
}

function problemOf(
  document: ExpiringRow,
  lastRequest: string | null,
  today: IsoDate,
  principal: Principal,
): string | null {
  const kind = document.entity.startsWith('hf/') ? 'facility' : 'physician'
  if (!decideAccess(expiry.askRenewal.access, principal, { kind }).ok)
    return 'You may not write to this provider.'
  if (!emailOfOwner(document)) return 'There is no e-mail address on record.'
  return lastRequest === today ? 'It was asked for today already.' : null
}

const isLapsed = (lapse: Lapse | undefined) => lapse !== undefined && lapse.effect !== null

const mayGrantGrace = ({ entity }: ExpiringRow, principal: Principal) =>
  decideAccess(expiry.grace.access, principal, {
    kind: entity.startsWith('hf/') ? 'facility' : 'physician',
  }).ok

async function rowsOf(
  db: Executor,
  ids: readonly number[],
  today: IsoDate,
  principal: Principal,
): Promise<Row[]> {
  if (ids.length === 0) return []
  const documents = inKeyOrder(ids, await documentsById(db, ids), ({ id }) => id)
  const places = await placesOf(
    db,
    documents.map(({ cityId }) => cityId),
  )
  const labels = await documentTypeLabels(db)
  const lastRequest = await lastRequests(
    db,
    documents.map(({ uuid }) => uuid),
  )
  const lapses = await lapsesOf(
    db,
    documents.map((document) => ({ ...document, ownerStatus: statusOfOwner(document) })),
    today,
  )
  return documents.map((document) => {
    const lapse = lapses.get(document.uuid)
    const place = document.cityId === null ? undefined : places.get(document.cityId)
    const day = document.validityDate
    const last = lastRequest.get(document.uuid) ?? null
    const requestProblem = problemOf(document, last, today, principal)
    return {
      uuid: document.uuid,
      entity: document.entity,
      ownerType: document.entity.startsWith('hf/') ? 'facility' : 'physician',
      ownerCode: document.ownerCode,
      ownerName: ownerOfDocument(document),
      ownerStatus: statusOfOwner(document),
      city: place?.city ?? null,
      province: place?.province ?? null,
      region: place?.region ?? null,
      docType: document.docType,
      docTypeLabel: document.docType === null ? null : (labels.get(document.docType) ?? document.docType),
      fileName: document.fileName,
      validityDate: day,
      daysLeft: daysBetween(today, day),
      bucket: expiryBucket(day, today),
      lastAsked: last,
      effect: lapse?.effect ?? null,
      graceUntil: lapse?.graceUntil ?? null,
      graceReason: lapse?.graceReason ?? null,
      mayGrantGrace: isLapsed(lapse) && mayGrantGrace(document, principal),
      canAsk: requestProblem === null,
      askProblem: requestProblem,
    }
  })
}

/** One page of the documents that run out, the soonest first. */
export async function listExpiring(
  services: Services,
  query: PagingQuery & ExpiryFilters,
  principal: Principal,
) {
  const { db, clock } = services
  const today = clock.today()
  const { page: _page, size: _size, sort: _sort, ...filters } = query
  const read = () => expiringDocuments(db, filters, principal, today)
  const { reader, where } = await read()
  const { page, size, offset, order } = pagingOf(query, sorts, 'validityDate,ASC', lastDocument.attachmentId)
  const keys = await reader
    .select({ id: lastDocument.attachmentId })
    .from(lastDocument)
    .leftJoin(facility, ofKeptFacility)
    .leftJoin(physician, ofKeptPhysician)
    .where(where)
    .orderBy(...order)
    .limit(size)
    .offset(offset)
  const key = JSON.stringify(['expiry', rightsOf(principal), today, filters])
  const totalElements = await services.counts.count(expiringTables(filters), key, async () => {
    // what it is read from belongs to the version the figure is kept by
    const counted = await read()
    const [row] = await counted.reader
      .select({ all: count() })
      .from(lastDocument)
      .leftJoin(facility, ofKeptFacility)
      .leftJoin(physician, ofKeptPhysician)
      .where(counted.where)
    return row?.all ?? 0
  })
  const ids = keys.map(({ id }) => id)
  return { content: await rowsOf(db, ids, today, principal), totalElements, page, size }
}
