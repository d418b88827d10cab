import { referenceBases, referenceLists } from '@capiz/domain/reference'
import { expect, it } from 'vitest'
import { referenceItems, ReferenceItemInput } from './reference.ts'

it.each(referenceBases)('carries every field of %s both ways', (base) => {
  const fields = referenceLists[base].fields.map(({ name }) => name)
  expect(Object.keys(referenceItems[base].entries)).toEqual(expect.arrayContaining(fields))
  expect(Object.keys(ReferenceItemInput.entries)).toEqual(expect.arrayContaining(fields))
})
