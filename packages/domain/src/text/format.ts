/** A list in a sentence: `a`, `a and b`, `a, b and c`. */
export function joinList(list: readonly string[]): string {
  if (list.length < 2) return list[0] ?? ''
  return `${list.slice(0, -1).join(', ')} and ${list[list.length - 1]}`
}

/** A text as it begins a sentence: `5 late` stays, `oldest 8 days` is `Oldest 8 days`; the rest keeps its letters. */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A count with its noun: `plural(1, 'row', 'rows')` is `1 row`, with 1234 `1,234 rows`. */
export function plural(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en-PH')} ${count === 1 ? one : many}`
}

/**
 * Returns the message after a save, word for word (specification 2, section 4): "has been deleted." on delete, "has
 * been updated." when the record already had an id, otherwise "has been saved."
 */
export function savedMessage(
  entity: string,
  record: { id?: number | string | null; deleted?: boolean } = {},
): string {
  if (record.deleted) return `${entity} has been deleted.`
  const hasId = record.id !== undefined && record.id !== null && record.id !== ''
  return hasId ? `${entity} has been updated.` : `${entity} has been saved.`
}
