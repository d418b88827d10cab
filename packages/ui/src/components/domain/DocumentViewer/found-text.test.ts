import { describe, expect, it } from 'vitest'
import { findTexts, type TextRun } from './found-text.ts'

const run = (text: string, left: number, top: number): TextRun => ({ text, left, top, width: 50, height: 10 })

const runs = [
  run('DEPARTMENT OF HEALTH', 0, 0),
  run('LTO-99-', 0, 20),
  run('000010', 60, 20),
  run('Perlas–Uhay', 0, 40),
  run('Surgical Center, Inc.', 60, 40),
  run('05 August 2027', 0, 60),
]

describe('findTexts', () => {
  it('finds a value set in pieces and puts one box around them', () => {
    expect(findTexts([{ id: 'number', texts: ['LTO-99-000010'] }], runs)).toEqual([
      { id: 'number', isCurrent: false, left: 0, top: 20, width: 110, height: 10 },
    ])
  })
  it('looks past capitals, dashes and points', () => {
    expect(findTexts([{ id: 'name', texts: ['PERLAS UHAY SURGICAL CENTER INC'] }], runs)).toHaveLength(1)
  })
  it('takes any form of a value', () => {
    const [found] = findTexts([{ id: 'until', texts: ['2027-08-05', '5 Aug 2027', '05 August 2027'] }], runs)
    expect(found).toMatchObject({ id: 'until', top: 60 })
  })
  it('does not read over the end of a line, nor find what is too short to mean anything', () => {
    expect(findTexts([{ id: 'a', texts: ['Health LTO'] }], runs)).toEqual([])
    expect(findTexts([{ id: 'b', texts: ['LT'] }], runs)).toEqual([])
  })
  it('boxes the piece that holds the value, not the ones before it', () => {
    expect(findTexts([{ id: 'c', texts: ['Surgical Center'] }], runs)).toEqual([
      { id: 'c', isCurrent: false, left: 60, top: 40, width: 50, height: 10 },
    ])
  })
})
