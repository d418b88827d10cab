import type { ComponentDocs } from '../../../../packages/ui/src/docs/index.ts'
import { catalogue } from '../docs/catalogue.ts'

/** How much a hit in each place says, best first: the name, a keyword, the summary, the rest. */
const WEIGHTS: readonly number[] = [8, 4, 2, 1]

function placesOf({ name, parts = [], keywords, summary, use, avoid }: ComponentDocs): readonly string[] {
  return [
    [name, ...parts].join(' '),
    keywords.join(' '),
    summary,
    [...use, ...avoid.map(({ when }) => when)].join(' '),
  ].map((text) => text.toLowerCase())
}

function scoreOf(docs: ComponentDocs, words: readonly string[]): number {
  const places = placesOf(docs)
  const scores = words.map((word) => {
    const at = places.findIndex((place) => place.includes(word))
    return WEIGHTS[at] ?? 0
  })
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0)
}

/** Finds the components that all words of a search speak of, the closest first; without words, all of them. */
export function searchComponents(typed: string): readonly ComponentDocs[] {
  const words = typed.toLowerCase().split(/\s+/u).filter(Boolean)
  if (words.length === 0) return catalogue
  return catalogue
    .map((docs) => ({ docs, score: scoreOf(docs, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ docs }) => docs)
}
