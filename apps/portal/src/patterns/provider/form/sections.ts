import type { EntityField, EntitySection } from '@capiz/domain/field'
import { sameValue } from '@capiz/domain/text'
import type { Problems } from '../../../platform/forms/form-problems.ts'

const valueAt = (values: object, name: string): unknown => Reflect.get(values, name)

/** A section of a form with the marks it has in the list of sections. */
export interface SectionState {
  id: string
  label: string
  errorCount: number
  isChanged: boolean
}

/** Returns the sections with the number of their errors and whether their values differ from those on record. */
export function sectionStates(
  sections: readonly EntitySection[],
  fields: readonly EntityField[],
  values: object,
  onRecord: object,
  problems: Problems,
): SectionState[] {
  const errors = Object.keys(problems).map((path) => path.split('.')[0])
  return sections.map(({ id, title }) => {
    const names = fields.filter(({ section }) => section === id).map(({ name }) => name)
    return {
      id,
      label: title,
      errorCount: errors.filter((name) => name !== undefined && names.includes(name)).length,
      isChanged: names.some((name) => !sameValue(valueAt(values, name), valueAt(onRecord, name))),
    }
  })
}

/** Returns whether nothing in a section has to be entered for the record to be added. */
export function isOptional(id: string, fields: readonly EntityField[]): boolean {
  return !fields.some(({ section, required }) => section === id && required === true)
}
