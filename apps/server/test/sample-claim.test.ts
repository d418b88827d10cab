import { afterAll, beforeAll, expect, test } from 'vitest'
import { facility } from '../src/db/schema/index.ts'
import { loadSampleIfEmpty } from '../src/seed/load-sample.ts'
import { startTestApp, type TestApp } from './harness.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ seed: 'none' })
})
afterAll(() => t.close())

test('of two that are told to load the sample into an empty database one does, and neither fails', async () => {
  const loaded = await Promise.all([
    loadSampleIfEmpty(t.services, 'tiny'),
    loadSampleIfEmpty(t.services, 'tiny'),
  ])
  expect(loaded.toSorted()).toEqual([false, true])
  const count = await t.db.$count(facility)
  expect(count).toBeGreaterThan(0)
  expect(await loadSampleIfEmpty(t.services, 'tiny')).toBe(false)
  expect(await t.db.$count(facility)).toBe(count)
})
