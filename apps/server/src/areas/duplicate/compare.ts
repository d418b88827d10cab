import {
  estimateFacilityWeights,
  estimatePersonWeights,
  facilityPairs,
  physicianPairs,
  type RegisterPair,
} from '@capiz/domain/duplicate'
import { eq, sql } from 'drizzle-orm'
import { duplicatePair, facility, physician } from '../../db/schema/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Executor, Transaction } from '../../db/types.ts'
import { keepWeights } from '../../engines/provider/duplicate-weights.ts'
import { pacer } from '../../engines/import/read-rows.ts'
import type { Services } from '../../platform/services.ts'
import { listed } from '../facility/scope.ts'
import { listedPhysicians } from '../physician/scope.ts'

/** Most pairs kept of a register, the likeliest ones. */
const mostPairs = 5000

/** Rows of one insert. */
const batch = 500

async function readPeople(db: Executor) {
  const places = sql<string[]>`coalesce((select array_agg(place.code) from affiliation practice
    join facility place on place.id = practice.facility_id
    where practice.physician_id = physician.id and not practice.deleted), '{}')`
  return db
    .select({
      code: physician.code,
      lastName: physician.lastName,
      firstName: physician.firstName,
      middleName: physician.middleName,
      suffix: physician.suffix,
      birthDate: physician.birthDate,
      phyTypeCode: physician.phyTypeCode,
      prcNumber: physician.prcNumber,
      tin: physician.tin,
      phicAccreditationNo: physician.phicAccreditationNo,
      emailAddress: physician.emailAddress,
      mobileNumber: physician.mobileNumber,
      telephone: physician.telephone,
      facilities: places,
    })
    .from(physician)
    .where(listedPhysicians())
    .orderBy(physician.id)
}

async function readFacilities(db: Executor) {
  const rows = await db
    .select({
      code: facility.code,
      name: facility.name,
      typeCode: facility.typeCode,
      cityId: facility.mainCityId,
      tin: facility.tin,
      phicAccreditationNo: facility.phicAccreditationNo,
      emailAddress: facility.emailAddress,
      telephone: facility.telephone,
      mobile: facility.mobile,
      street: sql<
        string | null
      >`(select place.line from facility_address place where place.facility_id = facility.id
        and place.address_type = 'MAIN' and not place.deleted limit 1)`,
    })
    .from(facility)
    .where(listed())
    .orderBy(facility.id)
  return rows.map((row) => ({ ...row, telephone: [...row.telephone, ...(row.mobile ? [row.mobile] : [])] }))
}

/** Collects the pairs, letting other work in between: comparing a register takes far longer than a call may wait. */
async function collect(pairs: Generator<RegisterPair | undefined>): Promise<RegisterPair[]> {
  const found: RegisterPair[] = []
  const pause = pacer()
  for (const pair of pairs) {
    if (pair) found.push(pair)
    else await pause()
  }
  return found.toSorted((a, b) => b.match.bits - a.match.bits).slice(0, mostPairs)
}

async function replacePairs(
  tx: Transaction,
  { kind, version, comparedDate }: { kind: 'hf' | 'phy'; version: number; comparedDate: Date },
  pairs: readonly RegisterPair[],
): Promise<void> {
  await tx.delete(duplicatePair).where(eq(duplicatePair.kind, kind))
  for (let at = 0; at < pairs.length; at += batch) {
    await tx.insert(duplicatePair).values(
      pairs.slice(at, at + batch).map(({ firstCode, secondCode, match }) => ({
        kind,
        firstCode,
        secondCode,
        bits: match.bits,
        tier: match.tier ?? 'possible',
        levels: match.levels,
        weightsVersion: version,
        comparedDate,
      })),
    )
  }
}

/** Counts how rare names are in the register, compares all of it by that, and keeps the pairs that may be one (ADR 33). */
export async function compareRegister(services: Services) {
  const { db, clock } = services
  const [people, facilities] = [await readPeople(db), await readFacilities(db)]
  const weights = await inTransaction(db, async (tx) => ({
    phy: await keepWeights(tx, 'phy', (version) => estimatePersonWeights(people, version)),
    hf: await keepWeights(tx, 'hf', (version) => estimateFacilityWeights(facilities, version)),
  }))
  const pairs = {
    phy: await collect(physicianPairs(people, weights.phy)),
    hf: await collect(facilityPairs(facilities, weights.hf)),
  }
  const comparedDate = clock.now()
  await inTransaction(db, async (tx) => {
    // two comparisons at once would insert one pair twice
    await tx.execute(sql`select pg_advisory_xact_lock(7_201_360)`)
    await replacePairs(tx, { kind: 'phy', version: weights.phy.version, comparedDate }, pairs.phy)
    await replacePairs(tx, { kind: 'hf', version: weights.hf.version, comparedDate }, pairs.hf)
  })
  return {
    facilities: facilities.length,
    physicians: people.length,
    pairs: pairs.phy.length + pairs.hf.length,
  }
}
