import type { Download, Endpoint, Identified, OutputOf, Reply } from '@capiz/api/contract/define'
import type { nonConformity } from '@capiz/api/contract/record'
import type { GenericSchema } from 'valibot'
import { call } from '../../../platform/calls/api.ts'

type Full = OutputOf<typeof nonConformity.get>

/** The fields every kind of record returns, beside its own declared fields. */
export type RecordView = Pick<
  Full,
  | 'id'
  | 'code'
  | 'status'
  | 'statusLabel'
  | 'owner'
  | 'overdue'
  | 'nextStatuses'
  | 'waitsForOther'
  | 'editable'
  | 'words'
  | 'files'
  | 'timeline'
  | 'version'
  | 'createdBy'
  | 'createdDate'
  | 'updatedBy'
  | 'updatedDate'
>

/** A file of a record. */
export type RecordFile = RecordView['files'][number]

type Answering<R extends Reply> = Identified<Omit<Endpoint, 'reply'> & { reply: R }>
type Item<T> = Answering<{ as: 'item'; schema: GenericSchema<unknown, T> }>

/** The list of a kind, whatever it can be narrowed by. */
export type ListCall = Answering<{ as: 'page'; schema: GenericSchema<unknown, RecordView> }>

/** One record of a kind. */
export type GetCall = Item<RecordView>

type BlobCall = Answering<{ as: 'blob' }>

/** A file as it was chosen: what it is and how long it is valid where its kind of record asks for that. */
export interface ChosenFile {
  file: File
  documentType: string
  validityDate: string
}

/** Values of a form by the names of the declared fields, with `code` or `id`, `version` and `status`. */
export type FormValues = Readonly<Record<string, unknown>>

/** The result of a save: the record, and the request that decides on it where there is one. */
export interface Saved {
  record: RecordView
  requestCode?: string | null
}

/** How a save travels. */
export interface SaveHow {
  idempotencyKey: string
  onProgress?: (progress: { sent: number; total: number }) => void
}

/** Saves a record of one kind with its new files. */
export type SaveRecord = (form: FormValues, files: readonly ChosenFile[], how: SaveHow) => Promise<Saved>

/** Preview and download of the files of a record. */
export interface FileCalls {
  preview: (record: RecordView, file: RecordFile) => Promise<Download>
  download: (record: RecordView, file: RecordFile) => Promise<Download>
}

/** Returns the key of a record in its file calls. */
export const fileCode = ({ code, id }: RecordView): string => code ?? String(id)

/** The names a download has for the record and for the type of the file, where it takes one. */
interface DownloadNames {
  code?: string
  type?: string
}

/** The file calls of a kind: a preview is asked for with an empty type, as the specification does. */
export function filesThrough(
  calls: { preview: BlobCall; download: BlobCall },
  { code = 'code', type }: DownloadNames = {},
): FileCalls {
  return {
    preview: (record, { uuid }) =>
      call(calls.preview, { query: { code: fileCode(record), docType: '', uuid } }),
    download: (record, { docType, uuid }) => {
      const ofType = type === undefined ? {} : { [type]: docType ?? '' }
      return call(calls.download, { query: { [code]: fileCode(record), ...ofType, uuid } })
    },
  }
}

const bytes = (files: readonly ChosenFile[]): File[] => files.map(({ file }) => file)

/** Saves through a call that takes the form and its files. */
export const withFiles =
  (save: Item<RecordView>): SaveRecord =>
  async (form, files, how) => ({ record: await call(save, { json: form, files: bytes(files) }, how) })

/** Saves through a call that takes the form alone. */
export const asBody =
  (save: Item<RecordView>): SaveRecord =>
  async (form, _files, how) => ({ record: await call(save, { body: form }, how) })

/** Saves through a call that takes one record or several, and answers likewise. */
export const asOneOfSeveral =
  (save: Item<RecordView | RecordView[]>): SaveRecord =>
  async (form, files, how) => {
    const fileNames = files.map(({ file }) => file.name)
    const answer = await call(save, { json: { ...form, fileNames }, files: bytes(files) }, how)
    const [record] = [answer].flat()
    if (record === undefined) throw new Error('A save answered without its record.')
    return { record }
  }

type Outcome = Item<{ record: RecordView | null; requestCode: string | null }>

/** Sends a check-in with its documents as parallel lists, within the form or beside it (specification 1, section 3). */
export const asCheckIn =
  (save: Outcome, lists: 'inForm' | 'besideForm'): SaveRecord =>
  async (form, files, how) => {
    const documents = {
      documentTypes: files.map(({ documentType }) => documentType),
      validityDates: files.map(({ validityDate }) => validityDate),
    }
    const parts =
      lists === 'inForm' ? { json: { ...form, ...documents } } : { json: form, fields: { ...documents } }
    const { record, requestCode } = await call(save, { ...parts, files: bytes(files) }, how)
    if (record === null) throw new Error('A check-in answered without its record.')
    return { record, requestCode }
  }

const plainText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** Uploads a form whose fields are plain parts beside one file. */
export const asUpload =
  (save: Item<RecordView>, names: readonly string[]): SaveRecord =>
  async (form, files, how) => {
    const fields = Object.fromEntries(names.map((name) => [name, plainText(form[name])]))
    return { record: await call(save, { fields, files: bytes(files) }, how) }
  }

/** The value of a declared field; records of all kinds are read by their declarations. */
export function valueOf(record: RecordView, name: string): unknown {
  return (record as unknown as Readonly<Record<string, unknown>>)[name]
}
