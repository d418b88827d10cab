import { pricePreview } from '@capiz/api/contract/price'
import { request } from '@capiz/api/contract/request'
import { diffLines } from '@capiz/domain/effective'
import { comparedFields, lineKey, type AmendmentKind, type AmendmentReason } from '@capiz/domain/fees'
import { showToast } from '../../../platform/feedback/toasts.ts'
import { call } from '../../../platform/calls/api.ts'
import { refreshCalls } from '../../../platform/data/query.tsx'
import type { Line, Sheet } from '../model/calls.ts'
import type { PriceScreen } from '../model/kinds.ts'
import type { AskPriceQuestions } from '../questions/use-price-questions.tsx'
import type { NewSheet } from './save-sheet.ts'

/** The lines that differ from those stored, and the keys of those left out. */
function touched(screen: PriceScreen, before: readonly Line[], after: readonly Line[]) {
  const { kind } = screen
  const keyOf = (line: Line): string => lineKey(kind, line)
  const diff = diffLines(before, after, { key: keyOf, ...comparedFields(kind) })
  const changed = new Set(diff.changed.map(({ key }) => key))
  const added = new Set(diff.added.map(keyOf))
  return {
    lines: after.filter((line) => changed.has(keyOf(line)) || added.has(keyOf(line))),
    removed: diff.removed.map(keyOf),
  }
}

interface Proposal {
  action: AmendmentKind
  reasonCode: AmendmentReason
  reason: string
  effectiveDate?: string
  from?: string
  lines?: Line[]
  removed?: string[]
}

/**
 * Sends an amendment of a stored sheet to be decided by another person, and offers to open its request. `ask` shows
 * before that what it comes to; left out where nothing can be asked.
 */
export async function proposeAmendment(
  sheet: Pick<Sheet, 'id' | 'version'>,
  screen: PriceScreen,
  proposal: Proposal,
  idempotencyKey: string,
  openRequest: (code: string) => void,
  ask?: AskPriceQuestions,
): Promise<void> {
  const asked = { sheetId: sheet.id, version: sheet.version, ...proposal }
  const answers = ask && (await ask(await call(pricePreview.amendment, { body: asked }), 'Send for approval'))
  const body = { ...asked, ...(answers && { answers }) }
  const { code } = await call(
    request.createOfType,
    { params: { type: 'price-amendment' }, body },
    { idempotencyKey },
  )
  void refreshCalls(`${screen.group}.*`, 'request.*', 'priceDay.*')
  showToast(
    'success',
    `The amendment was sent as ${code}. The prices stay as they are until it is approved.`,
    {
      action: { label: 'View request', onAction: () => openRequest(code) },
    },
  )
}

/** Sends what was changed of a stored sheet as an amendment. */
export function proposeChanges(
  { screen, head, lines, ask }: NewSheet,
  replaces: Sheet,
  idempotencyKey: string,
  openRequest: (code: string) => void,
): Promise<void> {
  const { effectiveDate } = head
  const { isRetro } = head
  const moved = !isRetro && effectiveDate !== null && effectiveDate !== replaces.effectiveDate
  const proposal = {
    reasonCode: head.reasonCode === '' ? ('OTHER' as const) : head.reasonCode,
    reason: head.reason,
    ...touched(screen, replaces.lines, lines),
    action: isRetro ? ('RETRO' as const) : moved ? ('MOVE' as const) : ('CORRECT' as const),
    ...(isRetro && effectiveDate !== replaces.effectiveDate && effectiveDate && { from: effectiveDate }),
    ...(moved && { effectiveDate }),
  }
  return proposeAmendment(replaces, screen, proposal, idempotencyKey, openRequest, ask)
}
