import type { ReferenceBase } from '@capiz/domain/reference'
import type { Choice } from '@capiz/domain/field'
import type { LineField } from '@capiz/domain/fees'
import { normalise } from '@capiz/domain/text'
import type { Executor } from '../../db/types.ts'
import { liveItems } from '../reference/list.ts'
import { publicItem } from '../reference/row.ts'
import type { Vocabulary } from './cells.ts'
import type { RowLayout } from './layout.ts'

/** Returns the texts accepted for the live items of a reference list. */
export async function listVocabulary(db: Executor, list: ReferenceBase): Promise<Vocabulary> {
  const items = (await liveItems(db, list)).map(publicItem)
  const labels = items.map(({ code, description }) => [normalise(description), code] as const)
  return new Map([...labels, ...items.map(({ code }) => [normalise(code), code] as const)])
}

function choiceVocabulary(choices: readonly Choice[]): Vocabulary {
  const labels = choices.map(({ code, label }) => [normalise(label), code] as const)
  return new Map([...labels, ...choices.map(({ code }) => [normalise(code), code] as const)])
}

async function vocabularyOf(db: Executor, { list, choices }: LineField): Promise<Vocabulary | undefined> {
  if (list) return listVocabulary(db, list)
  return choices && choiceVocabulary(choices)
}

/** Returns the texts accepted in each column that takes codes, by field. */
export async function vocabularies(db: Executor, layout: RowLayout): Promise<Map<string, Vocabulary>> {
  const found = new Map<string, Vocabulary>()
  for (const field of layout.fields) {
    const words = await vocabularyOf(db, field)
    if (words) found.set(field.name, words)
  }
  return found
}

/** A longer list is typed: it is no help to look through it, and every answer would carry it. */
const mostOptions = 300

/** Returns what may be chosen in a column that takes codes, in the order of its list; empty where it is typed. */
export async function optionsOf(db: Executor, { list, choices }: LineField) {
  const found = list
    ? (await liveItems(db, list)).map(publicItem).map(({ code, description }) => ({
        value: code,
        label: description || code,
      }))
    : (choices ?? []).map(({ code, label }) => ({ value: code, label }))
  return found.length > mostOptions ? [] : found
}
