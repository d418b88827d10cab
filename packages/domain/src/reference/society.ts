import { normalise } from '../text/index.ts'

/** An item of the list of societies, as far as names are told apart by it. */
export interface SocietyItem {
  readonly code: string
  readonly description: string | null
  readonly deleted: boolean
  readonly attributes: Readonly<Record<string, unknown>>
}

/** Separates the other spellings of a society in its field. */
const separator = ';'

/** Returns the other spellings of a society, trimmed. */
export function otherSpellings({ attributes }: Pick<SocietyItem, 'attributes'>): string[] {
  const text = attributes['otherNames']
  return typeof text === 'string'
    ? text
        .split(separator)
        .map((name) => name.trim())
        .filter(Boolean)
    : []
}

/** Returns spellings as the field of a society holds them; each once, without the name itself. */
export function spellingsText(name: string, spellings: readonly string[]): string | null {
  const seen = new Set([normalise(name)])
  const kept = spellings.filter((one) => {
    const key = normalise(one)
    if (key === '' || seen.has(key)) return false
    seen.add(key)
    return true
  })
  return kept.length === 0 ? null : kept.join(`${separator} `)
}

/**
 * Returns the society meant by a text: its name, its code or one of its other spellings, whatever the capitals and
 * blanks. Societies in use come before deleted ones, names before other spellings.
 */
export function findSociety<I extends SocietyItem>(items: readonly I[], text: string | null): I | undefined {
  const wanted = normalise(text ?? '')
  if (wanted === '') return undefined
  const isNamed = (item: I) => [item.description ?? '', item.code].some((name) => normalise(name) === wanted)
  const isSpelled = (item: I) => otherSpellings(item).some((name) => normalise(name) === wanted)
  const live = items.filter(({ deleted }) => !deleted)
  return live.find(isNamed) ?? live.find(isSpelled) ?? items.find(isNamed)
}
