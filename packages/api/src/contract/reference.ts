import type { ReferenceBase } from '@capiz/domain/reference'
import * as v from 'valibot'
import { idParam, pageQuery, pagingEntries, textQuery, Filter } from './common.ts'
import { group, isPublic, needs, needsLogin } from './define.ts'
import { callsOf, itemOf, listOf, pageOf } from './calls.ts'
import {
  AccreditationStatus,
  City,
  Province,
  PublicReference,
  PublicText,
  referenceItems,
  Region,
  TemplateValue,
} from '../schema/reference.ts'

const { read } = callsOf('accr')
const edit = needs('REFERENCE_EDIT')

const lookup = <
  const C extends string,
  const P extends `/${ReferenceBase}/search/${string}`,
  const Q extends readonly string[],
  const O extends readonly string[],
>(
  call: C,
  path: P,
  required: Q,
  optional: O,
) =>
  read(call, path, needsLogin, pageOf(referenceItems[path.split('/')[1] as ReferenceBase]), {
    query: v.object({ ...pagingEntries, ...textQuery(required, optional).entries }),
  })
const publicList = <const C extends string, const P extends string, const O extends readonly string[]>(
  call: C,
  path: P,
  optional: O,
) =>
  read(call, path, isPublic, listOf(PublicReference), {
    query: textQuery([], optional),
    skipAuth: true,
  })

/** Reference lookups (specification 2, 7.1). */
export const lookups = group('lookup', {
  accreditationStatuses: read('C083', '/accreditation-status', needsLogin, pageOf(AccreditationStatus), {
    query: pageQuery(),
  }),
  roomCategories: lookup('C084', '/hf-room-category/search/findAllOrdered', [], []),
  servicesAll: lookup('C086', '/medicard-service/search/filterAll', [], ['term']),
  servicesDoctor: lookup('C087', '/medicard-service/search/filterDoctor', [], ['term']),
  servicesDental: lookup('C088', '/medicard-service/search/filterDental', [], ['term']),
  servicesDiagnostic: lookup('C089', '/medicard-service/search/filterDiagnosticStudy', [], ['term']),
  categoriesOfType: lookup(
    'C090',
    '/hf-category/search/findByHealthFacilityTypeCode',
    ['facilityTypeCode'],
    [],
  ),
  documentTypesOfPage: lookup(
    'C091',
    '/document-type/search/findByPageTypeAndDeletedFalse',
    ['pageType'],
    [],
  ),
  subspecializationsOf: lookup(
    'C092',
    '/subspecialization/search/findBySpecializationCodeAndDeletedFalse',
    ['specializationCode'],
    [],
  ),
  templatesOfGroup: lookup('C093', '/text-template/search/findByGroup', ['group'], []),
  templateValue: read('C094', '/text-template/search/getValueByCode', needsLogin, itemOf(TemplateValue), {
    query: textQuery(['code']),
  }),
  publicReference: read('C095', '/public/reference', isPublic, itemOf(PublicText), {
    query: textQuery(['code']),
    skipAuth: true,
  }),
  nextOfStatus: read(
    'C096',
    '/filtered-accreditation-status/search/findFirstByStatus',
    needsLogin,
    itemOf(AccreditationStatus),
    { query: textQuery(['status']) },
  ),
  publicCategories: publicList('C097', '/public/hf-category', ['typeCode']),
  publicTypes: publicList('C098', '/public/hf-type', []),
  publicSpecializations: publicList('C099', '/public/specialization', []),
  publicSubspecializations: publicList('C100', '/public/subspecialization', ['specializationCode']),
  publicSubSubspecializations: publicList('C101', '/public/subsubspecialization', ['description']),
  publicPhicCategories: publicList('C102', '/public/phic-category', []),
  publicTrainingInstitutions: publicList('C103', '/public/training-institution', []),
  publicSocieties: publicList('X228', '/public/society', []),
  specializationDuplicates: read(
    'C201',
    '/specialization/search/findDuplicate',
    edit,
    listOf(referenceItems.specialization),
    { query: textQuery([], ['name', 'description']) },
  ),
  publicFaq: read('X011', '/public/faq', isPublic, listOf(PublicText), {
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
) => read(call, path, isPublic, { as: 'page', schema }, { query: pageQuery(), skipAuth: true })
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
  citiesOfProvince: read('C110', '/city/search/findByProvinceId', isPublic, pageOf(City), {
    query: v.object({ ...pagingEntries, ...textQuery(['provinceId']).entries }),
    skipAuth: true,
  }),
  provincesOfRegion: read('C111', '/province/search/findByRegionId', isPublic, pageOf(Province), {
    query: v.object({ ...pagingEntries, ...textQuery(['regionId']).entries }),
    skipAuth: true,
  }),
  provinceOfCity: read('C112', '/city/{id}/province', isPublic, itemOf(Province), {
    params: { id: idParam },
    skipAuth: true,
  }),
  regionOfProvince: read('C113', '/province/{id}/region', isPublic, itemOf(Region), {
    params: { id: idParam },
    skipAuth: true,
  }),
})
