import { beforeAll, expect, test } from 'vitest'
import type { Answer, ForeignClient, Row } from './client.ts'
import { setUpWorld } from './suite.ts'
import { callOf } from './table.ts'
import { rowsOf } from './world.ts'

const { world, proofs } = setUpWorld('requests')

let officer: ForeignClient
let reviewer: ForeignClient
let approver: ForeignClient
let coordinator: ForeignClient
/** facilities nobody has asked to disaccredit */
let targets: string[]
/** the facility of the coordinator */
let own: string

beforeAll(async () => {
  officer = await world.as('ACCREDITATION_OFFICER')
  reviewer = await world.as('COMPLIANCE_OFFICER')
  approver = await world.as('APPROVER')
  coordinator = await world.as('HF_COORDINATOR')
  own = String((await rowsOf(coordinator, '/hf/list'))[0]?.['code'])
  const requests = await rowsOf(world.admin, '/user-request')
  const asked = requests.filter(({ type }) => type === 'disaccreditation').map((row) => row['targetCode'])
  targets = (await rowsOf(world.admin, '/hf/list'))
    .filter((row) => row['accreditationStatusCode'] === 'ACCREDITED' && !asked.includes(row['code']))
    .map((row) => String(row['code']))
  expect(targets.length).toBeGreaterThan(1)
})

const absent = 'UR-2026-999999'

/** The body of a disaccreditation of a facility. */
const disaccreditation = (targetCode: unknown): Row => ({
  applicantType: 'HFC',
  targetCode,
  reasonCode: 'NON_COMPLIANCE',
  effectiveDate: '2026-12-15',
  details: 'Bills above the agreed rates, three times this year.',
})

const fieldOf = ({ body }: Answer): unknown =>
  ((body as Row)['errors'] as readonly Row[] | undefined)?.[0]?.['field']

async function send(
  client: ForeignClient,
  number: string,
  json: Row,
  params: Readonly<Record<string, string>> = {},
) {
  const call = callOf(number)
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
  return client.call(call.method, call.service, path, [], { json })
}

async function ok(answer: Promise<Answer>): Promise<Row> {
  const { status, body } = await answer
  expect(status, JSON.stringify(body)).toBeLessThan(300)
  return body as Row
}

/** A facility as its form sends it back. */
function facilityFields(facility: Row): { fields: Row } {
  const names = (callOf('C024').body?.names ?? []).filter((name) => name in facility)
  const addresses = ((facility['addresses'] ?? []) as readonly Row[]).map(
    ({ addressType, line, barangay, cityId, zipCode, latitude, longitude }) => ({
      addressType,
      line,
      barangay,
      cityId,
      zipCode,
      latitude,
      longitude,
    }),
  )
  return { fields: { ...Object.fromEntries(names.map((name) => [name, facility[name]])), addresses } }
}

/** Makes a request, and takes it back when the proof is over, so that the next one may be made. */
async function withRequest(target: string, work: (request: Row) => Promise<void>): Promise<void> {
  const request = await ok(send(officer, 'C355', disaccreditation(target), { type: 'disaccreditation' }))
  await work(request).catch(async (error: unknown) => {
    await send(officer, 'C352', { code: request['code'] })
    throw error
  })
  const { status, version } = (await officer.get('accr', `/user-request/${String(request['code'])}`))
    .body as Row
  if (status === 'PENDING' || status === 'REVIEWED')
    await ok(send(officer, 'C352', { code: request['code'], version }))
}

test('C347 makes a request of a type, with its target, its content and its remark', async () => {
  const [one = '', other = ''] = targets
  const { targetCode: _target, ...payload } = disaccreditation(one)
  const body = { type: 'disaccreditation', targetCode: one, payload, remarks: 'Please decide this week.' }
  expect(fieldOf(await send(officer, 'C347', { ...body, type: 'nothing' }))).toBe('type')
  expect(fieldOf(await send(officer, 'C347', { ...body, docType: 'LTO' }))).toBe('docType')
  expect((await send(officer, 'C347', { ...body, targetCode: 'HF9999999' })).status).toBe(404)
  for (const targetCode of [one, other]) {
    const made = await ok(send(officer, 'C347', { ...body, targetCode }))
    const read = (await world.admin.get('accr', `/user-request/${String(made['code'])}`)).body as Row
    expect(read).toMatchObject({ type: body.type, targetCode, remarks: body.remarks, payload })
    await ok(send(officer, 'C352', { code: made['code'] }))
  }
  proofs.add('C347', 'body:type', 'body:targetCode', 'body:docType', 'body:payload', 'body:remarks')
})

test.each(['C355', 'C364'])('%s asks to disaccredit the record it names', async (number) => {
  const call = callOf(number)
  const create = async (json: Row, type = 'disaccreditation') => {
    if (call.body?.as === 'json') return send(officer, number, json, { type })
    const form = new FormData()
    form.append('formData', JSON.stringify(json))
    return officer.call(call.method, call.service, call.path, [], { form })
  }
  for (const target of targets.slice(0, 2)) {
    const made = await ok(create(disaccreditation(target)))
    expect(made).toMatchObject({ targetCode: target, type: 'disaccreditation' })
    await ok(send(officer, 'C352', { code: made['code'] }))
  }
  expect((await create(disaccreditation('HF9999999'))).status).toBe(404)
  const typed = { ...disaccreditation(targets[0]), docType: 'LTO' }
  expect(fieldOf(await create(typed))).toBe('docType')
  if (call.params.includes('type')) {
    expect((await create(disaccreditation(targets[0]), 'nothing')).status).toBe(404)
    expect(fieldOf(await create(disaccreditation(targets[0]), 'hf-update'))).toBe('type')
    proofs.add(number, 'path:type')
  }
  proofs.add(number, 'body:targetCode', 'body:docType')
})

/** The actions on a request: who takes it, the status it leads to. */
const actions = [
  ['C351', () => reviewer, 'REVIEWED'],
  ['C350', () => approver, 'REJECTED'],
  ['C352', () => officer, 'CANCELLED'],
] as const

test.each(actions)(
  '%s acts on the request its code names, as it was read',
  async (number, client, status) => {
    await withRequest(targets[0] ?? '', async ({ code }) => {
      const version = async () =>
        ((await world.admin.get('accr', `/user-request/${String(code)}`)).body as Row)['version']
      if (number === 'C350') await ok(send(reviewer, 'C351', { code, version: await version() }))
      const now = Number(await version())
      const remarks = `Looked at, ${number}`
      const more = number === 'C350' ? { reasonCode: 'OTHER' } : {}
      expect((await send(client(), number, { code: absent, remarks, ...more })).status).toBe(404)
      expect((await send(client(), number, { code, remarks, version: now + 7, ...more })).status).toBe(409)
      if (number === 'C350') {
        const unknown = await send(client(), number, { code, remarks, version: now, reasonCode: 'ZZ-NOBODY' })
        expect(fieldOf(unknown)).toBe('reasonCode')
        const consent = { code, remarks, version: now, acceptMoved: true, ...more }
        expect(fieldOf(await send(client(), number, consent))).toBe('acceptMoved')
      }
      await ok(send(client(), number, { code, remarks, version: now, ...more }))
      const read = (await world.admin.get('accr', `/user-request/${String(code)}`)).body as Row
      expect(read).toMatchObject({ code, status, ...more })
      expect(JSON.stringify(read['trail'])).toContain(remarks)
      proofs.add(number, 'body:code', 'body:version', 'body:remarks')
      if (number === 'C350') proofs.add(number, 'body:reasonCode', 'body:acceptMoved')
    })
  },
)

test('C349 approves the request its code names, as it was read, and what it asks for is done', async () => {
  const target = targets.at(-1) ?? ''
  const made = await ok(send(officer, 'C355', disaccreditation(target), { type: 'disaccreditation' }))
  const { code } = made
  await ok(send(reviewer, 'C351', { code }))
  const read = async () => (await world.admin.get('accr', `/user-request/${String(code)}`)).body as Row
  const { version } = await read()
  const remarks = 'Approved after the third letter'
  expect((await send(approver, 'C349', { code: absent })).status).toBe(404)
  expect((await send(approver, 'C349', { code, version: Number(version) + 7 })).status).toBe(409)
  expect(fieldOf(await send(approver, 'C349', { code, version, reasonCode: 'OTHER' }))).toBe('reasonCode')
  await ok(send(approver, 'C349', { code, version, remarks }))
  const done = await read()
  expect(done).toMatchObject({ code, status: 'APPROVED' })
  expect(JSON.stringify(done['trail'])).toContain(remarks)
  const history = await rowsOf(world.admin, '/accreditation-history')
  const row = history.find((one) => one['requestCode'] === code)
  expect(row).toMatchObject({ applicantCode: target, effectiveDate: '2026-12-15' })
  proofs.add('C349', ...['code', 'version', 'remarks', 'reasonCode'].map((name) => `body:${name}`))
})

test('C349 approves what was asked of a record that changed only with consent', async () => {
  const facility = (await world.admin.get('accr', `/hf/${own}`)).body as Row
  const saved = (who: ForeignClient, by: Row) => {
    const { fields } = facilityFields(facility)
    return send(who, 'C024', { ...fields, confirmDuplicates: true, ...by })
  }
  const pending = await world.admin.get('accr', '/user-request/hf-update/pending', [['targetCode', own]])
  for (const { code } of pending.body as readonly Row[])
    await ok(send(approver, 'C350', { code, remarks: 'Sent anew', reasonCode: 'OTHER' }))
  const asked = await ok(saved(coordinator, { name: 'Name as asked for', version: facility['version'] }))
  const code = asked['requestCode']
  expect(code, JSON.stringify(asked)).toMatch(/^UR-/)
  const now = (await world.admin.get('accr', `/hf/${own}`)).body as Row
  await ok(saved(world.admin, { name: 'Name given meanwhile', version: now['version'] }))
  expect((await send(approver, 'C349', { code })).status).toBe(409)
  await ok(send(approver, 'C349', { code, acceptMoved: true }))
  expect((await world.admin.get('accr', `/hf/${own}`)).body).toMatchObject({ name: 'Name as asked for' })
  proofs.add('C349', 'body:acceptMoved')
})

test('C348 adds a remark to the request its path names', async () => {
  await withRequest(targets[0] ?? '', async ({ code }) => {
    const body = { remarks: 'A remark of the reviewer' }
    expect((await send(reviewer, 'C348', body, { code: absent })).status).toBe(404)
    const read = await ok(send(reviewer, 'C348', body, { code: String(code) }))
    expect(read).toMatchObject({ code, remarks: body.remarks })
    proofs.add('C348', 'path:code', 'body:remarks')
  })
})

test('C360 removes the request its type and code name', async () => {
  const target = targets[0] ?? ''
  const made = await ok(send(officer, 'C355', disaccreditation(target), { type: 'disaccreditation' }))
  const code = String(made['code'])
  const remove = (client: ForeignClient, type: string, one: string) =>
    client.call('DELETE', 'accr', `/user-request/${type}/${one}`)
  expect((await remove(officer, 'disaccreditation', absent)).status).toBe(404)
  expect((await remove(officer, 'hf-update', code)).status).toBe(404)
  expect((await remove(coordinator, 'disaccreditation', code)).status).toBe(404)
  expect((await remove(officer, 'disaccreditation', code)).status).toBeLessThan(300)
  expect((await world.admin.get('accr', `/user-request/${code}`)).status).toBe(404)
  proofs.add('C360', 'path:type', 'path:code')
})

test('disaccreditations are found by target, status and type, and read by code', async () => {
  const [one = '', other = ''] = targets
  await withRequest(one, async ({ code }) => {
    const exists = async (query: Readonly<Record<string, string>>) =>
      (
        await officer.get(
          'accr',
          '/user-request/disaccreditation/check-existing-request',
          Object.entries(query),
        )
      ).body
    const known = { targetCode: one, status: 'PENDING', type: 'disaccreditation' }
    expect(await exists(known)).toBe(true)
    for (const [name, value] of Object.entries({
      targetCode: other,
      status: 'APPROVED',
      type: 'phy-update',
    })) {
      expect(await exists({ ...known, [name]: value }), name).toBe(false)
      proofs.add('C362', name)
    }
    const read = (one: unknown) => world.admin.get('accr', `/user-request/disaccreditation/${String(one)}`)
    expect((await read(code)).body).toMatchObject({ code })
    expect((await read(absent)).status).toBe(404)
    proofs.add('C363', 'path:code')
  })
})

/** Sends files with a request of a type. */
async function withFiles(client: ForeignClient, path: string, json: Row): Promise<Answer> {
  const form = new FormData()
  form.append('formData', JSON.stringify(json))
  form.append(
    'files',
    new Blob([`%PDF-1.4\n%${path}${Math.random()}\n%%EOF\n`], { type: 'application/pdf' }),
    'proof.pdf',
  )
  return client.call('POST', 'accr', path, [], { form })
}

test('C356 and C357 ask to add a document to the own record', async () => {
  // one request a kind of document may be open at a time
  const open = await world.admin.get('accr', '/user-request/hf-document/pending', [['targetCode', own]])
  for (const { code } of open.body as readonly Row[])
    await ok(send(approver, 'C350', { code, remarks: 'Sent anew', reasonCode: 'OTHER' }))
  for (const [number, path, docType] of [
    ['C356', '/user-request/hf-document', 'FSIC'],
    ['C357', '/user-request/hf-document/others', 'OTHERS'],
  ] as const) {
    const json = {
      targetCode: own,
      docType,
      validityDate: '2028-06-30',
      docRemarks: 'Certificate of a course',
    }
    expect(
      (await withFiles(coordinator, path, { ...json, targetCode: targets.find((one) => one !== own) }))
        .status,
    ).toBe(404)
    expect(fieldOf(await withFiles(coordinator, path, { ...json, docType: 'ZZ-NOBODY' }))).toBe('docType')
    expect((await withFiles(coordinator, path.replace('hf-document', 'nothing'), json)).status).toBe(404)
    const made = await ok(withFiles(coordinator, path, json))
    expect(made).toMatchObject({ targetCode: own, docType, type: 'hf-document' })
    proofs.add(number, 'path:type', 'body:targetCode', 'body:docType')
    const pending = async (type: string) =>
      (
        (
          await world.admin.get('accr', '/user-request/hf-document/pending', [
            ['targetCode', own],
            ['docType', type],
          ])
        ).body as readonly Row[]
      ).map(({ code }) => code)
    expect(await pending(docType)).toContain(made['code'])
    expect(await pending('ZZ-NOBODY')).toEqual([])
    proofs.add('C354', 'docType')
    await proveFiles(made, 'hf-document', ['C358', 'C359'])
    await ok(send(coordinator, 'C352', { code: made['code'] }))
  }
})

/** The files of a request are read by its type, its code and their uuid together. */
async function proveFiles(made: Row, type: string, numbers: readonly string[]): Promise<void> {
  const uuid = String((made['files'] as readonly Row[])[0]?.['uuid'])
  for (const number of numbers) {
    const call = callOf(number)
    const read = async (query: Row, one = type) => {
      const pairs = Object.entries(query).map(([name, value]) => [name, String(value)] as const)
      return (await world.admin.get('accr', call.path.replace('{type}', one), pairs)).status
    }
    const known = { code: made['code'], uuid }
    expect(await read(known)).toBe(200)
    expect(await read({ ...known, code: absent })).toBe(404)
    expect(await read({ ...known, uuid: '00000000-0000-4000-8000-000000000000' })).toBe(404)
    proofs.add(number, 'code', 'uuid')
    if (!call.params.includes('type')) continue
    expect(await read(known, 'hf-update')).toBe(404)
    proofs.add(number, 'path:type')
  }
}

test('C365 gives the file of a disaccreditation', async () => {
  const made = await ok(withFiles(officer, '/user-request/disaccreditation', disaccreditation(targets[0])))
  await proveFiles(made, 'disaccreditation', ['C365'])
  await ok(send(officer, 'C352', { code: made['code'] }))
})
