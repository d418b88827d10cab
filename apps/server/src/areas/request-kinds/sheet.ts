import { lineKey, priceSheetKinds, type ItemUse, type PriceSheetKindName } from '@capiz/domain/fees'
import { formatPeso, toCentavos } from '@capiz/domain/money'
import { offersByLine, requestTypeInfo } from '@capiz/domain/request'
import type { IsoDate } from '@capiz/domain/time'
import { eq } from 'drizzle-orm'
import type { Actor } from '../../platform/access/actor.ts'
import { userRequest, type FrozenLine, type LineDecision } from '../../db/schema/index.ts'
import type { Executor, Transaction } from '../../db/types.ts'
import { headerOf } from '../price/check.ts'
import { lockHeader } from '../price/lock.ts'
import { linesOf, sheetBefore } from '../price/read.ts'
import { overridesOf, overridesText } from '../price/overrides.ts'
import { cappedChanges } from '../price/line-changes.ts'
import { decideLines, namedLines } from '../price/proposal.ts'
import { marketPositions, type ComparedAmount } from '../price/market.ts'
import { amountField, headerColumns, tidyLine, type Header } from '../price/rows.ts'
import { loadPriceLabels, type PriceLabels } from '../price/labels.ts'
import { savePriceSheet, type SheetInput } from '../price/save.ts'
import { yearlyUses } from '../price/usage/read.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Services } from '../../platform/services.ts'
import type { RequestRecord } from '../../engines/request/record.ts'
import type { LineChoice, RequestKind, Shown } from '../../engines/request/kind.ts'
import { shownDay, shownText } from '../../engines/request/format-value.ts'

type Line = Record<string, unknown>

/** One row per line and field that is not part of its name, so that a changed price stands alone. */
export function showLine(kind: PriceSheetKindName, line: Line, labels: PriceLabels): Shown[] {
  const { lineKey: keys, lineFields } = priceSheetKinds[kind]
  const name = labels.line(kind, line)
  const key = lineKey(kind, line)
  return lineFields
    .filter((field) => !keys.includes(field.name))
    .map((field) => ({
      field: `${key} ${field.name}`,
      label: `${name}: ${field.label.toLowerCase()}`,
      kind: field.kind,
      value: labels.value(field, line[field.name]),
    }))
    .filter(({ value }) => value !== null)
}

async function show(
  kind: PriceSheetKindName,
  { clock }: Services,
  db: Executor,
  values: Record<string, unknown>,
): Promise<Shown[]> {
  const lines = (values['lines'] ?? []) as Line[]
  const head = [
    shownDay('effectiveDate', 'In force from', values['effectiveDate']),
    shownText('remarks', 'Remarks', values['remarks']),
    shownText('overrides', 'Answered questions', overridesText(values)),
  ].filter(({ value }) => value !== null)
  if (lines.length === 0) return head
  const labels = await loadPriceLabels(db, [kind], clock.today())
  return [...head, ...lines.flatMap((line) => showLine(kind, line, labels))]
}

const keyOf = (kind: PriceSheetKindName, proposed: SheetInput) =>
  headerColumns(kind, headerOf(kind, proposed)).headerKey

/** The sheet an asked one is a change against, with its lines. */
async function shapeBefore(db: Executor, kind: PriceSheetKindName, proposed: SheetInput, today: IsoDate) {
  const found = await sheetBefore(db, kind, keyOf(kind, proposed), proposed.effectiveDate, today)
  if (!found) return null
  const { effectiveDate, remarks } = found
  return { effectiveDate, remarks, lines: await linesOf(db, kind, found.id) }
}

/** The lines of a proposed sheet as they are compared and stored: tidied. */
const proposedLines = (kind: PriceSheetKindName, proposed: SheetInput) =>
  proposed.lines.map((line) => tidyLine(kind, line))

/** The amounts of a line that is compared with its peers; none of one that stays as it is. */
const amountsOf =
  (kind: PriceSheetKindName) =>
  (line: FrozenLine): ComparedAmount[] => {
    const field = amountField(kind)
    if (line.state === 'same' || field === undefined) return []
    const before = line.changes.find((change) => change.field === field)?.before
    const number = (value: unknown) => (typeof value === 'number' ? value : null)
    const amount = number(line.values[field])
    return line.state === 'removed'
      ? [{ key: line.key, requested: null, inForce: amount }]
      : [{ key: line.key, requested: amount, inForce: number(before) }]
  }

/** Returns the use of the items of a facility's lines in the last twelve months; physicians have no counts. */
async function usesOf(
  { clock }: Services,
  db: Executor,
  { healthFacilityCode }: Header,
  lines: readonly FrozenLine[],
): Promise<ReadonlyMap<string, ItemUse>> {
  if (!healthFacilityCode) return new Map()
  const keys = lines.flatMap(({ key, state }) => (state === 'changed' ? [key] : []))
  return yearlyUses(db, healthFacilityCode, keys, clock.today())
}

/** The lines asked for against those in force, with their names, their places among peers and their use. */
async function linesAgainst(
  services: Services,
  db: Executor,
  kind: PriceSheetKindName,
  request: RequestRecord,
): Promise<FrozenLine[]> {
  const proposed = request.payload as SheetInput
  const before = await shapeBefore(db, kind, proposed, services.clock.today())
  const labels = await loadPriceLabels(db, [kind], services.clock.today())
  const offers = offersByLine(request.counterOffer)
  const lines = namedLines(kind, before?.lines ?? [], proposedLines(kind, proposed), labels)
  const sheet = { kind, header: headerOf(kind, proposed), day: proposed.effectiveDate }
  const positions = await marketPositions(db, sheet, lines.flatMap(amountsOf(kind)))
  const used = await usesOf(services, db, sheet.header, lines)
  return lines.map((line) => {
    const position = positions.get(line.key)
    const uses = used.get(line.key)
    return {
      ...line,
      offers: offers.get(line.key) ?? [],
      ...(position && { position }),
      ...(uses && { uses }),
    }
  })
}

/** Names in the log what was decided on single lines; the ledger's entry names what became of the prices. */
async function auditDecisions(
  services: Services,
  tx: Transaction,
  request: RequestRecord,
  actor: Actor,
  decisions: readonly LineDecision[],
): Promise<void> {
  const changes = decisions.map(({ name, accepted, reason, amount }) => {
    const agreed = amount === undefined ? 'Accepted' : `Accepted at ${formatPeso(toCentavos(amount))}`
    return {
      field: `${name}: decision`,
      before: null,
      after: accepted ? agreed : `Refused: ${reason ?? ''}`,
    }
  })
  await audit(tx, services, {
    actor: actor.username,
    action: 'UPDATE',
    entityType: 'user-request',
    entityCode: request.code,
    topic: requestTypeInfo[request.type].label,
    changes: cappedChanges(changes),
    meta: actor.meta,
  })
}

/** Posts the sheet; with decisions on its lines or agreed amounts, what is left of it, and answers what was decided. */
async function apply(
  services: Services,
  tx: Transaction,
  kind: PriceSheetKindName,
  request: RequestRecord,
  actor: Actor,
  choices: readonly LineChoice[] | undefined,
): Promise<string | void> {
  const proposed = request.payload as SheetInput
  const options = { viaRequest: request.code, overrides: overridesOf(request.payload) }
  const offer = request.counterOffer
  if (!choices && !offer) {
    await savePriceSheet(services, tx, kind, proposed, actor, options)
    return
  }
  const before = await shapeBefore(tx, kind, proposed, services.clock.today())
  const labels = await loadPriceLabels(tx, [kind], services.clock.today())
  const decided = decideLines(
    kind,
    before?.lines ?? [],
    proposedLines(kind, proposed),
    choices ?? [],
    labels,
    offer,
  )
  await savePriceSheet(services, tx, kind, { ...proposed, lines: decided.lines }, actor, options)
  await tx.update(userRequest).set({ lineDecisions: decided.decisions }).where(eq(userRequest.id, request.id))
  await auditDecisions(services, tx, request, actor, decided.decisions)
  return decided.text ?? undefined
}

/** A price sheet that waits for approval: compared line by line with the sheet before it, posted by the direct save. */
export function sheetKind(kind: PriceSheetKindName): RequestKind {
  return {
    show: (services, db, values) => show(kind, services, db, values),
    current: (services, db, request) =>
      shapeBefore(db, kind, request.payload as SheetInput, services.clock.today()),
    lines: (services, db, request) => linesAgainst(services, db, kind, request),
    splitLines: ({ lines = [], ...head }) => ({ head, lines }),
    lock: (tx, request) => lockHeader(tx, kind, keyOf(kind, request.payload as SheetInput)),
    apply: (services, tx, request, actor, choices) => apply(services, tx, kind, request, actor, choices),
  }
}
