import { getReport } from '@capiz/domain/report'
import { describe, expect, test } from 'vitest'
import { filterBody, missingFilters, readFilters, writeFilters } from './filter-values.ts'

const perYear = getReport('accredited-health-facilities-per-year')
const byLocation = getReport('health-facility-report-by-location')

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
    expect(missingFilters(perYear, { year: '' })).toEqual({ year: 'Choose this first.' })
    expect(missingFilters(perYear, { year: '2026' })).toEqual({})
  })
})
