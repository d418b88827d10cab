import { foldAccents } from '../text/index.ts'
import { referenceLists, type ReferenceBase } from './registry.ts'

/** A reference item as every screen reads it (specification 2, section 3). */
export type ReferenceItem = {
  id: number | null
  code: string
  description: string
  value: string | null
  disabled: boolean
  groupBy: string | null
  medicalSociety: string | null
}

function textOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

function first(raw: Readonly<Record<string, unknown>>, names: readonly string[]): string | null {
  for (const name of names) {
    const text = textOf(raw[name])
    if (text !== null) return text
  }
  return null
}

/**
 * Reads an item of any list: the description falls back to the list's own name field and then to `value`, `disabled` is
 * the deleted flag (specification 2, section 3).
 */
export function readReferenceItem(raw: Readonly<Record<string, unknown>>): ReferenceItem {
  const id = Number(raw['id'])
  const names = [
    'description',
    'instrumentName',
    'trainingInstitution',
    'docName',
    'docType',
    'name',
    'value',
  ]
  return {
    id: raw['id'] === null || raw['id'] === undefined || !Number.isInteger(id) ? null : id,
    code: textOf(raw['code']) ?? '',
    description: first(raw, names) ?? '',
    value: textOf(raw['value']),
    disabled: raw['deleted'] === true,
    groupBy: first(raw, ['groupBy', 'specializationCode', 'pageType', 'group']),
    medicalSociety: textOf(raw['medicalSociety']),
  }
}

/** Room categories whose name starts with "No" are listed separately (specification 2, section 3). */
export function isNoRoomCategory(description: string): boolean {
  return /^no/iu.test(foldAccents(description.trim()))
}

/** Whether an item may be deleted or enabled: only one that has been saved; otherwise no call is made. */
export function canToggle(item: { id?: number | null }): boolean {
  return item.id !== undefined && item.id !== null
}

/** Trims the texts of an item and writes its code in capitals, as it is saved (domain model 3, P1). */
export function tidyReferenceItem(
  base: ReferenceBase,
  item: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const capitals = new Set(
    referenceLists[base].fields.filter(({ kind }) => kind === 'code').map(({ name }) => name),
  )
  const tidied = Object.entries(item).map(([name, value]) => {
    if (typeof value !== 'string') return [name, value] as const
    const trimmed = value.trim()
    return [name, capitals.has(name) ? trimmed.toUpperCase() : trimmed] as const
  })
  return Object.fromEntries(tidied)
}
