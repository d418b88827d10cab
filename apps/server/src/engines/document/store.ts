import type { DocumentEntity } from '@capiz/api/contract/document'
import type { Executor } from '../../db/types.ts'
import { documentsOf, type AttachmentRecord } from './view.ts'

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
