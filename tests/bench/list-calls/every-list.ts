import { endpoints } from '@capiz/api/contract'
import { timeLoad, type LoadFigures } from './load.ts'
import { unlike } from './calls.ts'
import type { Product } from './product.ts'

/** The figures of the first page of one list. */
export interface ListFigures extends LoadFigures {
  list: string
}

/** Parameters without which a list answers nothing or refuses. */
const needed: Readonly<Record<string, string>> = {
  'timeline.list': 'code=PHY0000001',
  'reach.ofUser': 'username=officer&from=2026-01-01&to=2026-12-31',
  'reach.readers': 'code=PHY0000001',
  'geography.citiesOfProvince': 'provinceId=1',
  'geography.provincesOfRegion': 'regionId=1',
  'lookup.categoriesOfType': 'facilityTypeCode=HOSPITAL',
  'lookup.documentTypesOfPage': 'pageType=PHY',
  'lookup.subspecializationsOf': 'specializationCode=IM',
  'lookup.templatesOfGroup': 'group=EMAIL',
}

/** Times the first page of every paged list of the contract, never the same call twice. Rows of one import are left out. */
export async function timeEveryList({ port, headers }: Product, seconds: number): Promise<ListFigures[]> {
  const lists = endpoints.filter(
    (one) => one.method === 'GET' && one.reply.as === 'page' && !('params' in one && one.params),
  )
  const figures: ListFigures[] = []
  for (const { id, service, path } of lists) {
    const query = needed[id] ?? 'page=0'
    const load = {
      port,
      headers: (round: number) => ({
        ...headers,
        // public calls are limited by address
        'x-forwarded-for': `10.${round >> 12}.${(round >> 4) & 255}.1`,
      }),
      path: (round: number) => `/api/${service}${path}?${unlike(query, round)}`,
    }
    // what is only read once, such as a count, is no part of the call
    await timeLoad(load, 0.05)
    figures.push({ list: id, ...(await timeLoad(load, seconds)) })
  }
  return figures.toSorted((a, b) => a.perSecond - b.perSecond)
}
