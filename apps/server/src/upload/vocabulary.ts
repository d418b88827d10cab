import type { ReferenceBase } from '@capiz/domain/errors'
import type { LineField } from '@capiz/domain/fees'
import { normalise } from '@capiz/domain/text'
import type { Executor } from '../db/types.ts'
import { liveItems } from '../reference/list.ts'
import { publicItem } from '../reference/row.ts'
import type { Vocabulary } from './cells.ts'
import type { RowLayout } from './layout.ts'

/** What may be written for the live items of a reference list. */
export async function listVocabulary(db: Executor, list: ReferenceBase): Promise<Vocabulary> {
  const items = (await liveItems(db, list)).map(publicItem)
  const words = items.map(({ code, description }) => [normalise(description), code] as const)
  return new Map([...words, ...items.map(({ code }) => [normalise(code), code] as const)])
}

function choiceVocabulary(choices: readonly string[], labelOf: RowLayout['choiceLabel']): Vocabulary {
  const words = choices.map((code) => [normalise(labelOf?.(code) ?? code), code] as const)
  return new Map([...words, ...choices.map((code) => [normalise(code), code] as const)])
}

async function vocabularyOf(
  db: Executor,
  { reference, choices }: LineField,
  layout: RowLayout,
): Promise<Vocabulary | undefined> {
  if (reference) return listVocabulary(db, reference)
  return choices && choiceVocabulary(choices, layout.choiceLabel)
}

/** What may be written in each column that takes codes, by field. */
export async function vocabularies(db: Executor, layout: RowLayout): Promise<Map<string, Vocabulary>> {
  const found = new Map<string, Vocabulary>()
  for (const field of layout.fields) {
    const words = await vocabularyOf(db, field, layout)
    if (words) found.set(field.name, words)
  }
  return found
}
