import { describe, expect, it } from 'vitest'
import { matchCommands } from './match.ts'

const groups = [
  {
    id: 'pages',
    title: 'Go to',
    commands: [
      { id: 'rates', label: 'Standard fees', keywords: 'prices' },
      { id: 'list', label: 'Facilities' },
      { id: 'expiring', label: 'Expiring facilities', hint: 'Next 30 days' },
    ],
  },
  { id: 'do', title: 'Do', commands: [{ id: 'add', label: 'Add facility' }] },
  { id: 'none', title: 'None', commands: [] },
]
const found = (text: string) =>
  matchCommands(groups, text).map(({ commands }) => commands.map(({ id }) => id))

describe('commands', () => {
  it('are all offered while nothing is typed, but no empty group', () => {
    expect(found('  ')).toEqual([['rates', 'list', 'expiring'], ['add']])
  })

  it('need every word, anywhere in label, hint or keywords', () => {
    expect(found('price')).toEqual([['rates']])
    expect(found('facil 30')).toEqual([['expiring']])
    expect(found('facil zzz')).toEqual([])
  })

  it('stand best first: those that begin so, then a word that does', () => {
    expect(found('faci')).toEqual([['list', 'expiring'], ['add']])
  })

  it('are found without accents and in any case', () => {
    const town = [{ id: 'r', title: 'Records', commands: [{ id: 'x', label: 'Los Baños Clinic' }] }]
    expect(matchCommands(town, 'LOS BANOS')).toHaveLength(1)
    expect(matchCommands(town, 'baños')).toHaveLength(1)
  })
})
