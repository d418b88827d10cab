import { and, desc, eq } from 'drizzle-orm'
import { verification } from '../../db/schema/index.ts'
import { auditDownload, downloadReply } from '../../engines/document/read.ts'
import { documentKind } from '../../engines/document/entity.ts'
import { documentBy } from '../../engines/document/view.ts'
import { verificationSources } from '../../engines/reference/verification-sources.ts'
import type { Actor } from '../../platform/access/actor.ts'
import type { Principal } from '../../platform/access/principal.ts'
import type { Services } from '../../platform/services.ts'
import { documentOwner } from '../document/owner.ts'
import { evidenceKind } from './perform.ts'

const targetOf = (code: string) => (code.startsWith('HF') ? 'facility' : 'physician')

interface HistoryQuery {
  ownerCode: string
  sourceCode?: string | undefined
  docType?: string | undefined
}

/** The verifications of a provider the caller may see, newest first. */
export async function listVerifications({ db }: Services, query: HistoryQuery, principal: Principal) {
  const code = query.ownerCode.trim().toUpperCase()
  const owner = await documentOwner(db, { target: targetOf(code) }, code, principal)
  const rows = await db
    .select()
    .from(verification)
    .where(
      and(
        eq(verification.ownerCode, owner.code),
        query.sourceCode ? eq(verification.sourceCode, query.sourceCode.toUpperCase()) : undefined,
        query.docType ? eq(verification.documentTypeCode, query.docType) : undefined,
      ),
    )
    .orderBy(desc(verification.id))
  const names = new Map((await verificationSources(db)).map(({ code: one, name }) => [one, name]))
  return rows.map(({ ownerKind: _kind, attachmentUuid: _uuid, ...row }) => ({
    ...row,
    claim: row.claim as 'LICENCE',
    source: names.get(row.sourceCode) ?? row.sourceCode,
  }))
}

/** The evidence file of a verification; 404 for a file of another provider. */
export async function evidenceReply(
  services: Services,
  { ownerCode, uuid }: { ownerCode: string; uuid: string },
  principal: Principal,
  actor: Actor,
) {
  const target = targetOf(ownerCode)
  const owner = await documentOwner(services.db, { target }, ownerCode, principal)
  const row = await documentBy(services.db, { entity: evidenceKind }, { code: owner.code, uuid })
  const kind = documentKind(target === 'facility' ? 'hf/document' : 'phy/document')
  await auditDownload(services, { kind, code: owner.code, rows: [row], topic: 'Verification' }, actor)
  return downloadReply(services, row)
}
