import type { IsoDate } from '@capiz/domain/time'
import type { Actor } from '../../platform/access/actor.ts'
import { facility } from '../../db/schema/index.ts'
import type { Transaction } from '../../db/types.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import type { Services } from '../../platform/services.ts'
import { checkAddresses, saveAddresses } from './addresses.ts'
import { currentForm, formOf, type FacilityForm } from './form.ts'
import { writeHistory } from '../../engines/provider/history.ts'
import { loadTerms } from './labels.ts'
import { facilityProblems } from './rules.ts'
import { lockFacility, type FacilityRecord } from './scope.ts'
import { auditFacility, columnsOf, facilityChanges, updateFacility } from './write.ts'

/** Refuses a form that breaks a rule of domain model 6.1 or names a city that does not exist. */
export async function checkForm(
  tx: Transaction,
  form: FacilityForm,
  before: { record: FacilityRecord; form: FacilityForm } | undefined,
): Promise<void> {
  const terms = await loadTerms(tx, 'hf-type', 'hf-category')
  const accredited = before?.record.accreditationStatusCode === 'ACCREDITED'
  const errors = facilityProblems(form, { terms, accredited, before: before?.form })
  if (errors.length > 0) refuse('VALIDATION', { errors })
  await checkAddresses(tx, form.addresses)
}

/** Since when a facility is blocked: from today when the block is new, not at all when it is lifted. */
function blockedSince(
  record: FacilityRecord | undefined,
  form: FacilityForm,
  today: IsoDate,
): IsoDate | null {
  if (!form.blocked) return null
  return record?.blocked ? record.blockedSince : today
}

/** The source of a new facility, and whether it may show in the work lists already. */
export interface FacilityOrigin {
  source: 'STAFF' | 'PUBLIC' | 'IMPORT'
  accepted: boolean
}

/**
 * Stores a new facility: allots its code, checks every rule of domain model 6.1, writes the first history row and the
 * audit row. The one way a facility comes into being, whether staff, the public or an import asks for it.
 */
export async function createFacility(
  services: Services,
  tx: Transaction,
  form: FacilityForm,
  actor: Actor,
  origin: FacilityOrigin,
): Promise<FacilityRecord> {
  await checkForm(tx, form, undefined)
  const now = services.clock.now()
  const today = services.clock.today()
  const code = await services.codes.next(tx, 'facility')
  const [record] = await tx
    .insert(facility)
    .values({
      ...columnsOf(form),
      ...origin,
      code,
      accreditationStatusCode: 'ON_PROCESS',
      blockedReason: form.blocked ? form.blockedReason : null,
      blockedSince: blockedSince(undefined, form, today),
      createdDate: now,
      createdBy: actor.username,
      updatedDate: now,
      updatedBy: actor.username,
    })
    .returning()
  if (!record) throw new Error(`Facility ${code} was not stored.`)
  await saveAddresses(services, tx, record, form.addresses, actor)
  const start = {
    applicantCode: code,
    fromStatus: null,
    toStatus: 'ON_PROCESS',
    effectiveDate: today,
  } as const
  await writeHistory(services, tx, 'HFC', [start], actor)
  const changes = facilityChanges(undefined, form)
  await auditFacility(services, tx, { code, action: 'CREATE', topic: 'Health facility', changes }, actor)
  return record
}

/**
 * Replaces what is entered of a facility that the caller holds locked; status, networks and bookkeeping are not
 * touched. Direct saves and approved requests both end here.
 */
export async function replaceFacility(
  services: Services,
  tx: Transaction,
  record: FacilityRecord,
  form: FacilityForm,
  actor: Actor,
): Promise<FacilityRecord> {
  const before = await currentForm(tx, record)
  await checkForm(tx, form, { record, form: before })
  const columns = {
    ...columnsOf(form),
    blockedReason: form.blocked ? form.blockedReason : null,
    blockedSince: blockedSince(record, form, services.clock.today()),
  }
  const updated = await updateFacility(services, tx, record, columns, actor)
  const addresses = await saveAddresses(services, tx, record, form.addresses, actor)
  const changes = facilityChanges(before, formOf(updated, addresses))
  await auditFacility(
    services,
    tx,
    { code: record.code, action: 'UPDATE', topic: 'Health facility', changes },
    actor,
  )
  return updated
}

/**
 * Applies some fields to a facility as it is now, through the very save of a direct edit; this is what the approval of
 * an `hf-update` request runs. Fields that are not named keep today's values.
 */
export async function applyFacilityFields(
  services: Services,
  tx: Transaction,
  code: string,
  fields: Partial<FacilityForm>,
  actor: Actor,
): Promise<FacilityRecord> {
  const record = await lockFacility(tx, code)
  const form = { ...(await currentForm(tx, record)), ...fields }
  return replaceFacility(services, tx, record, form, actor)
}
