import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { physician } from '../src/db/schema/index.ts'
import { createApp } from '../src/app.ts'
import { startTestApp, type TestApp } from './harness.ts'

let app: TestApp

const days = [null, '2030-01-01', '2031-01-01', '2029-01-01'] as const

/** More physicians than are counted off by the database. */
const many = 1500

beforeAll(async () => {
  app = await startTestApp()
  const [one] = await app.db.select().from(physician).limit(1)
  if (!one) throw new Error('The sample has no physician.')
  const { id: _id, ...alike } = one
  for (let from = 0; from < many; from += 250) {
    await app.db.insert(physician).values(
      Array.from({ length: 250 }, (_, at) => {
        const number = String(from + at).padStart(7, '0')
        return {
          ...alike,
          code: `PHY5${number.slice(1)}`,
          prcNumber: `5${number.slice(1)}`,
          phicAccreditationNo: null,
          lastName: `LAST${(from + at) % 7}`,
          firstName: `FIRST${((from + at) * 37) % 10}`,
          prcValidity: days[(from + at) % days.length] ?? null,
        }
      }),
    )
  }
})
afterAll(() => app.close())

interface Page {
  content: { code: string; lastName: string; firstName: string }[]
  totalElements: number
}

const page = async (number: number, sort: string, server = app.app): Promise<Page> => {
  const token = await app.login('officer')
  const reply = await server.request(`/api/accr/phy/list?page=${number}&size=100${sort}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(reply.status).toBe(200)
  return (await reply.json()) as Page
}

test.each(['', '&sort=lastName,DESC', '&sort=prcValidity,ASC', '&sort=prcValidity,DESC&sort=code,ASC'])(
  'the pages of a long list sorted by "%s" hold every row once, in one order',
  async (sort) => {
    const { totalElements } = await page(0, sort)
    expect(totalElements).toBeGreaterThan(many)
    const codes: string[] = []
    for (let number = 0; number * 100 < totalElements; number++) {
      codes.push(...(await page(number, sort)).content.map(({ code }) => code))
    }
    expect(new Set(codes).size).toBe(totalElements)
    expect(codes).toHaveLength(totalElements)
    const whole = await app.call(
      'physician.list',
      { query: { size: 1000, sort: sort.match(/[a-zA-Z]+,[A-Z]+/g) ?? undefined } },
      { as: 'officer' },
    )
    expect(codes.slice(0, 1000)).toEqual(whole.body.content.map(({ code }) => code))
  },
)

test('a far page shows a row that moved there in the next call', async () => {
  const last = Math.floor((await page(0, '')).totalElements / 100)
  for (let round = 0; round < 20; round++) {
    const { content } = await page(round % 5, '')
    const [first] = content
    if (!first) throw new Error('The page is empty.')
    await app.db.execute(
      sql`update physician set last_name = ${`ZZZ${String(round).padStart(3, '0')}`} where code = ${first.code}`,
    )
    const there = [...(await page(last - 1, '')).content, ...(await page(last, '')).content]
    expect(there.map(({ code }) => code)).toContain(first.code)
  }
})

test('a far page costs no more statements than the first', async () => {
  const statements = async (number: number) => {
    let sent = 0
    const db = new Proxy(app.services.db, {
      get: (target, name, self) => {
        if (name === 'select' || name === 'execute') sent += 1
        return Reflect.get(target, name, self) as unknown
      },
    })
    await page(number, '&sort=firstName,ASC', createApp({ ...app.services, db }))
    return sent
  }
  await statements(12)
  const near = await statements(2)
  expect(await statements(13)).toBeLessThanOrEqual(near)
})

test.each(['ASC', 'DESC'])('people of one surname follow by first name, %s', async (direction) => {
  const { content } = await page(3, `&sort=lastName,${direction}`)
  const names = content
    .filter(({ lastName }) => lastName.startsWith('LAST'))
    .map(({ lastName, firstName }) => `${lastName} ${firstName}`)
  expect(new Set(names).size).toBeGreaterThan(1)
  const sorted = names.toSorted()
  expect(names).toEqual(direction === 'ASC' ? sorted : sorted.toReversed())
})
