import {
  priceSheetKinds,
  type AmendmentReason,
  type PriceEntryKind,
  type PriceSheetKindName,
} from '@capiz/domain/fees'
import type { IsoDate } from '@capiz/domain/time'
import type { Actor } from '../../platform/access/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { priceEntry, type AuditChange, type PriceOverride } from '../../db/schema/index.ts'
import type { Transaction } from '../../db/types.ts'
import type { Services } from '../../platform/services.ts'
import { loadPriceLabels } from './labels.ts'
import { linesAfter, type Line, type StoredSheet } from './rows.ts'
import { namedChanges } from './line-changes.ts'
import { storeLines, type LineWork } from './store.ts'

/** The maker, the reason and the decision of an entry of the ledger. */
export interface EntryGrounds {
  reasonCode: AmendmentReason | null
  reason: string | null
  requestCode: string | null
  /** username of who asked for it */
  madeBy: string
  /** username of who decided on the request; null where one person was enough */
  decidedBy: string | null
  /** the answers to what was asked about the prices */
  overrides?: readonly PriceOverride[] | undefined
}

/** An entry of the price ledger as it is made. */
export interface NewEntry extends EntryGrounds {
  kind: PriceEntryKind
  /** the sheet as it is after the entry */
  sheet: StoredSheet
  baseVersion: number
  fromDay: IsoDate
  at: Date
  /** changes of the sheet's own fields */
  facts: readonly AuditChange[]
  /** the lines it touches as they were: those of the same sheet, or for a new sheet those it takes the place of */
  before: readonly Line[]
  work: LineWork
}

const actions = {
  ENTER: 'CREATE',
  CORRECT: 'UPDATE',
  MOVE: 'UPDATE',
  WITHDRAW: 'DELETE',
  RETRO: 'UPDATE',
} as const

/** Writes an entry into the ledger with its lines, and its audit row; answers every changed value. */
export async function writeEntry(
  services: Services,
  tx: Transaction,
  entry: NewEntry,
  actor: Actor,
  onPause?: (done: number) => void,
): Promise<AuditChange[]> {
  const { sheet, at, work, before, facts, kind: entryKind } = entry
  const kind = sheet.kind as PriceSheetKindName
  // A new sheet holds its own lines only; of an amended one the lines not named stay.
  const set = work.set.map(({ line }) => line)
  const after = entryKind === 'ENTER' ? set : linesAfter(kind, before, set, work.removed)
  const labels = await loadPriceLabels(tx, [kind], services.clock.today())
  const changes = [...facts, ...namedChanges(kind, before, after, labels)]
  const { reasonCode, reason, requestCode, madeBy, decidedBy, baseVersion, fromDay } = entry
  const grounds = { reasonCode, reason, requestCode, madeBy, decidedBy }
  const overrides = [...(entry.overrides ?? [])]
  const [row] = await tx
    .insert(priceEntry)
    .values({ sheetId: sheet.id, kind: entryKind, baseVersion, fromDay, at, changes, overrides, ...grounds })
    .returning({ id: priceEntry.id })
  if (!row) throw new Error('The entry of the price ledger was not stored.')
  await storeLines(tx, { id: row.id, sheet, at }, work, onPause)
  const traced = Object.entries({ reasonCode, reason, requestCode, madeBy: decidedBy ? madeBy : null })
  await audit(tx, services, {
    actor: actor.username,
    action: actions[entryKind],
    entityType: kind,
    entityCode: sheet.ownerCode ?? String(sheet.id),
    topic: priceSheetKinds[kind].title,
    changes: [
      ...changes,
      ...overrides.map(({ text, answer }) => ({ field: text, before: null, after: answer })),
      ...traced.flatMap(([field, value]) => (value === null ? [] : [{ field, before: null, after: value }])),
    ],
    ...(actor.meta ? { meta: actor.meta } : {}),
  })
  return changes
}
