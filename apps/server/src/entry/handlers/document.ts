import { actorOf } from '../../platform/access/actor.ts'
import { inTransaction } from '../../db/transaction.ts'
import { documentKind, targetOf } from '../../engines/document/entity.ts'
import { documentOwner, isShownTo } from '../../areas/document/owner.ts'
import { blankForm } from '../../engines/document/preview.ts'
import { auditDownload, downloadReply, previewReply, zipReply } from '../../engines/document/read.ts'
import { removeDocument } from '../../engines/document/remove.ts'
import { uploadDocuments } from '../../areas/document/upload.ts'
import { attachmentView, documentBy, documentsOf, documentTypesOf } from '../../engines/document/view.ts'
import { addRemark } from '../../areas/facility/remarks.ts'
import { created, handlers } from '../../platform/http/handlers.ts'
import { refuse } from '../../platform/errors/refuse.ts'

/** Generic documents of facilities and physicians (specification 2, 7.6). */
export const documentHandlers = handlers({
  'document.list': async ({ services, params, query, principal, today }) => {
    const kind = documentKind(params.entity)
    const owner = await documentOwner(services.db, kind, query.code, principal)
    const rows = await documentsOf(services.db, kind, owner.code, { docType: query.docType })
    const types = await documentTypesOf(services.db, kind.pages)
    return rows
      .filter((row) => isShownTo(principal, kind, row, today))
      .map((row) => attachmentView(row, today, types))
  },
  'document.files': async ({ services, params, query, principal, today }) => {
    const kind = documentKind(params.entity)
    const owner = await documentOwner(services.db, kind, query.code, principal)
    const rows = await documentsOf(services.db, kind, owner.code, {
      docType: query.docType,
      superseded: true,
    })
    const types = await documentTypesOf(services.db, kind.pages)
    return rows
      .filter((row) => isShownTo(principal, kind, row, today))
      .map((row) => attachmentView(row, today, types))
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
      const about = { code: owner.code, entityType } as const
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
