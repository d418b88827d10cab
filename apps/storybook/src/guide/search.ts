import type { ComponentDocs } from '../../../../packages/ui/src/docs/index.ts'
import { catalogue } from '../docs/catalogue.ts'
import { absent } from './absent.ts'
import type { Absent } from './absent.ts'

/** How much a hit in each place says, best first: the name, a keyword, the summary, the rest. */
const WEIGHTS: readonly number[] = [8, 4, 2, 1]

/** Other words for a part of a name. */
const SYNONYMS: Readonly<Record<string, string>> = {
  input: 'field',
  box: 'field',
  dropdown: 'select',
  grid: 'table',
  popup: 'dialog',
  picture: 'document',
}

/** Words that say nothing about a component. */
const EMPTY = new Set(['a', 'an', 'the', 'of', 'for', 'to', 'with', 'and', 'or', 'in', 'on', 'component'])

function placesOf({ name, parts = [], keywords, summary, use, avoid }: ComponentDocs): readonly string[] {
  return [
    [name, ...parts].join(' '),
    keywords.join(' '),
    summary,
    [...use, ...avoid.map(({ when }) => when)].join(' '),
  ].map((text) => text.toLowerCase())
}

const places = new Map(catalogue.map((docs) => [docs, placesOf(docs)]))

/** Word without the ending of its plural, or its form in -ing or -ed. */
const stemOf = (word: string) =>
  word.length > 4 ? word.replace(/(?:ing|ed|(?<=x|s|ch|sh)es|s)$/u, '') : word

const wordsOf = (typed: string) =>
  typed
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '' && !EMPTY.has(word))

/** Returns how well each component fits one word; a word that fits few of them says more. */
function scoresOf(word: string): Map<ComponentDocs, number> {
  const forms = [word, SYNONYMS[word] ?? word].map(stemOf)
  const hits = [...places].flatMap(([docs, texts]) => {
    const weights = forms.map((form) => WEIGHTS[texts.findIndex((text) => text.includes(form))] ?? 0)
    const weight = Math.max(...weights)
    return weight === 0 ? [] : [[docs, weight] as const]
  })
  const rarity = Math.log(1 + catalogue.length / Math.max(1, hits.length))
  return new Map(hits.map(([docs, weight]) => [docs, weight * rarity]))
}

/**
 * Finds the components that most words of a search speak of, the closest first; without words, all of them. A word that
 * fits none is left aside.
 */
export function searchComponents(typed: string): readonly ComponentDocs[] {
  const words = wordsOf(typed)
  if (words.length === 0) return catalogue
  const scores = words.map(scoresOf).filter(({ size }) => size > 0)
  const found = catalogue.map((docs) => {
    const own = scores.flatMap((each) => each.get(docs) ?? [])
    return { docs, hits: own.length, score: own.reduce((sum, score) => sum + score, 0) }
  })
  const most = Math.max(0, ...found.map(({ hits }) => hits))
  return found
    .filter(({ hits }) => hits > 0 && hits === most)
    .sort((a, b) => b.score - a.score)
    .map(({ docs }) => docs)
}

/** Returns what a search speaks of that there is no component for. */
export function searchAbsent(typed: string): readonly Absent[] {
  const words = new Set(wordsOf(typed).flatMap((word) => [word, stemOf(word)]))
  return absent.filter((each) => each.words.some((word) => words.has(word) || words.has(stemOf(word))))
}
