import type { Identified } from '@capiz/api/contract/define'
import { priceSheets } from '@capiz/api/contract/price'
import { hasPermission } from '@capiz/domain/access'
import {
  ownerField,
  priceSheetKindNames,
  priceSheetKinds,
  serviceTypes,
  type PriceSheetKindName,
} from '@capiz/domain/fees'
import { savedMessage } from '@capiz/domain/text'
import { PriceAnswers } from '@capiz/api/schema'
import * as v from 'valibot'
import { actorOf } from '../../platform/access/actor.ts'
import { workbookType } from '../../engines/export/table-file.ts'
import { inTransaction } from '../../db/transaction.ts'
import { created, handlers } from '../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../platform/errors/refuse.ts'
import type { Call, Handlers } from '../../platform/http/types.ts'
import { headerOf } from '../../areas/price/check.ts'
import { listSheets } from '../../areas/price/list.ts'
import {
  availableDates,
  exactSociety,
  getSheet,
  latestProcedure,
  latestSheet,
  noRoomCategories,
  priceHistory,
  priceHistoryWithNames,
} from '../../areas/price/lookup.ts'
import { wholeSheet } from '../../areas/price/read.ts'
import { requestPriceSheet } from '../../areas/price/request.ts'
import { saveOrRequest, waitsMessage } from '../../areas/price/save-or-request.ts'
import { checkOwner } from '../../areas/price/scope.ts'
import { listProcedures } from '../../areas/price/procedures.ts'
import {
  findSocietySheets,
  listSocieties,
  listSocietySheets,
  societyNames,
} from '../../areas/price/society.ts'
import { compareWithCurrent, readSheet } from '../../areas/price/upload/check-file.ts'
import { importReading } from '../../areas/price/upload/import.ts'
import { readSheetFile } from '../../engines/import/read-file.ts'
import { priceImports } from '../../areas/price/upload/import-kinds.ts'
import { buildTemplate } from '../../areas/price/upload/template.ts'
import { usageImports } from '../../areas/price/usage/import.ts'
import { importHandlers } from '../../engines/import/import/calls.ts'

/** All groups share one shape, so one of them types the handlers of all. */
type SheetCall<V extends 'list' | 'get' | 'latest' | 'save' | 'upload' | 'template' | 'checkFile'> =
  Call<`roomRate.${V}`>
type SocietiesCall = Call<'societyRate.societies'>
/** A call whose query is words only, however many its kind needs. */
type LabelledCall = Pick<SheetCall<'latest'>, 'services' | 'principal'> & {
  query: Record<string, string | undefined>
}

async function save(kind: PriceSheetKindName, call: SheetCall<'save'>) {
  const { services, principal, body, meta } = call
  const actor = actorOf(principal, meta)
  const owner = ownerField(kind)
  const { entity } = priceSheetKinds[kind]
  checkOwner(principal, kind, owner ? (headerOf(kind, body)[owner] ?? null) : null)
  if (principal.marker !== 'ADMIN') {
    const request = await inTransaction(services.db, (tx) =>
      requestPriceSheet(services, tx, kind, body, { principal, actor }),
    )
    return {
      record: null,
      requestCode: request.code,
      message: `${entity} was sent for approval as ${request.code}.`,
    }
  }
  const canBackdate = hasPermission(principal.permissions, 'RATE_BACKDATE')
  const outcome = await inTransaction(services.db, async (tx) => {
    const who = { principal, actor }
    const { sheet, requestCode } = await saveOrRequest(services, tx, kind, body, who, { canBackdate })
    if (sheet === null) return { record: null, requestCode, message: waitsMessage(entity, requestCode) }
    const message = savedMessage(entity, { id: body.id ?? null })
    return { record: await wholeSheet(tx, sheet, call.today), requestCode, message }
  })
  return body.id ? outcome : created(outcome)
}

async function readUpload(
  kind: PriceSheetKindName,
  call: Pick<SheetCall<'checkFile'>, 'services' | 'files' | 'fields'>,
) {
  const [file] = call.files
  if (!file) return refuse('VALIDATION', { errors: [{ field: 'file', message: 'Add a file.' }] })
  const grid = await readSheetFile(await file.read())
  return { file, reading: await readSheet(call.services, kind, grid, call.fields) }
}

const shownProblems = 500

async function checkFile(kind: PriceSheetKindName, call: SheetCall<'checkFile'>) {
  const { services, principal } = call
  const own = ownerField(kind)
  // A provider need not name the own record.
  const ownFields =
    own && principal.marker !== 'ADMIN' ? { [own]: call.fields[own] ?? principal.linkedCode } : {}
  const { file, reading } = await readUpload(kind, { ...call, fields: { ...call.fields, ...ownFields } })
  checkOwner(principal, kind, own ? (reading.header[own] ?? null) : null)
  const { sheet, header, effectiveDate, validityDate, remarks, lines, problems, headerProblems } = reading
  const facts = { ...header, effectiveDate, validityDate, remarks }
  return {
    fileName: file.fileName.slice(0, 180),
    sheet,
    rows: lines.length,
    lines,
    header: Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, value ?? null])),
    problems: problems.slice(0, shownProblems),
    problemCount: problems.length,
    headerProblems,
    ...(await compareWithCurrent(services, kind, header, lines)),
  }
}

/** The answers in the text part of a form. */
function answersOf(text: string | null): v.InferOutput<typeof PriceAnswers> {
  const read = v.safeParse(PriceAnswers, text ?? '[]')
  return read.success ? read.output : refuseField('answers', 'Send a list of answers as JSON.')
}

async function upload(kind: PriceSheetKindName, call: SheetCall<'upload'>) {
  const { file, reading } = await readUpload(kind, call)
  const { services, principal, meta, fields } = call
  const sender = { file, principal, actor: actorOf(principal, meta) }
  const canBackdate = hasPermission(principal.permissions, 'RATE_BACKDATE')
  const options = { canBackdate, backdateReason: fields.backdateReason, answers: answersOf(fields.answers) }
  return importReading(services, kind, reading, sender, options)
}

async function template(kind: PriceSheetKindName, { services, query, principal }: SheetCall<'template'>) {
  const owner = ownerField(kind)
  const setting = query.serviceType ?? query.type
  if (setting && !(serviceTypes as readonly string[]).includes(setting))
    refuseField(query.serviceType ? 'serviceType' : 'type', `Choose one of ${serviceTypes.join(', ')}.`)
  const header = headerOf(kind, { ...query, serviceType: setting })
  // A provider's template is for the own record, also when none is named.
  if (owner && principal.marker !== 'ADMIN') header[owner] ??= principal.linkedCode
  if (owner && header[owner]) checkOwner(principal, kind, header[owner])
  const body = await buildTemplate(services, kind, header)
  const named = [kind, owner && header[owner], setting?.toLowerCase()].filter(Boolean)
  return { body, fileName: `${named.join('-')}.xlsx`, contentType: workbookType }
}

function sheetHandlers(kind: PriceSheetKindName): Handlers {
  const verbs = {
    list: ({ services, query, principal }: SheetCall<'list'>) => listSheets(services, kind, query, principal),
    get: ({ services, params, query, principal }: SheetCall<'get'>) =>
      getSheet(services, kind, Number(params.id), principal, query),
    latest: ({ services, query, principal }: LabelledCall) => latestSheet(services, kind, query, principal),
    save: (call: SheetCall<'save'>) => save(kind, call),
    upload: (call: SheetCall<'upload'>) => upload(kind, call),
    template: (call: SheetCall<'template'>) => template(kind, call),
    checkFile: (call: SheetCall<'checkFile'>) => checkFile(kind, call),
    priceHistory: ({ services, query, principal }: LabelledCall) =>
      priceHistory(services, kind, query, principal),
    priceHistoryWithName: ({ services, query, principal }: LabelledCall) =>
      priceHistoryWithNames(services, kind, query, principal),
    availableDates: ({ services, query, principal }: LabelledCall) =>
      availableDates(services, kind, query, principal),
    societies: (call: SocietiesCall) => listSocieties(call.services, kind, call.query),
    allSocieties: (call: SocietiesCall) => listSocietySheets(call.services, kind, call.query),
    all: (call: SocietiesCall) => listSocietySheets(call.services, kind, call.query),
    findBySociety: (call: SocietiesCall) => findSocietySheets(call.services, kind, call.query),
    findBySocietyBelow: (call: SocietiesCall) => findSocietySheets(call.services, kind, call.query),
    exactSociety: ({ services, query }: Call<'societyRate.exactSociety'>) =>
      exactSociety(services, kind, query.societyName),
    societyNames: ({ services, query }: Call<'societyRate.societyNames'>) =>
      societyNames(services, kind, query.term),
  }
  // Not every kind has every call: the contract says which.
  const declared: Readonly<Record<string, Identified>> = priceSheets[kind]
  const all = Object.entries(verbs).flatMap(([verb, handler]) => {
    const id = declared[verb]?.id
    return id === undefined ? [] : [[id, handler] as const]
  })
  return Object.fromEntries(all)
}

const single = handlers({
  'roomRate.noRoomCategory': ({ services }) => noRoomCategories(services),
  'standardProcedureRate.procedureNames': ({ services }) => listProcedures(services),
  'standardProcedureRate.latestOfProcedure': ({ services, params }) =>
    latestProcedure(services, params.procedure),
})

/** Handlers of the ten kinds of price sheets (specification 1, fees; specification 2, 7.3, 7.4, 7.10, 7.11). */
export const priceHandlers: Handlers = Object.assign(
  {},
  ...priceSheetKindNames.map(sheetHandlers),
  single,
  importHandlers('priceImport', priceImports),
  importHandlers('usageImport', usageImports),
) as Handlers
