import { askBeforeChange } from '../../platform/access/fresh.ts'
import { splitEdit } from '@capiz/domain/split-edit'
import { savedMessage } from '@capiz/domain/text'
import type { Actor } from '../../platform/access/actor.ts'
import type { Principal } from '../../platform/access/principal.ts'
import type { Transaction } from '../../db/types.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import { createRequest, type RequestDraft } from './create.ts'
import type { Services } from '../../platform/services.ts'

/** An edit of a provider's own record, with the saves that make it. */
export interface OwnEdit<F extends object, R extends { code: string; version: number }> {
  type: 'hf-update' | 'phy-update'
  applicantType: 'HFC' | 'PHY'
  /** what the record is called in the sentence to show */
  entity: string
  targetName: string
  record: R
  before: F
  form: F
  /** fields the provider is never sent; leaving them out must not count as emptying them */
  unseen: readonly (keyof F & string)[]
  /** refuses a form that could never be saved, so that nothing is asked for in vain */
  check: (form: F) => Promise<void>
  /** the very save staff use */
  replace: (form: F) => Promise<R>
}

/** The provider who saves, as a caller and as the author of what is recorded. */
interface Author {
  principal: Principal
  actor: Actor
}

/** The result of a save: the record as it is now, and the request for the part that needs approval. */
export interface Saved<R> {
  record: R
  requestCode: string | null
  message: string
  created: boolean
}

const valuesOf = (form: object): Record<string, unknown> => Object.fromEntries(Object.entries(form))

function withUnseen<F extends object>({
  form,
  before,
  unseen,
}: Pick<OwnEdit<F, never>, 'form' | 'before' | 'unseen'>): F {
  const stored = unseen.filter((field) => form[field] === null || form[field] === false)
  return { ...form, ...Object.fromEntries(stored.map((field) => [field, before[field]])) }
}

/**
 * Takes a provider's edit apart into what is saved at once, what waits for approval and what is refused, and does all
 * of it or nothing (domain model 7.4).
 */
export async function saveOwn<F extends object, R extends { code: string; version: number }>(
  services: Services,
  tx: Transaction,
  { principal, actor }: Author,
  edit: OwnEdit<F, R>,
): Promise<Saved<R>> {
  const { record, before } = edit
  const form = withUnseen(edit)
  const split = splitEdit(valuesOf(before), valuesOf(form), principal.marker)
  if (split.refused.length > 0) {
    refuse('FIELD_PROTECTED', {
      errors: split.refused.map((field) => ({ field, message: 'This cannot be changed from your account.' })),
    })
  }
  await askBeforeChange(services, tx, principal, {
    before: 'payee' in split.request,
    after: false,
  })
  await edit.check(form)
  const direct = Object.keys(split.direct).length > 0
  const updated = direct ? await edit.replace({ ...before, ...split.direct }) : record
  const requestedFields = Object.keys(split.request)
  if (requestedFields.length === 0) {
    const message = savedMessage(edit.entity, { id: 1 })
    return { record: updated, requestCode: null, message, created: false }
  }
  const was = valuesOf(before)
  const draft: RequestDraft = {
    type: edit.type,
    targetCode: record.code,
    targetName: edit.targetName,
    applicantType: edit.applicantType,
    payload: split.request,
    before: Object.fromEntries(requestedFields.map((field) => [field, was[field]])),
    targetVersion: updated.version,
  }
  const { code: requestCode } = await createRequest(services, tx, draft, actor)
  const message = `Request ${requestCode} was sent for approval. The fields it names change when it is approved.`
  return { record: updated, requestCode, message, created: false }
}
