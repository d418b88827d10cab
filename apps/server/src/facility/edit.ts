import { splitEdit } from '@capiz/domain/split-edit'
import { savedMessage } from '@capiz/domain/text'
import { actorOf, type Actor } from '../actor.ts'
import type { Principal } from '../auth/principal.ts'
import type { Transaction } from '../db/types.ts'
import { refuse } from '../http/refuse.ts'
import type { CallMeta } from '../http/types.ts'
import { createRequest } from '../request/create.ts'
import type { Services } from '../services.ts'
import { candidateOf, findLookalikes } from './duplicates.ts'
import { currentForm, formOfBody, type FacilityBody, type FacilityForm } from './form.ts'
import { checkForm, createFacility, replaceFacility } from './save.ts'
import { facilityFor, lockFacility, need, type FacilityRecord } from './scope.ts'
import { facilityView } from './view.ts'

/** What a save came to: the record as it is now, and the request for what has to be approved. */
export interface SavedFacility {
  record: FacilityRecord
  requestCode: string | null
  message: string
  created: boolean
}

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

/** Fields a provider is never sent; leaving them out must not count as emptying them. */
const unseen = ['blocked', 'blockedReason', 'remarks'] as const

function withUnseen(form: FacilityForm, before: FacilityForm): FacilityForm {
  const kept = unseen.filter((field) => form[field] === null || form[field] === false)
  return { ...form, ...Object.fromEntries(kept.map((field) => [field, before[field]])) }
}

async function updateByProvider(
  { services, tx, principal, actor }: Editing,
  record: FacilityRecord,
  body: FacilityBody,
): Promise<SavedFacility> {
  const before = await currentForm(tx, record)
  const form = withUnseen(formOfBody(body, before), before)
  const split = splitEdit({ ...before }, { ...form }, principal.marker)
  if (split.refused.length > 0) {
    refuse('FIELD_PROTECTED', {
      errors: split.refused.map((field) => ({ field, message: 'This cannot be changed from your account.' })),
    })
  }
  // The whole form is checked now, so that nothing is asked for that could never be saved.
  await checkForm(tx, form, { record, form: before })
  const direct = split.direct as Partial<FacilityForm>
  const asked = Object.keys(split.request)
  const updated =
    Object.keys(direct).length > 0
      ? await replaceFacility(services, tx, record, { ...before, ...direct }, actor)
      : record
  if (asked.length === 0) {
    return {
      record: updated,
      requestCode: null,
      message: savedMessage('Health facility', record),
      created: false,
    }
  }
  const { code: requestCode } = await createRequest(services, tx, {
    type: 'hf-update',
    targetCode: record.code,
    targetName: record.name,
    applicantType: 'HFC',
    payload: split.request,
    before: Object.fromEntries(asked.map((field) => [field, before[field as keyof FacilityForm]])),
    targetVersion: updated.version,
    requester: { userCode: principal.userCode, name: principal.name, email: principal.emailAddress },
  })
  const message = `Request ${requestCode} was sent for approval. The fields it names change when it is approved.`
  return { record: updated, requestCode, message, created: false }
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
