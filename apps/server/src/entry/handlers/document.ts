import { actorOf } from '../../platform/access/actor.ts'
import { inTransaction } from '../../db/transaction.ts'
import { documentKind, targetOf, type DocumentKind } from '../../engines/document/entity.ts'
import { documentOwner, isShownTo } from '../../areas/document/owner.ts'
import { blankForm } from '../../engines/document/preview.ts'
import { auditDownload, downloadReply, previewReply, zipReply } from '../../engines/document/read.ts'
import { removeDocument } from '../../engines/document/remove.ts'
import { uploadDocuments } from '../../areas/document/upload.ts'
import {
  attachmentView,
  documentBy,
  documentsOf,
  documentTypesOf,
  type AttachmentRecord,
} from '../../engines/document/view.ts'
import { addRemark, remarksOnDocuments } from '../../areas/facility/remarks.ts'
import { created, handlers } from '../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../platform/errors/refuse.ts'
import type { Principal } from '../../platform/access/principal.ts'
import type { Services } from '../../platform/services.ts'
import type { Transaction } from '../../db/types.ts'
import type { IsoDate } from '@capiz/domain/time'

/** Documents of a record as the caller sees them, each with the remarks on it. */
async function shownDocuments(
  { db }: Services,
  kind: DocumentKind,
  all: readonly AttachmentRecord[],
  principal: Principal,
  today: IsoDate,
) {
  const types = await documentTypesOf(db, kind.pages)
  const rows = all.filter((row) => isShownTo(principal, kind, row, today))
  const remarks = await remarksOnDocuments(
    db,
    rows.map(({ uuid }) => uuid),
  )
  return rows.map((row) => ({
    ...attachmentView(row, today, types),
    reviewRemarks: remarks.get(row.uuid) ?? [],
  }))
}

/** Returns the document a remark is about, by its identifier; null for a remark on the record. */
async function remarkedDocument(tx: Transaction, entity: string, code: string, uuid: string | undefined) {
  if (uuid === undefined) return null
  if (entity === 'hf' || entity === 'phy') {
    refuseField('uuid', 'A remark on a document is sent to the address of its documents.')
  }
  return (await documentBy(tx, documentKind(entity), { code, uuid })).uuid
}

/** Generic documents of facilities and physicians (specification 2, 7.6). */
export const documentHandlers = handlers({
  'document.list': async ({ services, params, query, principal, today }) => {
    const kind = documentKind(params.entity)
    const owner = await documentOwner(services.db, kind, query.code, principal)
    const rows = await documentsOf(services.db, kind, owner.code, { docType: query.docType })
    return shownDocuments(services, kind, rows, principal, today)
  },
  'document.files': async ({ services, params, query, principal, today }) => {
    const kind = documentKind(params.entity)
    const owner = await documentOwner(services.db, kind, query.code, principal)
    const rows = await documentsOf(services.db, kind, owner.code, {
      docType: query.docType,
      superseded: true,
    })
    return shownDocuments(services, kind, rows, principal, today)
  },
  'document.upload': async ({ services, params, fields, files, principal, meta, today }) => {
    const kind = documentKind(params.entity)
    const { code, ...facts } = fields
    return inTransaction(services.db, async (tx) => {
      const owner = await documentOwner(tx, kind, code, principal)
      const target = { kind, code: owner.code }
      const row = await uploadDocuments(services, tx, target, files, facts, actorOf(principal, meta))
      return created(attachmentView(row, today, await documentTypesOf(tx, kind.pages)))
    })
  },
  'document.download': async ({ services, params, query, principal, meta, today }) => {
    const kind = documentKind(params.entity)
    const owner = await documentOwner(services.db, kind, query.code, principal)
    const row = await documentBy(services.db, kind, { ...query, code: owner.code })
    if (!isShownTo(principal, kind, row, today)) refuse('NOT_FOUND')
    const reply = await downloadReply(services, row)
    await auditDownload(services, { kind, code: owner.code, rows: [row] }, actorOf(principal, meta))
    return reply
  },
  'document.preview': async ({ services, params, query, principal, meta, today }) => {
    const kind = documentKind(params.entity)
    const owner = await documentOwner(services.db, kind, query.code, principal)
    const row = await documentBy(services.db, kind, { ...query, code: owner.code })
    if (!isShownTo(principal, kind, row, today)) refuse('NOT_FOUND')
    const reply = await previewReply(services, row)
    await auditDownload(services, { kind, code: owner.code, rows: [row] }, actorOf(principal, meta))
    return reply
  },
  'document.zip': async ({ services, params, query, principal, meta, today }) => {
    const kind = documentKind(params.entity)
    const owner = await documentOwner(services.db, kind, query.code, principal)
    const all = await documentsOf(services.db, kind, owner.code)
    const rows = all.filter((row) => isShownTo(principal, kind, row, today))
    if (rows.length === 0) refuse('NOT_FOUND', { message: 'There are no documents to download yet.' })
    const reply = await zipReply(services, rows, `${owner.code}-${params.entity.replace('/', '-')}.zip`)
    await auditDownload(services, { kind, code: owner.code, rows }, actorOf(principal, meta))
    return reply
  },
  'document.remove': async ({ services, params, fields, principal, meta }) => {
    const kind = documentKind(params.entity)
    await inTransaction(services.db, async (tx) => {
      const owner = await documentOwner(tx, kind, fields.code, principal)
      const row = await documentBy(tx, kind, { ...fields, code: owner.code })
      await removeDocument(services, tx, kind, row, actorOf(principal, meta))
    })
  },
  'document.remarks': async ({ services, params, body, principal, meta }) => {
    const target = targetOf(params.entity)
    await inTransaction(services.db, async (tx) => {
      const owner = await documentOwner(tx, { target }, body.code, principal)
      const entityType = target === 'facility' ? 'health-facility' : 'physician'
      const attachmentUuid = await remarkedDocument(tx, params.entity, owner.code, body.uuid)
      const about = { code: owner.code, entityType, attachmentUuid } as const
      await addRemark(services, tx, about, body.remarks, actorOf(principal, meta))
    })
  },
  'document.template': async ({ services, params }) => {
    const kind = documentKind(params.entity)
    const documents = [...(await documentTypesOf(services.db, kind.pages)).values()].map(({ label }) => label)
    const owner = kind.target === 'facility' ? 'Health facility' : 'Physician'
    const lines = kind.supersedes
      ? ['Valid from', 'Valid until']
      : ['Kind of memo', 'Date of the memo', 'Sent on']
    const document = kind.supersedes && documents.length > 0 ? [`Document (${documents.join(', ')})`] : []
    const body = await blankForm(kind.label, [
      owner,
      'Record code',
      ...document,
      ...lines,
      'Remarks',
      'Signed by',
    ])
    return { body, fileName: `${params.entity.replace('/', '-')}-form.pdf`, contentType: 'application/pdf' }
  },
})
