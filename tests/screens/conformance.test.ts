import { describe, expect, it } from 'vitest'
import { componentFacts } from './component-facts.ts'
import { type Checked, conformancePage, conformanceReport } from './conformance.ts'
import { criteria } from './criteria.ts'
import { ruleTexts } from './rule-texts.ts'

const screen = (path: string, found: Checked['found']): Checked => ({
  who: 'officer',
  path,
  title: path,
  found,
})

describe('the conformance report', () => {
  it('has every criterion of WCAG 2.2 at levels A and AA once', () => {
    expect(new Set(criteria.map(({ id }) => id)).size).toBe(criteria.length)
    expect(criteria.filter(({ level }) => level === 'A')).toHaveLength(31)
    expect(criteria.filter(({ level }) => level === 'AA')).toHaveLength(24)
  })

  it('uses each rule but those of composition', () => {
    const used = new Set(criteria.flatMap(({ rules }) => rules))
    expect(Object.keys(ruleTexts).filter((rule) => !used.has(rule as never))).toEqual(['lines', 'top'])
  })

  it('supports a criterion in part where a screen has a finding, and names it as open', () => {
    const screens = [
      screen('/a', { targets: ['20 px'], order: [] }),
      screen('/b', { targets: [], order: [] }),
    ]
    const report = conformanceReport(screens, [])
    const of = (id: string) => report.criteria.find((one) => one.id === id)?.conformance
    expect([of('2.5.8'), of('2.4.3'), of('1.2.2')]).toEqual([
      'Partially supports',
      'Supports',
      'Not applicable',
    ])
    expect(report.screens.map(({ results }) => results['2.5.8'])).toEqual(['Partially supports', 'Supports'])
    expect(report.screens[0]?.results['3.3.3']).toBeUndefined()
    expect(conformancePage(report)).toContain('- officer, `/a`, targets: 20 px')
  })

  it('reads the facts of components from stories, docs and pictures', () => {
    const facts = componentFacts()
    expect(facts.length).toBeGreaterThan(100)
    const of = (name: string) => facts.find((one) => one.name === name)
    expect(of('DataTable')?.pictures.forced).toBeGreaterThan(0)
    expect(of('DataTable')?.keyboard).toBeGreaterThan(5)
    expect(of('Skeleton')?.keyboard).toBeNull()
  })
})
