import { expect, test } from 'vitest'
import type { Pairs, Row } from './client.ts'
import { callOf } from './table.ts'
import { setUpWorld } from './suite.ts'
import { rowsOf } from './world.ts'

const { world, proofs } = setUpWorld('files')

const filesOf = (row: Row) => (row['files'] ?? []) as readonly Row[]

/** Downloads and previews: the call, the name its code travels under, the list whose files it gives, its type. */
const files = [
  ['C061', 'dentistKamustahanCode', '/dentist-kamustahan', 'type'],
  ['C062', 'code', '/dentist-kamustahan', 'docType'],
  ['C066', 'hfKamustahanCode', '/health-facility-kamustahan', 'type'],
  ['C067', 'code', '/health-facility-kamustahan', 'docType'],
  ['C071', 'nonConformityCode', '/non-conformity', undefined],
  ['C072', 'code', '/non-conformity', 'docType'],
  ['C076', 'code', '/document-tracker', undefined],
  ['C077', 'code', '/document-tracker', 'docType'],
  ['C081', 'code', '/inquiry-report', undefined],
  ['C082', 'code', '/inquiry-report', 'docType'],
  ['C244', 'code', '/correction-notice', undefined],
  ['C245', 'code', '/correction-notice', 'docType'],
  ['C264', 'code', '/medical-service-team-record', 'docType'],
  ['C265', 'code', '/medical-service-team-record', 'docType'],
  ['C417', 'code', '/violation', undefined],
] as const

test.each(files)(
  '%s gives a file by its %s and uuid, and no other',
  async (number, codeName, list, typeName) => {
    const call = callOf(number)
    const rows = await rowsOf(world.admin, list)
    const record = rows.find((row) => filesOf(row).length > 0)
    const other = rows.find((row) => row['code'] !== record?.['code'])
    const [file] = record ? filesOf(record) : []
    if (!record || !other || !file) throw new Error(`${list} of the sample has no file.`)
    const uuid = String(file['uuid'])
    const read = (query: Pairs) => world.admin.get('accr', call.path, query)
    const named: Pairs = [
      [codeName, String(record['code'])],
      ['uuid', uuid],
    ]
    const own = typeName === undefined ? named : [...named, [typeName, ''] as const]
    const found = await read(own)
    expect(found.status, JSON.stringify(found.body)).toBe(200)
    expect(found.bytes.length).toBeGreaterThan(0)
    const wrong = [
      [codeName, String(other['code'])],
      ['uuid', uuid],
    ] as const
    expect((await read(wrong)).status, 'another record').toBe(404)
    const unknown = '00000000-0000-4000-8000-000000000000'
    expect(
      (
        await read([
          [codeName, String(record['code'])],
          ['uuid', unknown],
        ])
      ).status,
    ).toBe(404)
    proofs.add(number, codeName, 'uuid')
    if (typeName === undefined) return
    expect((await read([...named, [typeName, 'WRONG']])).status, 'another type').toBe(404)
    proofs.add(number, typeName)
  },
)

/** Documents of providers by their entity (specification 2, 7.6). */
const entities = [
  ['hf/document', '/hf'],
  ['phy/document', '/phy'],
] as const

test.each(entities)('documents of %s are found by record, uuid and type', async (entity, list) => {
  const owners = (await rowsOf(world.admin, list)).map(({ code }) => String(code))
  const documents = async (code: string, more: Pairs = []) =>
    (await world.admin.get('accr', `/${entity}`, [['code', code], ...more])).body as Row[]
  let owner = ''
  let rows: Row[] = []
  for (const code of owners) {
    rows = await documents(code)
    owner = code
    if (rows.length > 1) break
  }
  const [first] = rows
  if (!first) throw new Error(`${entity} of the sample is empty.`)
  const type = String(first['docType'])
  const uuid = String(first['uuid'])
  const other = owners.find((code) => code !== owner) ?? ''
  for (const [number, path] of [
    ['C335', `/${entity}`],
    ['C341', `/${entity}/files`],
  ] as const) {
    const read = async (query: Pairs) => (await world.admin.get('accr', path, query)).body as Row[]
    const all = await read([['code', owner]])
    const ofType = await read([
      ['code', owner],
      ['docType', type],
    ])
    expect(ofType.map((row) => row['uuid'])).toEqual(
      all.filter((row) => row['docType'] === type).map((row) => row['uuid']),
    )
    expect(
      await read([
        ['code', owner],
        ['docType', 'WRONG'],
      ]),
    ).toEqual([])
    expect((await read([['code', other]])).map((row) => row['uuid'])).not.toContain(uuid)
    proofs.add(number, 'code', 'docType', 'path:entity')
  }
  for (const [number, path] of [
    ['C337', `/${entity}/download`],
    ['C338', `/${entity}/preview`],
  ] as const) {
    const status = async (query: Pairs) => (await world.admin.get('accr', path, query)).status
    expect(
      await status([
        ['code', owner],
        ['uuid', uuid],
        ['docType', ''],
      ]),
    ).toBe(200)
    expect(
      await status([
        ['code', owner],
        ['uuid', uuid],
        ['docType', type],
      ]),
    ).toBe(200)
    expect(
      await status([
        ['code', owner],
        ['uuid', uuid],
        ['docType', 'WRONG'],
      ]),
    ).toBe(404)
    expect(
      await status([
        ['code', other],
        ['uuid', uuid],
      ]),
    ).toBe(404)
    proofs.add(number, 'code', 'uuid', 'docType', 'path:entity')
  }
  const zip = async (code: string) =>
    (await world.admin.get('accr', `/${entity}/download/zip`, [['code', code]])).status
  expect(await zip(owner)).toBe(200)
  expect(await zip(entity === 'hf/document' ? 'HF9999999' : 'PHY9999999')).toBe(404)
  proofs.add('C339', 'code', 'path:entity')
})

/** Reads by a path parameter: the list that has the record, the field that names it. */
const byPath = [
  ['C015', '/hf', 'code'],
  ['C016', '/hf', 'code'],
  ['C017', '/hf', 'code'],
  ['C019', '/hf', 'code'],
  ['C205', '/phy', 'code'],
  ['C207', '/phy', 'code'],
  ['C208', '/phy', 'code'],
  ['C210', '/phy', 'code'],
  ['C059', '/dentist-kamustahan', 'code'],
  ['C064', '/health-facility-kamustahan', 'code'],
  ['C069', '/non-conformity', 'code'],
  ['C074', '/document-tracker', 'id'],
  ['C079', '/inquiry-report', 'id'],
  ['C243', '/correction-notice', 'id'],
  ['C413', '/violation', 'id'],
  ['C419', '/special-arrangement', 'id'],
  ['C258', '/hf/mace', 'id'],
  ['C260', '/hf/moss', 'id'],
  ['C220', '/phy/hf-affiliation', 'code'],
  ['C247', '/accreditation-history', 'id'],
  ['C250', '/activity-log', 'id'],
  ['C345', '/user-request', 'code'],
  ['C379', '/hf/room-rate', 'id'],
  ['C386', '/hf/services', 'id'],
  ['C394', '/hf/packages', 'id'],
  ['C256', '/hf/discount-list', 'id'],
  ['C043', '/phy/pf-management', 'id'],
  ['C217', '/phy/procedure-rate', 'id'],
  ['C402', '/phy/special-instrument-fee', 'id'],
  ['C406', '/standard-procedure-rate', 'id'],
  ['C048', '/standard-pf', 'id'],
  ['C054', '/ahmopi-rate', 'id'],
  ['C112', '/city', 'id'],
  ['C113', '/province', 'id'],
  ...[
    'hf-room-category',
    'hf-type',
    'medicard-service',
    'hf-cost-center',
    'hf-mace-type',
    'physician-instrument',
    'hf-category',
    'phy-type',
    'provider-category',
    'document-type',
    'training-institution',
    'specialization',
    'subspecialization',
    'text-template',
    'text-template-resource',
  ].map((base, place) => [`C${127 + place * 5}`, `/${base}`, 'id'] as const),
] as const

test.each(byPath)('%s reads the record its path names, and no other', async (number, list, field) => {
  const call = callOf(number)
  const rows = await rowsOf(world.admin, list)
  const values = rows.map((row) => String(row[field]))
  const read = (value: string) => world.admin.get('accr', call.path.replace(`{${field}}`, value))
  const answers = await Promise.all(values.slice(0, 2).map(read))
  for (const [place, { status, body }] of answers.entries()) {
    expect(status, `${number} ${values[place]}`).toBe(200)
    const named = (body as Row | null)?.[field]
    if (call.reply === 'item' && named !== undefined && list !== '/city' && list !== '/province')
      expect(JSON.stringify(named).replaceAll('"', ''), number).toBe(values[place])
  }
  const absent = field === 'id' ? '99999999' : (values[0] ?? '').replaceAll(/\d(?=\d*$)/g, '9')
  expect((await read(absent)).status, `${number} ${absent}`).toBe(404)
  proofs.add(number, `path:${field}`)
})

/** Records of one base must not be read through another: the id of a room category is none of a facility type. */
test('an id of one list is none of another', async () => {
  const [room] = await rowsOf(world.admin, '/hf-room-category')
  const [rate] = await rowsOf(world.admin, '/hf/room-rate')
  const [notice] = await rowsOf(world.admin, '/correction-notice')
  for (const path of [
    `/hf-type/${String(room?.['id'])}`,
    `/hf/services/${String(rate?.['id'])}`,
    `/violation/${String(notice?.['id'])}`,
  ]) {
    expect((await world.admin.get('accr', path)).status, path).toBe(404)
  }
})

/** A coordinator and a physician find their own record and nobody else's. */
test('the record of another provider is not found', async () => {
  const facilities = (await rowsOf(world.admin, '/hf')).map(({ code }) => String(code))
  const physicians = (await rowsOf(world.admin, '/phy')).map(({ code }) => String(code))
  const coordinator = await world.as('HF_COORDINATOR')
  const physician = await world.as('PHYSICIAN')
  const own = pageCode(await coordinator.get('accr', '/hf/list'))
  const self = pageCode(await physician.get('accr', '/phy/list'))
  const foreign = facilities.find((code) => code !== own) ?? ''
  const colleague = physicians.find((code) => code !== self) ?? ''
  for (const path of ['/hf/{code}', '/hf/banner/{code}', '/hf/is-original/{code}']) {
    expect((await coordinator.get('accr', path.replace('{code}', own))).status, path).toBe(200)
    expect((await coordinator.get('accr', path.replace('{code}', foreign))).status, path).toBe(404)
  }
  for (const path of ['/phy/{code}', '/phy/banner/{code}', '/phy/is-original/{code}']) {
    expect((await physician.get('accr', path.replace('{code}', self))).status, path).toBe(200)
    expect((await physician.get('accr', path.replace('{code}', colleague))).status, path).toBe(404)
  }
})

function pageCode({ body }: { body: unknown }): string {
  return String((body as { content: readonly Row[] }).content[0]?.['code'])
}
