import { priceSheetKindNames, priceSheetKinds } from '@capiz/domain/fees'
import * as v from 'valibot'
import { Filter, pagingEntries, wordParam } from './common.ts'
import { endpoint, group, needsOrOwn, type Access, type Body } from './define.ts'
import { PriceUpload } from '../schema/price.ts'
import {
  importRowStates,
  importStatuses,
  RowImport,
  RowImportCheck,
  RowImportLine,
  RowImportRow,
  RowImportSave,
} from '../schema/row-import.ts'

const accr = { service: 'accr' } as const
const code = {
  code: { pattern: '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}' },
} as const
const item = { as: 'item', schema: RowImport } as const

/** What makes one family of uploads differ from another. */
interface ImportFamily<P extends string, A extends Access, B extends Body> {
  path: P
  access: A
  /** words of the kinds it takes */
  kinds: readonly string[]
  /** text parts sent with the file */
  body: B
  /** numbers of its eight calls, in order */
  calls: readonly [string, string, string, string, string, string, string, string]
}

/**
 * The calls of an upload of rows: a file is read and checked by a job that can be asked how far it is, its columns
 * and cells can be mended, then all rows or only the good ones are saved. One declaration for any family of uploads.
 */
export function importCalls<const P extends string, const A extends Access, const B extends Body>({
  path,
  access,
  kinds,
  body,
  calls,
}: ImportFamily<P, A, B>) {
  const at = <const T extends string>(tail: T) => `${path}${tail}` as const
  const one = { ...accr, access, params: code }
  return {
    start: endpoint({
      ...accr,
      access,
      call: calls[0],
      method: 'POST',
      path: at('/{kind}'),
      params: { kind: wordParam(kinds) },
      body,
      reply: item,
      summary: 'Begin an import: the file is read and checked, nothing is saved',
    }),
    list: endpoint({
      ...accr,
      access,
      call: calls[1],
      method: 'GET',
      path: at(''),
      query: v.object({
        ...pagingEntries,
        kind: v.optional(v.picklist(kinds)),
        status: v.optional(v.picklist(importStatuses)),
        ownerCode: v.optional(Filter),
        term: v.optional(Filter),
      }),
      reply: { as: 'page', schema: RowImportRow },
      summary: 'Imports so far, newest first',
    }),
    get: endpoint({
      ...one,
      call: calls[2],
      method: 'GET',
      path: at('/{code}'),
      reply: item,
      summary: 'An import and how far it is',
    }),
    rows: endpoint({
      ...one,
      call: calls[3],
      method: 'GET',
      path: at('/{code}/rows'),
      query: v.object({ ...pagingEntries, state: v.optional(v.picklist(importRowStates)) }),
      reply: { as: 'page', schema: RowImportLine },
      summary: 'Rows of an import with what is wrong and what changes',
    }),
    check: endpoint({
      ...one,
      call: calls[4],
      method: 'POST',
      path: at('/{code}/check'),
      body: { as: 'json', schema: RowImportCheck },
      reply: item,
      summary: 'Check again with other columns, facts or cells',
    }),
    save: endpoint({
      ...one,
      call: calls[5],
      method: 'POST',
      path: at('/{code}/save'),
      body: { as: 'json', schema: RowImportSave },
      reply: item,
      summary: 'Save all rows or none, or the good rows only',
    }),
    cancel: endpoint({
      ...one,
      call: calls[6],
      method: 'POST',
      path: at('/{code}/cancel'),
      reply: item,
      summary: 'Stop an import; nothing of it is saved',
    }),
    corrected: endpoint({
      ...one,
      call: calls[7],
      method: 'GET',
      path: at('/{code}/corrected-file'),
      reply: { as: 'blob' },
      summary: 'The file as it stands now, with a column saying what to correct',
    }),
  } as const
}

/** Kinds of price sheets that come as files. */
export const uploadedSheetKinds = priceSheetKindNames.filter((kind) => priceSheetKinds[kind].upload)

/** Upload workbench of the price sheets (our additions; issue of step 3, point 5). */
export const priceImport = group(
  'priceImport',
  importCalls({
    path: '/price-import',
    access: needsOrOwn('RATE_EDIT'),
    kinds: uploadedSheetKinds,
    body: { as: 'multipart', fields: PriceUpload, files: { part: 'file', max: 1, required: true } },
    calls: ['X047', 'X048', 'X049', 'X050', 'X051', 'X052', 'X053', 'X054'],
  }),
)
