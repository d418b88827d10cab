import { inArray } from 'drizzle-orm'
import { referenceItem } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { cachedFromStart } from '../../platform/cache/call-start.ts'
import type { Services } from '../../platform/services.ts'

/** The fields of a reference item that other records use. */
export interface Term {
  code: string
  description: string
  groupBy: string | null
  deleted: boolean
  attributes: Record<string, unknown>
}

/** Items of some lists by list and code; deleted ones too, because old records keep showing them. */
export class Terms {
  readonly #byList: ReadonlyMap<string, ReadonlyMap<string, Term>>
  constructor(byList: ReadonlyMap<string, ReadonlyMap<string, Term>>) {
    this.#byList = byList
  }

  /** The item, or undefined when the list has no such code. */
  find(list: string, code: string | null): Term | undefined {
    return code === null ? undefined : this.#byList.get(list)?.get(code)
  }

  /** Code and words of an item; an unknown code stands for itself. */
  coded(list: string, code: string | null): { code: string; description: string } {
    return { code: code ?? '', description: this.find(list, code)?.description ?? code ?? '' }
  }

  /** Every item of a list. */
  all(list: string): Term[] {
    return [...(this.#byList.get(list)?.values() ?? [])]
  }
}

/** Reads whole lists; meant for the short ones (types, categories, document types). */
export function loadTerms(db: Executor, ...lists: string[]): Promise<Terms> {
  return cachedFromStart(['reference_item'], `terms ${lists.join(' ')}`, () => readTerms(db, lists))
}

async function readTerms(db: Executor, lists: readonly string[]): Promise<Terms> {
  const rows = await db
    .select({
      list: referenceItem.list,
      code: referenceItem.code,
      description: referenceItem.description,
      value: referenceItem.value,
      groupBy: referenceItem.groupBy,
      deleted: referenceItem.deleted,
      attributes: referenceItem.attributes,
    })
    .from(referenceItem)
    .where(inArray(referenceItem.list, [...lists]))
    .orderBy(referenceItem.sortOrder, referenceItem.id)
  const byList = new Map<string, Map<string, Term>>()
  for (const row of rows) {
    const terms = byList.get(row.list) ?? new Map<string, Term>()
    const { code, groupBy, deleted, attributes } = row
    terms.set(code, { code, description: row.description ?? row.value ?? code, groupBy, deleted, attributes })
    byList.set(row.list, terms)
  }
  return new Terms(byList)
}

/** The same lists, kept until an item of any list changes. */
export function cachedTerms(
  { db, counts }: Pick<Services, 'db' | 'counts'>,
  ...lists: string[]
): Promise<Terms> {
  return counts.get(['reference_item'], `terms ${lists.join(' ')}`, () => loadTerms(db, ...lists))
}
