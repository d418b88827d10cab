import { savedMessage } from '@capiz/domain/text'
import { actorOf, type Actor } from '../actor.ts'
import type { Principal } from '../auth/principal.ts'
import type { Transaction } from '../db/types.ts'
import { refuse } from '../http/refuse.ts'
import type { CallMeta } from '../http/types.ts'
import { saveOwn, type Saved } from '../provider/split-save.ts'
import type { Services } from '../services.ts'
import { candidateOf, findLookalikes } from './duplicates.ts'
import { currentForm, formOfBody, type FacilityBody, type FacilityForm } from './form.ts'
import { checkForm, createFacility, replaceFacility } from './save.ts'
import { facilityFor, lockFacility, need, type FacilityRecord } from './scope.ts'
import { facilityView } from './view.ts'

/** What a save of a facility came to. */
export type SavedFacility = Saved<FacilityRecord>

interface Editing {
  services: Services
  tx: Transaction
  principal: Principal
  actor: Actor
}

/** Refuses a change made on an older version, with the record as it is now. */
export async function refuseStale(
  tx: Transaction,
  record: FacilityRecord,
  principal: Principal,
): Promise<never> {
  return refuse('STALE_RECORD', { details: { current: await facilityView(tx, record, principal) } })
}

async function createByStaff(editing: Editing, body: FacilityBody): Promise<SavedFacility> {
  const { services, tx, principal, actor } = editing
  if (principal.marker !== 'ADMIN') refuse('FORBIDDEN')
  const form = formOfBody(body, undefined)
  if (form.blocked) need(principal, 'HF_NETWORK_EDIT')
  if (!body.confirmDuplicates) {
    const candidates = await findLookalikes(tx, candidateOf(form))
    if (candidates.length > 0) refuse('POSSIBLE_DUPLICATES', { details: { candidates } })
  }
  const record = await createFacility(services, tx, form, actor, { source: 'STAFF', accepted: true })
  return { record, requestCode: null, message: savedMessage('Health facility'), created: true }
}

async function updateByStaff(
  { services, tx, principal, actor }: Editing,
  record: FacilityRecord,
  body: FacilityBody,
): Promise<SavedFacility> {
  const before = await currentForm(tx, record)
  const form = formOfBody(body, before)
  const blockChanges =
    form.blocked !== before.blocked || (form.blocked && form.blockedReason !== before.blockedReason)
  if (blockChanges && !principal.permissions.has('HF_NETWORK_EDIT')) {
    refuse('FIELD_PROTECTED', { details: { fields: ['blocked', 'blockedReason'] } })
  }
  const updated = await replaceFacility(services, tx, record, form, actor)
  return {
    record: updated,
    requestCode: null,
    message: savedMessage('Health facility', record),
    created: false,
  }
}

async function updateByProvider(
  { services, tx, principal, actor }: Editing,
  record: FacilityRecord,
  body: FacilityBody,
): Promise<SavedFacility> {
  const before = await currentForm(tx, record)
  return saveOwn<FacilityForm, FacilityRecord>(services, tx, principal, {
    type: 'hf-update',
    applicantType: 'HFC',
    entity: 'Health facility',
    targetName: record.name,
    record,
    before,
    form: formOfBody(body, before),
    unseen: ['blocked', 'blockedReason', 'remarks'],
    check: (form) => checkForm(tx, form, { record, form: before }),
    replace: (form) => replaceFacility(services, tx, record, form, actor),
  })
}

/**
 * Saves a facility for a user: staff save everything directly, a coordinator's edit is taken apart into what is saved
 * at once, what waits for approval and what is refused (domain model 7.4). Updates carry the version they were made on.
 */
export async function saveFacility(
  services: Services,
  tx: Transaction,
  body: FacilityBody,
  principal: Principal,
  meta: CallMeta,
): Promise<SavedFacility> {
  const editing: Editing = { services, tx, principal, actor: actorOf(principal, meta) }
  if (!body.code) return createByStaff(editing, body)
  await facilityFor(tx, body.code, principal, 'HF_EDIT')
  const record = await lockFacility(tx, body.code)
  if (body.version === null || body.version === undefined) {
    refuse('VALIDATION', {
      errors: [{ field: 'version', message: 'Send the version this change was made on.' }],
    })
  }
  if (body.version !== record.version) return refuseStale(tx, record, principal)
  return principal.marker === 'ADMIN'
    ? updateByStaff(editing, record, body)
    : updateByProvider(editing, record, body)
}
