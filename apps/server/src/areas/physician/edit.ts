import { physicianFields } from '@capiz/domain/physician'
import { asksBeforeSaving } from '@capiz/domain/duplicate'
import { savedMessage } from '@capiz/domain/text'
import { need } from '../../platform/access/decision.ts'
import { askBeforeChange } from '../../platform/access/fresh.ts'
import { actorOf, type Actor } from '../../platform/access/actor.ts'
import type { Principal } from '../../platform/access/principal.ts'
import type { Transaction } from '../../db/types.ts'
import { refuse, refuseField, refuseVersionAlone } from '../../platform/errors/refuse.ts'
import type { CallMeta } from '../../platform/access/call-meta.ts'
import { staffFields } from '../../engines/provider/form.ts'
import { saveOwn, type Saved } from '../../engines/request/split-save.ts'
import { moveOrAsk, type StatusOutcome } from '../../engines/request/status-request.ts'
import type { Services } from '../../platform/services.ts'
import { candidateOf, findMatches } from './duplicates.ts'
import { formOf, formOfBody, type PhysicianBody, type PhysicianForm } from './form.ts'
import { checkForm, createPhysician, replacePhysician } from './save.ts'
import { lockPhysician, physicianFor, physicianName, type PhysicianRecord } from './scope.ts'
import { physicianStatus } from './status.ts'
import { physicianView } from './view.ts'

/** The result of saving a physician. */
export type SavedPhysician = Saved<PhysicianRecord>

interface Editing {
  services: Services
  tx: Transaction
  principal: Principal
  actor: Actor
}

function initialStatus(requested: string | null | undefined): 'ON_PROCESS' | 'FOR_PAYMENT_ONLY' {
  if (!requested || requested === 'ON_PROCESS') return 'ON_PROCESS'
  if (requested === 'FOR_PAYMENT_ONLY') return requested
  return refuseField('accreditationStatusCode', 'A new physician begins as on process or for payment only.')
}

async function createByStaff(editing: Editing, body: PhysicianBody): Promise<SavedPhysician> {
  const { services, tx, principal, actor } = editing
  if (principal.reach !== 'all') refuse('FORBIDDEN')
  refuseVersionAlone(body.version, 'code')
  const form = formOfBody(body)
  const status = initialStatus(body.accreditationStatusCode)
  refuseWithoutMove(body)
  // Wrong fields first: whoever confirms that it is a new one must not meet them only then.
  await checkForm(services, tx, form, undefined)
  if (!body.confirmDuplicates) {
    const candidates = (await findMatches(tx, candidateOf(form))).filter(({ tier, score }) =>
      asksBeforeSaving(tier, score),
    )
    // The same licence of the same profession is no question: it is refused in the words of the catalogue.
    const certain = candidates.some(({ reasons }) =>
      reasons.some(({ signal, likeness }) => (signal === 'prc' || signal === 'phic') && likeness === 'same'),
    )
    if (candidates.length > 0 && !certain) refuse('POSSIBLE_DUPLICATES', { details: { candidates } })
  }
  const record = await createPhysician(services, tx, form, actor, { source: 'STAFF', accepted: true, status })
  return { record, requestCode: null, message: savedMessage('Physician'), created: true }
}

/** Refuses, by name, what a body says of a status move when it asks for none. */
function refuseWithoutMove({ effectiveDate, reason, statusRemarks, until }: PhysicianBody): void {
  const message = 'This belongs to a change of the status. Send the new status, or leave it out.'
  const errors = Object.entries({ effectiveDate, reason, statusRemarks, until })
    .filter(([, value]) => value !== null)
    .map(([field]) => ({ field, message }))
  if (errors.length > 0) refuse('VALIDATION', { errors })
}

async function moveIfRequested(
  { services, tx, principal, actor }: Editing,
  record: PhysicianRecord,
  body: PhysicianBody,
): Promise<StatusOutcome<PhysicianRecord>> {
  const { accreditationStatusCode: status, effectiveDate, reason, statusRemarks: remarks, until } = body
  if (!status || status === record.accreditationStatusCode) {
    refuseWithoutMove(body)
    return { record, requestCode: null, message: null }
  }
  need(principal, 'PHY_STATUS')
  await askBeforeChange(services, tx, principal, { before: record.accreditationStatusCode, after: status })
  if (!effectiveDate) return refuseField('effectiveDate', 'Enter the day from which the status holds.')
  const move = { status, effectiveDate, reason, remarks, until }
  return moveOrAsk(services, tx, physicianStatus, record, move, actor)
}

async function updateByStaff(
  editing: Editing,
  record: PhysicianRecord,
  body: PhysicianBody,
): Promise<SavedPhysician> {
  const { services, tx, principal, actor } = editing
  const form = formOfBody(body)
  await askBeforeChange(services, tx, principal, { before: formOf(record).payee, after: form.payee })
  const saved = await replacePhysician(services, tx, record, form, actor)
  const moved = await moveIfRequested(editing, saved, body)
  const message = [savedMessage('Physician', record), moved.message].filter(Boolean).join(' ')
  return { ...moved, message, created: false }
}

async function updateByProvider(
  editing: Editing,
  record: PhysicianRecord,
  body: PhysicianBody,
): Promise<SavedPhysician> {
  const { services, tx, actor } = editing
  const { accreditationStatusCode: status } = body
  if (status && status !== record.accreditationStatusCode) {
    const message = 'This cannot be changed from your account.'
    refuse('FIELD_PROTECTED', { errors: [{ field: 'accreditationStatusCode', message }] })
  }
  refuseWithoutMove(body)
  return saveOwn<PhysicianForm, PhysicianRecord>(services, tx, editing, {
    type: 'phy-update',
    applicantType: 'PHY',
    entity: 'Physician',
    targetName: physicianName(record),
    record,
    before: formOf(record),
    form: formOfBody(body),
    unseen: [...staffFields(physicianFields), 'contract', 'providerCategoryCode'],
    check: (form) => checkForm(services, tx, form, record),
    replace: (form) => replacePhysician(services, tx, record, form, actor),
  })
}

/**
 * Saves a physician for a user: staff save everything directly, the physician's own edit is taken apart into what is
 * saved at once, what waits for approval and what is refused (domain model 7.4). Updates carry the version they were
 * made on.
 */
export async function savePhysician(
  services: Services,
  tx: Transaction,
  body: PhysicianBody,
  principal: Principal,
  meta: CallMeta,
): Promise<SavedPhysician> {
  const editing: Editing = { services, tx, principal, actor: actorOf(principal, meta) }
  if (!body.code) return createByStaff(editing, body)
  await physicianFor(tx, body.code, principal)
  const record = await lockPhysician(tx, body.code)
  if (body.version === null || body.version === undefined) {
    return refuseField('version', 'Send the version this change was made on.')
  }
  if (body.version !== record.version) {
    const current = await physicianView(tx, record, principal)
    return refuse('STALE_RECORD', { details: { current } })
  }
  return principal.marker === 'ADMIN'
    ? updateByStaff(editing, record, body)
    : updateByProvider(editing, record, body)
}
