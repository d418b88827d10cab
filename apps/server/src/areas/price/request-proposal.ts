import type { ProposedLine, ReturnedProposal } from '@capiz/api/schema/proposal'
import { priceSheetKinds, sheetKindOfRequest } from '@capiz/domain/fees'
import type { PriceSheetKindName } from '@capiz/domain/fees'
import { eq } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { priceSheet } from '../../db/schema/index.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import { headerOf } from './check.ts'
import { draftOf, proposedChanges, type ProposedChange } from './proposal.ts'
import { linesOf, newestSheet } from './read.ts'
import { headerColumns, type Line } from './rows.ts'
import type { SheetInput } from './save.ts'
import { loadPriceLabels } from './labels.ts'
import type { Services } from '../../platform/services.ts'
import { requestKindOf } from '../../engines/request/registry.ts'
import type { RequestRecord } from '../../engines/request/record.ts'

type Shown = InferOutput<typeof ProposedLine>

/** The kind of sheet a request proposes; 404 for requests of other things. */
export function sheetKindOf(request: RequestRecord): PriceSheetKindName {
  return sheetKindOfRequest(request.type) ?? refuse('NOT_FOUND')
}

const linesIn = (values: unknown): Line[] => {
  const { lines } = (values ?? {}) as { lines?: Line[] }
  return lines ?? []
}

/**
 * Returns the changes of a request: against today's prices while it is open, afterwards against those of the day it was
 * made.
 */
async function changesOf(services: Services, request: RequestRecord): Promise<ProposedChange[]> {
  const kind = sheetKindOf(request)
  const isOpen = request.status === 'PENDING' || request.status === 'REVIEWED'
  const before = isOpen
    ? await requestKindOf(request.type)?.current(services, services.db, request)
    : request.before
  return proposedChanges(kind, linesIn(before), linesIn(request.payload))
}

/** The lines of a proposed sheet with what they change and, after the decision, what became of each. */
export async function proposalLines(services: Services, request: RequestRecord): Promise<Shown[]> {
  const kind = sheetKindOf(request)
  const labels = await loadPriceLabels(services.db, [kind])
  const decided = new Map((request.lineDecisions ?? []).map((one) => [one.key, one]))
  const changes = await changesOf(services, request)
  return changes.map((change) => {
    const decision = decided.get(change.key)
    return {
      ...change,
      name: labels.line(kind, change.values),
      decision: decision ? { accepted: decision.accepted, reason: decision.reason } : null,
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
  const changes = (await changesOf(services, request)).filter(({ key }) => refused.has(key))
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
