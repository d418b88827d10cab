import type { Actor } from '../../../platform/access/actor.ts'
import type { Principal } from '../../../platform/access/principal.ts'
import type { Transaction } from '../../../db/types.ts'
import { refuse } from '../../../platform/errors/refuse.ts'
import type { Services } from '../../../platform/services.ts'
import type { Line } from '../value.ts'
import type { ImportKind, SaveDone, SaveInput } from './kind.ts'
import { failureMessage, ImportCancelled, type Step } from './running.ts'
import { allRows, moveImport, type StoredImport } from './store.ts'
import { type ImportRow } from './row.ts'

const isSavable = ({ state }: ImportRow) => state === 'new' || state === 'changed' || state === 'same'

/** Refuses an import with something wrong before any row; for "all rows" also with any bad row. */
export function refuseUnready({ facts }: StoredImport, { mode }: SaveInput): void {
  const errors = [...(facts.fileProblems ?? []), ...(facts.detailProblems ?? [])]
  if (errors.length > 0) refuse('VALIDATION', { errors })
  const { bad = 0, conflict = 0, new: fresh = 0, changed = 0, same = 0 } = facts.counts ?? {}
  if (mode === 'all' && bad + conflict > 0) {
    const message = `${bad + conflict} rows are not in order. Mend them, or save the good rows only.`
    refuse('UPLOAD_REJECTED', { message, details: { problemCount: facts.problemCount ?? 0 } })
  }
  if (fresh + changed + same === 0) refuse('UPLOAD_REJECTED', { message: 'There is no good row to save.' })
}

/** The rows to save: the good ones and, for what was left out but is in force today, its row of today. */
function chosenRows(kind: ImportKind, rows: readonly ImportRow[], inForce: readonly Line[]) {
  const good = rows.filter(isSavable)
  const rejected = rows.filter(({ state }) => state === 'bad' || state === 'conflict')
  const saved = new Set(good.map(({ values }) => kind.keyOf(values)))
  const wanted = new Set(rejected.map(({ values }) => kind.keyOf(values)))
  const stored = inForce.filter((line) => {
    const key = kind.keyOf(line)
    return wanted.has(key) && !saved.has(key)
  })
  return {
    good,
    lines: [...good.map(({ values }) => values), ...stored],
    imported: good.length,
    leftOut: rejected.length,
    kept: stored.length,
  }
}

/** Returns the facts and rows of an import that a save would store. */
export async function rowsToSave(services: Services, kind: ImportKind, record: StoredImport) {
  const details = record.facts.details ?? {}
  const rows = await allRows(services.db, record.id)
  const { lines: inForce } = await kind.inForce(services, details)
  return { details, ...chosenRows(kind, rows, inForce) }
}

/** Saves the rows of an import in one transaction with its end; a refusal leaves it ready to be mended. */
export async function saveImport(
  services: Services,
  kind: ImportKind,
  record: StoredImport,
  input: SaveInput,
  who: { actor: Actor; principal: Principal },
  step: Step,
): Promise<void> {
  const { db, clock } = services
  try {
    const { details, lines, good, ...sums } = await rowsToSave(services, kind, record)
    step(0, lines.length)
    const finish = async (tx: Transaction, done: SaveDone) => {
      const set = { status: 'DONE', done: lines.length, total: lines.length, message: null } as const
      const facts = { ...record.facts, result: { ...sums, ...done } }
      const moved = await moveImport(tx, record.id, ['SAVING'], { ...set, facts, updatedDate: clock.now() })
      // Cancelled at the last moment, perhaps in another process: nothing may stay.
      if (!moved) throw new ImportCancelled()
    }
    await kind.save(services, {
      details,
      lines,
      rows: good,
      input,
      ...who,
      onPause: (done) => step(done),
      finish,
    })
  } catch (error) {
    if (error instanceof ImportCancelled) return
    await moveImport(db, record.id, ['SAVING'], {
      status: 'READY',
      message: failureMessage(error, 'The rows could not be saved. Nothing was saved; try again.'),
      updatedDate: clock.now(),
    })
    throw error
  }
}
