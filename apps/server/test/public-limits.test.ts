import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { namedBy } from '../src/platform/limits/named-writes.ts'
import { publicReads } from '../src/platform/limits/public-reads.ts'
import { Refusal } from '../src/platform/errors/refuse.ts'
import { startTestApp, type TestApp } from './harness.ts'

const carrier = '203.0.113.9'
const views = ['publicPhysician.search', 'publicPhysician.get', 'publicFacility.get']

const seconds = 180

/** Three minutes behind one address: phones at a human rate, and what else calls within a second. */
function threeMinutes(phones: number, browsers: number, beside: (read: (client: string) => boolean) => void) {
  let now = 0
  const limit = publicReads({ now: () => new Date(now) })
  const read = (id: string, client: string) => {
    try {
      limit.take(id, carrier, client)
      return true
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return false
    }
  }
  let refused = 0
  for (let second = 0; second < seconds; second++) {
    now = second * 1000
    beside((client) => read('publicPhysician.get', client))
    // Each phone searches and opens two records every twenty seconds.
    for (let phone = second % 20; phone < phones; phone += 20) {
      for (const id of views) if (!read(id, `browser ${phone % browsers}`)) refused += 1
    }
  }
  return refused
}

describe('public reads of one address', () => {
  test.each([1, 12, 300])('a thousand phones with %i kinds of browser are never refused', (browsers) => {
    expect(threeMinutes(1000, browsers, () => undefined)).toBe(0)
  })

  test('a script at full speed is slowed down, and the phones beside it are not', () => {
    let answered = 0
    const refused = threeMinutes(1000, 1, (read) => {
      for (let call = 0; call < 1000; call++) if (read('script')) answered += 1
    })
    expect(refused).toBe(0)
    expect(answered / seconds).toBeLessThan(540)
  })

  test('a script that sends another name with each call shares what is left of the kinds', () => {
    let answered = 0
    let call = 0
    threeMinutes(0, 1, (read) => {
      for (const end = call + 1500; call < end; call++) if (read(`script ${call}`)) answered += 1
    })
    expect(answered / seconds).toBeLessThan(1070)
  })
})

describe('what a public write names', () => {
  test('is the token before the address, in any spelling, and never kept as it is', () => {
    const address = namedBy(undefined, { emailAddress: 'Amihan@Example.ph ' })
    expect(address).toBe(namedBy({ emailAddress: 'amihan@example.ph' }))
    expect(address).not.toContain('example')
    expect(namedBy({ emailAddress: 'a@example.ph', token: 'one' })).toBe(namedBy({ token: 'one' }))
    expect(namedBy({ details: 'nothing named' }, undefined, 'text')).toBeUndefined()
  })
})

describe('over HTTP', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await startTestApp({ seed: 'tiny', env: { CAPIZ_TRUST_PROXY: 'true' } })
  })
  afterAll(() => t.close())

  const from = (address: string, client: string) => ({ 'x-forwarded-for': address, 'user-agent': client })
  const near = '/api/accr/public/phy-near?latitude=14.6&longitude=121'

  test('a read that is refused says when to come back, and a phone behind the same address is answered', async () => {
    const script = { headers: from(carrier, 'script') }
    let last: Response | undefined
    for (let call = 0; call < 700 && last?.status !== 429; call++) last = await t.request(near, script)
    expect(last?.status).toBe(429)
    expect(last?.headers.get('retry-after')).toBe('1')
    const phone = { headers: from(carrier, 'phone') }
    expect((await t.request('/api/accr/public/phy/PHY0000001', phone)).status).toBe(200)
    t.clock.advance(1)
    expect((await t.request(near, script)).status).not.toBe(429)
  })

  const sendLink = async (address: string, emailAddress: string) => {
    const body = { code: 'REQ0000001', emailAddress }
    const reply = await t.call('applicantAsk.sendLink', { body }, { headers: from(address, 'phone') })
    return reply
  }

  test('a hundred applicants behind one address each get their link; the next one waits', async () => {
    for (let at = 0; at < 100; at++) {
      expect((await sendLink('198.51.100.7', `applicant${at}@example.ph`)).status).not.toBe(429)
    }
    const over = await sendLink('198.51.100.7', 'applicant100@example.ph')
    expect(over.status).toBe(429)
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await sendLink('198.51.100.8', 'applicant100@example.ph')).status).not.toBe(429)
  })

  test('who tries one address of an applicant again and again is stopped, the others behind the address are not', async () => {
    const statuses = []
    for (let at = 0; at < 6; at++) statuses.push((await sendLink('198.51.100.9', 'one@example.ph')).status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    expect(statuses.at(-1)).toBe(429)
    expect((await sendLink('198.51.100.9', 'other@example.ph')).status).not.toBe(429)
  })
})
