import { describe, expect, it } from 'vitest'
import { commentFindings, labelFindings, sources } from './words.ts'

const files = sources()

describe('words of the sources', () => {
  it('are read', () => {
    expect(files.length).toBeGreaterThan(1000)
  })
  it('of doc comments are plain', () => {
    expect(files.flatMap(({ file, text }) => commentFindings(file, text))).toEqual([])
  })
  it('of labels are those of the list', () => {
    expect(files.flatMap(({ file, text }) => labelFindings(file, text))).toEqual([])
  })
})

describe('the rules', () => {
  it('find riddles and old words in doc comments only', () => {
    const text = [
      '/** What the server found. */',
      '/** Returns the papers. */',
      '/** The\n * radar. */',
      '// What it is',
    ]
    expect(commentFindings('a.ts', text.join('\n')).map(({ at }) => at)).toEqual([
      'a.ts:1',
      'a.ts:2',
      'a.ts:3',
    ])
    expect(commentFindings('a.ts', '/** Returns what the server found on paper. */')).toEqual([])
  })
  it('find old labels in strings and elements', () => {
    expect(labelFindings('a.tsx', 'const a = <p title="Papers">\n Take </p>')).toEqual([
      { at: 'a.tsx:1', text: 'Papers' },
      { at: 'a.tsx:2', text: 'Take' },
    ])
    expect(labelFindings('a.ts', "const a = 'Take the papers'")).toEqual([])
  })
})
