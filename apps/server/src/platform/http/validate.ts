import type { Endpoint } from '@capiz/api/contract/define'
import * as v from 'valibot'
import type { RawBody } from './body.ts'
import { refuse, type FieldProblem } from '../errors/refuse.ts'
import type { Upload } from '../files/upload.ts'

/** How many field messages one answer carries. */
const mostProblems = 50

/** The messages of a failed check, each under the path of its field. */
export function problemsOf(issues: readonly v.BaseIssue<unknown>[], prefix = ''): FieldProblem[] {
  return issues.slice(0, mostProblems).map((issue) => ({
    field: `${prefix}${v.getDotPath(issue) ?? ''}`,
    message: issue.message,
  }))
}

/** Returns the message used where a schema has none of its own. */
const plainly = ({ received, expected }: v.BaseIssue<unknown>): string =>
  received === 'undefined' ? 'This is missing.' : `Expected here: ${expected ?? 'another value'}.`

function checked(
  schema: v.GenericSchema | undefined,
  value: unknown,
): { value: unknown; problems: FieldProblem[] } {
  if (!schema) return { value: undefined, problems: [] }
  const result = v.safeParse(schema, value, { message: plainly })
  if (result.success) return { value: result.output, problems: [] }
  return { value: undefined, problems: problemsOf(result.issues) }
}

const paging = new Set(['page', 'size', 'sort'])

type Entries = Readonly<Record<string, v.GenericSchema>>

/** The declared parameters of a call; undefined when it takes any (the export, which has those of its list). */
function parametersOf({ query }: Endpoint): Entries | undefined {
  if (!query) return {}
  return query.type === 'loose_object' ? undefined : (query as unknown as { entries: Entries }).entries
}

function unknownParameter(name: string, known: Entries): never {
  const names = Object.keys(known)
  const taken = names.length > 0 ? `It takes ${names.join(', ')}.` : 'It takes none.'
  return refuse('BAD_REQUEST', { message: `There is no parameter ${name} here. ${taken}` })
}

/** Reads the query as sent; a parameter nobody declared, or one repeated that holds one value, is refused. */
function sentQuery(endpoint: Endpoint, search: URLSearchParams): Record<string, string | string[]> {
  const known = parametersOf(endpoint)
  const sent = [...new Set(search.keys())].map((name) => {
    const values = search.getAll(name)
    if (known && !Object.hasOwn(known, name)) return unknownParameter(name, known)
    const [first = ''] = values
    if (values.length <= 1) return [name, first] as const
    if (known?.[name] && !v.is(known[name], [])) {
      return refuse('BAD_REQUEST', {
        message: `${name} takes one value; it was sent ${values.length} times.`,
      })
    }
    return [name, values] as const
  })
  return Object.fromEntries(sent)
}

/**
 * Checks the query; an unknown or needlessly repeated parameter and a page, size or sort that makes no sense are 400, any
 * other wrong filter 422.
 */
export function checkQuery(endpoint: Endpoint, search: URLSearchParams): unknown {
  const query = sentQuery(endpoint, search)
  if (!endpoint.query) return {}
  if (Array.isArray(query['sort']) && query['sort'].length > 5) {
    refuse('BAD_REQUEST', { message: 'Sort by at most five properties.' })
  }
  const { value, problems } = checked(endpoint.query, query)
  if (problems.length === 0) return value
  const pagingProblem = problems.find((problem) => paging.has(problem.field.split('.')[0] ?? ''))
  if (pagingProblem) refuse('BAD_REQUEST', { message: pagingProblem.message, errors: problems })
  return refuse('VALIDATION', { errors: problems })
}

function checkFiles(endpoint: Endpoint, files: readonly Upload[]): FieldProblem[] {
  const declared = endpoint.body?.as === 'multipart' ? endpoint.body.files : undefined
  const problems: FieldProblem[] = []
  for (const file of files) {
    if (file.part !== declared?.part)
      problems.push({ field: file.part, message: 'A file is not expected here.' })
    else if (file.size === 0)
      problems.push({ field: file.part, message: 'The file is empty. Choose another one.' })
    else if (file.fileName.trim() === '')
      problems.push({ field: file.part, message: 'The file has no name.' })
  }
  if (declared?.required && files.length === 0)
    problems.push({ field: declared.part, message: 'Add a file.' })
  if (declared && files.length > declared.max) {
    const message = declared.max === 1 ? 'Send one file only.' : `Send at most ${declared.max} files.`
    problems.push({ field: declared.part, message })
  }
  return problems
}

/** A body checked against the contract. */
export interface CheckedBody {
  body: unknown
  fields: unknown
  json: unknown
  files: Upload[] | undefined
}

/** Checks every part of a body and answers all messages at once, each under the name of its field. */
export function checkBody(endpoint: Endpoint, raw: RawBody): CheckedBody {
  const { body } = endpoint
  if (!body) return { body: undefined, fields: undefined, json: undefined, files: undefined }
  if (body.as !== 'multipart') {
    const { value, problems } = checked(body.schema, raw.body)
    if (problems.length > 0) refuse('VALIDATION', { errors: problems })
    return { body: value, fields: undefined, json: undefined, files: undefined }
  }
  const fields = checked(body.fields, raw.fields ?? {})
  const json =
    body.json && raw.json === undefined ? missing(body.json.part) : checked(body.json?.schema, raw.json)
  const problems = [...fields.problems, ...json.problems, ...checkFiles(endpoint, raw.files ?? [])]
  if (problems.length > 0) refuse('VALIDATION', { errors: problems })
  return { body: undefined, fields: fields.value, json: json.value, files: raw.files }
}

function missing(part: string): { value: undefined; problems: FieldProblem[] } {
  return { value: undefined, problems: [{ field: part, message: 'This part is missing.' }] }
}

/** Whether a body passes the declared schema of the endpoint, to choose among endpoints sharing an address. */
export function fitsGrant(endpoint: Endpoint, raw: RawBody): boolean {
  const { body } = endpoint
  if (body?.as !== 'form') return true
  const entries = (body.schema as { entries?: Record<string, v.GenericSchema> }).entries
  const grant = entries?.['grant_type']
  return !grant || v.safeParse(grant, (raw.body as Record<string, unknown>)['grant_type']).success
}
