import type { DataUse, DataUseStatement } from '@capiz/api/schema/privacy'
import { lawfulBases, mayObject, objectedPurposes, purposeCodes, purposes } from '@capiz/domain/privacy'
import { asc, desc, eq } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { consent, objection, referenceItem } from '../../db/schema/index.ts'
import type { Executor, Transaction } from '../../db/types.ts'
import { statementsOf } from '../../engines/provider/objections.ts'
import { actorOf } from '../../platform/access/actor.ts'
import type { CallMeta } from '../../platform/access/call-meta.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { audit } from '../../platform/audit/audit.ts'
import { refuseField } from '../../platform/errors/refuse.ts'
import type { Outgoing } from '../../platform/http/types.ts'
import type { Services } from '../../platform/services.ts'
import { lockPhysician, wholePhysician } from '../physician/scope.ts'

type View = Outgoing<InferOutput<typeof DataUse>>

/** The texts a physician agreed to on the public pages, the newest first. */
async function consentsOf(db: Executor, code: string): Promise<View['consents']> {
  const rows = await db.select().from(consent).where(eq(consent.subjectCode, code)).orderBy(desc(consent.id))
  if (rows.length === 0) return []
  const texts = await db
    .select({ code: referenceItem.code, label: referenceItem.description })
    .from(referenceItem)
    .where(eq(referenceItem.list, 'text-template'))
    .orderBy(asc(referenceItem.id))
  const labels = new Map(texts.map((text) => [text.code, text.label]))
  return rows.map(({ textCode, textVersion, givenDate }) => ({
    text: labels.get(textCode) ?? textCode,
    version: textVersion,
    givenDate,
  }))
}

async function viewOf(db: Executor, code: string): Promise<View> {
  const statements = await statementsOf(db, code)
  const objected = objectedPurposes(statements)
  return {
    uses: purposeCodes.map((purpose) => {
      const { label, basis, data, recipients, ends } = purposes[purpose]
      const last = statements.findLast((row) => row.purpose === purpose)
      return {
        purpose,
        label,
        basis: lawfulBases[basis],
        data,
        recipients,
        ends,
        isObjected: objected.has(purpose),
        statedBy: last?.statedBy ?? null,
        statedDate: last?.statedDate ?? null,
        reason: last?.reason ?? null,
      }
    }),
    consents: await consentsOf(db, code),
  }
}

/** Every use of the data of a physician, what was objected to, and the texts agreed to; 404 for whom may not see all of it. */
export async function dataUse({ db }: Services, code: string, principal: Principal): Promise<View> {
  return viewOf(db, (await wholePhysician(db, code, principal)).code)
}

/**
 * Notes that a physician objects to a use of the data, or no longer does. Staff say how it was stated. Refuses uses without
 * the right to object; the same statement again changes nothing.
 */
export async function stateObjection(
  services: Services,
  tx: Transaction,
  { code, purpose, objects, reason }: InferOutput<typeof DataUseStatement>,
  { principal, meta }: { principal: Principal; meta: CallMeta },
): Promise<View> {
  if (!mayObject(purpose)) refuseField('purpose', 'The law gives no right to object to this use.')
  await wholePhysician(tx, code, principal)
  if (principal.marker === 'ADMIN' && !reason)
    refuseField('reason', 'Say how the physician stated it, such as by a letter and its day.')
  await lockPhysician(tx, code)
  const before = objectedPurposes(await statementsOf(tx, code)).has(purpose)
  if (before === objects) return viewOf(tx, code)
  const actor = actorOf(principal, meta)
  await tx.insert(objection).values({
    ownerCode: code,
    purpose,
    objects,
    reason: reason || null,
    statedBy: actor.username,
    statedDate: services.clock.now(),
  })
  const labelOf = (is: boolean) => (is ? 'objected to' : 'not objected to')
  await audit(tx, services, {
    actor: actor.username,
    action: 'UPDATE',
    entityType: 'physician',
    entityCode: code,
    topic: 'Use of data',
    changes: [
      { field: purposes[purpose].label, before: labelOf(before), after: labelOf(objects) },
      ...(reason ? [{ field: 'reason', before: null, after: reason }] : []),
    ],
    meta,
  })
  return viewOf(tx, code)
}
