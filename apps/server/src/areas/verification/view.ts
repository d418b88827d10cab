import { verification as calls } from '@capiz/api/contract/verification'
import type { VerificationClaim } from '@capiz/api/schema/verification'
import { decideAccess } from '@capiz/domain/access'
import type { InferOutput } from 'valibot'
import type { Executor } from '../../db/types.ts'
import { verificationSources, type KnownSource } from '../../engines/reference/verification-sources.ts'
import type { Principal } from '../../platform/access/principal.ts'
import type { Outgoing } from '../../platform/http/types.ts'
import { documentTypeLabels } from '../expiry/labels.ts'
import type { ClaimRow } from './query.ts'

/** A claim as it is answered. */
export type ClaimView = Outgoing<InferOutput<typeof VerificationClaim>>

/** Returns why the caller may not verify a claim, in words; null when the caller may. */
function verifyProblem(
  { ownerType, uploadedBy }: Pick<ClaimRow, 'ownerType' | 'uploadedBy'>,
  principal: Principal,
): string | null {
  if (!decideAccess(calls.perform.access, principal, { kind: ownerType }).ok)
    return 'You may not change this record.'
  return uploadedBy === principal.username ? 'You uploaded it. Another person verifies it.' : null
}

function viewOf(
  row: ClaimRow,
  source: KnownSource | undefined,
  labels: ReadonlyMap<string, string>,
  principal: Principal,
): ClaimView {
  const { documentTypeCode: type, performedDate } = row
  const problem = verifyProblem(row, principal)
  return {
    ownerType: row.ownerType,
    ownerCode: row.ownerCode,
    ownerName: row.ownerName,
    ownerStatus: row.ownerStatus,
    sourceCode: row.sourceCode,
    source: source?.name ?? row.sourceCode,
    claim: source?.claim ?? '',
    address: source?.address ?? null,
    method: source?.method ?? '',
    daysValid: source?.daysValid ?? 0,
    documentTypeCode: type,
    documentType: type === null ? null : (labels.get(type) ?? type),
    entity: row.entity,
    uuid: row.uuid,
    fileName: row.fileName,
    documentHash: row.documentHash,
    validityDate: row.validityDate,
    number: row.number,
    state: row.state,
    isAsked: row.isAsked,
    result: row.result,
    performedBy: row.performedBy,
    performedDate: performedDate === null ? null : new Date(performedDate),
    nextDue: row.nextDue,
    canVerify: problem === null,
    problem,
  }
}

/** Claims as they travel, with the names of their sources and document types. */
export async function claimViews(
  db: Executor,
  rows: readonly ClaimRow[],
  principal: Principal,
): Promise<ClaimView[]> {
  const sources = new Map((await verificationSources(db)).map((source) => [source.code, source]))
  const labels = await documentTypeLabels(db)
  return rows.map((row) => viewOf(row, sources.get(row.sourceCode), labels, principal))
}
