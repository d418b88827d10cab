import { expect, it } from 'vitest'
import { findSociety, otherSpellings, spellingsText } from './society.ts'

const society = (code: string, description: string, otherNames: string | null = null, deleted = false) => ({
  code,
  description,
  deleted,
  attributes: { otherNames },
})

const surgeons = society('SURG', 'Society of Example Surgeons', 'Soc. of Example Surgeons; Example Surgeons')
const old = society('OLD', 'Example Surgeons', null, true)
const items = [old, surgeons, society('GONE', 'Society Gone', null, true)]

it.each([
  ['society of  EXAMPLE surgeons', surgeons],
  ['surg', surgeons],
  ['Soc. of example Surgeons', surgeons],
  // the spelling of one in use comes before the name of a deleted one
  ['Example Surgeons', surgeons],
  ['Society Gone', items[2]],
  ['Society of Nobody', undefined],
  ['', undefined],
])('%s', (text, found) => expect(findSociety(items, text)).toBe(found))

it('keeps spellings once each, without the name itself', () => {
  const text = spellingsText('A B', ['a  b', 'AB', 'ab', ' ', 'C'])
  expect(otherSpellings({ attributes: { otherNames: text } })).toEqual(['AB', 'C'])
  expect(spellingsText('A', ['a'])).toBeNull()
})
