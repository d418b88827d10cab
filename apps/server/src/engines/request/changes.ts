import { isDeepStrictEqual } from 'node:util'
import type { RequestChange } from '@capiz/api/schema/request'
import { isOpenRequest } from '@capiz/domain/request'
import type { InferOutput } from 'valibot'
import type { Executor } from '../../db/types.ts'
import type { Services } from '../../platform/services.ts'
import type { RequestKind, Shown } from './kind.ts'
import type { RequestRecord } from './record.ts'

type Change = InferOutput<typeof RequestChange>

const byField = (rows: readonly Shown[]) => new Map(rows.map((row) => [row.field, row]))

/** Lays three readings of the same fields beside each other, in the order they are asked, then what only was. */
function compare(before: readonly Shown[], requested: readonly Shown[], now: readonly Shown[]): Change[] {
  const [was, wanted, is] = [byField(before), byField(requested), byField(now)]
  const heads = byField([...before, ...now, ...requested])
  const order = new Set([...wanted.keys(), ...heads.keys()])
  return [...order].map((field) => {
    const { label, kind } = heads.get(field) as Shown
    const values = {
      before: was.get(field)?.value ?? null,
      requested: wanted.get(field)?.value ?? null,
      now: is.get(field)?.value ?? null,
    }
    return {
      field,
      label,
      kind,
      ...values,
      changed: values.requested !== values.now,
      moved: values.before !== values.now,
    }
  })
}

type Values = Record<string, unknown>

/** The three readings of a request: when it was made, as it is asked for, and now; of a decided one there is no now. */
interface Readings {
  before: Values
  requested: Values
  now: Values | null
  /** an open request whose target is no longer there */
  isGone: boolean
}

/** Reads the values a request compares. */
export async function readingsOf(
  services: Services,
  db: Executor,
  kind: RequestKind,
  request: RequestRecord,
): Promise<Readings> {
  const isOpen = isOpenRequest(request.status)
  const now = isOpen ? await kind.current(services, db, request) : null
  return {
    before: request.before ?? {},
    requested: request.payload,
    now: now ?? null,
    isGone: now === undefined,
  }
}

/** Returns the changes between the readings of a request as text. */
export async function shownChanges(
  services: Services,
  db: Executor,
  kind: RequestKind,
  { before, requested, now }: Omit<Readings, 'isGone'>,
): Promise<Change[]> {
  const was = await kind.show(services, db, before)
  const wanted = await kind.show(services, db, requested)
  return compare(was, wanted, now ? await kind.show(services, db, now) : was)
}

/**
 * Returns the changes of a request as text: the value when it was made, the requested value, and today's. Of a decided
 * request, "now" is left out: the value in force today may come from it or from later ones.
 */
export async function changesOf(
  services: Services,
  db: Executor,
  kind: RequestKind,
  request: RequestRecord,
): Promise<Change[]> {
  return shownChanges(services, db, kind, await readingsOf(services, db, kind, request))
}

/**
 * Returns the changes the record of a request shows, of a decided one as they were frozen. The lines of a proposed sheet,
 * which may be thousands, are left to the call that compares them, except those that moved since it was made.
 */
export async function recordChanges(
  services: Services,
  db: Executor,
  kind: RequestKind,
  request: RequestRecord,
): Promise<readonly Change[]> {
  const frozen = isOpenRequest(request.status) ? undefined : request.snapshot?.changes
  const { splitLines } = kind
  if (!splitLines) return frozen ?? changesOf(services, db, kind, request)
  const readings = await readingsOf(services, db, kind, request)
  const { before, requested, now } = readings
  const heads = await shownChanges(services, db, kind, {
    before: splitLines(before).head,
    requested: splitLines(requested).head,
    now: now && splitLines(now).head,
  })
  const fields = new Set(heads.map(({ field }) => field))
  if (frozen) return frozen.filter(({ field }) => fields.has(field))
  if (!now || isDeepStrictEqual(splitLines(before).lines, splitLines(now).lines)) return heads
  const all = await shownChanges(services, db, kind, readings)
  return [...heads, ...all.filter(({ field, moved }) => moved && !fields.has(field))]
}
