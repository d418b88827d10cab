import { expect, test } from 'vitest'
import type { Row } from './client.ts'
import { acceptedBody, proveBody, sendBody, type SaveUnderTest } from './prove-body.ts'
import { setUpWorld } from './suite.ts'
import { callOf } from './table.ts'
import { rowsOf } from './world.ts'

const { world, proofs } = setUpWorld('saves')

const keys = ['id', 'code', 'version', 'status', 'documentTypes', 'validityDates', 'fileNames']

/** An IMEI of its own for each turn: fourteen digits and their Luhn digit (domain model 9.10). */
function imeiOf(turn: number): string {
  const digits = `35${String(turn).padStart(12, '0')}`
  const sum = Array.from(digits).reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

/** A save of records as it is proven, from its call, the list of the records and the address that reads one. */
async function recordSave(number: string, list: string, key: string): Promise<SaveUnderTest> {
  const call = callOf(number)
  const fields = (call.body?.names ?? []).filter((name) => !keys.includes(name))
  const rows = await rowsOf(world.admin, list)
  const texts = await rowsOf(world.admin, '/text-template')
  const topics = texts.filter((row) => row['group'] === 'INQUIRY_TOPIC').map((row) => row['code'])
  return {
    call,
    client: world.admin,
    path: call.path,
    bodies: rows.map((row) => Object.fromEntries(fields.map((name) => [name, row[name] ?? null]))),
    keys,
    keysOf: ({ id, version }) => ({ id, version }),
    fresh: (turn) => ({
      ...(fields.includes('imeiNumber') && { imeiNumber: imeiOf(turn) }),
      ...(fields.includes('terminal') && { terminal: `TERM-${turn}` }),
    }),
    others: {
      recipientType: ['GOVERNMENT'],
      requesterType: ['INTERNAL'],
      sanction: ['WARNING'],
      topic: topics,
      physicianNameCode: ['PHY0000001', 'PHY0000002'],
      healthFacility: ['HF0000001', 'HF0000002'],
    },
    together: [
      { applicantType: 'PHY', applicantCode: 'PHY0000001' },
      { applicantType: 'HFC', applicantCode: 'HF0000001' },
    ],
    read: async ({ body }) => {
      const saved = body as Row
      const record = (saved['record'] ?? saved) as Row
      return (await world.admin.get('accr', `${list}/${String(record[key])}`)).body as Row
    },
  }
}

/** Saves of records: the call, the list of the records, and what the address that reads one takes. */
const records = [
  ['C060', '/dentist-kamustahan', 'code'],
  ['C065', '/health-facility-kamustahan', 'code'],
  ['C070', '/non-conformity', 'code'],
  ['C075', '/document-tracker', 'id'],
  ['C080', '/inquiry-report', 'id'],
  ['C271', '/correction-notice', 'id'],
  ['C420', '/special-arrangement', 'id'],
  ['C415', '/violation', 'id'],
  ['C416', '/violation', 'id'],
  ['C274', '/hf/mace', 'id'],
  ['C275', '/hf/moss', 'id'],
] as const

test.each(records)('%s saves every field of a record', async (number, list, key) => {
  expect(await proveBody(await recordSave(number, list, key), proofs)).toEqual({})
})

test.each(records)('%s changes the record its keys name, as it was read', async (number, list, key) => {
  const save = await recordSave(number, list, key)
  const { body, saved: made } = await acceptedBody(save)
  const same = { ...body, imeiNumber: made['imeiNumber'], terminal: made['terminal'] }
  const change = async (by: Row) => {
    const answer = await sendBody(save, { ...same, ...by })
    expect(answer.status, `${number} ${JSON.stringify(answer.body)}`).toBeLessThan(300)
    return save.read(answer)
  }
  const byId = await change({ id: made['id'], version: made['version'] })
  expect(byId['id']).toBe(made['id'])
  const version = Number(byId['version'])
  const outdated = await sendBody(save, { ...same, id: made['id'], version: version - 1 })
  expect(outdated.status, number).toBe(409)
  proofs.add(number, 'body:id', 'body:version')
  if (made['code'] === null) return
  expect((await change({ code: made['code'], version }))['id']).toBe(made['id'])
  proofs.add(number, 'body:code')
})
