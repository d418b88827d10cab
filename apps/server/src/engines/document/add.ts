import { fileNameOf, outsideTheList } from '@capiz/domain/document'
import { and, eq, inArray, isNull, notInArray } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Actor } from '../../platform/access/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { attachment } from '../../db/schema/index.ts'
import type { Transaction } from '../../db/types.ts'
import type { StoredFile } from '../../platform/files/store.ts'
import { documentRules } from '../provider/checklist.ts'
import type { Services } from '../../platform/services.ts'
import type { DocumentPlace } from './entity.ts'
import { plainFacts, storedFacts, type DocumentFacts } from './facts.ts'
import type { AttachmentRecord } from './view.ts'

/** A file whose bytes are in the store already, under the name it came with. */
export interface NamedFile extends StoredFile {
  fileName: string
  /** who uploaded it, where that is another person than the one who adds it to the record */
  uploadedBy?: string
}

async function settled(tx: Transaction, kind: DocumentPlace, facts: DocumentFacts): Promise<DocumentFacts> {
  const rules = await documentRules(tx, kind.pages)
  return storedFacts(
    rules.find(({ code }) => code === facts.docType),
    facts,
  )
}

/** Marks the earlier documents of the type as replaced by the first of the new ones; those outside the list stay side by side. */
async function supersede(
  tx: Transaction,
  kind: DocumentPlace,
  code: string,
  added: readonly AttachmentRecord[],
  stamps: { updatedBy: string; updatedDate: Date },
): Promise<void> {
  const [first] = added
  if (!kind.supersedes || !first?.docType || first.docType === outsideTheList) return
  await tx
    .update(attachment)
    .set({ supersededBy: first.uuid, ...stamps })
    .where(
      and(
        eq(attachment.ownerKind, kind.entity),
        eq(attachment.ownerCode, code),
        eq(attachment.docType, first.docType),
        eq(attachment.deleted, false),
        isNull(attachment.supersededBy),
        notInArray(
          attachment.uuid,
          added.map(({ uuid }) => uuid),
        ),
      ),
    )
}

async function auditAdded(
  services: Services,
  tx: Transaction,
  {
    kind,
    code,
    added,
    actor,
  }: { kind: DocumentPlace; code: string; added: AttachmentRecord[]; actor: Actor },
): Promise<void> {
  await audit(tx, services, {
    actor: actor.username,
    action: 'CREATE',
    entityType: kind.audited,
    entityCode: code,
    topic: kind.label,
    changes: added.map(({ docType, fileName, validityDate }) => ({
      field: docType ?? 'file',
      before: null,
      after: { fileName, validityDate },
    })),
    ...(actor.meta ? { meta: actor.meta } : {}),
  })
}

/**
 * Adds documents to a record; earlier ones of the same type are kept and marked as superseded. Uploads by staff,
 * registrations and approved document requests all end here.
 */
export async function addDocuments(
  services: Services,
  tx: Transaction,
  target: { kind: DocumentPlace; code: string },
  files: readonly NamedFile[],
  facts: DocumentFacts,
  actor: Actor,
): Promise<AttachmentRecord[]> {
  if (files.length === 0) return []
  const { kind, code } = target
  const now = services.clock.now()
  const stamps = { updatedBy: actor.username, updatedDate: now }
  const dated = await settled(tx, kind, facts)
  const added = await tx
    .insert(attachment)
    .values(
      files.map(({ fileName, contentType, size, sha256, uploadedBy = actor.username }) => ({
        ...dated,
        uuid: randomUUID(),
        ownerKind: kind.entity,
        ownerCode: code,
        fileName: fileNameOf(fileName, contentType),
        contentType,
        size,
        sha256,
        uploadedBy,
        uploadedDate: now,
        createdBy: actor.username,
        createdDate: now,
        ...stamps,
      })),
    )
    .returning()
  await supersede(tx, kind, code, added, stamps)
  await auditAdded(services, tx, { kind, code, added, actor })
  return added
}

/**
 * Gives attachments that lie elsewhere (held for a form, or with a request) to a record as its documents, and
 * supersedes what they replace.
 */
export async function adoptDocuments(
  services: Services,
  tx: Transaction,
  target: { kind: DocumentPlace; code: string },
  uuids: readonly string[],
  facts: Partial<DocumentFacts>,
  actor: Actor,
): Promise<AttachmentRecord[]> {
  if (uuids.length === 0) return []
  const { kind, code } = target
  const stamps = { updatedBy: actor.username, updatedDate: services.clock.now() }
  const dated = await settled(tx, kind, plainFacts(facts))
  const adopted = await tx
    .update(attachment)
    .set({ ...dated, ownerKind: kind.entity, ownerCode: code, ...stamps })
    .where(and(inArray(attachment.uuid, [...uuids]), eq(attachment.deleted, false)))
    .returning()
  await supersede(tx, kind, code, adopted, stamps)
  await auditAdded(services, tx, { kind, code, added: adopted, actor })
  return adopted
}
