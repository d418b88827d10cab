import { physicianFields } from '@capiz/domain/physician'
import type { PhysicianAccountRequest, PhysicianRegistration } from '@capiz/api/schema/physician'
import { asksBeforeSaving, normalisePersonName } from '@capiz/domain/duplicate'
import { and, eq, isNull } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { visitor } from '../../platform/access/actor.ts'
import { physician } from '../../db/schema/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Transaction } from '../../db/types.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import type { CallMeta } from '../../platform/access/call-meta.ts'
import { checklistOwner } from '../../areas/physician/checklist.ts'
import { candidateOf, findMatches, publicMatches } from '../../areas/physician/duplicates.ts'
import type { PhysicianForm } from '../../areas/physician/form.ts'
import { checkForm, createPhysician } from '../../areas/physician/save.ts'
import { physicianName, type PhysicianRecord } from '../../areas/physician/scope.ts'
import { blankForm } from '../../engines/provider/form.ts'
import { askForAccount } from './account-ask.ts'
import { createRequest } from '../../engines/request/create.ts'
import type { Services } from '../../platform/services.ts'
import { holdUnlessConfirmed, type Received } from './address-confirmation.ts'
import {
  checkConsent,
  checkDocuments,
  type ConsentOrigin,
  storeConsent,
  storeDocuments,
  thankFor,
} from './application.ts'

type Registration = InferOutput<typeof PhysicianRegistration>
type AccountInput = InferOutput<typeof PhysicianAccountRequest>

function formOfRegistration(body: Registration): PhysicianForm {
  const { documents: _documents, consent: _consent, confirmDuplicates: _confirm, ...fields } = body
  return { ...blankForm(physicianFields), contract: null, ...fields }
}

/**
 * A physician or dentist applies for accreditation: record, documents, consent and the request for approval are stored
 * together or not at all (domain model 7.1 and 6.5). Without the `origin` of a confirmed address all of it may have to wait
 * for that. A licence number that is taken is refused by the rule of the
 * table; the answer holds the codes only.
 */
export async function registerPhysician(
  services: Services,
  body: Registration,
  meta: CallMeta,
  origin?: ConsentOrigin,
): Promise<Received> {
  const form = formOfRegistration(body)
  const name = `${form.firstName} ${form.lastName}`
  const actor = visitor(name, form.emailAddress, meta)
  return inTransaction(services.db, async (tx) => {
    await checkForm(services, tx, form, undefined)
    await checkDocuments(services, tx, 'phy/document', body.documents)
    await checkConsent(tx, body.consent)
    const candidates = await findMatches(tx, candidateOf(form))
    if (!body.confirmDuplicates) {
      const found = await publicMatches(tx, candidateOf(form))
      const open = found.filter(({ tier, score }) => asksBeforeSaving(tier, score))
      if (open.length > 0) refuse('POSSIBLE_DUPLICATES', { details: { candidates: open } })
    }
    const source = { source: 'PUBLIC', accepted: false } as const
    const record = await createPhysician(services, tx, form, actor, source)
    const owner = { entity: 'phy/document', code: record.code } as const
    await storeDocuments(services, tx, owner, body.documents, actor)
    await storeConsent(
      tx,
      record.code,
      body.consent,
      origin ?? { ip: meta.ip, givenDate: services.clock.now() },
    )
    const request = await createRequest(
      services,
      tx,
      {
        type: 'phy-registration',
        targetCode: record.code,
        targetName: physicianName(record),
        applicantType: 'PHY',
        payload: { ...form },
        targetVersion: record.version,
        candidates,
      },
      actor,
    )
    holdUnlessConfirmed(services, origin)
    await thankFor(services, tx, checklistOwner(record), { to: form.emailAddress, code: request.code })
    return { code: record.code, requestCode: request.code, name: physicianName(record) }
  })
}

async function matching(tx: Transaction, body: AccountInput): Promise<PhysicianRecord | undefined> {
  const rows = await tx
    .select()
    .from(physician)
    .where(
      and(
        eq(physician.prcNumber, body.prcNumber),
        eq(physician.deleted, false),
        eq(physician.accepted, true),
        isNull(physician.duplicateOf),
        body.code ? eq(physician.code, body.code.toUpperCase()) : undefined,
      ),
    )
  const same = (a: string, b: string) => normalisePersonName(a) === normalisePersonName(b)
  return rows.find((row) => same(row.lastName, body.lastName) && same(row.firstName, body.firstName))
}

/**
 * Requests the portal account of an existing physician, identified by licence number and name. The reply is always the
 * same, so that it does not reveal which records exist.
 */
export async function requestPhysicianAccount(
  services: Services,
  body: AccountInput,
  meta: CallMeta,
): Promise<void> {
  const { consent, ...payload } = body
  const { emailAddress } = body
  const name = `${body.firstName} ${body.lastName}`
  const ask = { type: 'phy-account', applicantType: 'PHY', name, emailAddress, payload, consent } as const
  const find = async (tx: Transaction) => {
    const record = await matching(tx, body)
    return record && { code: record.code, name: physicianName(record), version: record.version }
  }
  await askForAccount(services, { ...ask, find }, meta)
}
