import type { InputOf, OutputOf } from '@capiz/api/contract'
import type { referenceCalls } from '@capiz/api/contract/reference-list'
import { referenceLists, type ReferenceBase } from '@capiz/domain/reference'
import type { ItemValues, ListItem } from '@capiz/ui/accreditation/ReferenceListEditor'

type Calls = (typeof referenceCalls)[ReferenceBase]

/** An item as the lists answer it. */
export type Item = OutputOf<Calls['get']>

/** The body sent to save an item. */
export type ItemBody = InputOf<Calls['create']>['body']

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

/** Returns the body that is sent: the fields of the list, and for a known item the version that was read. */
export function bodyOf(
  values: ItemValues,
  item?: { version?: number | null | undefined; deleted: boolean },
): ItemBody {
  const known = item && { version: item.version ?? undefined, deleted: item.deleted }
  return { ...values, code: String(values['code'] ?? ''), ...known }
}
