import { reports } from '@capiz/domain/report'
import { describe, expect, test } from 'vitest'
import { fieldTexts, filterBody, filterProblems, readFilters, writeFilters } from './filter-values.ts'

const perYear = reports['accredited-health-facilities-per-year']
const byLocation = reports['health-facility-report-by-location']

describe('filters of a report', () => {
  test('travel through the address and back', () => {
    const params = writeFilters(new URLSearchParams('tab=1'), {
      year: '2026',
      region: '',
      city: 'City of Roxas',
    })
    expect(params.toString()).toBe('tab=1&year=2026&city=City+of+Roxas&show=1')
    expect(readFilters(perYear, params)).toMatchObject({ year: '2026', region: '', city: 'City of Roxas' })
  })

  test('are sent as the call takes them', () => {
    expect(filterBody(perYear, { year: '2026', region: '' })).toEqual({ year: 2026 })
    expect(filterBody(byLocation, { preferredNetwork: 'false' })).toEqual({ preferredNetwork: false })
  })

  test('name what is missing', () => {
    expect(filterProblems(perYear, { year: '' })).toEqual({ year: 'Choose this first.' })
    expect(filterProblems(perYear, { year: '2026' })).toEqual({})
  })

  test('name what was typed into the address and is none', () => {
    expect(filterProblems(perYear, { year: '20x6' })).toEqual({ year: 'Enter a year from 2000 to 2100.' })
    expect(filterProblems(byLocation, { accreditationStatusCode: 'NOPE' })).toEqual({
      accreditationStatusCode: 'Choose one from the list.',
    })
    const reversed = { from: '2026-05-01', to: '2026-01-01' }
    expect(filterProblems(reports['registered-physicians'], reversed)).toEqual({
      to: 'Choose an end on or after the start.',
    })
    expect(filterProblems(byLocation, { preferredNetwork: 'perhaps' })).toEqual({
      preferredNetwork: 'Choose yes or no.',
    })
    expect(filterProblems(reports['summary-of-doctors'], { asOf: '2026-02-30' })).toEqual({
      asOf: 'Enter a day of the calendar.',
    })
  })

  test('leave a field empty that cannot show what it holds, and what is chosen below it', () => {
    const shown = (texts: Record<string, string>, invalid: string) =>
      fieldTexts(perYear, { ...texts }, { [invalid]: 'Unknown.' })
    expect(shown({ region: 'ATLANTIS', province: 'P1', city: 'C1', year: '2026' }, 'region')).toEqual({
      region: '',
      province: '',
      city: '',
      year: '2026',
    })
    expect(shown({ region: 'R1', city: 'C1' }, 'city')).toEqual({ region: 'R1', city: '' })
    const doctors = reports['doctors-per-health-facility']
    const typed = { healthFacilityCode: 'HF9999999' }
    expect(fieldTexts(doctors, typed, { healthFacilityCode: 'Unknown.' })).toEqual(typed)
    const end = { to: '2026-01-01' }
    expect(fieldTexts(reports['registered-physicians'], end, { to: 'Too early.' })).toEqual(end)
  })
})
