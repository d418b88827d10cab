import type { DocumentEntity } from '@capiz/api/contract/document'
import type { Actor } from '../actor.ts'
import type { Executor, Transaction } from '../db/types.ts'
import type { Services } from '../services.ts'
import { addDocuments, type NamedFile } from './add.ts'
import { documentKind } from './entity.ts'
import { plainFacts, type DocumentFacts } from './facts.ts'
import { documentsOf, type AttachmentRecord } from './view.ts'

/** A document for a record, its bytes already kept. */
export type NewDocument = Partial<DocumentFacts> & { entity: DocumentEntity; code: string; file: NamedFile }

/** Adds one document to a record; what approving a document request runs. */
export async function addDocument(
  services: Services,
  tx: Transaction,
  { entity, code, file, ...facts }: NewDocument,
  actor: Actor,
): Promise<AttachmentRecord> {
  const target = { kind: documentKind(entity), code }
  const [added] = await addDocuments(services, tx, target, [file], plainFacts(facts), actor)
  if (!added) throw new Error(`The document ${file.fileName} was not stored.`)
  return added
}

/** The live document of a type on a record, the newest when there are several. */
export async function findDocument(
  db: Executor,
  entity: DocumentEntity,
  code: string,
  docType: string | null,
): Promise<AttachmentRecord | undefined> {
  if (docType === null) return undefined
  return (await documentsOf(db, { entity }, code, { docType }))[0]
}
