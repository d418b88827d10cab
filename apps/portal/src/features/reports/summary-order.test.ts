import { reports } from '@capiz/domain/report'
import { expect, it } from 'vitest'
import { rowsUnderHeadings } from './summary-order.ts'

it('puts the largest region first and leaves the rows of one region in their order', () => {
  const row = (region: string, type: string, total: number) => ({ region, type, total })
  const rows = [
    row('BARMM', 'Hospital', 3),
    row('CAR', 'Clinic', 1),
    row('CAR', 'Hospital', 2),
    row('NCR', 'Clinic', 20),
    row('NCR', 'Hospital', 52),
  ]
  const shown = rowsUnderHeadings(reports['summary-of-health-facility'], rows)
  expect(shown.map(({ heading, total, row: { type } }) => [heading, total?.['total'], type])).toEqual([
    ['NCR', 72, 'Clinic'],
    ['NCR', 72, 'Hospital'],
    ['BARMM', 3, 'Hospital'],
    ['CAR', 3, 'Clinic'],
    ['CAR', 3, 'Hospital'],
  ])
})

it('adds up every count of the rows under a heading', () => {
  const row = (region: string, type: string, total: number, accredited: number) => ({
    region,
    type,
    total,
    ACCREDITED: accredited,
  })
  const rows = [row('NCR', 'Clinic', 20, 15), row('NCR', 'Hospital', 52, 40), row('CAR', 'Clinic', 1, 0)]
  const shown = rowsUnderHeadings(reports['summary-of-health-facility'], rows)
  expect(shown.map(({ total }) => [total?.['total'], total?.['ACCREDITED'], total?.['CLOSED']])).toEqual([
    [72, 55, 0],
    [72, 55, 0],
    [1, 0, 0],
  ])
})

it('keeps the provinces of one region together, the largest region and province first', () => {
  const row = (region: string, province: string, providers: number) => ({ region, province, providers })
  const rows = [
    row('Bicol', 'Albay', 9),
    row('Bicol', 'Sorsogon', 1),
    row('Ilocos', 'La Union', 2),
    row('Ilocos', 'Pangasinan', 7),
    row('Ilocos', 'Abra', 8),
  ]
  const report = reports['summary-of-health-facility-kamustahan-per-location']
  expect(rowsUnderHeadings(report, rows).map(({ row: { province } }) => province)).toEqual([
    'Abra',
    'Pangasinan',
    'La Union',
    'Albay',
    'Sorsogon',
  ])
})

it('leaves the rows of other reports as they came', () => {
  const rows = [{ code: 'HF0000002' }, { code: 'HF0000001' }]
  const shown = rowsUnderHeadings(reports['health-facility-report-by-location'], rows)
  expect(shown).toEqual(rows.map((row) => ({ row, heading: undefined, total: undefined })))
})
