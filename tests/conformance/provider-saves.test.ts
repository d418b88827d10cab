import { expect, test } from 'vitest'
import type { Row } from './client.ts'
import { acceptedBody, proveBody, sendBody } from './prove-body.ts'
import { providerKinds, providerSave } from './provider-kinds.ts'
import { setUpWorld } from './suite.ts'

const { world, proofs } = setUpWorld('provider-saves')

const kinds = Object.values(providerKinds)
const saves = kinds.flatMap((kind) => [[kind.staff, kind] as const, [kind.visitor, kind] as const])

/** The fields a refusal names. */
const fieldsOf = (body: unknown): unknown[] =>
  (((body as Row)['errors'] ?? []) as readonly Row[]).map(({ field }) => field)

test.each(saves)('%s saves every field of a provider', async (number, kind) => {
  expect(await proveBody(await providerSave(world, kind, number), proofs)).toEqual({})
})

test.each(kinds)('$staff changes the record of its code, from the version that was read', async (kind) => {
  const save = await providerSave(world, kind, kind.staff)
  const { body, saved } = await acceptedBody(save)
  const send = (by: Row) => sendBody(save, { ...body, ...by })
  const version = Number(saved['version'])
  expect((await send({ code: saved['code'], version: version - 1 })).status).toBe(409)
  const unnamed = await send({ code: saved['code'], version: null })
  expect([unnamed.status, fieldsOf(unnamed.body)]).toEqual([422, ['version']])
  const absent = String(saved['code']).replaceAll(/\d/g, '9')
  expect((await send({ code: absent, version })).status).toBe(404)
  const changed = await send({ code: saved['code'], version, remarks: 'Changed by its code' })
  expect(changed.body).toMatchObject({ record: { code: saved['code'], version: version + 1 } })
  proofs.add(kind.staff, 'body:code', 'body:version')
})

test.each(saves)('%s asks whether a likely duplicate is meant', async (number, kind) => {
  const save = await providerSave(world, kind, number)
  // the same taxpayer, or the same person, with numbers that no other record has
  const { lastName: _lastName, ...unlike } = kind.fresh(900 + Number(number.slice(1)))
  const body = { ...save.bodies[0], ...unlike, hfCode: undefined }
  const send = (confirmDuplicates: boolean) => sendBody(save, { ...body, confirmDuplicates, code: undefined })
  const asked = await send(false)
  expect(asked.status, JSON.stringify(asked.body)).toBe(409)
  expect(asked.body).toMatchObject({ errorCode: 'POSSIBLE_DUPLICATES' })
  const candidates = (asked.body as { candidates: readonly Row[] }).candidates
  expect(candidates.map(({ code }) => code)).toContain(save.one['code'])
  const confirmed = await send(true)
  expect(confirmed.status, JSON.stringify(confirmed.body)).toBe(201)
  proofs.add(number, 'body:confirmDuplicates')
})

test.each(kinds.map(({ visitor }) => visitor))('%s wants the consent of the visitor', async (number) => {
  const kind = kinds.find(({ visitor }) => visitor === number)
  if (!kind) throw new Error(`${number} registers nobody.`)
  const save = await providerSave(world, kind, number)
  const body = { ...save.bodies[0], ...kind.fresh(800) }
  for (const [consent, field] of [
    [undefined, 'consent'],
    [{ accepted: false, textCode: 'PRIVACY', textVersion: 1 }, 'consent.accepted'],
    [{ accepted: true, textCode: 'ZZ-NOBODY', textVersion: 1 }, 'consent.textCode'],
    [{ accepted: true, textCode: 'PRIVACY', textVersion: 9999 }, 'consent.textVersion'],
  ] as const) {
    const refused = await sendBody(save, { ...body, consent })
    expect([refused.status, fieldsOf(refused.body)], JSON.stringify(refused.body)).toEqual([422, [field]])
  }
  const accepted = await sendBody(save, body)
  expect(accepted.status, JSON.stringify(accepted.body)).toBe(201)
  proofs.add(number, 'body:consent')
})
