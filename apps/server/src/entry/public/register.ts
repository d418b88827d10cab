import type { AccountRequest, FacilityRegistration } from '@capiz/api/schema/facility-form'
import { asksBeforeSaving } from '@capiz/domain/duplicate'
import { facilityFields } from '@capiz/domain/facility'
import { and, eq, sql } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { visitor } from '../../platform/access/actor.ts'
import { facility } from '../../db/schema/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Transaction } from '../../db/types.ts'
import { candidateOf, findMatches, publicMatches } from '../../areas/facility/duplicates.ts'
import { checklistOwner } from '../../areas/facility/checklist.ts'
import type { FacilityForm } from '../../areas/facility/form.ts'
import { facilityNameKey } from '../../areas/facility/keys.ts'
import { blankForm } from '../../engines/provider/form.ts'
import { checkForm, createFacility } from '../../areas/facility/save.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import type { CallMeta } from '../../platform/access/call-meta.ts'
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

type Registration = InferOutput<typeof FacilityRegistration>

function formOfRegistration(body: Registration): FacilityForm {
  const { documents: _documents, consent: _consent, confirmDuplicates: _confirm, ...fields } = body
  return { ...blankForm(facilityFields), ...fields }
}

/**
 * A visitor applies for accreditation: facility, documents, consent and the request for approval are stored together
 * or not at all (domain model 6.5). Without the `origin` of a confirmed address all of it may have to wait for that. The answer holds the codes only.
 */
export async function registerFacility(
  services: Services,
  body: Registration,
  meta: CallMeta,
  origin?: ConsentOrigin,
): Promise<Received> {
  const form = formOfRegistration(body)
  const person = form.contacts.find(({ coordinator }) => coordinator) ?? form.contacts[0]
  const actor = visitor(person?.name ?? form.name, form.emailAddress, meta)
  return inTransaction(services.db, async (tx) => {
    await checkForm(tx, form, undefined)
    await checkDocuments(services, tx, 'hf/document', body.documents)
    await checkConsent(tx, body.consent)
    const candidates = await findMatches(tx, candidateOf(form))
    if (!body.confirmDuplicates) {
      // A visitor sees the accredited ones, once; the others are for staff alone (domain model 6.5).
      const found = await publicMatches(tx, candidateOf(form))
      const open = found.filter(({ tier, score }) => asksBeforeSaving(tier, score))
      if (open.length > 0) refuse('POSSIBLE_DUPLICATES', { details: { candidates: open } })
    }
    const record = await createFacility(services, tx, form, actor, { source: 'PUBLIC', accepted: false })
    await storeDocuments(services, tx, { entity: 'hf/document', code: record.code }, body.documents, actor)
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
        type: 'hf-registration',
        targetCode: record.code,
        targetName: record.name,
        applicantType: 'HFC',
        payload: { ...form },
        targetVersion: record.version,
        candidates,
      },
      actor,
    )
    holdUnlessConfirmed(services, origin)
    await thankFor(services, tx, checklistOwner(record), { to: form.emailAddress, code: request.code })
    return { code: record.code, requestCode: request.code, name: record.name }
  })
}

type AccountInput = InferOutput<typeof AccountRequest>

async function matching(tx: Transaction, { code, hfName, tin }: AccountInput) {
  const [record] = await tx
    .select()
    .from(facility)
    .where(
      and(
        eq(facility.deleted, false),
        eq(facility.accepted, true),
        eq(facility.tin, tin),
        code ? eq(facility.code, code.toUpperCase()) : eq(facility.nameKey, facilityNameKey(hfName)),
      ),
    )
    .orderBy(sql`${facility.duplicateOf} is not null`, facility.id)
    .limit(1)
  return record
}

/**
 * Requests the portal account of an existing facility, identified by code or name together with its TIN. The reply is
 * always the same, so that it does not reveal which records exist.
 */
export async function requestAccount(services: Services, body: AccountInput, meta: CallMeta): Promise<void> {
  const { consent, ...payload } = body
  const { contactName: name, emailAddress } = body
  const ask = { type: 'hf-account', applicantType: 'HFC', name, emailAddress, payload, consent } as const
  await askForAccount(services, { ...ask, find: (tx) => matching(tx, body) }, meta)
}
