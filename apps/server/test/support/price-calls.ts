import type { IsoDate } from '@capiz/domain/time'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { priceSheet } from '../../src/db/schema/index.ts'
import type { TestApp } from '../harness.ts'
import { tinyPassword } from '../setup/tiny-seed.ts'

/** The day the price tests take for today. */
export const today: IsoDate = '2026-11-20'

/** A sheet as a test looks into it. */
export type Sheet = Record<string, unknown> & {
  id: number
  version: number
  lines: Record<string, unknown>[]
}

/** An answer of any price call. */
export interface Answer {
  status: number
  body: Record<string, unknown> & { record: Sheet; content: Sheet[]; totalElements: number }
}

/** Calls by address, since the tests run over every kind alike. */
export function priceCalls(app: () => TestApp) {
  async function send(
    method: string,
    path: string,
    body?: unknown,
    as = 'rates',
    token?: string,
  ): Promise<Answer> {
    const bearer = token ?? (await app().login(as))
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${bearer}` }
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
    const response = await app().request(`/api/accr${path}`, init)
    return { status: response.status, body: (await response.json()) as Answer['body'] }
  }

  const get = (path: string, as?: string) => send('GET', path, undefined, as)

  /** Reads on another day: sessions end with time, so somebody signs in on that day. */
  async function readOn(day: IsoDate, work: (read: (path: string) => Promise<Answer>) => Promise<void>) {
    app().clock.set(`${day}T02:00:00Z`)
    try {
      const who = { grant_type: 'password', username: 'reports', password: tinyPassword } as const
      const { body } = await app().call('auth.login', { body: who })
      await work((path) => send('GET', path, undefined, 'reports', body.access_token))
    } finally {
      app().clock.set(`${today}T02:00:00Z`)
    }
  }

  /** Approves what waits for a second person, and answers the sheet it became. */
  async function decided(path: string, code: string): Promise<Sheet> {
    const approved = await app().call('request.approve', { body: { code } }, { as: 'admin' })
    expect(approved.status, JSON.stringify(approved.error)).toBe(200)
    const [sheet] = await app().db.select().from(priceSheet).where(eq(priceSheet.requestCode, code))
    return (await send('GET', `${path}/${sheet?.id}`)).body as unknown as Sheet
  }

  /** Saves a sheet and insists that it went well; past days by who may back-date, decided by a second person. */
  async function post(path: string, body: Record<string, unknown>): Promise<Sheet> {
    const past = (body['effectiveDate'] as string) < today
    const reason = past ? { backdateReason: 'Set up for a test' } : {}
    const answer = await send('POST', path, { ...body, ...reason }, past ? 'approver' : 'rates')
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    const { record, requestCode } = answer.body
    return typeof requestCode === 'string' ? decided(path, requestCode) : record
  }

  return { send, get, post, decided, readOn }
}
