import { notIncluded } from './guides/not-included.ts'
import type { NotIncluded } from './guides/not-included.ts'
import type { ComponentDocs } from './index.ts'
import { isForm } from './stems.ts'

/** Weight of a hit by its place, best first: name, keywords, summary, guidance. */
const weights: readonly number[] = [8, 4, 2, 1]

/** Weight of a keyword that is typed whole: more than names that only begin as each of its words. */
const wholeKeyword = 8

/** Share of the words that a component has to have, while some component has as many. */
const nearly = 0.75

/** Words that say nothing about a component. */
const fillers = new Set(
  `a after am an and are as at be before but by can cannot do does for from give have how i in is it its let like make me my need
   not of one or our people please should show so some somebody someone something tell than that the their them then there these
   they this those to us use user users using want was we when where which with without would you your`.split(
    /\s+/u,
  ),
)

/** Amounts say how many there are, not what is looked for: "one of 1,500 cities". */
const isFiller = (word: string): boolean => fillers.has(word) || /^\d+$/u.test(word)

/** Words people use for one that our docs use. */
const synonyms = Object.entries({
  box: 'field',
  delete: 'remove',
  erase: 'remove',
  input: 'field',
  phone: 'telephone',
  pick: 'choose',
  pulldown: 'dropdown',
  select: 'choose',
  several: 'multi',
  warning: 'confirm',
})

const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/([a-z])([A-Z])/gu, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/u)
    .filter((word) => word !== '')

/** Length from which the beginning of a word says what it is about: "upload" finds "uploader". */
const telling = 3

/** True where a word of the docs is a form of the typed one, or begins as what is being typed. */
const isHit = (word: string, typed: string): boolean =>
  isForm(word, typed) || (typed.length >= telling && word.startsWith(typed))

function placesOf({ name, parts = [], keywords, summary, use, avoid, guide = [] }: ComponentDocs) {
  return [
    [name, ...parts].join(' '),
    keywords.join(' '),
    summary,
    [...use, ...avoid.map(({ when }) => when), ...guide.flatMap(({ text }) => text)].join(' '),
  ].map((text) => wordsOf(text))
}

const isIn = (words: readonly string[], typed: string): boolean => words.some((word) => isHit(word, typed))

function hitsOf(
  docs: ComponentDocs,
  sought: readonly (readonly string[])[],
): { found: number; score: number } {
  const places = placesOf(docs)
  const scores = sought.map((forms) =>
    Math.max(...forms.map((typed) => weights[places.findIndex((words) => isIn(words, typed))] ?? 0)),
  )
  return {
    found: scores.filter((score) => score > 0).length,
    score: scores.reduce((sum, score) => sum + score, 0),
  }
}

/** The answer of a search. */
export interface SearchResult {
  /** The closest first. */
  components: readonly ComponentDocs[]
  /** False when no component has all words, and those with the most of them are given. */
  hasAll: boolean
  /** Components that people look for and we do not have. */
  missing: readonly NotIncluded[]
}

/** Finds components by the words of a purpose, a task or a name of another library; without words, all of them. */
export function searchDocs(catalogue: readonly ComponentDocs[], typed: string): SearchResult {
  const all = wordsOf(typed)
  const words = all.filter((word) => !isFiller(word))
  const sought = (words.length > 0 ? words : all).map((word) => [
    word,
    ...synonyms.filter(([typed]) => isForm(word, typed)).map(([, ours]) => ours),
  ])
  if (sought.length === 0) return { components: catalogue, hasAll: true, missing: [] }
  const phrase = words.join(' ')
  const hits = catalogue.map((docs) => {
    const { found, score } = hitsOf(docs, sought)
    return { docs, found, score: score + (docs.keywords.includes(phrase) ? wholeKeyword : 0) }
  })
  const most = Math.max(...hits.map(({ found }) => found))
  // nearly all of many words are enough, and the half of them where nothing is closer
  const least = Math.min(Math.ceil(sought.length * nearly), Math.max(most, Math.ceil(sought.length / 2)))
  return {
    components: hits
      .filter(({ found }) => found >= least)
      .toSorted((a, b) => b.found - a.found || b.score - a.score)
      .map(({ docs }) => docs),
    hasAll: most === sought.length,
    missing: notIncluded.filter(({ keywords }) => keywords.some((keyword) => isSought(keyword, all))),
  }
}

/** A keyword is sought when each of its words is typed, the last one perhaps in part. */
function isSought(keyword: string, typed: readonly string[]): boolean {
  return wordsOf(keyword).every((word) => typed.some((one) => one.length > 3 && isHit(word, one)))
}
