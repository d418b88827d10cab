import type { AffiliationInput } from '@capiz/api/schema/affiliation'
import { affiliationNeedsRequest } from '@capiz/domain/request'
import { savedMessage } from '@capiz/domain/text'
import { and, eq } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { actorOf, type Actor } from '../../platform/access/actor.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { affiliation } from '../../db/schema/index.ts'
import type { Transaction } from '../../db/types.ts'
import { need } from '../../platform/access/decision.ts'
import { lockFacility } from '../facility/scope.ts'
import { refuse, refuseField, refuseVersionAlone } from '../../platform/errors/refuse.ts'
import type { CallMeta } from '../../platform/access/call-meta.ts'
import { lockPhysician, physicianName } from '../physician/scope.ts'
import { createRequest } from '../../engines/request/create.ts'
import type { Services } from '../../platform/services.ts'
import { refuseHeld } from './hold.ts'
import type { AffiliationRecord } from './scope.ts'
import {
  checkSpecialties,
  createAffiliations,
  replaceAffiliation,
  type AffiliationForm,
  type Ends,
} from './store.ts'
import { affiliationView } from './view.ts'

/** An affiliation as the save call takes it, checked. */
export type AffiliationBody = InferOutput<typeof AffiliationInput>

/** The result of a save. */
export interface SavedAffiliation {
  record: AffiliationRecord | null
  requestCode: string | null
  message: string
  created: boolean
}

/** Both ends, locked in one order, so that two saves of one pair cannot lock each other out. */
export async function lockEnds(tx: Transaction, form: AffiliationForm): Promise<Ends> {
  const physician = await lockPhysician(tx, form.physicianCode)
  const facility = await lockFacility(tx, form.healthFacilityCode)
  return { physician, facility }
}

/** The live affiliation of a pair, if there is one. */
export async function findPair(tx: Transaction, { physician, facility }: Ends) {
  const [row] = await tx
    .select()
    .from(affiliation)
    .where(
      and(
        eq(affiliation.physicianId, physician.id),
        eq(affiliation.facilityId, facility.id),
        eq(affiliation.deleted, false),
      ),
    )
    .for('update')
  return row
}

function formOfBody(body: AffiliationBody): AffiliationForm {
  const { code: _code, version: _version, bypass: _bypass, ...form } = body
  return form
}

/** The affiliation in the form in which it would be entered, for the request that changes it. */
export function formOfRecord(record: AffiliationRecord, ends: { physician: string; facility: string }) {
  const { status, specializationCodes, room, clinicAddress, effectiveDate, relation, remarks } = record
  return {
    physicianCode: ends.physician,
    healthFacilityCode: ends.facility,
    status,
    specializationCodes,
    room,
    clinicAddress,
    effectiveDate,
    relation,
    remarks,
  }
}

/** Parks an affiliation for approval: one open request for a physician and a facility. */
async function requestAffiliation(
  services: Services,
  tx: Transaction,
  { form, ends, before }: { form: AffiliationForm; ends: Ends; before: AffiliationRecord | undefined },
  actor: Actor,
): Promise<SavedAffiliation> {
  const { physician, facility } = ends
  await checkSpecialties(tx, [form], before?.specializationCodes ?? [])
  if (!before) await refuseHeld(tx, [ends], services.clock.today())
  const { code: requestCode } = await createRequest(
    services,
    tx,
    {
      type: 'affiliation',
      targetCode: physician.code,
      targetName: `${physicianName(physician)} at ${facility.name}`,
      applicantType: 'PHY',
      counterpartCode: facility.code,
      payload: { ...form },
      before: before ? formOfRecord(before, { physician: physician.code, facility: facility.code }) : null,
      targetVersion: before?.version ?? null,
    },
    actor,
  )
  const message = `Request ${requestCode} was sent for approval. The affiliation is saved when it is approved.`
  return { record: before ?? null, requestCode, message, created: false }
}

/** A provider asks only for what is the own, and only for accreditation in process (domain model 7.2). */
function checkProvider(principal: Principal, form: AffiliationForm): void {
  if (principal.marker === 'ADMIN') return
  const own = principal.marker === 'PHY' ? form.physicianCode : form.healthFacilityCode
  if (own !== principal.linkedCode) refuse('NOT_FOUND')
  if (form.status !== 'ON_PROCESS') {
    const message = 'From your account an affiliation can only be asked for as on process.'
    refuse('FIELD_PROTECTED', { errors: [{ field: 'status', message }] })
  }
}

async function refuseStale(
  tx: Transaction,
  before: AffiliationRecord,
  body: AffiliationBody,
  principal: Principal,
) {
  if (body.version === null || body.version === undefined) {
    refuseField('version', 'Send the version this change was made on.')
  }
  if (body.version === before.version) return
  refuse('STALE_RECORD', { details: { current: await affiliationView(tx, before.id, principal) } })
}

/**
 * Saves an affiliation for a user: on process and for payment only become a request unless a user with the permission
 * bypasses it, every other status is saved directly (specification 2, section 4).
 */
export async function saveAffiliation(
  services: Services,
  tx: Transaction,
  body: AffiliationBody,
  principal: Principal,
  meta: CallMeta,
): Promise<SavedAffiliation> {
  if (!body.code) refuseVersionAlone(body.version, 'code')
  const form = formOfBody(body)
  checkProvider(principal, form)
  const ends = await lockEnds(tx, form)
  const found = await findPair(tx, ends)
  if (found && !body.code) refuse('AFFILIATION_UK', { details: { code: found.code } })
  if (body.code && found?.code !== body.code) refuse('NOT_FOUND')
  if (found) await refuseStale(tx, found, body, principal)
  const actor = actorOf(principal, meta)
  const mayMove = principal.permissions.has('AFFILIATION_STATUS')
  if (affiliationNeedsRequest(form.status, body.bypass && mayMove)) {
    return requestAffiliation(services, tx, { form, ends, before: found }, actor)
  }
  if (form.status !== found?.status) need(principal, 'AFFILIATION_STATUS')
  const [record = null] = found
    ? [await replaceAffiliation(services, tx, found, form, actor)]
    : await createAffiliations(services, tx, [{ form, ends }], actor)
  const message = savedMessage('Affiliation', found ?? {})
  return { record, requestCode: null, message, created: !found }
}
