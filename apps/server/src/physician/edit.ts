import { savedMessage } from '@capiz/domain/text'
import { actorOf, type Actor } from '../actor.ts'
import type { Principal } from '../auth/principal.ts'
import type { Transaction } from '../db/types.ts'
import { need } from '../facility/scope.ts'
import { refuse, refuseField } from '../http/refuse.ts'
import type { CallMeta } from '../http/types.ts'
import { saveOwn, type Saved } from '../provider/split-save.ts'
import { moveStatus } from '../provider/status.ts'
import type { Services } from '../services.ts'
import { candidateOf, findLookalikes } from './duplicates.ts'
import { formOf, formOfBody, type PhysicianBody, type PhysicianForm } from './form.ts'
import { checkForm, createPhysician, replacePhysician } from './save.ts'
import { lockPhysician, physicianFor, physicianName, type PhysicianRecord } from './scope.ts'
import { physicianStatus } from './status.ts'
import { physicianView } from './view.ts'

/** What a save of a physician came to. */
export type SavedPhysician = Saved<PhysicianRecord>

interface Editing {
  services: Services
  tx: Transaction
  principal: Principal
  actor: Actor
}

function initialStatus(asked: string | null | undefined): 'ON_PROCESS' | 'FOR_PAYMENT_ONLY' {
  if (!asked || asked === 'ON_PROCESS') return 'ON_PROCESS'
  if (asked === 'FOR_PAYMENT_ONLY') return asked
  return refuseField('accreditationStatusCode', 'A new physician begins as on process or for payment only.')
}

async function createByStaff(editing: Editing, body: PhysicianBody): Promise<SavedPhysician> {
  const { services, tx, principal, actor } = editing
  if (principal.marker !== 'ADMIN') refuse('FORBIDDEN')
  const form = formOfBody(body)
  const status = initialStatus(body.accreditationStatusCode)
  if (!body.confirmDuplicates) {
    const candidates = await findLookalikes(tx, candidateOf(form))
    // The same licence of the same profession is no question: it is refused in the words of the catalogue.
    const certain = candidates.some(({ reasons }) =>
      reasons.some(({ signal }) => signal === 'prc' || signal === 'phic'),
    )
    if (candidates.length > 0 && !certain) refuse('POSSIBLE_DUPLICATES', { details: { candidates } })
  }
  const record = await createPhysician(services, tx, form, actor, { source: 'STAFF', accepted: true, status })
  return { record, requestCode: null, message: savedMessage('Physician'), created: true }
}

async function moveWhenAsked(
  { services, tx, principal, actor }: Editing,
  record: PhysicianRecord,
  body: PhysicianBody,
): Promise<PhysicianRecord> {
  const { accreditationStatusCode: status, effectiveDate, reason, statusRemarks: remarks, until } = body
  if (!status || status === record.accreditationStatusCode) return record
  need(principal, 'PHY_STATUS')
  if (!effectiveDate) return refuseField('effectiveDate', 'Enter the day from which the status holds.')
  const move = { status, effectiveDate, reason, remarks, until }
  return moveStatus(services, tx, physicianStatus, record, move, actor)
}

async function updateByStaff(
  editing: Editing,
  record: PhysicianRecord,
  body: PhysicianBody,
): Promise<SavedPhysician> {
  const { services, tx, actor } = editing
  const saved = await replacePhysician(services, tx, record, formOfBody(body), actor)
  const moved = await moveWhenAsked(editing, saved, body)
  return { record: moved, requestCode: null, message: savedMessage('Physician', record), created: false }
}

async function updateByProvider(
  { services, tx, principal, actor }: Editing,
  record: PhysicianRecord,
  body: PhysicianBody,
): Promise<SavedPhysician> {
  const { accreditationStatusCode: status } = body
  if (status && status !== record.accreditationStatusCode) {
    const message = 'This cannot be changed from your account.'
    refuse('FIELD_PROTECTED', { errors: [{ field: 'accreditationStatusCode', message }] })
  }
  return saveOwn<PhysicianForm, PhysicianRecord>(services, tx, principal, {
    type: 'phy-update',
    applicantType: 'PHY',
    entity: 'Physician',
    targetName: physicianName(record),
    record,
    before: formOf(record),
    form: formOfBody(body),
    unseen: ['remarks', 'contract', 'providerCategoryCode'],
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
  await physicianFor(tx, body.code, principal, 'PHY_EDIT')
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
