import type { FieldProblem } from '@capiz/api/client'
import type { GenericSchema } from 'valibot'

/** Problems by path of the field, `contacts.0.name` for what is inside lists. */
export type Problems = Readonly<Record<string, string>>

/** The part of a schema that is needed to check values with it. */
export interface Checker {
  readonly '~standard': Pick<GenericSchema['~standard'], 'validate'>
}

/** The rules of a form: a schema of valibot, or `formRules`. */
export interface FormSchema<V> {
  readonly '~standard': GenericSchema<V, unknown>['~standard']
}

/** Problems as a rule finds them; a path without a message is no problem. */
type Found = Readonly<Record<string, string | undefined>>

/** Makes the rules of a form out of a function that names the problems of its values by path. */
export function formRules<V>(problemsOf: (values: V) => Found): FormSchema<V> {
  return {
    '~standard': {
      version: 1,
      vendor: 'valibot',
      validate(values) {
        const issues = Object.entries(problemsOf(values as V)).flatMap(([path, message]) =>
          message === undefined ? [] : [{ message, path: path.split('.') }],
        )
        return issues.length === 0 ? { value: values as V } : { issues }
      },
    },
  }
}

/** Checks values with a form's schema; the first problem of each field counts. */
export function checkValues(schema: Checker, values: unknown): Problems {
  const result = schema['~standard'].validate(values)
  if (result instanceof Promise) throw new Error('A form schema must not be asynchronous.')
  const problems: Record<string, string> = {}
  for (const issue of result.issues ?? []) {
    const path = (issue.path ?? [])
      .map((step) => String(typeof step === 'object' ? step.key : step))
      .join('.')
    problems[path] ??= issue.message
  }
  return problems
}

/** The one spelling of a field inside a list: `items[0].code` and `items.0.code` are the same field. */
export function plainPath(path: string): string {
  return path.replaceAll(/\[(\d+)\]/g, '.$1')
}

/** The server's problems by path of the field. */
export function fromServer(errors: readonly FieldProblem[]): Problems {
  const problems: Record<string, string> = {}
  for (const { field, message } of errors) problems[plainPath(field)] ??= message
  return problems
}

/** Problems without those of a field and of what is inside it. */
export function withoutField(problems: Problems, name: string): Problems {
  return Object.fromEntries(
    Object.entries(problems).filter(([path]) => path !== name && !path.startsWith(`${name}.`)),
  )
}

/** Id of the control of a field, by which the error summary finds it. */
export function fieldId(form: string, name: string): string {
  return `${form}-${name.replaceAll(/[^\w-]+/g, '-')}`
}

/** The words of the first error of a field as TanStack Form keeps them: texts or issues of a schema. */
export function firstMessage(errors: readonly unknown[]): string | undefined {
  for (const error of errors) {
    if (typeof error === 'string') return error
    if (typeof error === 'object' && error !== null && 'message' in error) return String(error.message)
  }
  return undefined
}

/** The record as it stands now, out of the details of a `STALE_RECORD`. */
export function currentRecord(details: unknown): unknown {
  return typeof details === 'object' && details !== null && 'current' in details ? details.current : details
}
