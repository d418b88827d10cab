import type { RegistrationDocument } from '@capiz/api/schema/document'
import type { Consent } from '@capiz/api/schema/facility'
import type { InferOutput } from 'valibot'
import type { Actor } from '../actor.ts'
import { consent } from '../db/schema/index.ts'
import type { Transaction } from '../db/types.ts'
import { takeOver } from '../document/add.ts'
import { documentKind } from '../document/entity.ts'
import { factProblems, plainFacts } from '../document/facts.ts'
import { Refusal, refuse } from '../http/refuse.ts'
import type { CallMeta } from '../http/types.ts'
import { checklistOf, documentRules, type ChecklistOwner } from '../provider/checklist.ts'
import type { Services } from '../services.ts'
import { missingHeld } from './held.ts'

/** The papers of an application, as they were sent. */
type Documents = readonly InferOutput<typeof RegistrationDocument>[]
type Entity = 'hf/document' | 'phy/document'

/** Refuses papers that are not held any more, are of no known type, or lack the dates of their type. */
export async function checkDocuments(
  services: Services,
  tx: Transaction,
  entity: Entity,
  documents: Documents,
): Promise<void> {
  const kind = documentKind(entity)
  const rules = await documentRules(tx, kind.pages)
  const today = services.clock.today()
  const missing = await missingHeld(
    tx,
    documents.map(({ uuid }) => uuid),
  )
  const wrong = documents.flatMap(({ documentTypeCode: docType, validityDate, effectiveDate }, at) =>
    factProblems(kind, rules, plainFacts({ docType, validityDate, effectiveDate }), today).map((problem) => ({
      field: `documents.${at}.${problem.field === 'docType' ? 'documentTypeCode' : problem.field}`,
      message: problem.message,
    })),
  )
  const errors = [...missing, ...wrong]
  if (errors.length > 0) refuse('VALIDATION', { errors })
}

/** Gives the held papers of an application to the record it made. */
export async function storeDocuments(
  services: Services,
  tx: Transaction,
  owner: { entity: Entity; code: string },
  documents: Documents,
  actor: Actor,
): Promise<void> {
  const target = { kind: documentKind(owner.entity), code: owner.code }
  const byFacts = Map.groupBy(documents, ({ documentTypeCode, validityDate, effectiveDate }) =>
    JSON.stringify([documentTypeCode, validityDate, effectiveDate]),
  )
  for (const group of byFacts.values()) {
    const [first] = group
    if (!first) continue
    const { documentTypeCode: docType, validityDate, effectiveDate } = first
    const uuids = group.map(({ uuid }) => uuid)
    await takeOver(services, tx, target, uuids, { docType, validityDate, effectiveDate }, actor)
  }
}

/** Thanks for an application by mail, with its number and the required papers that are not there yet. */
export async function thankFor(
  services: Services,
  tx: Transaction,
  owner: ChecklistOwner,
  values: { to: string; name: string; targetName: string; code: string },
): Promise<void> {
  const { to, ...words } = values
  const rows = await checklistOf(tx, owner, services.clock.today())
  const missing = rows.filter(({ required, state }) => required && state === 'MISSING')
  const list = missing.map(({ label }) => `- ${label}`).join('\n')
  await services.mail.queue(tx, {
    to,
    template: 'REGISTRATION_RECEIVED',
    values: { ...words, missing: list && `Still needed before the accreditation:\n\n${list}\n\n` },
  })
}

/** Keeps that somebody agreed to the privacy text, to which version of it, and from where. */
export async function keepConsent(
  services: Services,
  tx: Transaction,
  subjectCode: string,
  given: InferOutput<typeof Consent>,
  meta: CallMeta,
): Promise<void> {
  await tx.insert(consent).values({
    subjectCode,
    textCode: given.textCode,
    textVersion: String(given.textVersion),
    ip: meta.ip,
    givenDate: services.clock.now(),
  })
}

/**
 * Runs an account request whose answer is always the same, so that it tells nothing about who is on record: a second
 * one while the first is open changes nothing, and nobody is told.
 */
export async function quietly(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Refusal && error.errorCode === 'PENDING_REQUEST_EXISTS')) throw error
  }
}
