import { actorOf } from '../actor.ts'
import { inTransaction } from '../db/transaction.ts'
import { documentKind, documentOwner, targetOf } from '../document/entity.ts'
import { blankForm } from '../document/preview.ts'
import { auditDownload, downloadReply, previewReply, zipReply } from '../document/read.ts'
import { removeDocument } from '../document/remove.ts'
import { uploadDocuments } from '../document/upload.ts'
import { attachmentView, documentBy, documentsOf, typeLabels } from '../document/view.ts'
import { addRemark } from '../facility/remarks.ts'
import { created, handlers } from '../http/handlers.ts'
import { refuse } from '../http/refuse.ts'
import { listMemos } from '../memo/list.ts'

/** Generic documents of facilities and physicians (specification 2, 7.6). */
export const documentHandlers = handlers({
  'memo.list': ({ services, query }) => listMemos(services, query),
  'document.list': async ({ services, params, query, principal, today }) => {
    const kind = documentKind(params.entity)
    const owner = await documentOwner(services.db, kind, query.code, principal, 'VIEW')
    const rows = await documentsOf(services.db, kind, owner.code, { docType: query.docType })
    const labels = await typeLabels(services.db, kind)
    return rows.map((row) => attachmentView(row, today, labels))
  },
  'document.files': async ({ services, params, query, principal, today }) => {
    const kind = documentKind(params.entity)
    const owner = await documentOwner(services.db, kind, query.code, principal, 'VIEW')
    const rows = await documentsOf(services.db, kind, owner.code, {
      docType: query.docType,
      superseded: true,
    })
    const labels = await typeLabels(services.db, kind)
    return rows.map((row) => attachmentView(row, today, labels))
  },
  'document.upload': async ({ services, params, fields, files, principal, meta, today }) => {
    const kind = documentKind(params.entity)
    const { code, ...facts } = fields
    return inTransaction(services.db, async (tx) => {
      const owner = await documentOwner(tx, kind, code, principal, 'EDIT')
      const target = { kind, code: owner.code }
      const row = await uploadDocuments(services, tx, target, files, facts, actorOf(principal, meta))
      return created(attachmentView(row, today, await typeLabels(tx, kind)))
    })
  },
  'document.download': async ({ services, params, query, principal, meta }) => {
    const kind = documentKind(params.entity)
    const owner = await documentOwner(services.db, kind, query.code, principal, 'VIEW')
    const row = await documentBy(services.db, kind, { ...query, code: owner.code })
    const reply = await downloadReply(services, row)
    await auditDownload(services, { kind, code: owner.code, rows: [row] }, actorOf(principal, meta))
    return reply
  },
  'document.preview': async ({ services, params, query, principal, meta }) => {
    const kind = documentKind(params.entity)
    const owner = await documentOwner(services.db, kind, query.code, principal, 'VIEW')
    const row = await documentBy(services.db, kind, { ...query, code: owner.code })
    const reply = await previewReply(services, row)
    await auditDownload(services, { kind, code: owner.code, rows: [row] }, actorOf(principal, meta))
    return reply
  },
  'document.zip': async ({ services, params, query, principal, meta }) => {
    const kind = documentKind(params.entity)
    const owner = await documentOwner(services.db, kind, query.code, principal, 'VIEW')
    const rows = await documentsOf(services.db, kind, owner.code)
    if (rows.length === 0) refuse('NOT_FOUND', { message: 'There are no documents to download yet.' })
    const reply = await zipReply(services, rows, `${owner.code}-${params.entity.replace('/', '-')}.zip`)
    await auditDownload(services, { kind, code: owner.code, rows }, actorOf(principal, meta))
    return reply
  },
  'document.remove': async ({ services, params, fields, principal, meta }) => {
    const kind = documentKind(params.entity)
    await inTransaction(services.db, async (tx) => {
      const owner = await documentOwner(tx, kind, fields.code, principal, 'EDIT')
      const row = await documentBy(tx, kind, { ...fields, code: owner.code })
      await removeDocument(services, tx, kind, row, actorOf(principal, meta))
    })
  },
  'document.remarks': async ({ services, params, body, principal, meta }) => {
    const target = targetOf(params.entity)
    await inTransaction(services.db, async (tx) => {
      const owner = await documentOwner(tx, { target }, body.code, principal, 'EDIT')
      const entityType = target === 'facility' ? 'health-facility' : 'physician'
      const about = { code: owner.code, entityType } as const
      await addRemark(services, tx, about, body.remarks, actorOf(principal, meta))
    })
  },
  'document.template': async ({ services, params }) => {
    const kind = documentKind(params.entity)
    const papers = [...(await typeLabels(services.db, kind)).values()]
    const owner = kind.target === 'facility' ? 'Health facility' : 'Physician'
    const lines = kind.supersedes
      ? ['Valid from', 'Valid until']
      : ['Kind of memo', 'Date of the memo', 'Sent on']
    const paper = kind.supersedes && papers.length > 0 ? [`Document (${papers.join(', ')})`] : []
    const body = await blankForm(kind.label, [
      owner,
      'Record code',
      ...paper,
      ...lines,
      'Remarks',
      'Signed by',
    ])
    return { body, fileName: `${params.entity.replace('/', '-')}-form.pdf`, contentType: 'application/pdf' }
  },
})
