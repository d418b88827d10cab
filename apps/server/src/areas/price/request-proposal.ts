import type { ProposedLine, ReturnedProposal } from '@capiz/api/schema/proposal'
import { marketBand, priceSheetKinds, sheetKindOfRequest } from '@capiz/domain/fees'
import type { PriceSheetKindName } from '@capiz/domain/fees'
import { isOpenRequest } from '@capiz/domain/request'
import { eq } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Principal } from '../../platform/access/principal.ts'
import { priceSheet, type FrozenLine, type LineDecision } from '../../db/schema/index.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import { headerOf } from './check.ts'
import { draftOf, namedLines } from './proposal.ts'
import { linesOf, newestSheet } from './read.ts'
import { headerColumns, type Line } from './rows.ts'
import type { SheetInput } from './save.ts'
import { loadPriceLabels } from './labels.ts'
import type { Services } from '../../platform/services.ts'
import { requestKindOf } from '../../engines/request/registry.ts'
import type { RequestRecord } from '../../engines/request/record.ts'

type Shown = InferOutput<typeof ProposedLine>

type Decided = Omit<LineDecision, 'name'>

/** The kind of sheet a request proposes; 404 for requests of other things. */
export function sheetKindOf(request: RequestRecord): PriceSheetKindName {
  return sheetKindOfRequest(request.type) ?? refuse('NOT_FOUND')
}

const linesIn = (values: unknown): Line[] => {
  const { lines } = (values ?? {}) as { lines?: Line[] }
  return lines ?? []
}

/**
 * Returns the lines of a request against the prices in force: today's while it is open, afterwards as the decision saw
 * them. Of a request decided before lines were kept, those of the day it was made.
 */
async function linesOfRequest(services: Services, request: RequestRecord): Promise<FrozenLine[]> {
  if (request.snapshot?.lines) return request.snapshot.lines
  const kind = sheetKindOf(request)
  if (isOpenRequest(request.status)) {
    return (await requestKindOf(request.type)?.lines?.(services, services.db, request)) ?? []
  }
  const labels = await loadPriceLabels(services.db, [kind], services.clock.today())
  return namedLines(kind, linesIn(request.before), linesIn(request.payload), labels)
}

/**
 * The lines of a proposed sheet with what they change and, after the decision, what became of each; none of a request
 * that proposes no sheet, since the screen asks for them before it knows the type. Staff also see
 * the decisions kept while a counter-offer is out, the use of each item, and the place of each line among its peers, of
 * which its owner is told the quarter alone.
 */
export async function proposalLines(
  services: Services,
  request: RequestRecord,
  principal: Principal,
): Promise<Shown[]> {
  if (sheetKindOfRequest(request.type) === undefined) return []
  const isStaff = principal.marker === 'ADMIN'
  const kept = isStaff ? (request.counterOffer?.setAside ?? []) : []
  const decisions: readonly Decided[] = isOpenRequest(request.status) ? kept : (request.lineDecisions ?? [])
  const decided = new Map(decisions.map((one) => [one.key, one]))
  return (await linesOfRequest(services, request)).map((line) => {
    const decision = decided.get(line.key)
    const { accepted, reason, amount = null } = decision ?? {}
    return {
      ...line,
      offers: [...(line.offers ?? [])],
      position: (isStaff && line.position) || null,
      uses: (isStaff && line.uses) || null,
      band: typeof line.position?.requested === 'number' ? marketBand(line.position.requested) : null,
      decision: accepted === undefined ? null : { accepted, reason: reason ?? null, amount },
    }
  })
}

/** Returns the refused lines as requested, and a sheet to propose them again with. */
export async function returnedLines(
  services: Services,
  request: RequestRecord,
): Promise<InferOutput<typeof ReturnedProposal>> {
  const kind = sheetKindOf(request)
  const header = headerOf(kind, request.payload)
  const refused = new Map(
    (request.lineDecisions ?? []).flatMap((one) => (one.accepted ? [] : [[one.key, one] as const])),
  )
  const changes = (await linesOfRequest(services, request)).filter(({ key }) => refused.has(key))
  const { headerKey } = headerColumns(kind, header)
  const newest = await newestSheet(services.db, kind, eq(priceSheet.headerKey, headerKey))
  const current = newest ? await linesOf(services.db, kind, newest.id) : []
  const own = Object.fromEntries(priceSheetKinds[kind].headerKey.map((name) => [name, header[name] ?? null]))
  return {
    requestCode: request.code,
    kind,
    header: own,
    effectiveDate: (request.payload as SheetInput).effectiveDate,
    lines: changes.map(({ key, state, values }) => {
      const { name = key, reason = null } = refused.get(key) ?? {}
      return { key, name, state, reason, values: state === 'removed' ? null : values }
    }),
    draft: draftOf(kind, current, changes),
  }
}
