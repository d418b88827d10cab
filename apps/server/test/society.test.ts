import { addDays } from '@capiz/domain/time'
import { and, eq, sql } from 'drizzle-orm'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { physician, priceSheet, referenceItem } from '../src/db/schema/index.ts'
import { rowsOf } from '../src/db/rows.ts'
import type { TestApp } from './harness.ts'
import { samples, startPriceApp } from './support/price.ts'
import { today } from './support/price-calls.ts'

let t: TestApp
beforeAll(async () => {
  t = await startPriceApp()
})
afterAll(() => t.close())

const as = { as: 'rates' } as const
const surgeons = 'Society of Invented Surgeons'
const { lines } = samples['ahmopi-rate']

/** A call by its address, since the bodies are those of a foreign client. */
async function send(method: string, path: string, body: unknown) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await t.login('rates')}` }
  const reply = await t.request(`/api/accr${path}`, { method, headers, body: JSON.stringify(body) })
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> }
}

const sheet = (societyName: string, effectiveDate = addDays(today, 5)) =>
  send('POST', '/ahmopi-rate', { societyName, serviceType: 'OUTPATIENT', effectiveDate, lines })

async function item(code: string) {
  const [row] = await t.db
    .select()
    .from(referenceItem)
    .where(and(eq(referenceItem.list, 'society'), eq(referenceItem.code, code)))
  return row
}

const societyOfPhysician = async () => {
  const [row] = await t.db.select().from(physician).where(eq(physician.code, 'PHY0000001'))
  return row?.specializations[0]?.societyName
}

const join = (societyName: string) =>
  t.db
    .update(physician)
    .set({
      specializations: [{ specializationCode: 'IM', societyName, membership: 'FELLOW', primary: true }],
    })
    .where(eq(physician.code, 'PHY0000001'))

test('a sheet takes the name of the list, by code or any spelling, and no other', async () => {
  for (const [turn, name] of [`  society of  INVENTED surgeons`, 'INV-SURG'].entries()) {
    const { body } = await sheet(name, addDays(today, 20 + turn))
    expect(body).toMatchObject({ record: { societyName: surgeons } })
  }
  const { status, body } = await sheet('Society of Totally New People')
  expect(status).toBe(422)
  expect(body).toMatchObject({ errors: [{ field: 'societyName' }] })
})

test('a corrected name reaches members and sheets, and the former one still means it', async () => {
  await sheet('Society of Endings', addDays(today, 40))
  await join('society of endings')
  const row = await item('END')
  const saved = await send('PUT', `/society/${row?.id}`, {
    code: 'END',
    description: 'Society of Beginnings',
    version: row?.version,
  })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  expect(saved.body).toMatchObject({ otherNames: 'Society of Endings' })
  expect(await societyOfPhysician()).toBe('Society of Beginnings')
  const again = await sheet('Society of Endings', addDays(today, 41))
  expect(again.body).toMatchObject({ record: { societyName: 'Society of Beginnings' } })
  const owned = await t.db.select().from(priceSheet).where(eq(priceSheet.ownerCode, 'Society of Beginnings'))
  expect(owned).toHaveLength(2)
  expect(new Set(owned.map(({ headerKey }) => headerKey)).size).toBe(1)
})

test('names typed before the list become its items; unknown spellings are decided on', async () => {
  await t.db.delete(referenceItem).where(eq(referenceItem.list, 'society'))
  await t.db
    .insert(referenceItem)
    .values({ list: 'specialization', code: 'SU', codeKey: '["su"]', medicalSociety: surgeons })
  await join('Soc of Invented Surgeons')
  const file = readFileSync(new URL('../drizzle/0027_societies.sql', import.meta.url), 'utf8')
  await t.db.execute(sql.raw(file))
  const names = await rowsOf<{ description: string; doubtful: string | null }>(
    t.db,
    sql`select description, attributes->>'doubtful' as doubtful from reference_item where list = 'society'
      order by code`,
  )
  expect(names[0]).toEqual({ description: surgeons, doubtful: null })
  const { body: open } = await t.call('societySpelling.list', {}, as)
  const mine = open.find(({ name }) => name === 'Soc of Invented Surgeons')
  expect(mine?.usage).toEqual([{ label: 'Physician', count: 1 }])
  expect(mine?.similar[0]?.description).toBe(surgeons)
  const into = mine?.similar[0]?.code ?? ''
  const decide = (code: string, target: string | null) =>
    t.call('societySpelling.decide', { body: { code, into: target } }, as)
  const merged = await decide(mine?.code ?? '', into)
  expect(merged.body).toMatchObject({ description: surgeons, otherNames: 'Soc of Invented Surgeons' })
  expect(await societyOfPhysician()).toBe(surgeons)
  expect((await item(mine?.code ?? ''))?.deleted).toBe(true)
  const other = open.find(({ name }) => name === 'Society of Beginnings')
  expect((await decide(other?.code ?? '', null)).body).toMatchObject({ doubtful: null, deleted: false })
  const left = (await t.call('societySpelling.list', {}, as)).body.map(({ code }) => code)
  expect(left).not.toContain(mine?.code)
  expect(left).not.toContain(other?.code)
  expect((await t.call('societySpelling.list', {}, { as: 'approver' })).status).toBe(403)
})

test('two societies with a sheet of one day are not put together unseen', async () => {
  const create = (code: string, description: string) =>
    t.call('society.create', { body: { code, description, doubtful: true } }, as)
  await create('ONE', 'Society of One')
  await create('TWO', 'Society of Two')
  await sheet('ONE', addDays(today, 60))
  await sheet('TWO', addDays(today, 60))
  const refused = await t.call('societySpelling.decide', { body: { code: 'TWO', into: 'ONE' } }, as)
  expect(refused.status).toBe(422)
  expect(refused.body).toMatchObject({ errors: [{ field: 'into', message: /Both societies have a sheet/ }] })
  const itself = await t.call('societySpelling.decide', { body: { code: 'TWO', into: 'TWO' } }, as)
  expect(itself.status).toBe(422)
})

test('visitors read the societies in use', async () => {
  const { body } = await t.call('lookup.publicSocieties', {})
  expect(body.map(({ description }) => description)).toContain('Society of One')
  expect(body.map(({ description }) => description)).not.toContain('Soc of Invented Surgeons')
})
