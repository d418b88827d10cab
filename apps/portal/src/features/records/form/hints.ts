import type { FormValues } from '../model/calls.ts'

/** A value of the form as text; empty for anything else. */
export function textIn(values: FormValues, name: string): string {
  const value = values[name]
  return typeof value === 'string' ? value.trim() : ''
}

/** Whether everything a question needs was entered. */
export function hasNeededFields(needed: Readonly<Record<string, string>>): boolean {
  return Object.values(needed).every((value) => value !== '')
}
