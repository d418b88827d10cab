import {
  headerFields,
  priceSheetKindNames,
  priceSheetKinds,
  type PriceSheetKindName,
  priceSheetRegistry,
} from '@capiz/domain/fees'
import * as v from 'valibot'
import {
  Filter,
  idParam,
  importCode,
  KnownAt,
  pageQuery,
  pagingEntries,
  textParam,
  textQuery,
  wordParam,
} from './common.ts'
import { type Endpoint, group, needs, needsOrOwn } from './define.ts'
import { callsOf, file, itemOf, json, listOf, pageOf } from './calls.ts'
import { Day, SaveOutcome } from '../schema/common.ts'
import {
  ImportSummary,
  PriceHistoryLine,
  PriceSheet,
  PriceSheetInput,
  PriceSheetRow,
  PriceAmendmentForm,
  PriceUpload,
  PriceUploadNow,
  ProcedureName,
  ProcedureRate,
  SocietyRate,
  UploadCheck,
} from '../schema/price.ts'
import { PricePreview } from '../schema/price-preview.ts'
import { PublicReference } from '../schema/reference.ts'
import { RowImportSave } from '../schema/row-import.ts'

const { read, send } = callsOf('accr')
const view = needsOrOwn('RATE_VIEW')
const viewStaff = needs('RATE_VIEW')
const edit = needs('RATE_EDIT')
const editOrOwn = needsOrOwn('RATE_EDIT')

const fieldFilters = [...headerFields, 'discountType', 'packageName'] as const
const sheetFilters = sheetFiltersOf(fieldFilters)

type Kind = PriceSheetKindName

/** Returns the query of a list of sheets with some filters; read as it was known at a moment when one is given. */
function sheetFiltersOf<const N extends readonly string[]>(names: N) {
  const { entries } = pageQuery(...names, 'term', 'effectiveDate', 'filterFutureDates')
  return v.object({ ...entries, knownAt: v.optional(KnownAt) })
}

/** Names of the header and the lines of a kind. */
function fieldsOf(kind: Kind): readonly string[] {
  const { headerKey, lineFields } = priceSheetKinds[kind]
  return [...headerKey, ...lineFields.map(({ name }) => name)]
}

/** Returns the query of a kind's list: the filters its header and lines have a field for (domain model 11.9). */
function sheetQuery(kind: Kind): typeof sheetFilters {
  const own = fieldFilters.filter((name) => fieldsOf(kind).includes(name))
  return sheetFiltersOf(own)
}

/** Returns the readers of a kind's sheets: staff, and of those that belong to a provider also their owner. */
function viewers(kind: Kind) {
  const { owner } = priceSheetKinds[kind]
  return owner === 'facility' || owner === 'physician' ? view : viewStaff
}

/**
 * Returns the users who save sheets of a kind: staff, and providers where their sheet becomes a request by the same
 * call.
 */
function savers(kind: Kind) {
  const { requestType, hasSeparateRequestCall } = priceSheetKinds[kind]
  return requestType && !hasSeparateRequestCall ? editOrOwn : edit
}

const withFile = <F extends typeof PriceUpload | typeof PriceUploadNow>(fields: F) => {
  return { body: { as: 'multipart', fields, files: { part: 'file', max: 1, required: true } } } as const
}
const headerQuery = textQuery([], ['type', ...headerFields])

/** Returns what a template is made for: the header of its kind; a care setting travels as `type`, too (specification 1). */
function templateQuery(kind: Kind): typeof headerQuery {
  const { headerKey } = priceSheetKinds[kind]
  const type = headerKey.includes('serviceType') ? (['type'] as const) : []
  return textQuery([], [...type, ...headerKey])
}

const upload = (kind: Kind, call: string) =>
  send(
    call,
    `${priceSheetKinds[kind].base}/upload-file`,
    edit,
    itemOf(ImportSummary),
    withFile(PriceUploadNow),
  )
/** Our addition: reads a workbook and names every bad cell, saves nothing. */
const checkFile = (kind: Kind, call: string) =>
  send(
    call,
    `${priceSheetKinds[kind].base}/check-file`,
    editOrOwn,
    itemOf(UploadCheck),
    withFile(PriceUpload),
  )
function template(kind: Kind, call: string) {
  const { base } = priceSheetKinds[kind]
  // an empty form of staff's own prices is for who fills it in
  const readers = viewers(kind).own ? view : edit
  return read(call, `${base}/template`, readers, file, {
    query: templateQuery(kind),
  })
}

type Numbers = readonly [string, string, string]

/** The calls of a kind that takes files, by the numbers of upload, template and check. */
function files(kind: Kind, numbers: Numbers) {
  return {
    upload: upload(kind, numbers[0]),
    template: template(kind, numbers[1]),
    checkFile: checkFile(kind, numbers[2]),
  }
}

/** The group of a kind: what every kind has, by the numbers of list, get and save, and the calls it has besides. */
function sheets<const K extends Kind, const M extends Record<string, Endpoint>>(
  kind: K,
  [listed, got, saved]: Numbers,
  more: M,
) {
  const { base } = priceSheetKinds[kind]
  const access = viewers(kind)
  return group(priceSheetRegistry[kind].group, {
    list: read(listed, base, access, pageOf(PriceSheetRow), { query: sheetQuery(kind) }),
    get: read(got, `${base}/{id}`, access, itemOf(PriceSheet), {
      params: { id: idParam },
      query: v.object({ day: v.optional(Day), knownAt: v.optional(KnownAt) }),
    }),
    save: send(saved, base, savers(kind), itemOf(SaveOutcome(PriceSheet)), { body: json(PriceSheetInput) }),
    ...more,
  })
}

const latest = <const R extends readonly string[], const O extends readonly string[]>(
  kind: Kind,
  call: string,
  required: R,
  optional: O,
) =>
  read(call, `${priceSheetKinds[kind].base}/latest`, viewers(kind), itemOf(v.nullable(PriceSheet)), {
    query: textQuery(required, optional),
  })
/** Returns what some reads of a kind may name further: the parts of its header a sheet can do without. */
const optionalHeader = (kind: Kind) => priceSheetKinds[kind].optionalHeader as readonly ['roomCategoryCode']
const history = <const R extends readonly string[]>(kind: Kind, call: string, path: string, required: R) =>
  read(call, `${priceSheetKinds[kind].base}${path}`, view, listOf(PriceHistoryLine), {
    query: v.object({
      ...textQuery(required, optionalHeader(kind)).entries,
      knownAt: v.optional(KnownAt),
    }),
  })
const availableDates = <const R extends readonly string[]>(kind: Kind, call: string, required: R) =>
  read(call, `${priceSheetKinds[kind].base}/available-dates`, view, listOf(v.string()), {
    query: textQuery(required, [...optionalHeader(kind), 'filterFutureDates']),
  })
const societyQuery = v.object({ ...pagingEntries, societyName: v.optional(Filter) })
const societyNames = (kind: Kind, call: string) =>
  read(call, `${priceSheetKinds[kind].base}/registered-society-names`, viewStaff, listOf(v.string()), {
    query: textQuery([], ['term']),
  })
const societies = (call: string, path: string) =>
  read(call, path, viewStaff, pageOf(SocietyRate), { query: societyQuery })

const fresh = ['filterFutureDates'] as const
const ofFacility = ['healthFacilityCode'] as const
const serviceKey = [...ofFacility, 'serviceType', 'costCenter'] as const
const ofPhysician = ['physicianCode'] as const

/** The calls of every kind of price sheet (specification 1, fees; specification 2, 7.3, 7.4, 7.10, 7.11). */
export const priceSheets = {
  'room-rate': sheets('room-rate', ['C378', 'C379', 'C381'], {
    ...files('room-rate', ['C382', 'C383', 'X003']),
    latest: latest('room-rate', 'C380', ofFacility, fresh),
    noRoomCategory: read('C384', '/hf/room-rate/no-room-category', view, listOf(PublicReference)),
    availableDates: availableDates('room-rate', 'X004', ofFacility),
  }),
  service: sheets('service', ['C385', 'C386', 'C388'], {
    ...files('service', ['C389', 'C390', 'X005']),
    latest: latest('service', 'C387', serviceKey, ['roomCategoryCode', ...fresh]),
    priceHistory: history('service', 'C391', '/price-history', [...serviceKey, 'effectiveDate']),
    availableDates: availableDates('service', 'C392', serviceKey),
  }),
  package: sheets('package', ['C393', 'C394', 'C395'], {
    ...files('package', ['C396', 'C397', 'X006']),
    priceHistory: history('package', 'C398', '/price-history', [...ofFacility, 'effectiveDate']),
    priceHistoryWithName: history('package', 'C399', '/price-history/with-name', [
      ...ofFacility,
      'effectiveDate',
    ]),
    availableDates: availableDates('package', 'C400', ofFacility),
  }),
  'discount-list': sheets('discount-list', ['C255', 'C256', 'C273'], {}),
  'pf-management': sheets('pf-management', ['C042', 'C043', 'C044'], {
    upload: upload('pf-management', 'C045'),
    checkFile: checkFile('pf-management', 'X007'),
    latest: latest('pf-management', 'C046', ofPhysician, ['serviceType', ...fresh]),
  }),
  'procedure-rate': sheets('procedure-rate', ['C216', 'C217', 'C236'], {
    latest: latest('procedure-rate', 'C218', ofPhysician, fresh),
  }),
  'special-instrument-fee': sheets('special-instrument-fee', ['C401', 'C402', 'C403'], {
    latest: latest('special-instrument-fee', 'C404', ofPhysician, fresh),
  }),
  'standard-procedure-rate': sheets('standard-procedure-rate', ['C405', 'C406', 'C407'], {
    ...files('standard-procedure-rate', ['C408', 'C409', 'X008']),
    latest: latest('standard-procedure-rate', 'C410', [], fresh),
    procedureNames: read('X229', '/standard-procedure-rate/procedure-names', view, listOf(ProcedureName)),
    latestOfProcedure: read(
      'C411',
      '/standard-procedure-rate/latest/procedure/{procedure}/rate',
      view,
      itemOf(ProcedureRate),
      { params: { procedure: textParam } },
    ),
  }),
  'standard-pf': sheets('standard-pf', ['C047', 'C048', 'C049'], {
    ...files('standard-pf', ['C050', 'C051', 'X009']),
    latest: latest('standard-pf', 'C052', [], ['societyName', 'serviceType', ...fresh]),
    societyNames: societyNames('standard-pf', 'C115'),
    societies: societies('C121', '/standard-pf/society'),
    findBySociety: societies('C122', '/standard-pf/find-all-by-society-name'),
  }),
  'ahmopi-rate': sheets('ahmopi-rate', ['C053', 'C054', 'C055'], {
    ...files('ahmopi-rate', ['C056', 'C057', 'X010']),
    societyNames: societyNames('ahmopi-rate', 'C114'),
    exactSociety: read('C117', '/ahmopi-rate/society/exact', viewStaff, itemOf(v.nullable(PriceSheet)), {
      query: textQuery(['societyName']),
    }),
    allSocieties: societies('C118', '/ahmopi-rate/society/all'),
    findBySociety: societies('C119', '/ahmopi-rate/find-all-by-society-name'),
    societies: societies('C120', '/ahmopi-rate/society'),
    // The specification writes the two only in part; both readings are answered (domain model 16, number 18).
    all: societies('X058', '/ahmopi-rate/all'),
    findBySocietyBelow: societies('X059', '/ahmopi-rate/society/find-all-by-society-name'),
  }),
} as const satisfies Record<Kind, object>

const preview = itemOf(PricePreview)

/** Previews of prices before they are stored: who decides, the days touched, and the questions (our additions). */
export const pricePreview = group('pricePreview', {
  save: send('X326', '/price-preview/{kind}', editOrOwn, preview, {
    params: { kind: wordParam(priceSheetKindNames) },
    body: json(PriceSheetInput),
  }),
  amendment: send('X327', '/price-preview/amendment', edit, preview, { body: json(PriceAmendmentForm) }),
  upload: send('X328', '/price-preview/upload/{code}', editOrOwn, preview, {
    params: importCode,
    body: json(RowImportSave),
  }),
})
