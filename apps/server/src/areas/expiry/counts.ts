import type { ExpiryCounts } from '@capiz/api/schema/expiry'
import {
  expiryBucket,
  expiryBuckets,
  lapseEffect,
  lapseTerms,
  type LapseEffect,
} from '@capiz/domain/credentials'
import type { IsoDate } from '@capiz/domain/time'
import { and, eq, inArray, notInArray, sql, type SQL } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Principal } from '../../platform/access/principal.ts'
import {
  attachment,
  city,
  documentGrace,
  facility,
  lastDocument,
  physician,
  province,
  region,
} from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { lapseRules } from '../../engines/reference/lapse-rules.ts'
import type { Services } from '../../platform/services.ts'
import { expiringDocuments, expiringTables, rightsOf, type ExpiryFilters } from './query.ts'
import { ofKeptFacility, ofKeptPhysician } from '../../engines/provider/document-owners.ts'
import { documentTypeLabels } from './labels.ts'
import { countMissing } from './missing.ts'

type Counts = Omit<InferOutput<typeof ExpiryCounts>, 'missing'>

interface Counted {
  day: IsoDate
  ownerKind: string
  docType: string | null
  status: string
  region: string | null
  graceUntil: IsoDate | null
  count: number
}

function added<K>(map: Map<K, number>, key: K, by: number): void {
  map.set(key, (map.get(key) ?? 0) + by)
}

/** Effects by which something is held, or staff have to act. */
const moreThanWarning = ['HOLD', 'PROPOSE'] as const satisfies readonly LapseEffect[]

const most = <K>(map: Map<K, number>) => [...map].toSorted(([, a], [, b]) => b - a)

/** Last day of the grace period of a stored document; of nearly all there is none. */
const graceUntil = sql<IsoDate | null>`(select g.until::text from document_grace g
  where g.attachment_uuid = ${lastDocument.uuid}::text order by g.id desc limit 1)`

/** Documents with and without a grace period, grouped by all that they are counted by. */
async function readRows(
  db: Executor,
  { reader, where }: Awaited<ReturnType<typeof expiringDocuments>>,
): Promise<Counted[]> {
  const granted = await db
    .selectDistinct({ id: attachment.id })
    .from(documentGrace)
    .innerJoin(attachment, sql`${attachment.uuid} = ${documentGrace.attachmentUuid}::uuid`)
  const ids = granted.map(({ id }) => id)
  const read = (grace: SQL<IsoDate | null>, which: SQL | undefined) =>
    reader
      .select({
        day: sql<IsoDate>`${lastDocument.validityDate}::text`,
        ownerKind: lastDocument.ownerKind,
        docType: lastDocument.docType,
        status: lastDocument.ownerStatus,
        region: region.description,
        graceUntil: grace,
        count: sql<number>`count(*)::int`,
      })
      .from(lastDocument)
      .leftJoin(facility, ofKeptFacility)
      .leftJoin(physician, ofKeptPhysician)
      .leftJoin(city, eq(city.id, lastDocument.mainCityId))
      .leftJoin(province, eq(province.id, city.provinceId))
      .leftJoin(region, eq(region.id, province.regionId))
      .where(and(where, which))
      .groupBy(sql`1`, sql`2`, sql`3`, sql`4`, sql`5`, sql`6`)
  const none = sql<null>`null::text`
  if (ids.length === 0) return read(none, undefined)
  const { attachmentId } = lastDocument
  return [
    ...(await read(none, notInArray(attachmentId, ids))),
    ...(await read(graceUntil, inArray(attachmentId, ids))),
  ]
}

async function readGroups(
  db: Executor,
  documents: Awaited<ReturnType<typeof expiringDocuments>>,
  today: IsoDate,
): Promise<Counts> {
  const rules = await lapseRules(db)
  const rows = (await readRows(db, documents)).map((row) => {
    const kind = row.ownerKind.startsWith('hf/') ? 'hf' : 'phy'
    const terms = lapseTerms(rules, kind === 'hf' ? 'FACILITY' : 'PHYSICIAN', row.docType)
    const lapsed = { lastDay: row.day, graceUntil: row.graceUntil, isAccredited: row.status === 'ACCREDITED' }
    return { ...row, kind, effect: lapseEffect(lapsed, terms, today) }
  })
  const byBucket = new Map<string, number>()
  const byType = new Map<string | null, number>()
  const byRegion = new Map<string | null, number>()
  const byEffect = new Map<string, number>()
  for (const row of rows) {
    added(byBucket, `${expiryBucket(row.day, today)} ${row.kind}`, row.count)
    added(byType, row.docType, row.count)
    added(byEffect, `${row.effect} ${row.kind}`, row.count)
    if (row.kind === 'hf') added(byRegion, row.region, row.count)
  }
  const labels = await documentTypeLabels(db)
  return {
    asOf: today,
    total: rows.reduce((sum, { count }) => sum + count, 0),
    buckets: expiryBuckets.map((bucket) => ({
      bucket,
      facilities: byBucket.get(`${bucket} hf`) ?? 0,
      physicians: byBucket.get(`${bucket} phy`) ?? 0,
    })),
    effects: moreThanWarning.map((effect) => ({
      effect,
      facilities: byEffect.get(`${effect} hf`) ?? 0,
      physicians: byEffect.get(`${effect} phy`) ?? 0,
    })),
    types: most(byType).map(([docType, count]) => ({
      docType,
      label: docType === null ? 'Other' : (labels.get(docType) ?? docType),
      count,
    })),
    regions: most(byRegion).map(([name, count]) => ({ region: name, count })),
  }
}

/** Counts expiring documents by group, type of document and region of the facility; with the filters of the list. */
export async function countExpiring(
  services: Services,
  filters: ExpiryFilters,
  principal: Principal,
): Promise<Counts & { missing: Record<'facilities' | 'physicians', number> }> {
  const { db, clock, counts } = services
  const today = clock.today()
  const read = () => expiringDocuments(db, filters, principal, today)
  const key = JSON.stringify(['expiry groups', rightsOf(principal), today, filters])
  const found = await counts.get(expiringTables(filters), key, async () =>
    readGroups(db, await read(), today),
  )
  return { ...found, missing: await countMissing(services, filters, principal) }
}
