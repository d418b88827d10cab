import { textQuery, wordParam } from './common.ts'
import { group, needs, needsLogin, needsOrOwn } from './define.ts'
import { callsOf, file, itemOf, json, listOf, nothing } from './calls.ts'
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

const { read, send } = callsOf('accr')
const entity = { entity: wordParam(documentEntities) }
const view = needsOrOwn({ facility: 'HF_VIEW', physician: 'PHY_VIEW' })
const edit = needs({ facility: 'HF_EDIT', physician: 'PHY_EDIT' })
const fileQuery = textQuery(['code', 'uuid'], ['docType'])

/** Generic document calls (specification 2, 7.6). */
export const document = group('document', {
  list: read('C335', '/{entity}', view, listOf(Attachment), {
    params: entity,
    query: textQuery(['code'], ['docType']),
  }),
  upload: send('C336', '/{entity}/upload', edit, itemOf(Attachment), {
    params: entity,
    body: { as: 'multipart', fields: DocumentUpload, files: { part: 'file', max: 20, required: true } },
  }),
  download: read('C337', '/{entity}/download', view, file, {
    params: entity,
    query: fileQuery,
  }),
  preview: read('C338', '/{entity}/preview', view, file, {
    params: entity,
    query: fileQuery,
  }),
  zip: read('C339', '/{entity}/download/zip', view, file, {
    params: entity,
    query: textQuery(['code']),
  }),
  remove: send('C340', '/{entity}/delete', edit, nothing, {
    params: entity,
    body: { as: 'multipart', fields: DocumentDelete },
  }),
  files: read('C341', '/{entity}/files', view, listOf(Attachment), {
    params: entity,
    query: textQuery(['code'], ['docType']),
  }),
  remarks: send('C342', '/{entity}/remarks', edit, nothing, {
    params: { entity: wordParam([...documentEntities, 'hf', 'phy']) },
    body: json(RecordRemark),
  }),
  template: read('C343', '/{entity}/template', needsLogin, file, { params: entity }),
})
