import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diffRecord, hasConflict } from './index.ts'
import type { FieldSpec, ThreeStates } from './index.ts'

const name: FieldSpec = { name: 'name', label: 'Name', kind: 'text' }
const beds: FieldSpec = { name: 'beds', label: 'Beds', kind: 'number' }
const contacts: FieldSpec = {
  name: 'contacts',
  label: 'Contacts',
  kind: 'list',
  itemKey: 'name',
  itemFields: [{ name: 'telephone', label: 'Telephone', kind: 'text' }],
}

function one(field: FieldSpec, before: unknown, requested: unknown, now: unknown = before) {
  const states: ThreeStates = {
    before: { [field.name]: before },
    requested: { [field.name]: requested },
    now: { [field.name]: now },
  }
  const [row] = diffRecord([field], states)
  if (!row) throw new Error('no row')
  return row
}

describe('plain fields', () => {
  it('tell changed from moved', () => {
    expect(one(name, 'A', 'B')).toMatchObject({ label: 'Name', changed: true, moved: false })
    expect(one(name, 'A', 'A', 'C')).toMatchObject({ changed: false, moved: true })
    expect(one(beds, 0, null)).toMatchObject({ changed: true })
  })
  it('count nothing for nothing', () => {
    const nothing = fc.constantFrom(undefined, null, '', '  ', '\n')
    fc.assert(
      fc.property(nothing, nothing, nothing, (before, requested, now) => {
        expect(one(name, before, requested, now)).toMatchObject({ changed: false, moved: false })
      }),
    )
  })
  it('warn of a field both changed and moved, unless it moved to what was asked', () => {
    expect(hasConflict([one(name, 'A', 'B', 'C')])).toBe(true)
    expect(hasConflict([one(name, 'A', 'B', 'B')])).toBe(false)
    expect(hasConflict([one(name, 'A', 'A', 'C'), one(name, 'A', 'B', 'A')])).toBe(false)
  })
})

describe('lists', () => {
  const ana = { name: 'Ana', telephone: '1' }
  const ben = { name: 'Ben', telephone: '2' }
  it('are compared by identity, not by place', () => {
    expect(one(contacts, [ana, ben], [ben, ana])).toMatchObject({ changed: false, moved: false, items: [] })
    const row = one(
      contacts,
      [ana, ben],
      [
        { ...ben, telephone: '3' },
        { name: 'Cy', telephone: '' },
      ],
    )
    expect(row.items?.map(({ key, change }) => [key, change])).toEqual([
      ['Ben', 'changed'],
      ['Cy', 'added'],
      ['Ana', 'removed'],
    ])
    expect(row.items?.[0]?.rows).toMatchObject([
      { label: 'Telephone', before: '2', requested: '3', changed: true },
    ])
  })
  it('compare only the fields named', () => {
    expect(one(contacts, [ana], [{ ...ana, id: 9 }]).changed).toBe(false)
    expect(one({ ...contacts, itemFields: undefined }, [ana], [{ ...ana, id: 9 }]).changed).toBe(true)
  })
  it('take null for an empty list, and keep repeated plain items', () => {
    expect(one(contacts, null, []).changed).toBe(false)
    const settings: FieldSpec = { name: 'serviceTypes', label: 'Service types', kind: 'list' }
    expect(one(settings, ['A', 'B'], ['B', 'A']).changed).toBe(false)
    expect(one(settings, ['A'], ['A', 'A']).items).toMatchObject([{ change: 'added' }])
  })
  it('find exactly the items of one side only', () => {
    const list: FieldSpec = { name: 'codes', label: 'Codes', kind: 'list' }
    const codes = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'))
    fc.assert(
      fc.property(codes, codes, (before, after) => {
        const items = one(list, before, after).items ?? []
        const of = (change: string) => items.filter((item) => item.change === change).map(({ key }) => key)
        expect(of('added')).toEqual(after.filter((code) => !before.includes(code)))
        expect(of('removed')).toEqual(before.filter((code) => !after.includes(code)))
      }),
    )
  })
})
