import * as v from 'valibot'
import { Filter, idParam, pageQuery, pagingEntries, textParam, textQuery } from './common.ts'
import { group, needs, needsOrOwn } from './define.ts'
import { callsOf, file, itemOf, json, listOf, pageOf } from './calls.ts'
import { SaveOutcome } from '../schema/common.ts'
import {
  ImportSummary,
  PriceHistoryLine,
  PriceSheet,
  PriceSheetInput,
  PriceSheetRow,
  PriceUpload,
  ProcedureRate,
  SocietyRate,
  UploadCheck,
} from '../schema/price.ts'
import { PublicReference } from '../schema/reference.ts'

const { read, send } = callsOf('accr')
const view = needsOrOwn('RATE_VIEW')
const viewStaff = needs('RATE_VIEW')
const edit = needs('RATE_EDIT')
const editOrOwn = needsOrOwn('RATE_EDIT')

/** Filters every price list knows (domain model 11.9). */
const sheetQuery = pageQuery(
  'healthFacilityCode',
  'physicianCode',
  'serviceType',
  'costCenter',
  'roomCategoryCode',
  'societyName',
  'discountType',
  'packageName',
  'term',
  'effectiveDate',
  'filterFutureDates',
)

const list = <const C extends string, const P extends string, const A extends typeof view | typeof viewStaff>(
  call: C,
  path: P,
  access: A,
) => read(call, path, access, pageOf(PriceSheetRow), 'List sheets', { query: sheetQuery })
const get = <const C extends string, const P extends string, const A extends typeof view | typeof viewStaff>(
  call: C,
  path: P,
  access: A,
) => read(call, `${path}/{id}`, access, itemOf(PriceSheet), 'One sheet', { params: { id: idParam } })
const save = <const C extends string, const P extends string, const A extends typeof edit | typeof editOrOwn>(
  call: C,
  path: P,
  access: A,
) =>
  send(
    call,
    path,
    access,
    itemOf(SaveOutcome(PriceSheet)),
    'Save a sheet; from a provider it becomes a request',
    { body: json(PriceSheetInput) },
  )
const upload = <const C extends string, const P extends string>(call: C, path: P) =>
  send(call, `${path}/upload-file`, edit, itemOf(ImportSummary), 'Import a sheet, all rows or none', {
    body: { as: 'multipart', fields: PriceUpload, files: { part: 'file', max: 1, required: true } },
  })
const template = <const C extends string, const P extends string, const A extends typeof view | typeof edit>(
  call: C,
  path: P,
  access: A,
) =>
  read(call, `${path}/template`, access, file, 'Template workbook with drop-downs', {
    query: textQuery(
      [],
      [
        'type',
        'healthFacilityCode',
        'physicianCode',
        'societyName',
        'serviceType',
        'costCenter',
        'roomCategoryCode',
      ],
    ),
  })
/** Our addition: reads a workbook and names every bad cell, saves nothing. */
const checkFile = <const C extends string, const P extends string>(call: C, path: P) =>
  send(call, `${path}/check-file`, editOrOwn, itemOf(UploadCheck), 'Check a workbook without saving', {
    body: { as: 'multipart', fields: PriceUpload, files: { part: 'file', max: 1, required: true } },
  })
const latest = <
  const C extends string,
  const P extends string,
  const A extends typeof view | typeof viewStaff,
  const R extends readonly string[],
  const O extends readonly string[],
>(
  call: C,
  path: P,
  access: A,
  required: R,
  optional: O,
) =>
  read(
    call,
    `${path}/latest`,
    access,
    itemOf(v.nullable(PriceSheet)),
    'Sheet with the newest effective date',
    { query: textQuery(required, optional) },
  )
const history = <const C extends string, const P extends string, const R extends readonly string[]>(
  call: C,
  path: P,
  required: R,
) =>
  read(call, path, view, listOf(PriceHistoryLine), 'Lines of the sheet of one effective date', {
    query: textQuery(required, ['roomCategoryCode']),
  })
const availableDates = <const C extends string, const P extends string, const R extends readonly string[]>(
  call: C,
  path: P,
  required: R,
) =>
  read(call, `${path}/available-dates`, view, listOf(v.string()), 'Effective dates, newest first', {
    query: textQuery(required, ['roomCategoryCode', 'filterFutureDates']),
  })

const fresh = ['filterFutureDates'] as const
const serviceKey = ['healthFacilityCode', 'serviceType', 'costCenter'] as const

/** Room rates of a facility (specification 2, 7.10). */
export const roomRate = group('roomRate', {
  list: list('C378', '/hf/room-rate', view),
  get: get('C379', '/hf/room-rate', view),
  latest: latest('C380', '/hf/room-rate', view, ['healthFacilityCode'], fresh),
  save: save('C381', '/hf/room-rate', editOrOwn),
  upload: upload('C382', '/hf/room-rate'),
  template: template('C383', '/hf/room-rate', view),
  noRoomCategory: read(
    'C384',
    '/hf/room-rate/no-room-category',
    view,
    listOf(PublicReference),
    'Room categories whose name starts with No',
  ),
  checkFile: checkFile('X003', '/hf/room-rate'),
  availableDates: availableDates('X004', '/hf/room-rate', ['healthFacilityCode']),
})

/** Services of a facility (specification 2, 7.10). */
export const servicePrice = group('servicePrice', {
  list: list('C385', '/hf/services', view),
  get: get('C386', '/hf/services', view),
  latest: latest('C387', '/hf/services', view, serviceKey, ['roomCategoryCode', 'filterFutureDates']),
  save: save('C388', '/hf/services', edit),
  upload: upload('C389', '/hf/services'),
  template: template('C390', '/hf/services', view),
  priceHistory: history('C391', '/hf/services/price-history', [...serviceKey, 'effectiveDate']),
  availableDates: availableDates('C392', '/hf/services', serviceKey),
  checkFile: checkFile('X005', '/hf/services'),
})

/** Packages of a facility (specification 2, 7.10). */
export const packagePrice = group('packagePrice', {
  list: list('C393', '/hf/packages', view),
  get: get('C394', '/hf/packages', view),
  save: save('C395', '/hf/packages', editOrOwn),
  upload: upload('C396', '/hf/packages'),
  template: template('C397', '/hf/packages', view),
  priceHistory: history('C398', '/hf/packages/price-history', ['healthFacilityCode', 'effectiveDate']),
  priceHistoryWithName: history('C399', '/hf/packages/price-history/with-name', [
    'healthFacilityCode',
    'effectiveDate',
  ]),
  availableDates: availableDates('C400', '/hf/packages', ['healthFacilityCode']),
  checkFile: checkFile('X006', '/hf/packages'),
})

/** Discounts of a facility (specification 2, 7.4). */
export const discountList = group('discountList', {
  list: list('C255', '/hf/discount-list', view),
  get: get('C256', '/hf/discount-list', view),
  save: save('C273', '/hf/discount-list', edit),
})

/** Physician fee schedules (specification 1, pf-management). */
export const physicianFee = group('physicianFee', {
  list: list('C042', '/phy/pf-management', view),
  get: get('C043', '/phy/pf-management', view),
  save: save('C044', '/phy/pf-management', edit),
  upload: upload('C045', '/phy/pf-management'),
  latest: latest('C046', '/phy/pf-management', view, ['physicianCode'], ['serviceType', 'filterFutureDates']),
  checkFile: checkFile('X007', '/phy/pf-management'),
})

/** Procedure rates of a physician (specification 2, 7.3). */
export const procedureRate = group('procedureRate', {
  list: list('C216', '/phy/procedure-rate', view),
  get: get('C217', '/phy/procedure-rate', view),
  latest: latest('C218', '/phy/procedure-rate', view, ['physicianCode'], fresh),
  save: save('C236', '/phy/procedure-rate', editOrOwn),
})

/** Special instrument fees of a physician (specification 2, 7.11). */
export const instrumentFee = group('instrumentFee', {
  list: list('C401', '/phy/special-instrument-fee', view),
  get: get('C402', '/phy/special-instrument-fee', view),
  save: save('C403', '/phy/special-instrument-fee', edit),
  latest: latest('C404', '/phy/special-instrument-fee', view, ['physicianCode'], fresh),
})

/** Standard procedure rates (specification 2, 7.11). */
export const standardProcedureRate = group('standardProcedureRate', {
  list: list('C405', '/standard-procedure-rate', viewStaff),
  get: get('C406', '/standard-procedure-rate', viewStaff),
  save: save('C407', '/standard-procedure-rate', edit),
  upload: upload('C408', '/standard-procedure-rate'),
  template: template('C409', '/standard-procedure-rate', edit),
  latest: latest('C410', '/standard-procedure-rate', viewStaff, [], fresh),
  latestOfProcedure: read(
    'C411',
    '/standard-procedure-rate/latest/procedure/{procedure}/rate',
    view,
    itemOf(ProcedureRate),
    'Latest rate of one procedure',
    { params: { procedure: textParam } },
  ),
  checkFile: checkFile('X008', '/standard-procedure-rate'),
})

const societyQuery = v.object({ ...pagingEntries, societyName: v.optional(Filter) })
const societyNames = <const C extends string, const P extends string>(call: C, path: P) =>
  read(
    call,
    `${path}/registered-society-names`,
    viewStaff,
    listOf(v.string()),
    'Societies with a sheet; empty term gives none',
    { query: textQuery([], ['term']) },
  )
const societies = <const C extends string, const P extends string>(call: C, path: P) =>
  read(call, path, viewStaff, pageOf(SocietyRate), 'Sheets by society', { query: societyQuery })

/** Standard professional fees (specification 1, standard-pf). */
export const standardFee = group('standardFee', {
  list: list('C047', '/standard-pf', viewStaff),
  get: get('C048', '/standard-pf', viewStaff),
  save: save('C049', '/standard-pf', edit),
  upload: upload('C050', '/standard-pf'),
  template: template('C051', '/standard-pf', edit),
  latest: latest('C052', '/standard-pf', viewStaff, [], ['societyName', 'serviceType', 'filterFutureDates']),
  societyNames: societyNames('C115', '/standard-pf'),
  societies: societies('C121', '/standard-pf/society'),
  findBySociety: societies('C122', '/standard-pf/find-all-by-society-name'),
  checkFile: checkFile('X009', '/standard-pf'),
})

/** Rates agreed with the medical societies (specification 1, ahmopi-rate). */
export const societyRate = group('societyRate', {
  list: list('C053', '/ahmopi-rate', viewStaff),
  get: get('C054', '/ahmopi-rate', viewStaff),
  save: save('C055', '/ahmopi-rate', edit),
  upload: upload('C056', '/ahmopi-rate'),
  template: template('C057', '/ahmopi-rate', edit),
  societyNames: societyNames('C114', '/ahmopi-rate'),
  exactSociety: read(
    'C117',
    '/ahmopi-rate/society/exact',
    viewStaff,
    itemOf(v.nullable(PriceSheet)),
    'Newest sheet of one society',
    { query: textQuery(['societyName']) },
  ),
  allSocieties: societies('C118', '/ahmopi-rate/society/all'),
  findBySociety: societies('C119', '/ahmopi-rate/find-all-by-society-name'),
  societies: societies('C120', '/ahmopi-rate/society'),
  // The specification writes the two only in part; both readings are answered (domain model 16, number 18).
  all: societies('X058', '/ahmopi-rate/all'),
  findBySocietyBelow: societies('X059', '/ahmopi-rate/society/find-all-by-society-name'),
  checkFile: checkFile('X010', '/ahmopi-rate'),
})
