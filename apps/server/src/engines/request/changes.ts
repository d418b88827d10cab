import type { RequestChange } from '@capiz/api/schema/request'
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
  const before = await kind.show(services, db, request.before ?? {})
  const requested = await kind.show(services, db, request.payload)
  const isOpen = request.status === 'PENDING' || request.status === 'REVIEWED'
  const current = isOpen ? await kind.current(services, db, request) : null
  const now = current ? await kind.show(services, db, current) : before
  return compare(before, requested, now)
}
