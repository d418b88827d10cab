import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ seed: 'tiny' })
})
afterAll(() => app.close())

describe('the physician list', () => {
  test('is the landing of a physician: the own record and no other', async () => {
    const { status, body } = await app.call('physician.rows', {}, { as: 'physician' })
    expect(status).toBe(200)
    expect(body.content.map(({ code }) => code)).toEqual(['PHY0000001'])
    expect(body.totalElements).toBe(1)
  })
  test('shows staff all, by last name, and finds by part of a name', async () => {
    const all = await app.call('physician.rows', { query: { size: 1000 } }, { as: 'officer' })
    const names = all.body.content.map(({ lastName }) => lastName)
    expect(all.body.totalElements).toBe(names.length)
    expect(names.length).toBeGreaterThan(20)
    const part = names[0]!.slice(1, 4)
    const found = await app.call('physician.rows', { query: { name: part } }, { as: 'officer' })
    expect(found.body.content.map(({ lastName }) => lastName)).toContain(names[0])
    const none = await app.call('physician.rows', { query: { name: '%%%' } }, { as: 'officer' })
    expect(none.body.content).toEqual([])
  })
  test('shows a coordinator the physicians of the own facility, without numbers', async () => {
    const { body } = await app.call('physician.rows', { query: { size: 1000 } }, { as: 'coordinator' })
    expect(body.content.length).toBeGreaterThan(0)
    expect(Object.keys(body.content[0]!)).not.toContain('prcNumber')
    const all = await app.call('physician.rows', { query: { size: 1000 } }, { as: 'officer' })
    expect(body.content.length).toBeLessThan(all.body.content.length)
  })
})
