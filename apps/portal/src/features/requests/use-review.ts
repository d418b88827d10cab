import { proposal } from '@capiz/api/contract/proposal'
import { sheetKindOfRequest } from '@capiz/domain/fees'
import { isOpenRequest } from '@capiz/domain/request'
import { plural } from '@capiz/domain/text'
import type { DecisionOption } from '@capiz/ui/accreditation/RequestReview'
import { useMemo, useState } from 'react'
import { useCall } from '../../platform/data/query.tsx'
import {
  counteredIn,
  incompleteIn,
  keptDrafts,
  type LineDrafts,
  type ProposedLine,
  refusedIn,
  unsettledIn,
} from './lines/line-decisions.ts'
import { useLineDrafts } from './lines/use-line-drafts.ts'
import { decisionOptions, type RequestView } from './review-model.ts'
import { useDecision } from './use-decision.ts'

const noLines: readonly ProposedLine[] = []

/** The options, with what an approval leaves out, or the counter-offer that is sent in its place, in its label. */
function labelled(
  options: readonly DecisionOption[],
  drafts: LineDrafts,
  proposed: readonly ProposedLine[],
): readonly DecisionOption[] {
  const countered = counteredIn(drafts).length
  const refused = refusedIn(drafts).length
  const unsettled = unsettledIn(drafts, proposed)
  return options.map((option) => {
    if (option.decision !== 'approve' || option.refusal !== undefined) return option
    if (countered > 0) return { ...option, label: `Counter-offer on ${plural(countered, 'line', 'lines')}…` }
    if (unsettled.length > 0) {
      const names = unsettled.map(({ name }) => name)
      const listed = names.length > 3 ? plural(names.length, 'line', 'lines') : names.join(', ')
      return { ...option, refusal: `The counter-offer was not accepted: decide on ${listed}.` }
    }
    return refused > 0 ? { ...option, label: `Approve without ${plural(refused, 'line', 'lines')}` } : option
  })
}

/** Reads the lines of a request beside the request itself: there are none of one that is known to propose no sheet. */
export function useProposedLines(code: string, view: RequestView | undefined) {
  const mayHaveLines = view === undefined || sheetKindOfRequest(view.type) !== undefined
  return useCall(proposal.lines, { params: { code } }, { isEnabled: mayHaveLines })
}

/** The lines of a proposed sheet with the decisions on them: kept from before, and drafted now. */
function useLines(view: RequestView) {
  const isSheet = sheetKindOfRequest(view.type) !== undefined
  const answer = useProposedLines(view.code, view)
  const proposed = isSheet ? answer.data : undefined
  const kept = useMemo(
    () => (isOpenRequest(view.status) ? keptDrafts(proposed ?? noLines) : keptDrafts(noLines)),
    [proposed, view.status],
  )
  return { isSheet, answer, proposed, kept, ...useLineDrafts(kept) }
}

/** The decision on a request: its options, its lines, and a counter-offer that is sent in place of an approval. */
export function useReview(view: RequestView) {
  const { isSheet, answer, proposed, kept, drafts, decide: decideLine, undo, reset } = useLines(view)
  const [isStrict, setStrict] = useState(false)
  const [isOffering, setOffering] = useState(false)
  const decision = useDecision(view, drafts, kept)
  const options = decisionOptions(view).map((option) =>
    option.decision === 'approve' && decision.onMovedRead !== undefined
      ? { ...option, refusal: 'Read the present values above before you approve.' }
      : option,
  )
  const decides = options.some((option) => option.decision === 'approve' && option.refusal === undefined)
  const lines = proposed ?? noLines
  const decide = (what: string, remarks: string, reason?: string): void => {
    setStrict(true)
    if (what !== 'approve') return decision.decide(what, remarks, reason)
    if (incompleteIn(drafts, lines).length > 0) return
    if (counteredIn(drafts).length > 0) setOffering(true)
    else decision.decide(what, remarks, reason)
  }
  return {
    ...decision,
    decide,
    options: labelled(options, drafts, lines),
    lines: {
      isSheet,
      answer,
      proposed,
      drafts,
      kept,
      isStrict,
      onDecide: decides ? decideLine : undefined,
      onUndo: undo,
    },
    offer: isOffering ? { onClose: () => setOffering(false), onSent: reset } : undefined,
  }
}
