import { offenceNumber, type RecordKindName } from '@capiz/domain/record'
import type { IsoDate } from '@capiz/domain/time'
import { and, eq, ne, sql } from 'drizzle-orm'
import { caseRecord, facility, physician } from '../../db/schema/index.ts'
import type { Transaction } from '../../db/types.ts'
import { fieldText } from './filters.ts'
import type { CaseRow } from './kind.ts'
import type { Saving } from './saving.ts'

type Values = Readonly<Record<string, unknown>>

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Locks a provider until the transaction ends, so that of two saves about it one waits for the other. */
export async function lockProvider(tx: Transaction, code: string): Promise<void> {
  const table = code.startsWith('PHY') ? physician : facility
  await tx.select({ id: table.id }).from(table).where(eq(table.code, code)).for('update')
}

async function offenceOf(tx: Transaction, fields: Values, before: CaseRow | undefined): Promise<number> {
  const applicantCode = textOf(fields['applicantCode'])
  await lockProvider(tx, applicantCode)
  const earlier = await tx
    .select({ dateCommitted: fieldText('dateCommitted'), status: caseRecord.status })
    .from(caseRecord)
    .where(
      and(
        eq(caseRecord.kind, 'violation'),
        eq(caseRecord.ownerCode, applicantCode),
        sql`${fieldText('category')} = ${textOf(fields['category'])}`,
        eq(caseRecord.deleted, false),
        before ? ne(caseRecord.id, before.id) : undefined,
      ),
    )
  return offenceNumber(
    textOf(fields['dateCommitted']) as IsoDate,
    earlier as { dateCommitted: IsoDate; status: string }[],
  )
}

/** Fields the server sets as a record is saved: offence numbers, and who verified a non-conformity and when. */
export async function serverFields(
  { services, tx, actor }: Saving,
  kind: RecordKindName,
  fields: Values,
  status: string,
  before: CaseRow | undefined,
): Promise<Values> {
  if (kind === 'violation') return { offenceNo: await offenceOf(tx, fields, before) }
  if (kind === 'non-conformity' && status === 'CLOSED' && before?.status !== 'CLOSED') {
    return { verifiedBy: actor.name, verifiedDate: services.clock.today() }
  }
  return {}
}
