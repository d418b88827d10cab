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
import { ownerField } from './owner.ts'
import { type PriceSheetKindName, priceSheetRegistry, registeredSheet } from '../sheet-kind/index.ts'
import type { PriceSheetKind } from './types.ts'

type Given = Pick<PriceSheetKind, 'base' | 'entity' | 'lineKey' | 'lineFields'> & Partial<PriceSheetKind>

function declare(kind: PriceSheetKindName, given: Given): PriceSheetKind {
  const owner = ownerField(kind)
  return {
    kind,
    ...priceSheetRegistry[kind],
    headerKey: owner === undefined ? [] : [owner],
    requestType: registeredSheet(kind).requestType,
    optionalHeader: [],
    validity: false,
    upload: false,
    template: false,
    latest: false,
    latestBy: [],
    history: false,
    searched: [],
    hasSeparateRequestCall: false,
    ...given,
  }
}

const files = { upload: true, template: true } as const
const physician = { latest: true, latestBy: ['physicianCode'] } as const
const society = {
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
  ...files,
} as const
const remarks = text('remarks', 'Remarks', 500)

/** The fields and actions of the sheets of each kind (domain model 8). */
export const priceSheetKinds: Record<PriceSheetKindName, PriceSheetKind> = {
  'room-rate': declare('room-rate', {
    ...files,
    base: '/hf/room-rate',
    entity: 'Room rate',
    lineKey: ['roomCategoryCode'],
    lineFields: [
      code('roomCategoryCode', 'Room category', { list: 'hf-room-category' }),
      peso('rate', 'Rate per day'),
      { name: 'beds', label: 'Beds', kind: 'number', required: false, max: 5000 },
      inclusions(false),
    ],
    latest: true,
    latestBy: ['healthFacilityCode'],
  }),
  service: declare('service', {
    ...files,
    base: '/hf/services',
    entity: 'Service',
    headerKey: ['healthFacilityCode', 'serviceType', 'costCenter', 'roomCategoryCode'],
    optionalHeader: ['roomCategoryCode'],
    lineKey: ['serviceCode'],
    lineFields: [
      code('serviceCode', 'Service', { list: 'medicard-service' }),
      peso('price', 'Price'),
      percent('discountPercent', 'Discount'),
      remarks,
    ],
    latest: true,
    latestBy: ['healthFacilityCode', 'serviceType', 'costCenter', 'roomCategoryCode'],
    history: true,
    hasSeparateRequestCall: true,
  }),
  package: declare('package', {
    ...files,
    base: '/hf/packages',
    entity: 'Package',
    lineKey: ['packageName'],
    lineFields: [
      text('packageName', 'Package', 200, { required: true }),
      peso('price', 'Price'),
      serviceType,
      inclusions(true),
      { name: 'ape', label: 'Annual physical examination', kind: 'boolean', required: false },
    ],
    history: true,
    searched: ['packageName'],
  }),
  'discount-list': declare('discount-list', {
    base: '/hf/discount-list',
    entity: 'Discount list',
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
    lineKey: ['procedureCode'],
    lineFields: [code('procedureCode', 'Procedure', { pattern: rvsPattern }), peso('amount', 'Amount')],
  }),
  'special-instrument-fee': declare('special-instrument-fee', {
    ...physician,
    base: '/phy/special-instrument-fee',
    entity: 'Special instrument fee',
    lineKey: ['instrumentCode'],
    lineFields: [
      code('instrumentCode', 'Instrument', { list: 'physician-instrument' }),
      peso('amount', 'Amount'),
    ],
  }),
  'standard-procedure-rate': declare('standard-procedure-rate', {
    base: '/standard-procedure-rate',
    entity: 'Standard procedure rate',
    lineKey: ['procedure'],
    lineFields: [
      code('procedure', 'Procedure', { pattern: rvsPattern }),
      text('description', 'Description', 200, { required: true }),
      { name: 'ruv', label: 'Relative value units', kind: 'number', required: false, max: 9999 },
      peso('amount', 'Amount', { required: false }),
    ],
    oneOf: ['ruv', 'amount'],
    searched: ['procedure', 'description'],
    ...files,
    latest: true,
  }),
  'standard-pf': declare('standard-pf', {
    ...society,
    base: '/standard-pf',
    entity: 'Standard professional fee',
    codePrefix: 'SPF',
    latest: true,
  }),
  'ahmopi-rate': declare('ahmopi-rate', {
    ...society,
    base: '/ahmopi-rate',
    entity: 'Rate sheet',
    codePrefix: 'SOC',
  }),
}
