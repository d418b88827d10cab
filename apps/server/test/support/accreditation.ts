import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { facility } from '../../src/db/schema/index.ts'
import type { CallOptions, TestApp } from '../harness.ts'
import { completeChecklist, freshToken, makeFacility } from './facilities.ts'

/** A change of status as it is sent; the version is the stored one when left out. */
export interface Move {
  status: string
  effectiveDate?: string
  reason?: string
  until?: string
  version?: number
}

/** What the accreditation tests do with facilities, as the officer. */
export function accreditation(app: () => TestApp) {
  const stored = async (code: string) => {
    const [row] = await app().db.select().from(facility).where(eq(facility.code, code))
    return row
  }

  async function move(
    code: string,
    { status, effectiveDate = '2026-11-20', ...rest }: Move,
    options: CallOptions = { as: 'officer' },
  ) {
    const version = rest.version ?? (await stored(code))?.version ?? 0
    return app().call(
      'facility.changeStatus',
      { query: { healthFacilityCode: code }, body: { status, effectiveDate, ...rest, version } },
      options,
    )
  }

  /** Asks for a move that takes two persons, as the officer, and has the approver decide on it. */
  async function decided(code: string, change: Move) {
    const asked = await move(code, change)
    expect(asked.status, JSON.stringify(asked.error)).toBe(200)
    const body = { code: asked.body.requestCode ?? '' }
    // signed in anew: the tests move the clock, and sign the approver in again for the days after
    const token = await freshToken(app(), 'approver')
    const approved = await app().call('request.approve', { body }, { token })
    expect(approved.status, JSON.stringify(approved.error)).toBe(200)
    return approved.body
  }

  const statusOf = async (code: string) => (await stored(code))?.accreditationStatusCode

  /** A facility that went the whole way. */
  async function accredited() {
    const record = await makeFacility(app(), {
      hfCode: `P-${Math.random().toString(36).slice(2, 9).toUpperCase()}`,
    })
    await completeChecklist(app(), record.code)
    await decided(record.code, { status: 'ACCREDITED' })
    expect(await statusOf(record.code)).toBe('ACCREDITED')
    return record
  }

  return { move, decided, statusOf, accredited }
}
