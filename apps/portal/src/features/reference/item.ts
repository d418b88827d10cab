import type { ReferenceBase } from '@capiz/domain/errors'
import { referenceLists } from '@capiz/domain/reference'
import type { ItemValues, ListItem } from '@capiz/ui/ReferenceListEditor'
import type { Item, ItemBody } from './list-calls.ts'

/** An item as the table and the form take it. */
export function listItem(base: ReferenceBase, item: Item): ListItem {
  const raw: Readonly<Record<string, unknown>> = item
  const values = referenceLists[base].fields.map(({ name }) => [name, raw[name] ?? null] as const)
  return {
    id: String(item.id),
    isDisabled: item.deleted,
    values: Object.fromEntries(values) as ItemValues,
  }
}

/** Name of an item in a sentence. */
export function titleOf(base: ReferenceBase, { values }: ListItem): string {
  return String(values[referenceLists[base].titleField] ?? values['code'] ?? '')
}

/** What is sent: the fields of the list, and for a known item the version that was read. */
export function bodyOf(
  values: ItemValues,
  item?: { version?: number | null | undefined; deleted: boolean },
): ItemBody {
  const known = item && { version: item.version ?? undefined, deleted: item.deleted }
  return { ...values, code: String(values['code'] ?? ''), ...known }
}
