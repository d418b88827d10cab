import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './harness.ts'
import { compareTimes, median, timeSignIns } from './support/sign-in-times.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ seed: 'tiny' })
})
afterAll(() => t.close())

test('the statistic tells apart what differs, and finds nothing in what does not', () => {
  const line = Array.from({ length: 100 }, (_, at) => at)
  expect(compareTimes(line, line).superiority).toBeCloseTo(0.5, 1)
  const later = compareTimes(
    line.map((at) => at + 200),
    line,
  )
  expect([later.superiority, later.z > 10]).toEqual([1, true])
})

// 10,000 of them are `npm run bench -- sign-in`
test('refused sign-ins answer the same words, after times that do not tell one kind from another', async () => {
  const results = await timeSignIns(t.app, t.services, 400)
  const answers = new Set(results.flatMap((result) => [...result.answers]))
  expect([...answers]).toEqual([expect.stringMatching(/^401 .*"BAD_CREDENTIALS"/u)])
  const unknown = results[0]?.times ?? []
  for (const { kind, times } of results) {
    const { superiority } = compareTimes(times, unknown)
    const ratio = median(times) / median(unknown)
    const isAlike = superiority > 0.2 && superiority < 0.8 && ratio > 0.5 && ratio < 2
    expect({ kind, superiority, ratio, isAlike }).toMatchObject({ isAlike: true })
  }
}, 120_000)
