import { accreditationStatusCodes } from '@capiz/domain/accreditation'
import { expect, it } from 'vitest'
import { statementOf } from './statement.ts'

const today = '2026-11-20'
const textOf = (status: string, contractValidityDate: `${number}-${number}-${number}` | null = null) =>
  statementOf({ status, contractValidityDate }, undefined, today)?.text

it('has a sentence for every status, and none for one it does not know', () => {
  for (const code of accreditationStatusCodes) expect(textOf(code)).toMatch(/^You/u)
  expect(textOf('SOMETHING')).toBeUndefined()
})

it('names the last day of the contract, and says when it has passed', () => {
  expect(textOf('ACCREDITED', '2029-06-07')).toBe('You are accredited until 7 Jun 2029')
  expect(textOf('ACCREDITED', '2026-11-20')).toBe('You are accredited until 20 Nov 2026')
  expect(textOf('ACCREDITED', '2026-11-19')).toBe('Your contract ended on 19 Nov 2026')
  expect(textOf('ACCREDITED')).toBe('You are accredited')
  expect(textOf('SUSPENDED', '2029-06-07')).toBe('You are suspended')
})

it('names the day on which a suspension changes', () => {
  const said = statementOf({ status: 'SUSPENDED', contractValidityDate: null }, '2027-03-04', today)
  expect(said?.text).toBe('You are suspended, and that changes on 4 Mar 2027')
  const accredited = statementOf({ status: 'ACCREDITED', contractValidityDate: null }, '2027-03-04', today)
  expect(accredited?.text).toBe('You are accredited')
})
