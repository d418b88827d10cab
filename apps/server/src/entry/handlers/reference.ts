import { referenceBases, referenceLists, type ReferenceBase } from '@capiz/domain/reference'
import { created, handlers } from '../../platform/http/handlers.ts'
import type { Call, CallOf, Handlers } from '../../platform/http/types.ts'
import { phicCategories, subSubspecializations } from '../../engines/reference/fixed-lists.ts'
import {
  listCities,
  listProvinces,
  listRegions,
  provinceOfCity,
  regionOfProvince,
} from '../../engines/reference/geography.ts'
import type { Services } from '../../platform/services.ts'
import { itemOf, listItems, similarItems, type ReferenceScope } from '../../engines/reference/list.ts'
import {
  listStatuses,
  publicDocumentTypes,
  publicFaq,
  publicItems,
  publicText,
  statusOf,
  templateValue,
} from '../../engines/reference/lookups.ts'
import { itemReply } from '../../engines/reference/row.ts'
import { insightOf } from '../../engines/reference/insight.ts'
import { effectOf } from '../../areas/requirement/requirement-effect.ts'
import { listRules, saveRule } from '../../engines/reference/requirement-rules.ts'
import { decideSpelling, doubtfulSpellings } from '../../engines/reference/society-spelling.ts'
import { wholeNumber } from '../../engines/reference/whole-number.ts'
import { createItem, removeByCode, updateItem } from '../../engines/reference/save.ts'

/** All groups share one shape, so one of them types the handlers of all. */
type ListCall<V extends 'list' | 'get' | 'create' | 'update' | 'remove'> = Call<`roomCategory.${V}`>

function listHandlers(base: ReferenceBase): Handlers {
  const { group } = referenceLists[base]
  const writeOf = ({
    services,
    principal,
    meta,
  }: Pick<CallOf<unknown>, 'services' | 'meta'> & Pick<ListCall<'create'>, 'principal'>) => ({
    services,
    base,
    principal,
    meta,
  })
  const verbs = {
    list: (call: ListCall<'list'>) => listItems(call.services, base, call.query),
    filter: (call: ListCall<'list'>) => listItems(call.services, base, call.query, { liveOnly: true }),
    get: async (call: ListCall<'get'>) =>
      itemReply(await itemOf(call.services.db, base, wholeNumber(call.params.id))),
    create: async (call: ListCall<'create'>) => created(await createItem(writeOf(call), call.body)),
    update: (call: ListCall<'update'>) => {
      // Text templates are changed on the base path, with the id in the body (specification 2, 7.2).
      const id = wholeNumber((call.params as { id?: string }).id ?? String(call.body.id ?? 0))
      return updateItem(writeOf(call), id, call.body)
    },
    remove: (call: ListCall<'remove'>) => removeByCode(writeOf(call), call.params.code),
  }
  return Object.fromEntries(Object.entries(verbs).map(([verb, handler]) => [`${group}.${verb}`, handler]))
}

const maintained: Handlers = Object.assign({}, ...referenceBases.map(listHandlers)) as Handlers

const services = (scope: ReferenceScope) => (call: Pick<Call<'lookup.servicesAll'>, 'services' | 'query'>) =>
  listItems(call.services, 'medicard-service', call.query, { sort: 'code,ASC', ...scope })

const everything = <Q extends { size?: number | undefined }>(query: Q): Q => ({
  ...query,
  size: query.size ?? 1000,
})

/** Text templates, by group or code, are kept until any item of a list is saved (specification 2, section 4). */
const cachedReply = <T>(
  { counts }: Services,
  asked: readonly unknown[],
  read: () => Promise<T>,
): Promise<T> => counts.get(['reference_item'], JSON.stringify(['text', ...asked]), read)

const maintenance = handlers({
  'referenceInsight.get': async ({ services, query }) => insightOf(services, query),
  'societySpelling.list': async ({ services }) => doubtfulSpellings(services),
  'societySpelling.decide': async ({ services, principal, meta, body }) =>
    decideSpelling({ services, principal, meta }, body),
  'requirementRule.list': async ({ services, query }) => listRules(services, query),
  'requirementRule.affected': async ({ services, body }) => effectOf(services, body),
  'requirementRule.save': async ({ services, principal, meta, body }) => {
    const { isNew, rule } = await saveRule(services, principal, meta, body)
    return isNew ? created(rule) : rule
  },
})

const lookups = handlers({
  'lookup.accreditationStatuses': async (call) =>
    listStatuses({ ...call.query, size: call.query.size ?? 100 }),
  'lookup.nextOfStatus': async (call) => statusOf(call.query.status),
  'lookup.roomCategories': (call) =>
    listItems(call.services, 'hf-room-category', everything(call.query), {
      liveOnly: true,
      sort: 'sortOrder,ASC',
    }),
  'lookup.servicesAll': services({}),
  'lookup.servicesDoctor': services({ liveOnly: true, kind: 'DOCTOR' }),
  'lookup.servicesDental': services({ liveOnly: true, kind: 'DENTAL' }),
  'lookup.servicesDiagnostic': services({ liveOnly: true, kind: 'DIAGNOSTIC' }),
  'lookup.categoriesOfType': (call) => {
    const { facilityTypeCode, ...query } = call.query
    return listItems(call.services, 'hf-category', everything(query), {
      liveOnly: true,
      groupBy: facilityTypeCode,
      sort: 'description,ASC',
    })
  },
  'lookup.documentTypesOfPage': (call) => {
    const { pageType, ...query } = call.query
    return listItems(call.services, 'document-type', everything(query), {
      liveOnly: true,
      groupBy: pageType,
      sort: 'id,ASC',
    })
  },
  'lookup.subspecializationsOf': (call) => {
    const { specializationCode, ...query } = call.query
    return listItems(call.services, 'subspecialization', everything(query), {
      liveOnly: true,
      groupBy: specializationCode,
      sort: 'description,ASC',
    })
  },
  'lookup.templatesOfGroup': (call) => {
    const { group, ...query } = call.query
    const read = () =>
      listItems(call.services, 'text-template', everything(query), {
        liveOnly: true,
        groupBy: group,
        sort: 'id,ASC',
      })
    return cachedReply(call.services, ['group', group, query], read)
  },
  'lookup.templateValue': ({ services, query: { code } }) =>
    cachedReply(services, ['value', code], () => templateValue(services, code)),
  'lookup.publicReference': ({ services, query: { code } }) =>
    cachedReply(services, ['public', code], () => publicText(services, code)),
  'lookup.publicFaq': ({ services }) => cachedReply(services, ['faq'], () => publicFaq(services)),
  'lookup.publicCategories': (call) => publicItems(call.services, 'hf-category', call.query.typeCode),
  'lookup.publicTypes': (call) => publicItems(call.services, 'hf-type'),
  'lookup.publicSpecializations': (call) => publicItems(call.services, 'specialization'),
  'lookup.publicSubspecializations': (call) =>
    publicItems(call.services, 'subspecialization', call.query.specializationCode),
  'lookup.publicSubSubspecializations': async (call) => {
    const term = call.query.description?.trim().toLowerCase() ?? ''
    return subSubspecializations.filter(({ description }) => description.toLowerCase().includes(term))
  },
  'lookup.publicPhicCategories': async () => phicCategories,
  'lookup.publicTrainingInstitutions': (call) => publicItems(call.services, 'training-institution'),
  'lookup.publicSocieties': (call) => publicItems(call.services, 'society'),
  'lookup.publicDocumentTypes': (call) => publicDocumentTypes(call.services, call.query),
  'lookup.specializationDuplicates': (call) => similarItems(call.services.db, 'specialization', call.query),
})

const geography = handlers({
  'geography.regions': (call) => listRegions(call.services, call.query),
  'geography.provinces': (call) => listProvinces(call.services, call.query),
  'geography.cities': (call) => listCities(call.services, call.query),
  'geography.searchRegions': (call) =>
    listRegions(call.services, call.query, { description: call.query.description }),
  'geography.searchProvinces': (call) =>
    listProvinces(call.services, call.query, { description: call.query.description }),
  'geography.searchCities': (call) =>
    listCities(call.services, call.query, { description: call.query.description }),
  'geography.citiesOfProvince': (call) =>
    listCities(call.services, call.query, { within: wholeNumber(call.query.provinceId) }),
  'geography.provincesOfRegion': (call) =>
    listProvinces(call.services, call.query, { within: wholeNumber(call.query.regionId) }),
  'geography.provinceOfCity': (call) => provinceOfCity(call.services, wholeNumber(call.params.id)),
  'geography.regionOfProvince': (call) => regionOfProvince(call.services, wholeNumber(call.params.id)),
})

/** Handlers of reference lists, lookups and places (specification 2, 7.1 and 7.2). */
export const referenceHandlers: Handlers = { ...maintained, ...maintenance, ...lookups, ...geography }
