import { describe, expect, it } from 'vitest'
import { oneOf, readUrlState, someOf, text, wholeNumber, writeUrlState } from './url-state.ts'

const schema = {
  page: wholeNumber(0),
  size: wholeNumber(10, { values: [10, 25, 50] }),
  sort: oneOf(['name,ASC', 'name,DESC'], 'name,ASC'),
  term: text,
  status: someOf(['ACCREDITED', 'EXPIRED']),
}

const read = (query: string) => readUrlState(schema, new URLSearchParams(query))
const defaults = { page: 0, size: 10, sort: 'name,ASC', term: '', status: [] }

describe('state in the address', () => {
  it('reads what is there', () => {
    expect(read('page=3&size=25&sort=name,DESC&term=ñ%20x&status=EXPIRED')).toEqual({
      page: 3,
      size: 25,
      sort: 'name,DESC',
      term: 'ñ x',
      status: ['EXPIRED'],
    })
  })

  it.each([
    '',
    'page=-1&size=11',
    'page=NaN&size=1e9',
    'page=1;drop&sort=name,SIDEWAYS',
    `term=${'x'.repeat(201)}`,
    'status=HACKED,',
    'page=99999999999',
  ])('falls back to the defaults at %s', (query) => {
    expect(read(query)).toEqual(defaults)
  })

  it('writes changes, leaves defaults and strangers alone', () => {
    const now = new URLSearchParams('page=3&tab=history')
    expect(
      writeUrlState(schema, now, { page: 0, size: 50, status: ['ACCREDITED', 'EXPIRED'] }).toString(),
    ).toBe('tab=history&size=50&status=ACCREDITED%2CEXPIRED')
  })

  it('reads back what it wrote', () => {
    const state = {
      page: 7,
      size: 25,
      sort: 'name,DESC' as const,
      term: 'a&b=c',
      status: ['EXPIRED' as const],
    }
    expect(readUrlState(schema, writeUrlState(schema, new URLSearchParams(), state))).toEqual(state)
  })
})
