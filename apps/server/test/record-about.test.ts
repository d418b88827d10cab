import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './harness.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ seed: 'tiny' })
})
afterAll(() => t.close())

const as = { as: 'compliance' } as const

async function read(path: string, user = 'compliance') {
  const headers = { authorization: `Bearer ${await t.login(user)}` }
  const reply = await t.request(`/api/accr${path}`, { headers })
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> }
}

test.each([
  ['/inquiry-report', 'INQ'],
  ['/document-tracker', 'DT'],
  ['/correction-notice', 'CN'],
  ['/violation', 'VIO'],
  ['/special-arrangement', 'SA'],
])('a record of %s is read by its code as by its id', async (path, prefix) => {
  const list = await read(`${path}?size=1`, 'admin')
  const [row] = list.body['content'] as { id: number; code: string }[]
  const byCode = await read(`${path}/${row?.code}`, 'admin')
  expect(byCode.body).toEqual((await read(`${path}/${row?.id}`, 'admin')).body)
  expect(byCode.body['id']).toBe(row?.id)
  expect((await read(`${path}/${prefix}-2019-9999`, 'admin')).status).toBe(404)
})

test('an inquiry names the provider it is about, and is found by its name', async () => {
  const facility = (await t.call('facility.rows', { query: { size: 1 } }, { as: 'admin' })).body.content[0]
  const form = {
    dateFiled: '2026-01-05',
    requesterType: 'MEMBER',
    requesterName: 'Amor Villaruz',
    topic: 'ACCREDITATION',
    departmentResponsible: 'Provider relations',
    inquiry: 'Is the laboratory open on Sundays?',
  }
  const send = (more: object) =>
    t.call('inquiryReport.save', { json: { ...form, ...more } as never, files: [] }, as)
  const saved = await send({ healthFacility: facility?.code, physicianNameCode: 'PHY0000001' })
  expect(saved.status, JSON.stringify(saved.body)).toBe(201)
  expect(saved.body).toMatchObject({
    healthFacility: facility?.code,
    words: { healthFacility: facility?.name },
  })
  for (const text of [facility?.code, facility?.name.slice(0, 9)]) {
    const found = await read(`/inquiry-report?healthFacility=${encodeURIComponent(text ?? '')}`)
    expect((found.body['content'] as { id: number }[]).map(({ id }) => id)).toContain(
      (saved.body as { id: number }).id,
    )
  }
  for (const nobody of ['HF9999999', 'The clinic at the corner']) {
    const unknown = await send({ healthFacility: nobody })
    expect(unknown.status).toBe(422)
    expect(unknown.body).toMatchObject({ errors: [{ field: 'healthFacility' }] })
  }
})
