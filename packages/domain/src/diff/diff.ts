import { isBlank, sameValue } from '../text/index.ts'

/** Kind of a field, which decides how its values are shown and compared. */
export type FieldKind = 'text' | 'date' | 'peso' | 'percent' | 'boolean' | 'code' | 'list' | 'number'

/** Declaration of a field to compare. */
export type FieldSpec = {
  name: string
  label: string
  kind: FieldKind
  /** For lists of records: the field that tells items apart. */
  itemKey?: string
  /** For lists of records: the fields compared inside an item; all when left out. */
  itemFields?: readonly FieldSpec[]
}

/** A record in three states: when the change was asked for, as asked for, and as it is now. */
export type ThreeStates = {
  before: Readonly<Record<string, unknown>>
  requested: Readonly<Record<string, unknown>>
  now: Readonly<Record<string, unknown>>
}

/** An item of a list that was added, removed or changed by the request. */
export type ItemDiff = {
  key: string
  change: 'added' | 'removed' | 'changed'
  before?: unknown
  requested?: unknown
  /** Compared fields of a changed item. */
  rows?: FieldDiff[]
}

/** One field of a record, compared. */
export type FieldDiff = {
  field: string
  label: string
  kind: FieldKind
  before: unknown
  requested: unknown
  now: unknown
  /** Whether the request changes it. */
  changed: boolean
  /** Whether it has changed since the request was made. */
  moved: boolean
  /** For lists: what the request does to their items. */
  items?: ItemDiff[]
}

/**
 * Compares a record field by field. Null, blank and white space are the same nothing; lists are compared by the
 * identity of their items, so that their order makes no difference.
 */
export function diffRecord(fields: readonly FieldSpec[], states: ThreeStates): FieldDiff[] {
  return fields.map((spec) => diffField(spec, states))
}

/** Whether anything was changed by the request and has moved since, so that it has to be looked at again. */
export function hasConflict(rows: readonly FieldDiff[]): boolean {
  return rows.some(({ changed, moved, requested, now }) => changed && moved && !sameValue(requested, now))
}

function diffField(spec: FieldSpec, { before, requested, now }: ThreeStates): FieldDiff {
  const { name, label, kind } = spec
  const values = { before: before[name], requested: requested[name], now: now[name] }
  const head = { field: name, label, kind, ...values }
  if (kind !== 'list') {
    return {
      ...head,
      changed: !sameValue(values.before, values.requested),
      moved: !sameValue(values.before, values.now),
    }
  }
  const items = diffItems(spec, values.before, values.requested)
  return {
    ...head,
    changed: items.length > 0,
    moved: diffItems(spec, values.before, values.now).length > 0,
    items,
  }
}

function diffItems(spec: FieldSpec, before: unknown, after: unknown): ItemDiff[] {
  const earlier = byKey(spec, before)
  const later = byKey(spec, after)
  const changes: ItemDiff[] = []
  for (const [key, item] of later) {
    if (!earlier.has(key)) {
      changes.push({ key, change: 'added', requested: item })
      continue
    }
    const old = earlier.get(key)
    const rows = itemRows(spec, old, item)
    if (rows.some(({ changed }) => changed)) {
      changes.push({ key, change: 'changed', before: old, requested: item, rows })
    }
  }
  for (const [key, item] of earlier) {
    if (!later.has(key)) changes.push({ key, change: 'removed', before: item })
  }
  return changes
}

/** Items under their identity; equal ones are numbered, so that none gets lost. */
function byKey({ itemKey }: FieldSpec, list: unknown): Map<string, unknown> {
  const found = new Map<string, unknown>()
  if (!Array.isArray(list)) return found
  for (const item of list as unknown[]) {
    const key = keyOf(item, itemKey)
    let unique = key
    for (let count = 2; found.has(unique); count++) unique = `${key} (${count})`
    found.set(unique, item)
  }
  return found
}

function keyOf(item: unknown, itemKey: string | undefined): string {
  if (!isRecord(item)) return String(item).trim()
  const key = itemKey === undefined ? undefined : item[itemKey]
  const text = typeof key === 'string' || typeof key === 'number' ? String(key) : undefined
  return isBlank(text) ? JSON.stringify(item) : String(text).trim()
}

function itemRows(spec: FieldSpec, before: unknown, requested: unknown): FieldDiff[] {
  if (!isRecord(before) || !isRecord(requested)) return []
  const fields = spec.itemFields ?? plainFields(before, requested)
  return diffRecord(fields, { before, requested, now: before })
}

function plainFields(...items: Record<string, unknown>[]): FieldSpec[] {
  const names = new Set(items.flatMap((item) => Object.keys(item)))
  return [...names].map((name) => ({ name, label: name, kind: 'text' }))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
