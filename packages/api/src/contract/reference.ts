import * as v from 'valibot'
import { idParam, pageQuery, pagingEntries, textParam, textQuery, Filter } from './common.ts'
import { group, isPublic, needs, needsLogin } from './define.ts'
import { callsOf, itemOf, json, listOf, nothing, pageOf } from './calls.ts'
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

const { put, read, remove, send } = callsOf('accr')
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
const page = pageOf(ReferenceItem)
const item = itemOf(ReferenceItem)

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
  const [list, get, create, update, drop, filter] = calls
  return group(name, {
    list: read(list, path, needsLogin, page, 'List items, disabled ones included', { query: listQuery }),
    filter: read(filter, `${path}/search/filter`, needsLogin, page, 'Search live items by code or words', {
      query: listQuery,
    }),
    get: read(get, `${path}/{id}`, needsLogin, item, 'One item', { params: { id: idParam } }),
    create: send(create, path, edit, item, 'Create an item', { body: json(ReferenceItemInput) }),
    update: put(
      update,
      updatePath,
      edit,
      item,
      'Update, delete (deleted true) or enable (deleted false) an item',
      { body: json(ReferenceItemInput), ...(updatePath.endsWith('{id}') ? { params: { id: idParam } } : {}) },
    ),
    remove: remove(drop, `${path}/delete/{code}`, edit, nothing, 'Delete an item by its code', {
      params: { code: textParam },
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
  read(call, path, needsLogin, page, summary, {
    query: v.object({ ...pagingEntries, ...textQuery(required, optional).entries }),
  })
const publicList = <const C extends string, const P extends string, const O extends readonly string[]>(
  call: C,
  path: P,
  optional: O,
  summary: string,
) =>
  read(call, path, isPublic, listOf(PublicReference), summary, {
    query: textQuery([], optional),
    skipAuth: true,
  })

/** Reference lookups (specification 2, 7.1). */
export const lookups = group('lookup', {
  accreditationStatuses: read(
    'C083',
    '/accreditation-status',
    needsLogin,
    pageOf(AccreditationStatus),
    'Accreditation statuses by sort order',
    { query: pageQuery() },
  ),
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
  templateValue: read(
    'C094',
    '/text-template/search/getValueByCode',
    needsLogin,
    itemOf(TemplateValue),
    'Text of a template',
    { query: textQuery(['code']) },
  ),
  publicReference: read('C095', '/public/reference', isPublic, itemOf(PublicText), 'One public text', {
    query: textQuery(['code']),
    skipAuth: true,
  }),
  nextOfStatus: read(
    'C096',
    '/filtered-accreditation-status/search/findFirstByStatus',
    needsLogin,
    itemOf(AccreditationStatus),
    'One status with what may follow',
    { query: textQuery(['status']) },
  ),
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
  specializationDuplicates: read(
    'C201',
    '/specialization/search/findDuplicate',
    edit,
    listOf(ReferenceItem),
    'Specializations of the same name or description',
    { query: textQuery([], ['name', 'description']) },
  ),
  publicFaq: read('X011', '/public/faq', isPublic, listOf(PublicText), 'Questions and answers', {
    skipAuth: true,
  }),
  publicDocumentTypes: read(
    'X012',
    '/public/document-type',
    isPublic,
    listOf(
      v.object({
        code: v.string(),
        description: v.string(),
        dateLabel: v.nullable(v.string()),
        dateRule: v.string(),
        required: v.boolean(),
      }),
    ),
    'Documents an application asks for',
    {
      query: textQuery(
        ['pageType'],
        // of a facility; of a practitioner: specialties with their memberships, as IM:FELLOW,GP:NONE
        ['typeCode', 'categoryCode', 'ownership', 'specializations', 'governmentDoctor'],
      ),
      skipAuth: true,
    },
  ),
})

const places = <const C extends string, const P extends string, const S extends v.GenericSchema>(
  call: C,
  path: P,
  schema: S,
) => read(call, path, isPublic, { as: 'page', schema }, 'List places', { query: pageQuery(), skipAuth: true })
const placeSearch = <const C extends string, const P extends string, const S extends v.GenericSchema>(
  call: C,
  path: P,
  schema: S,
) =>
  read(
    call,
    `${path}/search/findByDescriptionLike`,
    isPublic,
    { as: 'page', schema },
    'Places whose name begins with the text',
    { query: v.object({ ...pagingEntries, description: v.optional(Filter, '') }), skipAuth: true },
  )

/** Regions, provinces, cities (specification 2, 7.1); public by our decision. */
export const geography = group('geography', {
  cities: places('C104', '/city', City),
  provinces: places('C105', '/province', Province),
  regions: places('C106', '/region', Region),
  searchCities: placeSearch('C107', '/city', City),
  searchProvinces: placeSearch('C108', '/province', Province),
  searchRegions: placeSearch('C109', '/region', Region),
  citiesOfProvince: read(
    'C110',
    '/city/search/findByProvinceId',
    isPublic,
    pageOf(City),
    'Cities of a province',
    { query: v.object({ ...pagingEntries, ...textQuery(['provinceId']).entries }), skipAuth: true },
  ),
  provincesOfRegion: read(
    'C111',
    '/province/search/findByRegionId',
    isPublic,
    pageOf(Province),
    'Provinces of a region',
    { query: v.object({ ...pagingEntries, ...textQuery(['regionId']).entries }), skipAuth: true },
  ),
  provinceOfCity: read('C112', '/city/{id}/province', isPublic, itemOf(Province), 'Province of a city', {
    params: { id: idParam },
    skipAuth: true,
  }),
  regionOfProvince: read('C113', '/province/{id}/region', isPublic, itemOf(Region), 'Region of a province', {
    params: { id: idParam },
    skipAuth: true,
  }),
})
