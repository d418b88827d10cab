import { facilityFields } from '@capiz/domain/facility'
import { asksBeforeSaving } from '@capiz/domain/duplicate'
import { savedMessage } from '@capiz/domain/text'
import { need } from '../../platform/access/decision.ts'
import { askBeforeChange } from '../../platform/access/fresh.ts'
import { actorOf, type Actor } from '../../platform/access/actor.ts'
import type { Principal } from '../../platform/access/principal.ts'
import type { Transaction } from '../../db/types.ts'
import { refuse, refuseVersionAlone } from '../../platform/errors/refuse.ts'
import type { CallMeta } from '../../platform/access/call-meta.ts'
import { staffFields } from '../../engines/provider/form.ts'
import { saveOwn, type Saved } from '../../engines/request/split-save.ts'
import type { Services } from '../../platform/services.ts'
import { candidateOf, findMatches } from './duplicates.ts'
import { currentForm, formOfBody, type FacilityBody, type FacilityForm } from './form.ts'
import { checkForm, createFacility, replaceFacility } from './save.ts'
import { facilityFor, lockFacility, type FacilityRecord } from './scope.ts'
import { facilityView } from './view.ts'

/** The result of saving a facility. */
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
  if (principal.reach !== 'all') refuse('FORBIDDEN')
  refuseVersionAlone(body.version, 'code')
  const form = formOfBody(body, undefined)
  if (form.blocked) need(principal, 'HF_NETWORK_EDIT')
  // Wrong fields first: whoever confirms that it is a new one must not meet them only then.
  await checkForm(tx, form, undefined)
  if (!body.confirmDuplicates) {
    const candidates = (await findMatches(tx, candidateOf(form))).filter(({ tier, score }) =>
      asksBeforeSaving(tier, score),
    )
    if (candidates.length > 0) refuse('POSSIBLE_DUPLICATES', { details: { candidates } })
  }
  const record = await createFacility(services, tx, form, actor, { source: 'STAFF', accepted: true })
  return { record, requestCode: null, message: savedMessage('Health facility'), created: true }
}

async function updateByStaff(
  editing: Editing,
  record: FacilityRecord,
  body: FacilityBody,
): Promise<SavedFacility> {
  const { services, tx, principal, actor } = editing
  const before = await currentForm(tx, record)
  const form = formOfBody(body, before)
  const blockChanges =
    form.blocked !== before.blocked || (form.blocked && form.blockedReason !== before.blockedReason)
  if (blockChanges && !principal.permissions.has('HF_NETWORK_EDIT')) {
    refuse('FIELD_PROTECTED', { details: { fields: ['blocked', 'blockedReason'] } })
  }
  await askBeforeChange(services, tx, principal, { before: before.payee, after: form.payee })
  const updated = await replaceFacility(services, tx, record, form, actor)
  return {
    record: updated,
    requestCode: null,
    message: savedMessage('Health facility', record),
    created: false,
  }
}

async function updateByProvider(
  editing: Editing,
  record: FacilityRecord,
  body: FacilityBody,
): Promise<SavedFacility> {
  const { services, tx, actor } = editing
  const before = await currentForm(tx, record)
  return saveOwn<FacilityForm, FacilityRecord>(services, tx, editing, {
    type: 'hf-update',
    applicantType: 'HFC',
    entity: 'Health facility',
    targetName: record.name,
    record,
    before,
    form: formOfBody(body, before),
    unseen: staffFields(facilityFields),
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
  await facilityFor(tx, body.code, principal)
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
