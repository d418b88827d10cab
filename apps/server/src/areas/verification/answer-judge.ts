import type { Judgement } from '../../engines/import/import/kind.ts'
import type { Line } from '../../engines/import/value.ts'
import { resultOf, textOf } from './answer-layout.ts'
import type { ClaimRow } from './query.ts'
import { resultLabel } from './perform.ts'

/** The assessment of an answer, with the claim it is about. */
export interface AnswerJudgement extends Judgement {
  claim?: ClaimRow
}

function candidates(claims: readonly ClaimRow[], line: Line): ClaimRow[] {
  const [code, number, type] = ['ownerCode', 'number', 'documentTypeCode'].map((field) => textOf(line, field))
  return claims.filter(
    (claim) =>
      (code ? claim.ownerCode === code : claim.number === number) &&
      (!type || claim.documentTypeCode === type),
  )
}

const bad = (field: string, message: string): AnswerJudgement => ({
  state: 'changed',
  errors: [{ field, message }],
  changes: [],
})

function several(found: readonly ClaimRow[]): AnswerJudgement {
  const isOneProvider = new Set(found.map(({ ownerCode }) => ownerCode)).size === 1
  const field = isOneProvider ? 'documentTypeCode' : 'ownerCode'
  const options = found.map(({ ownerCode, ownerName, documentTypeCode }) => ({
    value: (isOneProvider ? documentTypeCode : ownerCode) ?? '',
    label: isOneProvider ? (documentTypeCode ?? '') : `${ownerName} (${ownerCode})`,
  }))
  const message = isOneProvider
    ? 'Several documents of this provider are proved by the source. Choose one.'
    : 'Several providers have this number. Choose the one that is meant.'
  return {
    state: 'conflict',
    errors: [{ field, message }],
    changes: [],
    choices: { field, options },
  }
}

/**
 * Says which claim an answer is about: by the code of the provider, else by the number on the record; both must agree
 * where both are given. Unknown and double numbers, and documents the caller uploaded, are refused by row.
 */
export function judgeAnswer(
  claims: readonly ClaimRow[],
  line: Line,
  username: string | null,
): AnswerJudgement {
  const result = resultOf(line)
  const number = textOf(line, 'number')
  if (textOf(line, 'result') === null) {
    return { state: 'same', errors: [], changes: [], note: 'The source has not answered' }
  }
  const found = candidates(claims, line)
  const [claim] = found
  if (!claim) {
    return textOf(line, 'ownerCode')
      ? bad('ownerCode', 'This source proves nothing of a provider with this code.')
      : bad('number', 'No provider on file has this number.')
  }
  if (found.length > 1) return several(found)
  if (number !== null && claim.number !== null && number !== claim.number) {
    return bad('number', `The record of ${claim.ownerName} has the number ${claim.number}.`)
  }
  if (claim.uploadedBy !== null && claim.uploadedBy === username) {
    return bad('ownerCode', 'You uploaded this document. Another person verifies it.')
  }
  const note = `${claim.ownerName} (${claim.ownerCode}): ${result ? resultLabel(result).toLowerCase() : ''}`
  return { state: 'changed', errors: [], changes: [], note, target: targetOf(claim), claim }
}

/** Names a claim with the document that was on file, so that a replaced one is noticed before the save. */
function targetOf({ ownerCode, documentTypeCode, documentHash }: ClaimRow): string {
  return [ownerCode, documentTypeCode ?? '', documentHash ?? ''].join(' ')
}
