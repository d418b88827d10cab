import { accreditationStatusCodes } from '@capiz/domain/accreditation'
import type { ChecklistRow } from '@capiz/domain/checklist'
import { expect, it } from 'vitest'
import { groupPapers, paperWords, standingWords } from './standing.ts'

const today = '2026-11-20'
const paper = (documentTypeCode: string, more: Partial<ChecklistRow>): ChecklistRow => ({
  documentTypeCode,
  label: documentTypeCode,
  required: true,
  submitted: 'uuid',
  validityDate: null,
  state: 'VALID',
  verified: true,
  verifiedBy: null,
  verifiedDate: null,
  remarks: null,
  ...more,
})

it('has plain words for every status', () => {
  for (const code of accreditationStatusCodes) expect(standingWords(code)).toMatch(/^You/)
  expect(standingWords('SOMETHING')).toBe('')
})

it('sorts papers by what has to be done, optional ones only when they run out', () => {
  const groups = groupPapers([
    paper('gone', { state: 'EXPIRED', verified: false }),
    paper('lacks', { state: 'MISSING', submitted: null, verified: false }),
    paper('extra', { state: 'MISSING', required: false }),
    paper('soon', { state: 'EXPIRING' }),
    paper('new', { verified: false }),
    paper('good', {}),
    paper('good extra', { required: false }),
  ])
  const codes = Object.entries(groups).map(([name, rows]) => [
    name,
    (rows as ChecklistRow[]).map((row) => row.documentTypeCode),
  ])
  expect(Object.fromEntries(codes)).toEqual({
    missing: ['gone', 'lacks'],
    expiring: ['soon'],
    waiting: ['new'],
    done: ['good'],
  })
})

it('says what is the matter with a paper and until when', () => {
  const words = (more: Partial<ChecklistRow>) => paperWords(paper('x', more), today)
  expect(words({ state: 'MISSING' })).toBe('Not sent yet')
  expect(words({ state: 'EXPIRED', validityDate: '2026-11-01' })).toBe('Expired 1 Nov 2026')
  expect(words({ state: 'EXPIRING', validityDate: '2026-11-21' })).toBe('Expires 21 Nov 2026, in 1 day')
  expect(words({ state: 'EXPIRING', validityDate: today })).toBe('Expires today')
  expect(words({ verified: false })).toBe('Sent, being checked')
})
