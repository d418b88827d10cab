import { namedProblem } from '@capiz/domain/text'
import type { GenericSchema } from 'valibot'

/** How the wire asks for a day; people type it in three parts. */
const day = /^Enter a real date as/

/** Words for the fields of a form by the last part of their address, and what the rows of its lists are called. */
export interface FieldNames {
  fields: Readonly<Record<string, string>>
  rows: Readonly<Record<string, string>>
}

function fieldName(names: FieldNames, path: readonly string[]): string | undefined {
  const [first = '', at = ''] = path
  const label = names.fields[path.at(-1) ?? '']
  const row = names.rows[first]
  if (row === undefined || at === '') {
    const whole = path.length > 1 ? names.fields[first] : undefined
    return whole === undefined ? label : `${whole}, ${label?.toLowerCase() ?? ''}`
  }
  const place = `${row} ${Number(at) + 1}`
  return label === undefined ? place : `${place}, ${label.toLowerCase()}`
}

/** A message with the name of its field in front, where it would not be understood in a list of problems. */
function namedMessage(names: FieldNames, path: readonly string[], message: string): string {
  const name = fieldName(names, path)
  if (day.test(message)) return name === undefined ? 'Enter a day.' : `${name}: enter a day.`
  return namedProblem(name, message)
}

/** The same schema with messages that can stand in a list of problems. */
export function withNames<S extends GenericSchema>(schema: S, names: FieldNames): S {
  const standard = schema['~standard']
  const validate: typeof standard.validate = (value) => {
    const result = standard.validate(value)
    if (result instanceof Promise || result.issues === undefined) return result
    return {
      issues: result.issues.map((issue) => {
        const path = (issue.path ?? []).map((step) => String(typeof step === 'object' ? step.key : step))
        return { ...issue, message: namedMessage(names, path, issue.message) }
      }),
    }
  }
  return { ...schema, '~standard': { ...standard, validate } }
}
