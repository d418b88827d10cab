import { presentStatus, isAccreditationStatus } from '@capiz/domain/accreditation'
import { choiceLabel } from '@capiz/domain/field'
import { relationChoices } from '@capiz/domain/roster'
import { and, eq } from 'drizzle-orm'
import { findPair, formOfRecord, lockEnds } from '../affiliation/save.ts'
import { bothEndsLive, ofPair, type AffiliationRecord } from '../affiliation/scope.ts'
import {
  approvedForm,
  createAffiliations,
  replaceAffiliation,
  type AffiliationForm,
} from '../affiliation/store.ts'
import { affiliation, facility, physician } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { loadTerms } from '../facility/labels.ts'
import { lockFacility } from '../facility/scope.ts'
import { providersOf } from '../compliance/owner.ts'
import type { RequestRecord } from '../../engines/request/record.ts'
import type { RequestKind } from '../../engines/request/kind.ts'
import { applyRoster, isRoster, showRoster } from './roster.ts'
import { shownDay, shownText } from '../../engines/request/format-value.ts'

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
const codesOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

const statusLabel = (value: unknown) =>
  typeof value === 'string' && isAccreditationStatus(value) ? presentStatus(value).label : null

/** Returns the requested affiliation in the form that a direct save takes. */
const formOf = (request: RequestRecord) => request.payload as unknown as AffiliationForm

async function stored(db: Executor, request: RequestRecord): Promise<AffiliationRecord | undefined> {
  const { physicianCode, healthFacilityCode } = formOf(request)
  const [row] = await db
    .select({ affiliation })
    .from(affiliation)
    .innerJoin(physician, eq(physician.id, affiliation.physicianId))
    .innerJoin(facility, eq(facility.id, affiliation.facilityId))
    .where(and(ofPair(physicianCode, healthFacilityCode), ...bothEndsLive))
  return row?.affiliation
}

/** Whether both ends are still on record. */
async function endsThere(
  db: Executor,
  { physicianCode, healthFacilityCode }: AffiliationForm,
): Promise<boolean> {
  const found = await providersOf(db, [physicianCode, healthFacilityCode])
  return found.size === 2 && [...found.values()].every(({ deleted }) => !deleted)
}

/**
 * A physician's practice at a facility: asked for as on process it is accredited at once when both ends are, else it
 * is on process; asked for as for payment only it becomes that (domain model 10.3).
 */
export const affiliationRequest: RequestKind = {
  show: async (_services, db, values) => {
    if (isRoster(values)) return showRoster(db, values)
    const terms = await loadTerms(db, 'specialization')
    const providers = await providersOf(db, [
      textOf(values['physicianCode']),
      textOf(values['healthFacilityCode']),
    ])
    const nameOf = (value: unknown) => providers.get(textOf(value) ?? '')?.name ?? textOf(value)
    const specialties = codesOf(values['specializationCodes'])
    const relation = textOf(values['relation'])
    if (!('physicianCode' in values)) return []
    return [
      shownText('physicianCode', 'Physician', nameOf(values['physicianCode'])),
      shownText('healthFacilityCode', 'Facility', nameOf(values['healthFacilityCode'])),
      shownText('status', 'Status', statusLabel(values['status'])),
      shownText(
        'specializationCodes',
        'Specialties',
        specialties.map((code) => terms.coded('specialization', code).description).join(', '),
      ),
      shownText('relation', 'Relation', choiceLabel(relationChoices, relation) ?? relation),
      shownText('room', 'Room', textOf(values['room'])),
      shownText('clinicAddress', 'Clinic address', textOf(values['clinicAddress'])),
      shownDay('effectiveDate', 'From', values['effectiveDate']),
      shownText('remarks', 'Remarks', textOf(values['remarks'])),
    ]
  },
  current: async (_services, db, request) => {
    if (isRoster(request.payload)) {
      const code = textOf(request.payload['healthFacilityCode'])
      const end = (await providersOf(db, [code])).get(code ?? '')
      return end && !end.deleted ? null : undefined
    }
    const form = formOf(request)
    if (!(await endsThere(db, form))) return undefined
    const row = await stored(db, request)
    return row
      ? formOfRecord(row, { physician: form.physicianCode, facility: form.healthFacilityCode })
      : null
  },
  lock: (tx, request) =>
    isRoster(request.payload)
      ? lockFacility(tx, String(request.payload['healthFacilityCode']))
      : lockEnds(tx, formOf(request)),
  apply: async (services, tx, request, actor) => {
    if (isRoster(request.payload)) return applyRoster(services, tx, request, actor)
    const requested = formOf(request)
    const ends = await lockEnds(tx, requested)
    const found = await findPair(tx, ends)
    const form = approvedForm(requested, ends, services.clock.today())
    if (found) await replaceAffiliation(services, tx, found, form, actor, request.code)
    else await createAffiliations(services, tx, [{ form, ends }], actor, request.code)
  },
}
