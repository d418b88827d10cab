/** Forms that no ending explains. */
const irregular: Readonly<Record<string, string>> = {
  children: 'child',
  chose: 'choose',
  chosen: 'choose',
  hid: 'hide',
  hidden: 'hide',
  people: 'person',
  sent: 'send',
  shown: 'show',
  written: 'write',
}

const vowel = /[aeiouy]/u

/** A stem has three letters and a vowel: "string" is no form of "str", "red" none of "r". */
const isStem = (word: string): boolean => word.length > 2 && vowel.test(word)

/** Returns the words that a form without -ing or -ed may come from: "pag" and "page" of "paging", "drop" of "dropping". */
function withoutVerbEnding(rest: string): string[] {
  const single = rest.replace(/([b-df-hj-np-tv-z])\1$/u, '$1')
  return single === rest ? [rest, `${rest}e`] : [rest, single]
}

/** Endings and what a word without them may be, the first that fits. */
const endings: readonly (readonly [RegExp, (rest: string) => readonly string[]])[] = [
  [/ations?$/u, (rest) => [rest, `${rest}e`, `${rest}ate`]],
  [/(?<=[st])ions?$/u, (rest) => [rest, `${rest}e`]],
  [/ies$/u, (rest) => [`${rest}y`]],
  [/ied$/u, (rest) => [`${rest}y`]],
  [/(?:ing|ings)$/u, withoutVerbEnding],
  [/(?<!e)ed$/u, withoutVerbEnding],
  [/(?<=[sxz]|[cs]h)es$/u, (rest) => [rest, `${rest}e`]],
  [/(?<![isu])s$/u, (rest) => [rest]],
]

/** Returns the words a form may come from, itself among them: "pages" from "page", "paging" from "page" or "pag". */
function stemsOf(form: string): readonly string[] {
  const word = irregular[form] ?? form
  for (const [ending, bases] of endings) {
    const rest = word.replace(ending, '')
    if (rest !== word && isStem(rest)) return [word, ...bases(rest)]
  }
  return [word]
}

const cache = new Map<string, ReadonlySet<string>>()

function cachedStems(form: string): ReadonlySet<string> {
  const known = cache.get(form) ?? new Set(stemsOf(form))
  cache.set(form, known)
  return known
}

/** True where two words may be forms of one. */
export function isForm(one: string, other: string): boolean {
  const stems = cachedStems(other)
  return [...cachedStems(one)].some((stem) => stems.has(stem))
}
