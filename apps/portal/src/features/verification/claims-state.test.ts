import { expect, it } from 'vitest'
import { readUrlState } from '../../platform/routing/url-state.ts'
import { type Claim, claimKey, claimLabel, neighbour } from './claim.ts'
import { claimsChanges, claimsQuery, claimsSchema, claimsValues, openStates } from './claims-state.ts'

const claim = (documentTypeCode: string | null, more: Partial<Claim> = {}): Claim =>
  ({ ownerCode: 'PHY0000001', sourceCode: 'PRC', documentTypeCode, claim: 'LICENCE', ...more }) as Claim

it('asks for what is left to do unless states are chosen', () => {
  const first = readUrlState(claimsSchema, new URLSearchParams())
  expect(claimsQuery(first)).toEqual({ page: 0, size: 25, sort: 'urgency,ASC', state: openStates })
  const chosen = { ...first, state: 'VERIFIED', ...claimsChanges({ sourceCode: ['PRC', 'PMA'] }) }
  expect(claimsQuery(chosen)).toMatchObject({ state: 'VERIFIED', sourceCode: 'PRC,PMA' })
  expect(claimsValues(chosen)).toEqual({ sourceCode: ['PRC', 'PMA'] })
})

it('walks the claims of the page and stays at its ends', () => {
  const all = [claim('PRC'), claim('S2'), claim(null)]
  const keys = all.map(claimKey)
  expect(neighbour(all, '', 0)).toBe(all[0])
  expect(neighbour(all, keys[0] ?? '', 1)).toBe(all[1])
  expect(neighbour(all, keys[2] ?? '', 1)).toBe(all[2])
  expect(neighbour(all, keys[0] ?? '', -1)).toBe(all[0])
  expect(neighbour([], 'x', 1)).toBeUndefined()
})

it('names a claim by its document, else by what is proved', () => {
  expect(claimLabel(claim('PRC', { documentType: 'PRC card' }))).toBe('PRC card')
  expect(claimLabel(claim(null, { documentType: null, claim: 'SANCTIONS' }))).toBe('No sanctions')
})
