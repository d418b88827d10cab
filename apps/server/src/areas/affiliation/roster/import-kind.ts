import { inTransaction } from '../../../db/transaction.ts'
import { refuse } from '../../../platform/errors/refuse.ts'
import type { Services } from '../../../platform/services.ts'
import { shownText } from '../../../engines/import/cells.ts'
import type { ImportFamily, ImportKind, SaveOrder } from '../../../engines/import/import/kind.ts'
import { rosterRows, type RosterJudgement } from './judge.ts'
import { rosterChecker, rosterLayout, rowKey, rowName, tidyRow } from './layout.ts'
import { requestRoster } from './request.ts'
import { saveRoster, savedRosterMessage } from './save.ts'
import { checkRosterFacility, rosterFacility } from './scope.ts'

/** Refuses to save a row that is no longer what the person confirmed. */
function sameAsConfirmed(rows: SaveOrder['rows']) {
  return ({ state, target }: RosterJudgement, at: number) => {
    const shown = rows[at]
    if (shown && shown.state === state && shown.target === target) return
    const message = `Row ${shown?.row ?? at + 1} is not what it was when the file was checked. Check the file again.`
    refuse('STALE_RECORD', { message })
  }
}

async function save(services: Services, order: SaveOrder): Promise<void> {
  const { details, lines, rows, actor, principal, onPause, finish } = order
  await inTransaction(services.db, async (tx) => {
    const facility = await rosterFacility(tx, details['healthFacilityCode'] ?? null, principal)
    if (principal.marker !== 'ADMIN') {
      const parked = await requestRoster(services, tx, { facility, lines }, actor)
      return finish(tx, { recordId: null, ...parked })
    }
    const roster = { facilityCode: facility.code, lines }
    const saved = await saveRoster(services, tx, roster, actor, { guard: sameAsConfirmed(rows), onPause })
    const imported = saved.created + saved.affiliated
    return finish(tx, { recordId: null, requestCode: null, message: savedRosterMessage(saved), imported })
  })
}

const roster: ImportKind = {
  title: 'Doctor roster',
  layout: rosterLayout,
  compared: { amounts: [], others: [] },
  tidy: tidyRow,
  keyOf: rowKey,
  namer: async () => rowName,
  checkForm: (form, principal) => checkRosterFacility(form['healthFacilityCode'] ?? null, principal),
  readDetails: async (services, file, form, principal) => {
    const typed = shownText(file['healthFacilityCode']).trim().toUpperCase()
    const { code } = await rosterFacility(
      services.db,
      form['healthFacilityCode'] ?? (typed || null),
      principal,
    )
    const message = `The file is for ${typed}, you are uploading it for ${code}. Send it to the right facility.`
    const problems = typed === '' || typed === code ? [] : [{ field: 'healthFacilityCode', message }]
    return { details: { healthFacilityCode: code }, problems, ownerCode: code }
  },
  checker: rosterChecker,
  judge: async (services, details, lines) => {
    const judge = await rosterRows(services.db, details['healthFacilityCode'] ?? '', services.clock.today())
    const judged = new Map<(typeof lines)[number], RosterJudgement>()
    for (const line of lines) judged.set(line, await judge(line))
    return (line) => {
      const { state, errors, changes, note, choices, target } = judged.get(line) as RosterJudgement
      return {
        state,
        errors,
        changes,
        ...(note !== undefined && { note }),
        ...(choices && { choices }),
        ...(target !== undefined && { target }),
      }
    }
  },
  inForce: async () => ({ lines: [], since: null }),
  save,
}

/** Uploads of doctor rosters. */
export const rosterImports: ImportFamily = { area: 'roster', kinds: { roster } }
