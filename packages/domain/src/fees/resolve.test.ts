import { describe, expect, it } from 'vitest'
import { feeLadder, feeOf } from './index.ts'
import type { FeeQuestion, FeeSheet } from './index.ts'

const since = '2026-01-01'
const own: FeeSheet = {
  kind: 'pf-management',
  physicianCode: 'PHY0000001',
  serviceType: 'OUTPATIENT',
  effectiveDate: since,
  lines: [{ feeCode: 'CONSULT_FIRST', amount: 900 }],
}
const society: FeeSheet = {
  kind: 'ahmopi-rate',
  societyName: 'Society of Example Internists',
  serviceType: 'OUTPATIENT',
  effectiveDate: since,
  validityDate: '2026-12-31',
  lines: [
    { feeCode: 'CONSULT_FIRST', membership: 'DIPLOMATE', amount: 600 },
    { feeCode: 'CONSULT_FIRST', membership: 'FELLOW', amount: 700 },
  ],
}
const standard: FeeSheet = {
  ...society,
  kind: 'standard-pf',
  validityDate: null,
  lines: [{ feeCode: 'CONSULT_FIRST', membership: 'FELLOW', amount: 500 }],
}
const multiplier: FeeSheet = {
  ...standard,
  serviceType: 'OP_OR',
  lines: [{ feeCode: 'RUV_MULTIPLIER', membership: 'FELLOW', amount: 60.55 }],
}
const procedures: FeeSheet = {
  kind: 'standard-procedure-rate',
  effectiveDate: since,
  lines: [
    { procedure: '47120', ruv: 10.5 },
    { procedure: '10060', amount: 1500 },
  ],
}
const all = [procedures, standard, society, multiplier, own]
const ask: FeeQuestion = {
  day: '2026-11-20',
  physicianCode: 'PHY0000001',
  serviceType: 'OUTPATIENT',
  item: 'CONSULT_FIRST',
  societyName: 'SOCIETY of example internists ',
  membership: 'FELLOW',
}

const resolveFee = (sheets: readonly FeeSheet[], question: FeeQuestion) => feeOf(feeLadder(sheets, question))

describe('the fee', () => {
  it('prefers the own schedule, then the agreed, then the standard fee', () => {
    expect(resolveFee(all, ask)).toEqual({ amount: 900, source: 'pf-management', since })
    const other = { ...ask, physicianCode: 'PHY0000002' }
    expect(resolveFee(all, other)).toMatchObject({ amount: 700, source: 'ahmopi-rate' })
    expect(resolveFee(all, { ...other, membership: 'DIPLOMATE' })).toMatchObject({ amount: 600 })
    expect(resolveFee(all, { ...other, day: '2027-01-01' })).toMatchObject({
      amount: 500,
      source: 'standard-pf',
    })
  })
  it('finds nothing before the first day, nor without a society', () => {
    expect(resolveFee(all, { ...ask, day: '2025-12-31' })).toBeUndefined()
    expect(resolveFee(all, { ...ask, physicianCode: 'PHY0000002', societyName: null })).toBeUndefined()
  })
  it('values a procedure by its amount or its units', () => {
    const procedure = { ...ask, serviceType: 'OP_OR' as const }
    expect(resolveFee(all, { ...procedure, item: '10060' })).toEqual({
      amount: 1500,
      source: 'standard-procedure-rate',
      since,
    })
    expect(resolveFee(all, { ...procedure, item: '47120' })).toMatchObject({ amount: 635.78 })
    expect(resolveFee([procedures], { ...procedure, item: '47120' })).toBeUndefined()
    const rate: FeeSheet = {
      kind: 'procedure-rate',
      physicianCode: 'PHY0000001',
      effectiveDate: since,
      lines: [{ procedureCode: '47120', amount: 800 }],
    }
    expect(resolveFee([...all, rate], { ...procedure, item: '47120' })).toMatchObject({
      source: 'procedure-rate',
    })
  })
  it('answers a percent where the sheet states one', () => {
    const sheet: FeeSheet = {
      ...own,
      serviceType: 'OP_OR',
      lines: [{ feeCode: 'ASSIST_PERCENT', percent: 20 }],
    }
    expect(resolveFee([sheet], { ...ask, serviceType: 'OP_OR', item: 'ASSIST_PERCENT' })).toEqual({
      percent: 20,
      source: 'pf-management',
      since,
    })
  })
})

describe('feeLadder', () => {
  const outcomes = (question: FeeQuestion, sheets: readonly FeeSheet[] = all) =>
    feeLadder(sheets, question).map(({ outcome }) => outcome)
  it('says of every rung what was met, and looks no further than the first fee', () => {
    expect(outcomes(ask)).toEqual(['found', ...Array.from({ length: 5 }, () => 'notReached')])
    const other = { ...ask, physicianCode: 'PHY0000002' }
    expect(outcomes(other).slice(0, 5)).toEqual(['noSheet', 'noSheet', 'noSheet', 'found', 'notReached'])
    expect(outcomes({ ...other, day: '2027-01-01' }).slice(3)).toEqual(['lapsed', 'found', 'notReached'])
    expect(outcomes({ ...other, item: 'TELECONSULT' }).slice(3)).toEqual(['noLine', 'noLine', 'noLine'])
    expect(outcomes({ ...other, societyName: null }).slice(3)).toEqual(['notAsked', 'notAsked', 'noLine'])
  })
  it('shows how units became pesos, or that their price is missing', () => {
    const asked = { ...ask, serviceType: 'OP_OR', item: '47120' } as const
    expect(feeLadder(all, asked).at(-1)).toMatchObject({
      outcome: 'found',
      amount: 635.78,
      units: 10.5,
      perUnit: { amount: 60.55, source: 'standard-pf', since },
    })
    expect(outcomes(asked, [procedures]).at(-1)).toBe('noMultiplier')
  })
})
