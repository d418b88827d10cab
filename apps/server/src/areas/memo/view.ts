import type { MemoRow } from '@capiz/api/schema/memo'
import { communicatedWithin, deliveredWithin, workingDays } from '@capiz/domain/report'
import { type HolidayCalendar, holidaysIn } from '@capiz/domain/schedule'
import { personName } from '@capiz/domain/text'
import type { IsoDate } from '@capiz/domain/time'
import { and, eq, inArray } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { attachment, facility, physician } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { holidaysOf } from '../../engines/reference/holidays.ts'
import type { Principal } from '../../platform/access/principal.ts'
import type { Services } from '../../platform/services.ts'
import { mayChangeMemos } from './scope.ts'

/** A memo as it is answered. */
export type MemoView = InferOutput<typeof MemoRow>

const ofFacility = and(eq(attachment.ownerKind, 'hf/memo'), eq(facility.code, attachment.ownerCode))
const ofPhysician = and(eq(attachment.ownerKind, 'phy/memo'), eq(physician.code, attachment.ownerCode))

/** Memos with the facility or physician each is for; conditions, order and page are added by the caller. */
export function selectMemos(db: Executor) {
  return db
    .select({ memo: attachment, facilityName: facility.name, person: physician })
    .from(attachment)
    .leftJoin(facility, ofFacility)
    .leftJoin(physician, ofPhysician)
    .$dynamic()
}

/** The keys of memos: the database joins providers only where a condition or the order names them. */
export function memoKeys(db: Executor) {
  return db
    .select({ id: attachment.id })
    .from(attachment)
    .leftJoin(facility, ofFacility)
    .leftJoin(physician, ofPhysician)
    .$dynamic()
}

/** A memo as it was read. */
export type FoundMemo = Awaited<ReturnType<typeof selectMemos>>[number]

/** Name of the provider a memo is for. */
const ownerNameOf = ({ memo, facilityName, person }: FoundMemo): string =>
  facilityName ?? (person ? personName(person) : memo.ownerCode)

/** How long a step took, or whether it is late although it has not been taken. */
function timing(
  from: IsoDate | null,
  to: IsoDate | null,
  within: number,
  today: IsoDate,
  holidays: HolidayCalendar,
): { days: number | null; onTime: boolean | null } {
  if (from === null) return { days: null, onTime: null }
  const days = workingDays(from, to ?? today, holidays)
  if (to !== null) return { days, onTime: days <= within }
  return { days: null, onTime: days > within ? false : null }
}

/** Memos as they are answered, with whether each went out and arrived in time by today. */
export async function memoViews(
  services: Services,
  db: Executor,
  found: readonly FoundMemo[],
  principal: Principal,
): Promise<MemoView[]> {
  const today = services.clock.today()
  const holidays = holidaysIn(await holidaysOf(db), null)
  return found.map((one): MemoView => {
    const { memo } = one
    const communicated = timing(memo.dateOfMemo, memo.dateSent, communicatedWithin, today, holidays)
    const delivered = timing(memo.dateSent, memo.dateReceived, deliveredWithin, today, holidays)
    return {
      uuid: memo.uuid,
      version: memo.version,
      entity: memo.ownerKind as MemoView['entity'],
      ownerCode: memo.ownerCode,
      ownerName: ownerNameOf(one),
      fileName: memo.fileName,
      memoType: memo.memoType as MemoView['memoType'],
      dateOfMemo: memo.dateOfMemo,
      dateSent: memo.dateSent,
      dateReceived: memo.dateReceived,
      effectiveDate: memo.effectiveDate,
      remarks: memo.docRemarks,
      communicatedDays: communicated.days,
      communicatedOnTime: communicated.onTime,
      deliveredDays: delivered.days,
      deliveredOnTime: delivered.onTime,
      mayChange: mayChangeMemos(principal, memo.ownerKind),
    }
  })
}

/** Memos by their identifiers as they are answered, in the order they were entered. */
export async function memosById(
  services: Services,
  db: Executor,
  uuids: readonly string[],
  principal: Principal,
): Promise<MemoView[]> {
  const found = await selectMemos(db)
    .where(inArray(attachment.uuid, [...uuids]))
    .orderBy(attachment.id)
  return memoViews(services, db, found, principal)
}

/** Names of the providers of memos, by the identifier of the memo. */
export async function ownerNames(db: Executor, uuids: readonly string[]): Promise<Map<string, string>> {
  const found = await selectMemos(db).where(inArray(attachment.uuid, [...uuids]))
  return new Map(found.map((one) => [one.memo.uuid, ownerNameOf(one)]))
}
