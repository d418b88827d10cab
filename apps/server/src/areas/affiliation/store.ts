import type { AffiliationInput } from '@capiz/api/schema/affiliation'
import { approvedAffiliationStatus, isAccreditationStatus } from '@capiz/domain/accreditation'
import type { IsoDate } from '@capiz/domain/time'
import type { InferOutput } from 'valibot'
import type { Actor } from '../../platform/access/actor.ts'
import { changesBetween } from '../../platform/audit/changes.ts'
import { inOrderOf } from '../../db/rows.ts'
import { affiliation } from '../../db/schema/index.ts'
import type { Transaction } from '../../db/types.ts'
import { writeHistory } from '../../engines/provider/history.ts'
import { loadTerms } from '../facility/labels.ts'
import type { FacilityRecord } from '../facility/scope.ts'
import { refuseField } from '../../platform/errors/refuse.ts'
import type { PhysicianRecord } from '../physician/scope.ts'
import { auditOwner } from '../../engines/provider/owner.ts'
import { moveStatus } from '../../engines/provider/status.ts'
import type { Services } from '../../platform/services.ts'
import { refuseHeld } from './hold.ts'
import type { AffiliationRecord } from './scope.ts'
import { affiliationStatus, updateAffiliation } from './status.ts'

/** The values a save or an approved request stores; `status` is the final one. */
export type AffiliationForm = Omit<InferOutput<typeof AffiliationInput>, 'code' | 'version' | 'bypass'>

/** Both ends of an affiliation. */
export interface Ends {
  physician: PhysicianRecord
  facility: FacilityRecord
}

const plain = ({ specializationCodes, room, clinicAddress, relation, remarks }: AffiliationForm) => ({
  specializationCodes,
  room,
  clinicAddress,
  relation,
  remarks,
})

/** Refuses specialties that are not on the list, but for those the record had already. */
export async function checkSpecialties(
  tx: Transaction,
  forms: readonly AffiliationForm[],
  old: readonly string[],
): Promise<void> {
  const terms = await loadTerms(tx, 'specialization')
  const isBad = (code: string) => {
    const term = terms.find('specialization', code)
    return !term || (term.deleted && !old.includes(code))
  }
  if (forms.some((form) => form.specializationCodes.some(isBad))) {
    refuseField('specializationCodes', 'Choose specialties of the list.')
  }
}

/** The parts of a new affiliation. */
export interface NewAffiliation {
  form: AffiliationForm
  ends: Ends
}

/** The form of an affiliation whose request was approved: from its day or today, with the status the ends allow. */
export function approvedForm(
  requested: AffiliationForm,
  { physician, facility }: Ends,
  today: IsoDate,
): AffiliationForm {
  const { status, effectiveDate, reason } = requested
  if (!isAccreditationStatus(status)) return refuseField('status', 'Choose one of the statuses offered.')
  return {
    ...requested,
    effectiveDate: effectiveDate && effectiveDate > today ? effectiveDate : today,
    reason: reason ?? 'Approved request',
    status: approvedAffiliationStatus(status, {
      physician: physician.accreditationStatusCode,
      facility: facility.accreditationStatusCode,
    }),
  }
}

const startOf = ({ status }: AffiliationForm) =>
  status === 'FOR_PAYMENT_ONLY' ? ('FOR_PAYMENT_ONLY' as const) : ('ON_PROCESS' as const)

/**
 * Stores new affiliations, in their order, and moves them on to the status asked for; the one way affiliations come
 * into being. Providers with a lapsed document that holds new affiliations are refused by name.
 */
export async function createAffiliations(
  services: Services,
  tx: Transaction,
  wanted: readonly NewAffiliation[],
  actor: Actor,
  requestCode?: string,
): Promise<AffiliationRecord[]> {
  if (wanted.length === 0) return []
  await refuseHeld(
    tx,
    wanted.map(({ ends }) => ends),
    services.clock.today(),
  )
  const forms = wanted.map(({ form }) => form)
  await checkSpecialties(tx, forms, [])
  const now = services.clock.now()
  const today = services.clock.today()
  const codes = await services.codes.nextMany(tx, 'affiliation', wanted.length)
  const stamps = { createdDate: now, createdBy: actor.username, updatedDate: now, updatedBy: actor.username }
  const coded = wanted.map((one, at) => ({ ...one, code: codes[at] as string, start: startOf(one.form) }))
  const rows = coded.map(({ form, ends, code, start }) => ({
    ...plain(form),
    ...stamps,
    code,
    physicianId: ends.physician.id,
    facilityId: ends.facility.id,
    status: start,
    effectiveDate: form.effectiveDate ?? today,
  }))
  const stored = inOrderOf(codes, await tx.insert(affiliation).values(rows).returning())
  const starts = coded.map(({ code, start }) => {
    return { applicantCode: code, fromStatus: null, toStatus: start, effectiveDate: today, requestCode }
  })
  await writeHistory(services, tx, 'AFF', starts, actor)
  for (const { form, code, start } of coded) {
    const changes = changesBetween(undefined, { ...form, status: start })
    const entry = { code, action: 'CREATE', topic: 'Affiliation', changes } as const
    await auditOwner(services, tx, 'affiliation', entry, actor)
  }
  const moved: AffiliationRecord[] = []
  for (const [at, record] of stored.entries()) {
    const form = forms[at] as AffiliationForm
    const stays = form.status === record.status
    moved.push(stays ? record : await moveTo(services, tx, record, form, actor, requestCode))
  }
  return moved
}

async function moveTo(
  services: Services,
  tx: Transaction,
  record: AffiliationRecord,
  { status, effectiveDate, reason, remarks }: AffiliationForm,
  actor: Actor,
  requestCode?: string,
): Promise<AffiliationRecord> {
  const day: IsoDate = effectiveDate ?? services.clock.today()
  const input = { status, effectiveDate: day, reason, remarks, until: null }
  return moveStatus(services, tx, affiliationStatus, record, input, actor, requestCode ? { requestCode } : {})
}

/** Puts the form in place of what a locked affiliation had, and moves its status when another one is asked for. */
export async function replaceAffiliation(
  services: Services,
  tx: Transaction,
  record: AffiliationRecord,
  form: AffiliationForm,
  actor: Actor,
  requestCode?: string,
): Promise<AffiliationRecord> {
  await checkSpecialties(tx, [form], record.specializationCodes)
  const changes = changesBetween({ ...record }, plain(form))
  const { code } = record
  const updated = await updateAffiliation(services, tx, record, plain(form), actor)
  const entry = { code, action: 'UPDATE', topic: 'Affiliation', changes } as const
  await auditOwner(services, tx, 'affiliation', entry, actor)
  return form.status === record.status ? updated : moveTo(services, tx, updated, form, actor, requestCode)
}
