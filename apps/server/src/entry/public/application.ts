import type { RegistrationDocument } from '@capiz/api/schema/document'
import type { Consent } from '@capiz/api/schema/facility-form'
import { and, eq } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Actor } from '../../platform/access/actor.ts'
import { consent, referenceItem } from '../../db/schema/index.ts'
import type { Transaction } from '../../db/types.ts'
import { adoptDocuments } from '../../engines/document/add.ts'
import { documentKind } from '../../engines/document/entity.ts'
import { factProblems, plainFacts } from '../../engines/document/facts.ts'
import { refuse, refuseField } from '../../platform/errors/refuse.ts'
import { checklistOf, documentRules, type ChecklistOwner } from '../../engines/provider/checklist.ts'
import { countUp } from '../../platform/limits/rate-limit.ts'
import type { Services } from '../../platform/services.ts'
import { missingTemporaryFiles } from './temporary-files.ts'

/** The documents of an application, as they were sent. */
type Documents = readonly InferOutput<typeof RegistrationDocument>[]
type Entity = 'hf/document' | 'phy/document'

/** Refuses documents that are not held any more, are of no known type, or lack the dates of their type. */
export async function checkDocuments(
  services: Services,
  tx: Transaction,
  entity: Entity,
  documents: Documents,
): Promise<void> {
  const kind = documentKind(entity)
  const rules = await documentRules(tx, kind.pages)
  const today = services.clock.today()
  const missing = await missingTemporaryFiles(
    tx,
    documents.map(({ uuid }) => uuid),
  )
  const problems = documents.flatMap(({ documentTypeCode: docType, validityDate, effectiveDate }, at) =>
    factProblems(kind, rules, plainFacts({ docType, validityDate, effectiveDate }), today).map((problem) => ({
      field: `documents.${at}.${problem.field === 'docType' ? 'documentTypeCode' : problem.field}`,
      message: problem.message,
    })),
  )
  const errors = [...missing, ...problems]
  if (errors.length > 0) refuse('VALIDATION', { errors })
}

/** Gives the held documents of an application to the record it made. */
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
    await adoptDocuments(services, tx, target, uuids, { docType, validityDate, effectiveDate }, actor)
  }
}

/** Mails a stranger's address gets in a day because somebody gave it in a registration. */
const mostThanks = 3

/** Thanks for an application by mail, with its number and the required documents that are not there yet. */
export async function thankFor(
  services: Services,
  tx: Transaction,
  owner: ChecklistOwner,
  { to, code }: { to: string; code: string },
): Promise<void> {
  const { count } = await countUp({ db: tx, clock: services.clock }, 'thanks', to.toLowerCase(), 86_400)
  if (count > mostThanks) return
  const rows = await checklistOf(tx, owner, services.clock.today())
  const missing = rows.filter(({ required, state }) => required && state === 'MISSING')
  const list = missing.map(({ label }) => `- ${label}`).join('\n')
  await services.mail.queue(tx, {
    to,
    template: 'REGISTRATION_RECEIVED',
    values: { code, missing: list && `Still needed before the accreditation:\n\n${list}\n\n` },
  })
}

/** Refuses a consent to a text, or to a version of it, that was never shown. */
export async function checkConsent(
  tx: Transaction,
  { textCode, textVersion }: InferOutput<typeof Consent>,
): Promise<void> {
  const [text] = await tx
    .select({ version: referenceItem.version })
    .from(referenceItem)
    .where(and(eq(referenceItem.list, 'text-template'), eq(referenceItem.code, textCode)))
  if (!text) refuseField('consent.textCode', 'There is no such text. Reload the page, then agree again.')
  if (textVersion > text.version) {
    refuseField(
      'consent.textVersion',
      'There is no such version of the text. Reload the page, then agree again.',
    )
  }
}

/** The address a consent was sent from, and the moment. */
export interface ConsentOrigin {
  ip: string
  givenDate: Date
}

/** Stores a visitor's consent to the privacy text: the version of the text and the origin of the call. */
export async function storeConsent(
  tx: Transaction,
  subjectCode: string,
  given: InferOutput<typeof Consent>,
  origin: ConsentOrigin,
): Promise<void> {
  await tx.insert(consent).values({
    subjectCode,
    textCode: given.textCode,
    textVersion: String(given.textVersion),
    ...origin,
  })
}
