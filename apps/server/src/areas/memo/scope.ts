import { memo } from '@capiz/api/contract/memo'
import { decideAccess, type AccessRule } from '@capiz/domain/access'
import type { IsoDate } from '@capiz/domain/time'
import { and, eq, inArray, isNull, lte, type SQL } from 'drizzle-orm'
import { attachment } from '../../db/schema/index.ts'
import type { Transaction } from '../../db/types.ts'
import type { AttachmentRecord } from '../../engines/document/view.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { refuse } from '../../platform/errors/refuse.ts'

/** The kinds of documents that are memos, with the kind of provider each is for. */
const kinds = { 'hf/memo': 'facility', 'phy/memo': 'physician' } as const

/** Kind of document that is a memo. */
export type MemoEntity = keyof typeof kinds

const entities = Object.keys(kinds) as MemoEntity[]

const isMemo = (entity: string): entity is MemoEntity => entity in kinds

/** Whether a rule is open for memos of a kind: to those who keep compliance, and to those of the kind of provider. */
function isOpen(rule: AccessRule, principal: Principal, entity: MemoEntity): boolean {
  return ['memo', kinds[entity]].some((kind) => decideAccess(rule, principal, { kind }).ok)
}

/** Whether the caller may correct, mark and remove memos of a kind, whichever call is running. */
export function mayChangeMemos(principal: Principal, entity: string): boolean {
  return isMemo(entity) && isOpen(memo.correct.access, principal, entity)
}

/** The memos the caller sees, as a condition and as the part of a cache key: a provider sees those sent to it. */
export function memoScope(principal: Principal, today: IsoDate): { where: SQL | undefined; key: string } {
  const live = and(eq(attachment.deleted, false), isNull(attachment.supersededBy))
  if (principal.reach === 'all') {
    const open = entities.filter((entity) => isOpen(principal.rule, principal, entity))
    return { where: and(inArray(attachment.ownerKind, open), live), key: open.join() }
  }
  const own = and(eq(attachment.ownerCode, principal.linkedCode ?? ''), lte(attachment.dateSent, today))
  const key = `${principal.linkedCode} ${today}`
  return { where: and(inArray(attachment.ownerKind, entities), live, own), key }
}

/** Returns the kind of memos to a provider by its code; refuses callers who may not write them. */
export function writableEntity(principal: Principal, ownerCode: string): MemoEntity {
  const entity = ownerCode.startsWith('HF') ? 'hf/memo' : 'phy/memo'
  return isOpen(principal.rule, principal, entity) ? entity : refuse('FORBIDDEN')
}

/** Memos that are about to change, locked in one order; those the caller may not change are left out. */
export async function lockMemos(
  tx: Transaction,
  uuids: readonly string[],
  principal: Principal,
): Promise<AttachmentRecord[]> {
  const open = entities.filter((entity) => isOpen(principal.rule, principal, entity))
  return tx
    .select()
    .from(attachment)
    .where(
      and(
        inArray(attachment.uuid, [...uuids]),
        inArray(attachment.ownerKind, open),
        eq(attachment.deleted, false),
      ),
    )
    .orderBy(attachment.id)
    .for('update')
}

/** The memo that is about to change, locked; 404 when it is none, or not the caller's to change. */
export async function lockMemo(
  tx: Transaction,
  uuid: string,
  principal: Principal,
): Promise<AttachmentRecord> {
  const [row] = await lockMemos(tx, [uuid], principal)
  return row ?? refuse('NOT_FOUND')
}
