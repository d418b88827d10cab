import { referenceBases, referenceLists, type ReferenceBase } from '@capiz/domain/reference'
import { callsOf, itemOf, json, nothing, pageOf } from './calls.ts'
import { idParam, pageQuery, textParam } from './common.ts'
import { group, needs, needsLogin } from './define.ts'
import { referenceItems, ReferenceItemInput } from '../schema/reference.ts'

const { put, read, remove, send } = callsOf('accr')

/** Filters of the lists that have the field, beside term, group, code and status, which every list knows. */
const fieldFilters = ['description', 'name', 'docName', 'pageType', 'componentId'] as const

const everyFilter = pageQuery('term', 'group', 'code', 'status', 'societyName', ...fieldFilters)

/** Returns the query of a list: the filters it has a field for; a society is one of a specialization. */
function queryOf(base: ReferenceBase): typeof everyFilter {
  const names: readonly string[] = referenceLists[base].fields.map(({ name }) => name)
  const own = fieldFilters.filter((name) => names.includes(name))
  const society = names.includes('medicalSociety') ? (['societyName'] as const) : []
  return pageQuery('term', 'group', 'code', 'status', ...society, ...own)
}

/**
 * Returns the calls of one maintained list (specification 2, 7.2): list, search, get, create, update (which also deletes
 * and enables), delete by code.
 */
function referenceList<const B extends ReferenceBase>(base: B) {
  const { calls, group: name, updateAtBase, permission } = referenceLists[base]
  const edit = needs(permission)
  const [list, get, create, update, drop, filter] = calls
  const path = `/${base}` as const
  const withId = `${path}/{id}` as const
  const query = queryOf(base)
  const page = pageOf(referenceItems[base])
  const item = itemOf(referenceItems[base])
  return group(name, {
    list: read(list, path, needsLogin, page, { query }),
    filter: read(filter, `${path}/search/filter`, needsLogin, page, { query }),
    get: read(get, withId, needsLogin, item, { params: { id: idParam } }),
    create: send(create, path, edit, item, { body: json(ReferenceItemInput) }),
    update: put(update, updateAtBase ? path : withId, edit, item, {
      body: json(ReferenceItemInput),
      ...(updateAtBase ? {} : { params: { id: idParam } }),
    }),
    remove: remove(drop, `${path}/delete/{code}`, edit, nothing, {
      params: { code: textParam },
    }),
  })
}

/** The calls of every maintained list, by its base path. */
export const referenceCalls = Object.fromEntries(
  referenceBases.map((base) => [base, referenceList(base)]),
) as unknown as { readonly [B in ReferenceBase]: ReturnType<typeof referenceList<B>> }
