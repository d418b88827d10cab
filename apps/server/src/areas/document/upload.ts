import type { Actor } from '../../platform/access/actor.ts'
import type { Transaction } from '../../db/types.ts'
import { documentRules } from '../../engines/provider/checklist.ts'
import { lockFacility } from '../facility/scope.ts'
import { auditFacility, updateFacility } from '../facility/write.ts'
import { refuse, refuseField } from '../../platform/errors/refuse.ts'
import type { Upload } from '../../platform/files/upload.ts'
import type { Services } from '../../platform/services.ts'
import { addDocuments, type NamedFile } from '../../engines/document/add.ts'
import type { DocumentKind } from '../../engines/document/entity.ts'
import { factProblems, type DocumentFacts } from '../../engines/document/facts.ts'
import type { AttachmentRecord } from '../../engines/document/view.ts'

/** Stores uploaded files and returns them under their names; the kind is detected from their bytes. */
export async function storeUploads(
  services: Services,
  tx: Transaction,
  uploads: readonly Upload[],
): Promise<NamedFile[]> {
  const stored: NamedFile[] = []
  for (const upload of uploads)
    stored.push({ ...(await services.files.keep(tx, upload)), fileName: upload.fileName })
  return stored
}

/** A facility's contract dates are those of its newest memorandum of agreement. */
async function noteContract(
  services: Services,
  tx: Transaction,
  code: string,
  facts: DocumentFacts,
  actor: Actor,
): Promise<void> {
  const { effectiveDate, validityDate } = facts
  if (facts.docType !== 'MOA' || !effectiveDate || !validityDate) return
  const record = await lockFacility(tx, code)
  const values = { contractEffectiveDate: effectiveDate, contractValidityDate: validityDate }
  await updateFacility(services, tx, record, values, actor)
  const changes = [
    { field: 'contractEffectiveDate', before: record.contractEffectiveDate, after: effectiveDate },
    { field: 'contractValidityDate', before: record.contractValidityDate, after: validityDate },
  ]
  await auditFacility(services, tx, { code, action: 'UPDATE', topic: 'Facility contract', changes }, actor)
}

/** Adds uploaded documents to a record and answers the first of them. */
export async function uploadDocuments(
  services: Services,
  tx: Transaction,
  target: { kind: DocumentKind; code: string },
  uploads: readonly Upload[],
  facts: DocumentFacts,
  actor: Actor,
): Promise<AttachmentRecord> {
  const { kind, code } = target
  const errors = factProblems(kind, await documentRules(tx, kind.pages), facts, services.clock.today())
  if (errors.length > 0) refuse('VALIDATION', { errors })
  const files = await storeUploads(services, tx, uploads)
  const [first] = await addDocuments(services, tx, target, files, facts, actor)
  if (kind.entity === 'hf/contract') await noteContract(services, tx, code, facts, actor)
  return first ?? refuseField('file', 'Add a file.')
}
