import { describe, expect, it } from 'vitest'
import { facilityFields } from '../facility/index.ts'
import { physicianFields } from '../physician/index.ts'
import { documentTypes, fieldsProvedBy } from './index.ts'

const names: Record<'facility' | 'physician', ReadonlySet<string>> = {
  facility: new Set(facilityFields.map(({ name }) => name)),
  physician: new Set(physicianFields.map(({ name }) => name)),
}

describe('the fields a document proves', () => {
  it.each(documentTypes.map(({ pageType, code }) => [pageType, code] as const))(
    '%s %s: fields of the record, at least one',
    (pageType, code) => {
      const kind = pageType.startsWith('HF') ? 'facility' : 'physician'
      const fields = fieldsProvedBy(kind, code)
      expect(fields.length).toBeGreaterThan(0)
      expect(fields.filter((name) => !names[kind].has(name))).toEqual([])
    },
  )
  it('takes a document added to the list for one that names the provider', () => {
    expect(fieldsProvedBy('facility', 'WASTE')).toEqual(['name'])
    expect(fieldsProvedBy('physician', 'WASTE')).toEqual(['lastName', 'firstName', 'middleName', 'suffix'])
  })
})
