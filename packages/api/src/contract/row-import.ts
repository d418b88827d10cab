import type { AccessRule } from '@capiz/domain/access'
import { priceSheetKindNames, priceSheetKinds } from '@capiz/domain/fees'
import * as v from 'valibot'
import { Filter, importCode, pagingEntries, wordParam } from './common.ts'
import { group, needsOrOwn, type Body } from './define.ts'
import { callsOf, file, itemOf, json, pageOf } from './calls.ts'
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

const { read, send } = callsOf('accr')
const code = importCode
const item = itemOf(RowImport)

/** The differences between families of uploads. */
interface ImportFamily<P extends string, A extends AccessRule, B extends Body> {
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
export function importCalls<const P extends string, const A extends AccessRule, const B extends Body>({
  path,
  access,
  kinds,
  body,
  calls,
}: ImportFamily<P, A, B>) {
  const at = <const T extends string>(tail: T) => `${path}${tail}` as const
  return {
    start: send(calls[0], at('/{kind}'), access, item, { params: { kind: wordParam(kinds) }, body }),
    list: read(calls[1], at(''), access, pageOf(RowImportRow), {
      query: v.object({
        ...pagingEntries,
        kind: v.optional(v.picklist(kinds)),
        status: v.optional(v.picklist(importStatuses)),
        ownerCode: v.optional(Filter),
        term: v.optional(Filter),
      }),
    }),
    get: read(calls[2], at('/{code}'), access, item, { params: code }),
    rows: read(calls[3], at('/{code}/rows'), access, pageOf(RowImportLine), {
      params: code,
      query: v.object({ ...pagingEntries, state: v.optional(v.picklist(importRowStates)) }),
    }),
    check: send(calls[4], at('/{code}/check'), access, item, {
      params: code,
      body: json(RowImportCheck),
    }),
    save: send(calls[5], at('/{code}/save'), access, item, {
      params: code,
      body: json(RowImportSave),
    }),
    cancel: send(calls[6], at('/{code}/cancel'), access, item, {
      params: code,
    }),
    corrected: read(calls[7], at('/{code}/corrected-file'), access, file, { params: code }),
  } as const
}

/** Kinds of price sheets that come as files. */
export const uploadedSheetKinds = priceSheetKindNames.filter((kind) => priceSheetKinds[kind].upload)

/** Upload workbench of the price sheets (our additions). */
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
