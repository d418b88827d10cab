import { describe, expect, it } from 'vitest'
import { readEntries } from '../../../../scripts/entry-program.ts'
import { readFunctionTables } from '../../../../scripts/function-tables.ts'
import { readPropTables } from '../../../../scripts/prop-tables.ts'

const entries = readEntries()
const tables = Object.entries(readPropTables(entries))
const functions = readFunctionTables(entries)

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

describe('functions and hooks of every public entry', () => {
  it('are documented, those of an object such as `toast` as well', () => {
    const documented = Object.values(functions).flatMap((own) => own.map(({ name }) => name.split('.')[0]))
    const callable = entries.exports.filter(({ name }) => /^[a-z]/u.test(name)).map(({ name }) => name)
    expect([...new Set(callable)].filter((name) => !documented.includes(name))).toEqual([])
    expect(functions['Toaster']?.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['toast.success', 'toast.promise', 'useToasts']),
    )
  })

  it('each say what they do', () => {
    const silent = Object.values(functions).flatMap((own) =>
      own.filter(({ description }) => description === '').map(({ name }) => name),
    )
    expect(silent).toEqual([])
  })

  it('show the types they name', () => {
    const show = functions['Toaster']?.find(({ name }) => name === 'toast.show')
    expect(show?.type).toContain('options?: ToastOptions')
    expect(show?.detail).toMatch(/interface ToastOptions[^]*interface ToastAction/u)
  })
})
