import { textQuery, wordParam } from './common.ts'
import { endpoint, group, needs, needsLogin, needsOrOwn } from './define.ts'
import { Attachment, DocumentDelete, DocumentUpload, RecordRemark } from '../schema/document.ts'

/** Resources that carry generic documents (specification 2, 7.6; the names are ours). */
export const documentEntities = [
  'hf/document',
  'hf/contract',
  'hf/memo',
  'phy/document',
  'phy/contract',
  'phy/memo',
] as const

/** A resource with generic documents. */
export type DocumentEntity = (typeof documentEntities)[number]

const accr = { service: 'accr' } as const
const entity = { entity: wordParam(documentEntities) }
const view = needsOrOwn('HF_VIEW', 'PHY_VIEW')
const edit = needs('HF_EDIT', 'PHY_EDIT')
const fileQuery = textQuery(['code', 'uuid'], ['docType'])

/** Generic document calls (specification 2, 7.6). */
export const document = group('document', {
  list: endpoint({
    ...accr,
    call: 'C335',
    method: 'GET',
    path: '/{entity}',
    access: view,
    params: entity,
    query: textQuery(['code'], ['docType']),
    reply: { as: 'list', schema: Attachment },
    summary: 'Live documents with their state',
  }),
  upload: endpoint({
    ...accr,
    call: 'C336',
    method: 'POST',
    path: '/{entity}/upload',
    access: edit,
    params: entity,
    body: { as: 'multipart', fields: DocumentUpload, files: { part: 'file', max: 20, required: true } },
    reply: { as: 'item', schema: Attachment },
    summary: 'Add documents; the older one of the type is superseded',
  }),
  download: endpoint({
    ...accr,
    call: 'C337',
    method: 'GET',
    path: '/{entity}/download',
    access: view,
    params: entity,
    query: fileQuery,
    reply: { as: 'blob' },
    summary: 'Download a document',
  }),
  preview: endpoint({
    ...accr,
    call: 'C338',
    method: 'GET',
    path: '/{entity}/preview',
    access: view,
    params: entity,
    query: fileQuery,
    reply: { as: 'blob' },
    summary: 'Preview a document as PDF',
  }),
  zip: endpoint({
    ...accr,
    call: 'C339',
    method: 'GET',
    path: '/{entity}/download/zip',
    access: view,
    params: entity,
    query: textQuery(['code']),
    reply: { as: 'blob' },
    summary: 'All live documents in one archive',
  }),
  remove: endpoint({
    ...accr,
    call: 'C340',
    method: 'POST',
    path: '/{entity}/delete',
    access: edit,
    params: entity,
    body: { as: 'multipart', fields: DocumentDelete },
    reply: { as: 'none' },
    summary: 'Delete a document; the bytes stay for the trail',
  }),
  files: endpoint({
    ...accr,
    call: 'C341',
    method: 'GET',
    path: '/{entity}/files',
    access: view,
    params: entity,
    query: textQuery(['code'], ['docType']),
    reply: { as: 'list', schema: Attachment },
    summary: 'Attachments, superseded ones included',
  }),
  remarks: endpoint({
    ...accr,
    call: 'C342',
    method: 'POST',
    path: '/{entity}/remarks',
    access: edit,
    params: { entity: wordParam([...documentEntities, 'hf', 'phy']) },
    body: { as: 'json', schema: RecordRemark },
    reply: { as: 'none' },
    summary: 'Write a remark on a record',
  }),
  template: endpoint({
    ...accr,
    call: 'C343',
    method: 'GET',
    path: '/{entity}/template',
    access: needsLogin,
    params: entity,
    reply: { as: 'blob' },
    summary: 'Blank form',
  }),
})
