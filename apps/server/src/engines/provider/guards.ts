import { missingConditions, type OpenCondition } from '@capiz/domain/checklist'
import type { IsoDate } from '@capiz/domain/time'
import { and, eq, gte, isNull, lte } from 'drizzle-orm'
import { attachment } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import type { FieldProblem } from '../../platform/errors/refuse.ts'
import { checklistOf, type ChecklistOwner } from './checklist.ts'
import { contradictions } from './verifications.ts'

/** The obstacles to accreditation on a day. */
export interface Guards {
  /** documents and fields that are missing or not verified, with where each is given */
  conditions: readonly OpenCondition[]
  contractInForce: boolean
  bothEndsAccredited?: boolean
}

/** Contract dates of a record. */
export interface ContractDates {
  contractEffectiveDate: string | null
  contractValidityDate: string | null
}

/** Whether a contract covers the day: by the dates of the record or by a contract on file. */
async function contractInForce(
  db: Executor,
  owner: ChecklistOwner,
  { contractEffectiveDate: from, contractValidityDate: to }: ContractDates,
  day: IsoDate,
): Promise<boolean> {
  if (from && to && from <= day && day <= to) return true
  const [document] = await db
    .select({ id: attachment.id })
    .from(attachment)
    .where(
      and(
        eq(attachment.ownerKind, owner.subject.kind === 'facility' ? 'hf/contract' : 'phy/contract'),
        eq(attachment.ownerCode, owner.code),
        eq(attachment.docType, 'MOA'),
        eq(attachment.deleted, false),
        isNull(attachment.supersededBy),
        lte(attachment.effectiveDate, day),
        gte(attachment.validityDate, day),
      ),
    )
    .limit(1)
  return document !== undefined
}

/** Returns the obstacles to the accreditation of a provider: its documents, its fields and its contract. */
export async function providerGuards(
  db: Executor,
  owner: ChecklistOwner,
  contract: ContractDates,
  problems: readonly FieldProblem[],
  day: IsoDate,
): Promise<Guards> {
  const rows = await checklistOf(db, owner, day)
  const contradicted = await contradictions(db, owner.code, day)
  return {
    conditions: [
      ...missingConditions(rows),
      ...problems.map(({ message }): OpenCondition => ({ message, part: 'edit' })),
      ...contradicted.map((message): OpenCondition => ({ message, part: 'verification' })),
    ],
    contractInForce: await contractInForce(db, owner, contract, day),
  }
}

/** The obstacles to a status without conditions of its own: none. */
export const noGuards: Guards = { conditions: [], contractInForce: false }
