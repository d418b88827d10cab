import {
  code,
  discountType,
  feeCode,
  inclusions,
  membership,
  percent,
  peso,
  rvsPattern,
  serviceType,
  text,
} from './fields.ts'
import type { PriceSheetKind, PriceSheetKindName } from './types.ts'

type Given = Pick<
  PriceSheetKind,
  'base' | 'entity' | 'entities' | 'owner' | 'headerKey' | 'lineKey' | 'lineFields'
> &
  Partial<PriceSheetKind>

function declare(kind: PriceSheetKindName, given: Given): PriceSheetKind {
  return {
    kind,
    optionalHeader: [],
    validity: false,
    upload: false,
    template: false,
    latest: false,
    latestBy: [],
    history: false,
    viewPermission: 'RATE_VIEW',
    editPermission: 'RATE_EDIT',
    ...given,
  }
}

const facility = { owner: 'facility', upload: true, template: true } as const
const physician = {
  owner: 'physician',
  latest: true,
  latestBy: ['physicianCode'],
} as const
const society = {
  owner: 'society',
  headerKey: ['societyName', 'serviceType'],
  lineKey: ['feeCode', 'membership'],
  lineFields: [
    feeCode,
    membership,
    peso('amount', 'Amount', { required: false }),
    percent('percent', 'Percent'),
  ],
  oneOf: ['amount', 'percent'],
  validity: true,
  upload: true,
  template: true,
} as const
const remarks = text('remarks', 'Remarks', 500)

/** The ten kinds of price sheets (domain model 8). */
export const priceSheetKinds: Record<PriceSheetKindName, PriceSheetKind> = {
  'room-rate': declare('room-rate', {
    ...facility,
    base: '/hf/room-rate',
    entity: 'Room rate',
    entities: 'Room rates',
    headerKey: ['healthFacilityCode'],
    lineKey: ['roomCategoryCode'],
    lineFields: [
      code('roomCategoryCode', 'Room category', { reference: 'hf-room-category' }),
      peso('rate', 'Rate per day'),
      { name: 'beds', label: 'Beds', kind: 'number', required: false, max: 5000 },
      inclusions(false),
    ],
    latest: true,
    latestBy: ['healthFacilityCode'],
    requestType: 'hf/room-rate',
  }),
  service: declare('service', {
    ...facility,
    base: '/hf/services',
    entity: 'Service',
    entities: 'Services',
    headerKey: ['healthFacilityCode', 'serviceType', 'costCenter', 'roomCategoryCode'],
    optionalHeader: ['roomCategoryCode'],
    lineKey: ['serviceCode'],
    lineFields: [
      code('serviceCode', 'Service', { reference: 'medicard-service' }),
      peso('price', 'Price'),
      percent('discountPercent', 'Discount'),
      remarks,
    ],
    latest: true,
    latestBy: ['healthFacilityCode', 'serviceType', 'costCenter', 'roomCategoryCode'],
    history: true,
    requestType: 'hf/service',
  }),
  package: declare('package', {
    ...facility,
    base: '/hf/packages',
    entity: 'Package',
    entities: 'Packages',
    headerKey: ['healthFacilityCode'],
    lineKey: ['packageName'],
    lineFields: [
      text('packageName', 'Package', 200, { required: true }),
      peso('price', 'Price'),
      serviceType,
      inclusions(true),
      { name: 'ape', label: 'Annual physical examination', kind: 'boolean', required: false },
    ],
    history: true,
    requestType: 'hf/package',
  }),
  'discount-list': declare('discount-list', {
    base: '/hf/discount-list',
    entity: 'Discount list',
    entities: 'Discount lists',
    owner: 'facility',
    headerKey: ['healthFacilityCode'],
    lineKey: ['discountType', 'serviceType'],
    lineFields: [
      discountType,
      serviceType,
      percent('percent', 'Percent'),
      peso('amount', 'Amount', { required: false }),
      text('conditions', 'Conditions', 500),
    ],
    oneOf: ['percent', 'amount'],
  }),
  'pf-management': declare('pf-management', {
    ...physician,
    base: '/phy/pf-management',
    entity: 'Professional fee schedule',
    entities: 'Professional fees',
    headerKey: ['physicianCode', 'serviceType'],
    lineKey: ['feeCode'],
    lineFields: [feeCode, peso('amount', 'Amount', { required: false }), percent('percent', 'Percent')],
    oneOf: ['amount', 'percent'],
    upload: true,
  }),
  'procedure-rate': declare('procedure-rate', {
    ...physician,
    base: '/phy/procedure-rate',
    entity: 'Procedure rate',
    entities: 'Procedure rates',
    headerKey: ['physicianCode'],
    lineKey: ['procedureCode'],
    lineFields: [code('procedureCode', 'Procedure', { pattern: rvsPattern }), peso('amount', 'Amount')],
    requestType: 'phy/procedure-rate',
  }),
  'special-instrument-fee': declare('special-instrument-fee', {
    ...physician,
    base: '/phy/special-instrument-fee',
    entity: 'Special instrument fee',
    entities: 'Special instrument fees',
    headerKey: ['physicianCode'],
    lineKey: ['instrumentCode'],
    lineFields: [
      code('instrumentCode', 'Instrument', { reference: 'physician-instrument' }),
      peso('amount', 'Amount'),
    ],
  }),
  'standard-procedure-rate': declare('standard-procedure-rate', {
    base: '/standard-procedure-rate',
    entity: 'Standard procedure rate',
    entities: 'Standard procedure rates',
    owner: 'none',
    headerKey: [],
    lineKey: ['procedure'],
    lineFields: [
      code('procedure', 'Procedure', { pattern: rvsPattern }),
      text('description', 'Description', 200, { required: true }),
      { name: 'ruv', label: 'Relative value units', kind: 'number', required: false, max: 9999 },
      peso('amount', 'Amount', { required: false }),
    ],
    oneOf: ['ruv', 'amount'],
    upload: true,
    template: true,
    latest: true,
  }),
  'standard-pf': declare('standard-pf', {
    ...society,
    base: '/standard-pf',
    entity: 'Standard professional fee',
    entities: 'Standard professional fees',
    latest: true,
  }),
  'ahmopi-rate': declare('ahmopi-rate', {
    ...society,
    base: '/ahmopi-rate',
    entity: 'Rate sheet',
    entities: 'Rate sheets',
  }),
}

/** Names of the kinds of price sheets. */
export const priceSheetKindNames = Object.keys(priceSheetKinds) as PriceSheetKindName[]
