import type { FacilityBanner } from '@capiz/api/schema/facility'
import type { IsoDate } from '@capiz/domain/time'
import type { InferOutput } from 'valibot'
import type { Principal } from '../../platform/access/principal.ts'
import type { Executor } from '../../db/types.ts'
import { warningsOf, type Warning } from '../../engines/provider/warnings.ts'
import { checklistOwner } from './checklist.ts'
import { addressesOf } from './form.ts'
import { loadTerms } from './labels.ts'
import { addressLine, placesOf } from './places.ts'
import { seesWholeRecord, type FacilityRecord } from './scope.ts'

type Banner = InferOutput<typeof FacilityBanner>

function blockedWarnings(record: FacilityRecord): Warning[] {
  if (!record.blocked) return []
  const reason = record.blockedReason ? `: ${record.blockedReason}` : ''
  return [{ kind: 'blocked', message: `Blocked for all but its covered accounts${reason}.` }]
}

/** The header of a facility's pages with what needs attention (domain model 6.3). */
export async function facilityBanner(
  db: Executor,
  record: FacilityRecord,
  principal: Principal,
  today: IsoDate,
): Promise<Banner> {
  const terms = await loadTerms(db, 'hf-type', 'hf-category')
  const [main] = await addressesOf(db, record)
  const places = await placesOf(db, [main?.cityId ?? null])
  const whole = seesWholeRecord(principal, record.code)
  return {
    code: record.code,
    name: record.name,
    type: terms.coded('hf-type', record.typeCode),
    category: terms.coded('hf-category', record.categoryCode),
    accreditationStatusCode: record.accreditationStatusCode,
    mainAddress: main ? addressLine(main, places.get(main.cityId)) : null,
    contractValidityDate: whole ? record.contractValidityDate : null,
    warnings: whole
      ? [
          ...(principal.marker === 'ADMIN' ? blockedWarnings(record) : []),
          ...(await warningsOf(db, checklistOwner(record), record, principal, today)),
        ]
      : [],
  }
}
