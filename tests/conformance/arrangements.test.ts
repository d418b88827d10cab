import { beforeAll, expect, test } from 'vitest'
import type { ForeignClient, Row } from './client.ts'
import { setUpWorld } from './suite.ts'
import { callOf } from './table.ts'
import { rowsOf } from './world.ts'

const { world, proofs } = setUpWorld('arrangements')

let officer: ForeignClient
let approver: ForeignClient
let owners: readonly string[]

beforeAll(async () => {
  officer = await world.as('ACCREDITATION_OFFICER')
  approver = await world.as('APPROVER')
  owners = (await rowsOf(world.admin, '/hf')).map(({ code }) => String(code))
})

const terms = (more: Row = {}): Row => ({
  applicantType: 'HFC',
  applicantCode: owners[0],
  memberCode: '99-111222',
  recipientName: 'Ligaya Halimbawa',
  serviceType: 'INPATIENT',
  description: 'Room and board at the ward rate.',
  agreedAmount: 12_500.5,
  effectiveDate: '2026-12-01',
  validityDate: '2027-01-31',
  ...more,
})

async function make(more: Row = {}): Promise<Row> {
  const { status, body } = await officer.call('POST', 'accr', '/special-arrangement', [], {
    json: terms(more),
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return body as Row
}

test('C421 finds the arrangements a form overlaps with, by each field that is compared', async () => {
  const { id, code } = await make()
  const isFound = async (more: Row) => {
    const { body } = await officer.call('POST', 'accr', callOf('C421').path, [], { json: terms(more) })
    return (body as readonly Row[]).some((row) => row['id'] === id)
  }
  expect(await isFound({})).toBe(true)
  const unlike: Row = {
    applicantCode: owners[1],
    memberCode: '99-999999',
    serviceType: 'OUTPATIENT',
    effectiveDate: '2027-02-01',
    id,
    code,
  }
  for (const [name, value] of Object.entries(unlike)) {
    const more = name === 'effectiveDate' ? { validityDate: '2027-03-01' } : {}
    expect(await isFound({ ...more, [name]: value }), name).toBe(false)
    proofs.add('C421', `body:${name}`)
  }
  expect(await isFound({ effectiveDate: '2026-11-21', validityDate: '2026-11-30' })).toBe(false)
  expect(await isFound({ effectiveDate: '2026-11-21', validityDate: '2026-12-01' })).toBe(true)
  const mixed = await officer.call('POST', 'accr', callOf('C421').path, [], {
    json: terms({ applicantType: 'PHY' }),
  })
  expect((mixed.body as Row)['errors'] ?? mixed.body, JSON.stringify(mixed.body)).not.toContainEqual({ id })
  proofs.add('C421', 'body:validityDate')
})

test('C423 moves the arrangement its address names, as it was read, with remarks and its approval', async () => {
  const { id, version } = await make({ memberCode: '99-333444' })
  const move = (client: ForeignClient, json: Row, one = id) =>
    client.call('POST', 'accr', callOf('C423').path.replace('{id}', String(one)), [], { json })
  expect((await move(officer, { status: 'FOR_APPROVAL' }, 99_999_999)).status).toBe(404)
  expect((await move(officer, { status: 'ZZ-NOBODY' })).status).toBeGreaterThanOrEqual(400)
  const outdated = { status: 'FOR_APPROVAL', version: Number(version) + 3 }
  expect((await move(officer, outdated)).status).toBe(409)
  const sent = await move(officer, { status: 'FOR_APPROVAL', version, remarks: 'Asked for by phone' })
  expect(sent.body, JSON.stringify(sent.body)).toMatchObject({ id, status: 'FOR_APPROVAL' })
  const unapproved = await move(approver, { status: 'ACTIVE' })
  expect(unapproved.body).toMatchObject({ errors: [{ field: 'approvalCode' }] })
  const active = await move(approver, { status: 'ACTIVE', approvalCode: 'AP-000999' })
  expect(active.body).toMatchObject({ id, status: 'ACTIVE', approvalCode: 'AP-000999' })
  const read = (await world.admin.get('accr', `/special-arrangement/${String(id)}`)).body
  expect(JSON.stringify(read)).toContain('Asked for by phone')
  proofs.add('C423', 'path:id', 'body:status', 'body:version', 'body:remarks', 'body:approvalCode')
})
