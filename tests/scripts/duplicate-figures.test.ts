import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  estimateFacilityWeights,
  estimatePersonWeights,
  matchFacilities,
  matchPhysicians,
  shippedFacilityWeights,
  shippedPersonWeights,
  type FacilityCandidate,
  type Match,
  type PhysicianCandidate,
} from '@capiz/domain/duplicate'

interface Pair {
  kind: string
  isSame: boolean
  name: string
  one: object
  other: object
}

const text = readFileSync(
  new URL('../../packages/domain/src/duplicate/labelled-pairs.tsv', import.meta.url),
  'utf8',
)
const pairs: Pair[] = text
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [kind = '', label, name = '', one = '{}', other = '{}'] = line.split('\t')
    return {
      kind,
      isSame: label === 'same',
      name,
      one: JSON.parse(one) as object,
      other: JSON.parse(other) as object,
    }
  })

const people = pairs.filter(({ kind }) => kind === 'person').map(({ one }) => one as PhysicianCandidate)
const facilities = pairs.filter(({ kind }) => kind === 'facility').map(({ one }) => one as FacilityCandidate)
const counted = {
  person: { ...estimatePersonWeights(people, 1), records: 2000 },
  facility: { ...estimateFacilityWeights(facilities, 1), records: 500 },
}
const shipped = { person: shippedPersonWeights, facility: shippedFacilityWeights }

function matchOfPair({ kind, one, other }: Pair, weights: typeof shipped): Match {
  return kind === 'person'
    ? matchPhysicians(one as PhysicianCandidate, other as PhysicianCandidate, weights.person)
    : matchFacilities(one as FacilityCandidate, other as FacilityCandidate, weights.facility)
}

interface Figures {
  recall: number
  precision: number
  certainPrecision: number
}

function figuresOf(kind: string, weights: typeof shipped): Figures {
  const judged = pairs
    .filter((pair) => pair.kind === kind)
    .map((pair) => ({ ...pair, tier: matchOfPair(pair, weights).tier }))
  const share = (part: number, whole: number): number => Math.round((part / Math.max(whole, 1)) * 1000) / 1000
  const shown = judged.filter(({ tier }) => tier !== undefined)
  const right = shown.filter(({ isSame }) => isSame)
  const certain = judged.filter(({ tier }) => tier === 'certain')
  return {
    recall: share(right.length, judged.filter(({ isSame }) => isSame).length),
    precision: share(right.length, shown.length),
    certainPrecision: share(certain.filter(({ isSame }) => isSame).length, certain.length),
  }
}

describe('the labelled pairs', () => {
  it('are 500, of people and facilities, the same and different', () => {
    expect(pairs).toHaveLength(500)
    expect(pairs.filter(({ isSame }) => isSame)).toHaveLength(250)
  })
  it.each(pairs.filter(({ name }) => name.startsWith('F3')))('shows $name', (pair) => {
    expect(matchOfPair(pair, shipped).tier).toBeDefined()
    expect(matchOfPair(pair, counted).tier).toBeDefined()
  })
  it.each([
    ['person', 'shipped', shipped, { recall: 0.97, precision: 0.88, certainPrecision: 0.99 }],
    ['person', 'counted', counted, { recall: 0.97, precision: 0.95, certainPrecision: 0.99 }],
    ['facility', 'shipped', shipped, { recall: 0.97, precision: 0.95, certainPrecision: 0.99 }],
    ['facility', 'counted', counted, { recall: 0.97, precision: 0.95, certainPrecision: 0.99 }],
  ] as const)('%s pairs by %s weights keep the floors', (kind, source, weights, floors) => {
    const figures = figuresOf(kind, weights)
    process.stdout.write(`duplicates, ${kind}, ${source} weights: ${JSON.stringify(figures)}\n`)
    expect(figures.recall).toBeGreaterThanOrEqual(floors.recall)
    expect(figures.precision).toBeGreaterThanOrEqual(floors.precision)
    expect(figures.certainPrecision).toBeGreaterThanOrEqual(floors.certainPrecision)
  })
})
