import type { PhysicianBanner } from '@capiz/api/schema/physician'
import { formatDay, type IsoDate } from '@capiz/domain/time'
import type { InferOutput } from 'valibot'
import type { Principal } from '../../platform/access/principal.ts'
import type { Executor } from '../../db/types.ts'
import { loadTerms } from '../facility/labels.ts'
import { warningsOf, type Warning } from '../../engines/provider/warnings.ts'
import { checklistOwner } from './checklist.ts'
import { detailsOf } from './form.ts'
import { physicianName, seesWholePhysician, type PhysicianRecord } from './scope.ts'

/** A licence ends on a birth date of its holder; any other day is likely a slip (domain model 7.1). */
function licenceWarnings({ prcValidity, birthDate }: PhysicianRecord, today: IsoDate): Warning[] {
  if (!prcValidity) return []
  const day = formatDay(prcValidity)
  const ended: Warning[] =
    prcValidity < today ? [{ kind: 'expired', message: `The PRC licence expired on ${day}.` }] : []
  const odd = birthDate !== null && prcValidity.slice(5) !== birthDate.slice(5)
  const message = `The PRC licence ends on ${day}, which is not a birthday. Check the date.`
  return odd ? [...ended, { kind: 'licence', message }] : ended
}

/** The header of a physician's pages with what needs attention. */
export async function physicianBanner(
  db: Executor,
  record: PhysicianRecord,
  principal: Principal,
  today: IsoDate,
): Promise<InferOutput<typeof PhysicianBanner>> {
  const terms = await loadTerms(db, 'specialization')
  const whole = seesWholePhysician(principal, record.code)
  const { primarySpecializationCode: primary } = record
  return {
    code: record.code,
    name: physicianName(record),
    dentist: record.phyTypeCode === 'DMD',
    specialization: primary && terms.coded('specialization', primary).description,
    accreditationStatusCode: record.accreditationStatusCode,
    contractValidityDate: whole ? record.contractValidityDate : null,
    profilePic: detailsOf(record).profilePic ?? null,
    warnings: whole
      ? [
          ...licenceWarnings(record, today),
          ...(await warningsOf(db, checklistOwner(record), record, principal, today)),
        ]
      : [],
  }
}
