import type { BlankForm, BlankFormInput, BlankFormOfType } from '@capiz/api/schema/blank-form'
import { outsideTheList } from '@capiz/domain/document'
import { askedPages } from '@capiz/domain/reference'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { attachment } from '../../db/schema/index.ts'
import type { Executor, Transaction } from '../../db/types.ts'
import { addDocuments } from '../../engines/document/add.ts'
import type { DocumentPlace } from '../../engines/document/entity.ts'
import { plainFacts } from '../../engines/document/facts.ts'
import { removeDocument } from '../../engines/document/remove.ts'
import type { AttachmentRecord } from '../../engines/document/view.ts'
import { documentRules } from '../../engines/provider/checklist.ts'
import type { Actor } from '../../platform/access/actor.ts'
import { refuse, refuseField } from '../../platform/errors/refuse.ts'
import type { Upload } from '../../platform/files/upload.ts'
import type { Outgoing } from '../../platform/http/types.ts'
import type { Services } from '../../platform/services.ts'

type Page = (typeof askedPages)[number]
type OfferedForm = Outgoing<InferOutput<typeof BlankForm>>
type FormsOfType = Outgoing<InferOutput<typeof BlankFormOfType>>

/** Blank forms lie with the code of their document type as owner and its page as their type. */
const place: DocumentPlace = {
  entity: 'document-type/form',
  pages: [],
  supersedes: true,
  label: 'Blank form',
  audited: 'document-type',
}

/** The kinds of file a form may be: one that prints, or one that is filled in on a screen. */
const acceptedFiles = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
]

const live = and(eq(attachment.ownerKind, place.entity), eq(attachment.deleted, false))

/** The document types that are asked for, in the order of their pages; those outside the list have no form. */
async function typesOf(db: Executor, pages: readonly Page[]) {
  const types = await Promise.all(
    pages.map(async (pageType) => {
      const rules = await documentRules(db, [pageType])
      return rules.map(({ code, label }) => ({ pageType, documentTypeCode: code, label }))
    }),
  )
  return types.flat().filter(({ documentTypeCode }) => documentTypeCode !== outsideTheList)
}

const isOf =
  ({ pageType, documentTypeCode }: { pageType: string; documentTypeCode: string }) =>
  ({ docType, ownerCode }: AttachmentRecord): boolean =>
    docType === pageType && ownerCode === documentTypeCode

/** Returns the forms that are offered, of one page or all; those of deleted document types are not. */
export async function offeredForms(db: Executor, pageType?: Page): Promise<OfferedForm[]> {
  const types = await typesOf(db, pageType ? [pageType] : askedPages)
  const forms = await db
    .select()
    .from(attachment)
    .where(and(live, isNull(attachment.supersededBy)))
  return types.flatMap((type) => {
    const form = forms.find(isOf(type))
    if (!form) return []
    const { uuid, fileName, contentType, size, uploadedDate } = form
    return [{ ...type, uuid, fileName, contentType, size, uploadedDate }]
  })
}

function versionOf(row: AttachmentRecord) {
  const { uuid, fileName, contentType, size, docRemarks: remarks, uploadedBy, uploadedDate } = row
  return { uuid, fileName, contentType, size, remarks, uploadedBy, uploadedDate }
}

/** Returns every document type that is asked for, with its form and the forms that one replaced, newest first. */
export async function formsByType(db: Executor): Promise<FormsOfType[]> {
  const types = await typesOf(db, askedPages)
  const forms = await db.select().from(attachment).where(live).orderBy(desc(attachment.id))
  return types.map((type) => {
    const own = forms.filter(isOf(type))
    const form = own.find(({ supersededBy }) => supersededBy === null)
    return {
      ...type,
      form: form ? versionOf(form) : null,
      earlier: own.filter((row) => row !== form).map(versionOf),
    }
  })
}

/** Offers a form with a document type and keeps the one before it as replaced; refuses types that are not asked for. */
export async function uploadForm(
  services: Services,
  tx: Transaction,
  { remarks, ...type }: InferOutput<typeof BlankFormInput>,
  uploads: readonly Upload[],
  actor: Actor,
): Promise<FormsOfType> {
  const types = await typesOf(tx, [type.pageType])
  if (!types.some(({ documentTypeCode }) => documentTypeCode === type.documentTypeCode)) {
    refuseField('documentTypeCode', 'Choose a document type of the list.')
  }
  const [upload] = uploads
  if (!upload) return refuseField('file', 'Add the form.')
  const stored = await services.files.keep(tx, upload, acceptedFiles)
  const facts = plainFacts({ docType: type.pageType, docRemarks: remarks })
  const target = { kind: place, code: type.documentTypeCode }
  await addDocuments(services, tx, target, [{ ...stored, fileName: upload.fileName }], facts, actor)
  const saved = (await formsByType(tx)).find(
    (one) => one.pageType === type.pageType && one.documentTypeCode === type.documentTypeCode,
  )
  return saved ?? refuse('NOT_FOUND')
}

/** Returns a form by its uuid, offered or replaced; 404 for any other file. */
export async function formBy(db: Executor, uuid: string): Promise<AttachmentRecord> {
  const [row] = await db
    .select()
    .from(attachment)
    .where(and(live, eq(attachment.uuid, uuid)))
  return row ?? refuse('NOT_FOUND')
}

/** Returns a form that is offered, by its uuid; 404 for a replaced one and for any other file. */
export async function offeredForm(db: Executor, uuid: string): Promise<AttachmentRecord> {
  const offered = await offeredForms(db)
  return offered.some((form) => form.uuid === uuid.toLowerCase()) ? formBy(db, uuid) : refuse('NOT_FOUND')
}

/** Stops offering a form; the one it replaced is offered again. */
export async function removeForm(
  services: Services,
  tx: Transaction,
  uuid: string,
  actor: Actor,
): Promise<void> {
  await removeDocument(services, tx, place, await formBy(tx, uuid), actor)
}
