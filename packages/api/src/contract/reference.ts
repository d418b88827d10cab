import * as v from 'valibot'
import { idParam, pageQuery, pagingEntries, textParam, textQuery, Filter } from './common.ts'
import { endpoint, group, isPublic, needs, needsLogin } from './define.ts'
import {
  AccreditationStatus,
  City,
  Province,
  PublicReference,
  PublicText,
  ReferenceItem,
  ReferenceItemInput,
  Region,
  TemplateValue,
} from '../schema/reference.ts'

const accr = { service: 'accr' } as const
const edit = needs('REFERENCE_EDIT')
const listQuery = pageQuery(
  'term',
  'group',
  'societyName',
  'description',
  'code',
  'name',
  'docName',
  'pageType',
  'componentId',
  'status',
)
const page = { as: 'page', schema: ReferenceItem } as const
const item = { as: 'item', schema: ReferenceItem } as const

/**
 * The calls of one maintained list (specification 2, 7.2): list, search, get, create, update (which also deletes and
 * enables), delete by code. `calls` are the numbers of list, get, create, update, delete and the filter variant.
 */
function referenceList<const N extends string, const B extends string, const U extends string>(
  name: N,
  path: B,
  calls: readonly [string, string, string, string, string, string],
  updatePath: U,
) {
  const [list, get, create, update, remove, filter] = calls
  return group(name, {
    list: endpoint({
      ...accr,
      call: list,
      method: 'GET',
      path,
      access: needsLogin,
      query: listQuery,
      reply: page,
      summary: 'List items, disabled ones included',
    }),
    filter: endpoint({
      ...accr,
      call: filter,
      method: 'GET',
      path: `${path}/search/filter`,
      access: needsLogin,
      query: listQuery,
      reply: page,
      summary: 'Search live items by code or words',
    }),
    get: endpoint({
      ...accr,
      call: get,
      method: 'GET',
      path: `${path}/{id}`,
      access: needsLogin,
      params: { id: idParam },
      reply: item,
      summary: 'One item',
    }),
    create: endpoint({
      ...accr,
      call: create,
      method: 'POST',
      path,
      access: edit,
      body: { as: 'json', schema: ReferenceItemInput },
      reply: item,
      summary: 'Create an item',
    }),
    update: endpoint({
      ...accr,
      call: update,
      method: 'PUT',
      path: updatePath,
      access: edit,
      ...(updatePath.endsWith('{id}') ? { params: { id: idParam } } : {}),
      body: { as: 'json', schema: ReferenceItemInput },
      reply: item,
      summary: 'Update, delete (deleted true) or enable (deleted false) an item',
    }),
    remove: endpoint({
      ...accr,
      call: remove,
      method: 'DELETE',
      path: `${path}/delete/{code}`,
      access: edit,
      params: { code: textParam },
      reply: { as: 'none' },
      summary: 'Delete an item by its code',
    }),
  })
}

/** Numbers of list, get, create, update, delete (five in a row from `first`) and of the filter variant. */
const run = (first: number, filter: string) =>
  [...[0, 1, 2, 3, 4].map((offset) => `C${first + offset}`), filter] as unknown as readonly [
    string,
    string,
    string,
    string,
    string,
    string,
  ]

export const roomCategory = referenceList(
  'roomCategory',
  '/hf-room-category',
  run(126, 'I01'),
  '/hf-room-category/{id}',
)
export const facilityType = referenceList('facilityType', '/hf-type', run(131, 'I02'), '/hf-type/{id}')
export const medicalService = referenceList(
  'medicalService',
  '/medicard-service',
  run(136, 'C085'),
  '/medicard-service/{id}',
)
export const costCenter = referenceList(
  'costCenter',
  '/hf-cost-center',
  run(141, 'I03'),
  '/hf-cost-center/{id}',
)
export const mobileDeviceType = referenceList(
  'mobileDeviceType',
  '/hf-mace-type',
  run(146, 'I04'),
  '/hf-mace-type/{id}',
)
export const physicianInstrument = referenceList(
  'physicianInstrument',
  '/physician-instrument',
  run(151, 'I05'),
  '/physician-instrument/{id}',
)
export const facilityCategory = referenceList(
  'facilityCategory',
  '/hf-category',
  run(156, 'I06'),
  '/hf-category/{id}',
)
export const physicianType = referenceList('physicianType', '/phy-type', run(161, 'I07'), '/phy-type/{id}')
export const providerCategory = referenceList(
  'providerCategory',
  '/provider-category',
  run(166, 'I08'),
  '/provider-category/{id}',
)
export const documentType = referenceList(
  'documentType',
  '/document-type',
  run(171, 'I09'),
  '/document-type/{id}',
)
export const trainingInstitution = referenceList(
  'trainingInstitution',
  '/training-institution',
  run(176, 'I10'),
  '/training-institution/{id}',
)
export const specialization = referenceList(
  'specialization',
  '/specialization',
  run(181, 'I11'),
  '/specialization/{id}',
)
export const subspecialization = referenceList(
  'subspecialization',
  '/subspecialization',
  run(186, 'I12'),
  '/subspecialization/{id}',
)
/** Text template update goes to the base path with the id in the body (specification 2, 7.2). */
export const textTemplate = referenceList('textTemplate', '/text-template', run(191, 'I13'), '/text-template')
/** Second base onto the table of text templates (ambiguity 21). */
export const textTemplateResource = referenceList(
  'textTemplateResource',
  '/text-template-resource',
  run(196, 'I14'),
  '/text-template-resource/{id}',
)

const lookup = <
  const C extends string,
  const P extends string,
  const Q extends readonly string[],
  const O extends readonly string[],
>(
  call: C,
  path: P,
  required: Q,
  optional: O,
  summary: string,
) =>
  endpoint({
    ...accr,
    call,
    method: 'GET',
    path,
    access: needsLogin,
    query: v.object({ ...pagingEntries, ...textQuery(required, optional).entries }),
    reply: page,
    summary,
  })
const publicList = <const C extends string, const P extends string, const O extends readonly string[]>(
  call: C,
  path: P,
  optional: O,
  summary: string,
) =>
  endpoint({
    ...accr,
    call,
    method: 'GET',
    path,
    access: isPublic,
    query: textQuery([], optional),
    reply: { as: 'list', schema: PublicReference },
    skipAuth: true,
    summary,
  })

/** Reference lookups (specification 2, 7.1). */
export const lookups = group('lookup', {
  accreditationStatuses: endpoint({
    ...accr,
    call: 'C083',
    method: 'GET',
    path: '/accreditation-status',
    access: needsLogin,
    query: pageQuery(),
    reply: { as: 'page', schema: AccreditationStatus },
    summary: 'Accreditation statuses by sort order',
  }),
  roomCategories: lookup(
    'C084',
    '/hf-room-category/search/findAllOrdered',
    [],
    [],
    'Live room categories in order',
  ),
  servicesAll: lookup(
    'C086',
    '/medicard-service/search/filterAll',
    [],
    ['term'],
    'Services, disabled ones too',
  ),
  servicesDoctor: lookup(
    'C087',
    '/medicard-service/search/filterDoctor',
    [],
    ['term'],
    'Services of doctors',
  ),
  servicesDental: lookup('C088', '/medicard-service/search/filterDental', [], ['term'], 'Dental services'),
  servicesDiagnostic: lookup(
    'C089',
    '/medicard-service/search/filterDiagnosticStudy',
    [],
    ['term'],
    'Diagnostic studies',
  ),
  categoriesOfType: lookup(
    'C090',
    '/hf-category/search/findByHealthFacilityTypeCode',
    ['facilityTypeCode'],
    [],
    'Categories of a facility type',
  ),
  documentTypesOfPage: lookup(
    'C091',
    '/document-type/search/findByPageTypeAndDeletedFalse',
    ['pageType'],
    [],
    'Live document types of a page',
  ),
  subspecializationsOf: lookup(
    'C092',
    '/subspecialization/search/findBySpecializationCodeAndDeletedFalse',
    ['specializationCode'],
    [],
    'Live subspecializations',
  ),
  templatesOfGroup: lookup(
    'C093',
    '/text-template/search/findByGroup',
    ['group'],
    [],
    'Text templates of a group',
  ),
  templateValue: endpoint({
    ...accr,
    call: 'C094',
    method: 'GET',
    path: '/text-template/search/getValueByCode',
    access: needsLogin,
    query: textQuery(['code']),
    reply: { as: 'item', schema: TemplateValue },
    summary: 'Text of a template',
  }),
  publicReference: endpoint({
    ...accr,
    call: 'C095',
    method: 'GET',
    path: '/public/reference',
    access: isPublic,
    query: textQuery(['code']),
    reply: { as: 'item', schema: PublicText },
    skipAuth: true,
    summary: 'One public text',
  }),
  nextOfStatus: endpoint({
    ...accr,
    call: 'C096',
    method: 'GET',
    path: '/filtered-accreditation-status/search/findFirstByStatus',
    access: needsLogin,
    query: textQuery(['status']),
    reply: { as: 'item', schema: AccreditationStatus },
    summary: 'One status with what may follow',
  }),
  publicCategories: publicList('C097', '/public/hf-category', ['typeCode'], 'Facility categories'),
  publicTypes: publicList('C098', '/public/hf-type', [], 'Facility types'),
  publicSpecializations: publicList('C099', '/public/specialization', [], 'Specializations'),
  publicSubspecializations: publicList(
    'C100',
    '/public/subspecialization',
    ['specializationCode'],
    'Subspecializations',
  ),
  publicSubSubspecializations: publicList(
    'C101',
    '/public/subsubspecialization',
    ['description'],
    'Sub-subspecializations',
  ),
  publicPhicCategories: publicList('C102', '/public/phic-category', [], 'PhilHealth categories'),
  publicTrainingInstitutions: publicList('C103', '/public/training-institution', [], 'Training institutions'),
  specializationDuplicates: endpoint({
    ...accr,
    call: 'C201',
    method: 'GET',
    path: '/specialization/search/findDuplicate',
    access: edit,
    query: textQuery([], ['name', 'description']),
    reply: { as: 'list', schema: ReferenceItem },
    summary: 'Specializations of the same name or description',
  }),
  publicFaq: endpoint({
    ...accr,
    call: 'X011',
    method: 'GET',
    path: '/public/faq',
    access: isPublic,
    reply: { as: 'list', schema: PublicText },
    skipAuth: true,
    summary: 'Questions and answers',
  }),
  publicDocumentTypes: endpoint({
    ...accr,
    call: 'X012',
    method: 'GET',
    path: '/public/document-type',
    access: isPublic,
    query: textQuery(['pageType'], ['typeCode', 'ownership']),
    reply: {
      as: 'list',
      schema: v.object({
        code: v.string(),
        description: v.string(),
        dateLabel: v.nullable(v.string()),
        dateRule: v.string(),
        required: v.boolean(),
      }),
    },
    skipAuth: true,
    summary: 'Documents an application asks for',
  }),
})

const places = <const C extends string, const P extends string, const S extends v.GenericSchema>(
  call: C,
  path: P,
  schema: S,
) =>
  endpoint({
    ...accr,
    call,
    method: 'GET',
    path,
    access: isPublic,
    query: pageQuery(),
    reply: { as: 'page', schema },
    skipAuth: true,
    summary: 'List places',
  })
const placeSearch = <const C extends string, const P extends string, const S extends v.GenericSchema>(
  call: C,
  path: P,
  schema: S,
) =>
  endpoint({
    ...accr,
    call,
    method: 'GET',
    path: `${path}/search/findByDescriptionLike`,
    access: isPublic,
    query: v.object({ ...pagingEntries, description: v.optional(Filter, '') }),
    reply: { as: 'page', schema },
    skipAuth: true,
    summary: 'Places whose name begins with the text',
  })

/** Regions, provinces, cities (specification 2, 7.1); public by our decision. */
export const geography = group('geography', {
  cities: places('C104', '/city', City),
  provinces: places('C105', '/province', Province),
  regions: places('C106', '/region', Region),
  searchCities: placeSearch('C107', '/city', City),
  searchProvinces: placeSearch('C108', '/province', Province),
  searchRegions: placeSearch('C109', '/region', Region),
  citiesOfProvince: endpoint({
    ...accr,
    call: 'C110',
    method: 'GET',
    path: '/city/search/findByProvinceId',
    access: isPublic,
    query: v.object({ ...pagingEntries, ...textQuery(['provinceId']).entries }),
    reply: { as: 'page', schema: City },
    skipAuth: true,
    summary: 'Cities of a province',
  }),
  provincesOfRegion: endpoint({
    ...accr,
    call: 'C111',
    method: 'GET',
    path: '/province/search/findByRegionId',
    access: isPublic,
    query: v.object({ ...pagingEntries, ...textQuery(['regionId']).entries }),
    reply: { as: 'page', schema: Province },
    skipAuth: true,
    summary: 'Provinces of a region',
  }),
  provinceOfCity: endpoint({
    ...accr,
    call: 'C112',
    method: 'GET',
    path: '/city/{id}/province',
    access: isPublic,
    params: { id: idParam },
    reply: { as: 'item', schema: Province },
    skipAuth: true,
    summary: 'Province of a city',
  }),
  regionOfProvince: endpoint({
    ...accr,
    call: 'C113',
    method: 'GET',
    path: '/province/{id}/region',
    access: isPublic,
    params: { id: idParam },
    reply: { as: 'item', schema: Region },
    skipAuth: true,
    summary: 'Region of a province',
  }),
})
