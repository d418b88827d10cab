import { tableFile } from '../../engines/export/table-file.ts'
import { verificationSources } from '../../engines/reference/verification-sources.ts'
import { onTarget } from '../../platform/access/decision.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { refuseField } from '../../platform/errors/refuse.ts'
import type { BlobReply } from '../../platform/http/types.ts'
import type { Services } from '../../platform/services.ts'
import { answerFields } from './answer-layout.ts'
import { claimsOfSource } from './answer-import.ts'

/** The open claims of a source as a CSV: the columns of the answers, with the result left to fill in. */
export async function batchReply(
  services: Services,
  sourceCode: string,
  principal: Principal,
): Promise<BlobReply> {
  const code = sourceCode.trim().toUpperCase()
  const source = (await verificationSources(services.db)).find((one) => one.code === code)
  if (!source) return refuseField('sourceCode', 'Choose a source of the list.')
  onTarget(principal, { kind: source.subject === 'FACILITY' ? 'facility' : 'physician' })
  const open = await claimsOfSource(services, source, 'CONTRADICTED,UNPROVEN,STALE')
  const rows = open
    .toSorted((a, b) => a.ownerCode.localeCompare(b.ownerCode))
    .map((claim) => [
      claim.ownerCode,
      claim.number,
      claim.ownerName,
      claim.documentTypeCode,
      claim.validityDate,
      null,
      null,
    ])
  const columns = answerFields.map(({ label }) => ({ label, kind: 'text' as const }))
  const name = `verification-${code.toLowerCase()}-${rows.length}-${services.clock.today().replaceAll('-', '')}`
  return tableFile({ name, columns, rows }, 'csv')
}
