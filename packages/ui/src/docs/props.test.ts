import { describe, expect, it } from 'vitest'
import { readPropTables } from '../../../../scripts/prop-tables.ts'

const tables = Object.entries(readPropTables())

describe('properties of every public component', () => {
  it('are found from the types', () => {
    expect(tables.length).toBeGreaterThan(90)
    const without = tables.filter(([, props]) => props.length === 0).map(([name]) => name)
    expect(without).toEqual([])
  })

  it('each say what they do', () => {
    const silent = tables.flatMap(([name, props]) =>
      props.filter(({ description }) => description === '').map((prop) => `${name}.${prop.name}`),
    )
    expect(silent).toEqual([])
  })

  it('show a type a reader can use', () => {
    const vague = tables.flatMap(([name, props]) =>
      props.filter(({ type }) => /^(any|unknown|object)$/u.test(type)).map((prop) => `${name}.${prop.name}`),
    )
    expect(vague).toEqual([])
  })
})
