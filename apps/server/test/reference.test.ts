import { referenceBases, referenceLists, type ReferenceBase } from '@capiz/domain/reference'
import { addDays } from '@capiz/domain/time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { referenceItem } from '../src/db/schema/index.ts'
import { itemColumns, listOf } from '../src/engines/reference/row.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { addMinimalFixture } from './support/minimal-fixture.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ seed: 'none' })
  await addMinimalFixture(t.db)
  const society = itemColumns('society', { code: 'LISTS', description: 'Society of the Lists' })
  await t.db.insert(referenceItem).values(society)
})
afterAll(() => t.close())

type Item = Record<string, unknown> & { id: number; code: string; version: number; deleted: boolean }
type Answer = {
  status: number
  body: Item & { content: Item[]; totalElements: number } & Record<string, unknown>
}

/** A user who may change a list: limits of prices and of what one person decides are set by administrators only. */
const editorOf = (path: string) =>
  /^\/(price-limit|one-person-move|lapse-rule|sign-in-group)\b/u.test(path) ? 'admin' : 'rates'

/** Calls by address, since the tests run over every list alike. */
async function send(
  method: string,
  path: string,
  body?: unknown,
  as: string | null = editorOf(path),
): Promise<Answer> {
  const headers = new Headers({ 'content-type': 'application/json' })
  if (as !== null) headers.set('authorization', `Bearer ${await t.login(as)}`)
  const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
  const response = await t.request(`/api/accr${path}`, init)
  const text = await response.text()
  return { status: response.status, body: (text === '' ? {} : JSON.parse(text)) as Answer['body'] }
}

const groups: Partial<Record<ReferenceBase, string>> = {
  'hf-category': 'T-HOSP',
  subspecialization: 'T-IM',
  'text-template': 'NOTICE',
  'text-template-resource': 'FAQ',
}

/** A valid item of a list, different for every number. */
function sample(base: ReferenceBase, number: number): Record<string, unknown> {
  const list = referenceLists[base]
  const fields = list.fields.map((field) => {
    if (field.name === 'code') return ['code', `T-${number}`] as const
    if (field.name === list.groupField && groups[base]) return [field.name, groups[base]] as const
    if (field.list === 'society') return [field.name, 'Society of the Lists'] as const
    // optional choices differ by number, since a rule may want them unique together
    const choice = field.required ? 0 : number % (field.choices?.length ?? 1)
    if (field.choices) return [field.name, field.choices[choice]?.code] as const
    if (field.kind === 'number') return [field.name, Math.min(number, field.max)] as const
    if (field.kind === 'day') return [field.name, addDays('2030-01-01', number)] as const
    if (field.kind === 'region') return [field.name, null] as const
    return [field.name, field.kind === 'boolean' ? true : `${field.label} ${number}`] as const
  })
  return Object.fromEntries(fields)
}

const updatePath = (base: ReferenceBase, id: number) =>
  base === 'text-template' ? `/${base}` : `/${base}/${id}`
const update = (base: ReferenceBase, item: Record<string, unknown> & { id: number }) =>
  send('PUT', updatePath(base, item.id), item)

beforeAll(async () => {
  await send('POST', '/hf-type', { code: 'T-HOSP', description: 'Test hospital' })
  await send('POST', '/specialization', { code: 'T-IM', name: 'Test medicine', description: 'Test medicine' })
})

describe.each(referenceBases)('%s', (base) => {
  // The two bases of text templates share one table, hence different numbers.
  const first = base === 'text-template-resource' ? 301 : 101
  let item: Item

  test('creates, reads, changes, disables, enables and finds an item', async () => {
    const made = await send('POST', `/${base}`, { ...sample(base, first), code: `t-${first}` })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    expect(made.body).toMatchObject({
      ...sample(base, first),
      deleted: false,
      version: 1,
      updatedBy: editorOf(`/${base}`),
    })
    expect((await send('GET', `/${base}/${made.body.id}`)).body).toEqual(made.body)

    const disabled = await update(base, { ...made.body, deleted: true })
    expect(disabled.body).toMatchObject({ deleted: true, version: 2 })
    const term = encodeURIComponent(`t-${first}`)
    expect((await send('GET', `/${base}/search/filter?term=${term}`)).body.totalElements).toBe(0)
    expect((await send('GET', `/${base}?term=${term}`)).body.content).toMatchObject([{ id: made.body.id }])

    item = (await update(base, { ...disabled.body, deleted: false })).body
    expect(item).toMatchObject({ deleted: false, version: 3 })
    expect((await send('GET', `/${base}/search/filter?term=${term}`)).body.totalElements).toBe(1)
  })

  test('refuses a stale, an unversioned and an incomplete change', async () => {
    const stale = await update(base, { ...item, version: 1 })
    expect(stale.status).toBe(409)
    expect(stale.body).toMatchObject({ errorCode: 'STALE_RECORD', current: { version: 3 } })
    const unversioned = await update(base, { ...item, version: undefined })
    expect(unversioned.body).toMatchObject({ errorCode: 'VALIDATION', errors: [{ field: 'version' }] })
    const required = listOf(base).fields.filter(({ required }) => required && true)
    const empty = Object.fromEntries(required.map(({ name }) => [name, name === 'code' ? item.code : null]))
    const incomplete = await update(base, { ...item, ...empty })
    expect(incomplete.status).toBe(422)
    const named = (incomplete.body['errors'] as { field: string }[]).map(({ field }) => field)
    expect(named).toEqual(required.map(({ name }) => name).filter((name) => name !== 'code'))
  })

  test('names each broken unique rule by its own code', async () => {
    for (const [index, rule] of listOf(base).unique.entries()) {
      const other = sample(base, first + 50 + index)
      // Other capitals and spaces make no difference, a disabled item still holds its place.
      const clash = Object.fromEntries(
        rule.fields.map((field) => [field, field === 'code' ? item.code : shouted(base, field, item[field])]),
      )
      const answer = await send('POST', `/${base}`, { ...other, ...clash })
      expect(answer.status).toBe(409)
      expect(answer.body['errorCode']).toBe(rule.errorCode)
    }
  })

  test('is closed to readers and open only to logged-in users', async () => {
    expect((await send('POST', `/${base}`, sample(base, first + 90), 'reports')).status).toBe(403)
    expect((await send('GET', `/${base}`, undefined, null)).status).toBe(401)
    expect((await send('GET', `/${base}`, undefined, 'coordinator')).status).toBe(200)
  })

  test('deletes by code, again and again, and knows no foreign id', async () => {
    for (const _ of [1, 2]) expect((await send('DELETE', `/${base}/delete/${item.code}`)).status).toBe(204)
    expect((await send('GET', `/${base}/${item.id}`)).body).toMatchObject({ deleted: true, version: 4 })
    expect((await send('DELETE', `/${base}/delete/NO-SUCH`)).status).toBe(404)
    expect((await send('GET', `/${base}/999999999999`)).status).toBe(404)
  })

  test('sorts by its own fields only', async () => {
    const rejected = await send('GET', `/${base}?sort=passwordHash,ASC`)
    expect(rejected.status).toBe(400)
    expect(rejected.body['message']).toContain(listOf(base).titleField)
    for (const { name } of listOf(base).fields) {
      expect((await send('GET', `/${base}?sort=${name},DESC&size=5`)).status).toBe(200)
    }
  })
})

function shouted(base: ReferenceBase, field: string, value: unknown): unknown {
  const declared = listOf(base).fields.find(({ name }) => name === field)
  const plain = declared?.kind === 'text' && !declared.choices
  return plain && typeof value === 'string' ? `  ${value.toUpperCase().replace(' ', '   ')} ` : value
}

test('an item of one list is not there under another', async () => {
  const { body } = await send('POST', '/hf-type', { code: 'T-ONLY', description: 'Only here' })
  expect((await send('GET', `/phy-type/${body.id}`)).status).toBe(404)
})

test('a code that a record uses stays; an unused one may change', async () => {
  const made = await send('POST', '/hf-type', { code: 'HOSP', description: 'Hospital' })
  const used = await update('hf-type', { ...made.body, code: 'HOSP2' })
  expect(used.body['errorCode']).toBe('CODE_IN_USE')
  const free = await send('POST', '/hf-type', { code: 'T-FREE', description: 'Free' })
  expect((await update('hf-type', { ...free.body, code: 'T-FREED' })).body.code).toBe('T-FREED')
})

test('a group must be a live code of its list, though an item keeps one disabled since', async () => {
  await send('POST', '/hf-type', { code: 'T-GONE', description: 'Gone' })
  const stored = await send('POST', '/hf-category', {
    code: 'T-KEPT',
    description: 'Kept',
    groupBy: 'T-GONE',
  })
  await send('DELETE', '/hf-type/delete/T-GONE')
  const fresh = await send('POST', '/hf-category', { code: 'T-NEW', description: 'New', groupBy: 'T-GONE' })
  expect(fresh.body).toMatchObject({ errorCode: 'VALIDATION', errors: [{ field: 'groupBy' }] })
  expect((await update('hf-category', { ...stored.body, description: 'Kept on' })).status).toBe(200)
})

test('a template of the system is read, not changed', async () => {
  const text = { group: 'TERMS', code: 'T-TERMS', value: '# Terms of use\nBe kind.', maintainable: false }
  const { body } = await send('POST', '/text-template', text)
  expect((await update('text-template', { ...body, value: 'x' })).body['errorCode']).toBe('NOT_MAINTAINABLE')
  expect((await send('DELETE', '/text-template/delete/T-TERMS')).body['errorCode']).toBe('NOT_MAINTAINABLE')
  expect((await send('PUT', `/text-template-resource/${body.id}`, body)).body['errorCode']).toBe(
    'NOT_MAINTAINABLE',
  )
  const open = await send('GET', '/public/reference?code=T-TERMS', undefined, null)
  expect(open.body).toMatchObject({ description: 'Terms of use', version: 1 })
})

test('only terms, privacy and answers are public', async () => {
  await send('POST', '/text-template', { group: 'MAIL', code: 'T-MAIL', value: 'Dear {name}' })
  expect((await send('GET', '/public/reference?code=T-MAIL', undefined, null)).status).toBe(404)
  expect((await send('GET', '/text-template/search/getValueByCode?code=t-mail')).body['value']).toBe(
    'Dear {name}',
  )
  expect((await send('GET', '/text-template/search/findByGroup?group=MAIL')).body.content).toHaveLength(1)
})

test('services are searched by kind, term and state', async () => {
  const service = (code: string, kind: string) => ({
    code,
    kind,
    description: `Peña ${code}`,
    groupBy: 'Clinic care',
  })
  for (const [code, kind] of [
    ['S-DOC', 'DOCTOR'],
    ['S-DEN', 'DENTAL'],
    ['S-DIA', 'DIAGNOSTIC'],
  ] as const) {
    await send('POST', '/medicard-service', service(code, kind))
  }
  const codes = async (search: string) =>
    (await send('GET', `/medicard-service/search/${search}`)).body.content.map(({ code }) => code)
  expect(await codes('filterDoctor?term=pena')).toEqual(['S-DOC'])
  expect(await codes('filterDental?term=s-')).toEqual(['S-DEN'])
  expect(await codes('filterDiagnosticStudy')).toEqual(['S-DIA'])
  await send('DELETE', '/medicard-service/delete/S-DOC')
  expect(await codes('filterDoctor')).toEqual([])
  expect(await codes('filterAll?term=PEÑA S&sort=code,ASC')).toEqual(['S-DEN', 'S-DIA', 'S-DOC'])
  expect(await codes('filter?term=S%25DEN')).toEqual([])
  expect(await codes('filter?term=%25S-DEN%25')).toEqual(['S-DEN'])
  const group = await send('GET', '/medicard-service?group=clinic%20care')
  expect(group.body.totalElements).toBe(3)
})

test('specializations of the same name or description are found', async () => {
  const found = await send('GET', '/specialization/search/findDuplicate?name=TEST%20medicine')
  expect(found.body).toMatchObject([{ code: 'T-IM' }])
  expect((await send('GET', '/specialization/search/findDuplicate')).body).toEqual([])
})

test('statuses carry what may follow', async () => {
  const { content } = (await send('GET', '/accreditation-status')).body
  expect(content.map(({ code }) => code).slice(0, 2)).toEqual(['ON_PROCESS', 'ACCREDITED'])
  const closed = await send('GET', '/filtered-accreditation-status/search/findFirstByStatus?status=CLOSED')
  expect(closed.body['next']).toEqual([])
  const none = await send('GET', '/filtered-accreditation-status/search/findFirstByStatus?status=OPEN')
  expect(none.status).toBe(404)
})

test('public lists show live items only, and nothing but code, words and group', async () => {
  await send('POST', '/hf-category', { code: 'T-PUB', description: 'Public one', groupBy: 'T-HOSP' })
  const shown = await send('GET', '/public/hf-category?typeCode=t-hosp', undefined, null)
  expect(shown.body).toContainEqual({ code: 'T-PUB', description: 'Public one', groupBy: 'T-HOSP' })
  await send('DELETE', '/hf-category/delete/T-PUB')
  const later = (await send('GET', '/public/hf-category?typeCode=T-HOSP', undefined, null))
    .body as unknown as Item[]
  expect(later.map(({ code }) => code)).not.toContain('T-PUB')
})

test('an application is told which papers it needs', async () => {
  const document = { pageType: 'HF_CREDENTIAL', code: 'SECDTI', docName: 'SEC or DTI registration' }
  await send('POST', '/document-type', document)
  const needed = async (ownership: string) =>
    (
      await send(
        'GET',
        `/public/document-type?pageType=HF_CREDENTIAL&typeCode=HOSP&ownership=${ownership}`,
        undefined,
        null,
      )
    ).body as unknown as { code: string; required: boolean }[]
  const required = async (ownership: string) =>
    (await needed(ownership)).find(({ code }) => code === 'SECDTI')?.required
  expect(await required('PRIVATE')).toBe(true)
  expect(await required('GOVERNMENT')).toBe(false)
})

describe('places', () => {
  test('are searched by the start of their name', async () => {
    const found = async (path: string) => (await send('GET', path, undefined, null)).body
    expect((await found('/city/search/findByDescriptionLike?description=')).content).toEqual([])
    expect((await found('/city/search/findByDescriptionLike?description=pon')).content).toMatchObject([
      {
        description: 'Pontevedra',
        city: false,
        province: { description: 'Capiz', region: { description: 'Western Visayas' } },
      },
    ])
    expect((await found('/city/search/findByDescriptionLike?description=vedra')).content).toEqual([])
    expect((await found('/city/search/findByDescriptionLike?description=%25')).content).toEqual([])
    expect((await found('/province/search/findByDescriptionLike?description=ca')).content).toHaveLength(1)
    expect((await found('/region/search/findByDescriptionLike?description=wes')).content).toHaveLength(1)
  })

  test('know what they lie in', async () => {
    const city = (await send('GET', '/city?sort=description,DESC', undefined, null)).body.content[0] as Item
    expect(city['description']).toBe('Pontevedra')
    const province = (await send('GET', `/city/${city.id}/province`, undefined, null)).body
    expect(province['description']).toBe('Capiz')
    expect((await send('GET', `/province/${province.id}/region`, undefined, null)).body['code']).toBe(
      '0600000000',
    )
    const cities = await send(
      'GET',
      `/city/search/findByProvinceId?provinceId=${province.id}`,
      undefined,
      null,
    )
    expect(cities.body.totalElements).toBe(2)
    expect(
      (await send('GET', '/city/search/findByProvinceId?provinceId=x', undefined, null)).body.content,
    ).toEqual([])
    expect((await send('GET', '/city/999999999/province', undefined, null)).status).toBe(404)
  })
})
