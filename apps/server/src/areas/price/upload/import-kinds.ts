import { hasPermission } from '@capiz/domain/access'
import { checkNewVersion } from '@capiz/domain/effective'
import { errorMessages } from '@capiz/domain/errors'
import { comparedFields, lineKey, ownerField, priceSheetKinds } from '@capiz/domain/fees'
import type { PriceSheetKindName } from '@capiz/domain/fees'
import { savedMessage } from '@capiz/domain/text'
import { isIsoDate } from '@capiz/domain/time'
import { uploadedSheetKinds } from '@capiz/api/contract/row-import'
import type { Principal } from '../../../platform/access/principal.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { FieldProblem } from '../../../platform/errors/refuse.ts'
import type { Services } from '../../../platform/services.ts'
import type { ImportFamily, ImportKind, SaveOrder } from '../../../engines/import/import/kind.ts'
import { headerOf, listedHeaderOf } from '../check.ts'
import { versionsOf } from '../read.ts'
import { requestPriceSheet } from '../request.ts'
import { headerColumns, tidyLine } from '../rows.ts'
import type { SheetInput } from '../save.ts'
import { saveOrRequest, waitsMessage } from '../save-or-request.ts'
import { checkOwner } from '../scope.ts'
import { loadPriceLabels } from '../labels.ts'
import { linesInForce, readFacts, rowChecker, type SheetFacts } from './check-file.ts'
import { sheetLayout } from './layout.ts'

const canBackdate = ({ permissions }: Principal) => hasPermission(permissions, 'RATE_BACKDATE')

/** Returns the date errors of the save, so that the check shows them first. */
async function dateProblems(
  services: Services,
  kind: PriceSheetKindName,
  { header, effectiveDate }: SheetFacts,
  principal: Principal,
): Promise<FieldProblem[]> {
  const field = 'effectiveDate'
  if (effectiveDate === null) return [{ field, message: 'Enter the effective date, here or in the file.' }]
  if (!isIsoDate(effectiveDate)) return []
  const today = services.clock.today()
  const verdict = checkNewVersion({
    effectiveDate,
    today,
    existing: await versionsOf(services.db, kind, [headerColumns(kind, header).headerKey]),
    canBackdate: canBackdate(principal),
    provider: principal.marker !== 'ADMIN',
  })
  // A sheet that has not begun may be corrected; whether to do so is asked at the save.
  if (verdict.ok || (verdict.reason === 'PRICE_DATE_EXISTS' && effectiveDate > today)) return []
  return [{ field, message: errorMessages[verdict.reason] }]
}

/** The part of a save that names the scheduled sheet it corrects, and why. */
function correctedSheet(replaces: SaveOrder['input']['replaces']) {
  if (!replaces) return {}
  const { id, version, reasonCode, reason } = replaces
  return { id, version, reasonCode, reason }
}

/** The save an import comes to. */
export function sheetInputOf(
  kind: PriceSheetKindName,
  { details, lines, input }: Pick<SaveOrder, 'details' | 'lines' | 'input'>,
): SheetInput {
  const empty = { healthFacilityCode: null, physicianCode: null, societyName: null }
  const noKey = { serviceType: null, costCenter: null, roomCategoryCode: null }
  const { effectiveDate = null, validityDate = null, remarks = null } = details
  if (effectiveDate === null || !isIsoDate(effectiveDate)) throw new Error('The import has no date.')
  return {
    ...empty,
    ...noKey,
    ...headerOf(kind, details),
    reason: null,
    ...correctedSheet(input.replaces),
    effectiveDate,
    validityDate: validityDate !== null && isIsoDate(validityDate) ? validityDate : null,
    remarks: input.remarks ?? remarks,
    backdateReason: input.backdateReason,
    answers: input.answers,
    lines,
  }
}

/** Saves a sheet of staff; from a provider it becomes a request, as from the forms. */
async function save(services: Services, kind: PriceSheetKindName, order: SaveOrder): Promise<void> {
  const { actor, principal, finish, onPause, input } = order
  const sheet = sheetInputOf(kind, order)
  const { entity } = priceSheetKinds[kind]
  await inTransaction(services.db, async (tx) => {
    if (principal.marker !== 'ADMIN') {
      const { code } = await requestPriceSheet(services, tx, kind, sheet, { principal, actor })
      const message = `${entity} was sent for approval as ${code}.`
      return finish(tx, { recordId: null, requestCode: code, message })
    }
    const options = { canBackdate: canBackdate(principal), onPause }
    const saved = await saveOrRequest(services, tx, kind, sheet, { principal, actor }, options)
    const { requestCode } = saved
    const message =
      requestCode === null
        ? savedMessage(entity, { id: input.replaces?.id ?? null })
        : waitsMessage(entity, requestCode)
    return finish(tx, { recordId: saved.sheet?.id ?? null, requestCode, message })
  })
}

function importKind(kind: PriceSheetKindName): ImportKind {
  const { title } = priceSheetKinds[kind]
  return {
    title,
    layout: sheetLayout(kind),
    compared: comparedFields(kind),
    tidy: (line) => tidyLine(kind, line),
    keyOf: (line) => lineKey(kind, line),
    namer: async ({ db, clock }) => {
      const labels = await loadPriceLabels(db, [kind], clock.today())
      return (line) => labels.line(kind, line)
    },
    checkForm: (form, principal) => {
      const own = ownerField(kind)
      const code = own ? (headerOf(kind, form)[own] ?? null) : null
      if (code !== null) checkOwner(principal, kind, code)
    },
    readDetails: async (services, file, form, principal) => {
      const own = ownerField(kind)
      // A provider need not name the own record.
      const ownFields =
        own && principal.marker !== 'ADMIN' ? { [own]: form[own] ?? principal.linkedCode } : {}
      const { facts, problems } = await readFacts(services, kind, file, { ...form, ...ownFields })
      const ownerCode = own ? (facts.header[own] ?? null) : null
      checkOwner(principal, kind, ownerCode)
      const { header, ...dates } = facts
      problems.push(...(await dateProblems(services, kind, facts, principal)))
      return { details: { ...header, ...dates }, problems, ownerCode }
    },
    checker: (codeLists, details) => rowChecker(kind, codeLists, headerOf(kind, details)),
    inForce: async (services, details) =>
      linesInForce(services, kind, await listedHeaderOf(services.db, kind, details)),
    save: (services, order) => save(services, kind, order),
  }
}

/** Imports of price sheets: every kind that has an upload. */
export const priceImports: ImportFamily = {
  area: 'price',
  kinds: Object.fromEntries(uploadedSheetKinds.map((kind) => [kind, importKind(kind)])),
}
