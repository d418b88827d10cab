import type { ExpiryCounts } from '@capiz/api/schema/expiry'
import { expiryBucket, expiryBuckets, type LapseEffect } from '@capiz/domain/credentials'
import type { IsoDate } from '@capiz/domain/time'
import { sql, type SQL } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Principal } from '../../platform/access/principal.ts'
import { attachment, city, facility, physician, province, region } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { lapseEffectSql } from '../../engines/provider/lapses.ts'
import type { Services } from '../../platform/services.ts'
import { expiryConditions, expiryTables, rightsOf, type ExpiryFilters } from './query.ts'
import { ofFacility, ofPhysician } from '../../engines/provider/document-owners.ts'
import { documentTypeLabels } from './labels.ts'
import { countMissing } from './missing.ts'

type Counts = Omit<InferOutput<typeof ExpiryCounts>, 'missing'>

interface Counted {
  day: IsoDate
  kind: string
  docType: string | null
  region: string | null
  effect: LapseEffect | null
  count: number
}

function added<K>(map: Map<K, number>, key: K, by: number): void {
  map.set(key, (map.get(key) ?? 0) + by)
}

/** Effects by which something is held, or staff have to act. */
const moreThanWarning = ['HOLD', 'PROPOSE'] as const satisfies readonly LapseEffect[]

const most = <K>(map: Map<K, number>) => [...map].toSorted(([, a], [, b]) => b - a)

async function readGroups(db: Executor, where: SQL | undefined, today: IsoDate): Promise<Counts> {
  const rows: Counted[] = await db
    .select({
      day: sql<IsoDate>`${attachment.validityDate}::text`,
      kind: sql<string>`split_part(${attachment.ownerKind}, '/', 1)`,
      docType: attachment.docType,
      region: region.description,
      effect: await lapseEffectSql(db, today),
      count: sql<number>`count(*)::int`,
    })
    .from(attachment)
    .leftJoin(facility, ofFacility)
    .leftJoin(physician, ofPhysician)
    .leftJoin(city, sql`${city.id} = ${facility.mainCityId}`)
    .leftJoin(province, sql`${province.id} = ${city.provinceId}`)
    .leftJoin(region, sql`${region.id} = ${province.regionId}`)
    .where(where)
    .groupBy(sql`1`, sql`2`, sql`3`, sql`4`, sql`5`)
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
  const where = await expiryConditions(db, filters, principal, today)
  const key = JSON.stringify(['expiry groups', rightsOf(principal), today, filters])
  const found = await counts.get(expiryTables, key, () => readGroups(db, where, today))
  return { ...found, missing: await countMissing(services, filters, principal) }
}
