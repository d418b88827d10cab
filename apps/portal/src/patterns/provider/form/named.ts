import type { Field } from '@capiz/domain/field'
import { namedProblem } from '@capiz/domain/text'
import type { GenericSchema } from 'valibot'

/** How the wire asks for a day; people type it in three parts. */
const day = /^Enter a real date as/

/** Returns the label of the field at a path of the form, with the entry of the list it belongs to. */
function labelAt(fields: readonly Field[], [first = '', ...rest]: readonly string[]): string | undefined {
  const field = fields.find(({ name }) => name === first)
  if (field === undefined || rest.length === 0) return field?.label
  const part = field.fields?.find(({ name }) => name === rest.at(-1))
  if (field.entry === undefined) return part?.label ?? field.label
  const entry = `${field.entry} ${Number(rest[0]) + 1}`
  return part === undefined ? entry : `${entry}, ${part.label.toLowerCase()}`
}

/** A message with the name of its field in front, where it would not be understood in a list of problems. */
function namedMessage(fields: readonly Field[], path: readonly string[], message: string): string {
  const name = labelAt(fields, path)
  if (day.test(message)) return name === undefined ? 'Enter a day.' : `${name}: enter a day.`
  return namedProblem(name, message)
}

/** The same schema with messages that can stand in a list of problems. */
export function withNames<S extends GenericSchema>(schema: S, fields: readonly Field[]): S {
  const standard = schema['~standard']
  const validate: typeof standard.validate = (value) => {
    const result = standard.validate(value)
    if (result instanceof Promise || result.issues === undefined) return result
    return {
      issues: result.issues.map((issue) => {
        const path = (issue.path ?? []).map((step) => String(typeof step === 'object' ? step.key : step))
        return { ...issue, message: namedMessage(fields, path, issue.message) }
      }),
    }
  }
  return { ...schema, '~standard': { ...standard, validate } }
}
