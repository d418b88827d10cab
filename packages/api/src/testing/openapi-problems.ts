import type { OpenApiDocument } from '../openapi/document.ts'
import type { Operation } from '../openapi/operation.ts'

const types = new Set(['null', 'boolean', 'object', 'array', 'number', 'string', 'integer'])

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** References that lead nowhere and types JSON Schema does not know, wherever they stand. */
function schemaProblems(document: OpenApiDocument, value: unknown, where: string): string[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => schemaProblems(document, item, `${where}/${index}`))
  if (!isObject(value)) return []
  const found: string[] = []
  if (typeof value.$ref === 'string') {
    const target = value.$ref
      .replace(/^#\//, '')
      .split('/')
      .reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), document)
    if (target === undefined) found.push(`${where}: ${value.$ref} leads nowhere`)
  }
  if (
    typeof value.type === 'string' &&
    !('schema' in value) &&
    !types.has(value.type) &&
    !/securitySchemes/.test(where)
  ) {
    found.push(`${where}: type ${value.type}`)
  }
  return [
    ...found,
    ...Object.entries(value).flatMap(([key, item]) =>
      key === 'properties' && isObject(item)
        ? Object.entries(item).flatMap(([name, each]) =>
            schemaProblems(document, each, `${where}/properties/${name}`),
          )
        : schemaProblems(document, item, `${where}/${key}`),
    ),
  ]
}

function operationProblems(path: string, method: string, operation: Operation): string[] {
  const where = `${method} ${path}`
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  const declared = (operation.parameters ?? []).filter((each) => each.in === 'path')
  const keys = (operation.parameters ?? []).map((each) => `${String(each.in)} ${String(each.name)}`)
  const statuses = Object.entries(operation.responses)
  return [
    ...(JSON.stringify(names) === JSON.stringify(declared.map((each) => each.name))
      ? []
      : [`${where}: path parameters`]),
    ...(declared.every((each) => each.required === true) ? [] : [`${where}: path parameter not required`]),
    ...(new Set(keys).size === keys.length ? [] : [`${where}: parameter twice`]),
    ...(['get', 'post', 'put', 'delete'].includes(method) ? [] : [`${where}: method`]),
    ...(method === 'get' && operation.requestBody !== undefined ? [`${where}: body on a GET`] : []),
    ...(statuses.every(([status]) => /^([1-5]\d\d|default)$/.test(status)) ? [] : [`${where}: status`]),
    ...(statuses.every(([, each]) => '$ref' in each || typeof each.description === 'string')
      ? []
      : [`${where}: response without description`]),
    ...(operation.security.every((each) =>
      Object.keys(each).every((name) => ['bearer', 'client'].includes(name)),
    )
      ? []
      : [`${where}: security`]),
  ]
}

/**
 * Returns the errors that make a document invalid OpenAPI 3.1: the rules of the specification our generator could
 * break.
 */
export function problemsOf(document: OpenApiDocument): string[] {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  )
  const ids = operations.map(({ operation }) => operation.operationId)
  const shapes = Object.keys(document.paths).map((path) => path.replaceAll(/\{\w+\}/g, '{}'))
  const tags = document.tags.map((tag) => tag.name)
  return [
    ...operations.flatMap(({ path, method, operation }) => operationProblems(path, method, operation)),
    ...Object.keys(document.paths).flatMap((path) =>
      path.startsWith('/') ? [] : [`${path}: must begin with a slash`],
    ),
    ...shapes.flatMap((shape, index) =>
      shapes.indexOf(shape) === index ? [] : [`${shape}: same path under two templates`],
    ),
    ...ids.flatMap((id, index) => (ids.indexOf(id) === index ? [] : [`${id}: operationId twice`])),
    ...operations.flatMap(({ operation }) =>
      operation.tags.filter((tag) => !tags.includes(tag)).map((tag) => `${tag}: unknown tag`),
    ),
    ...Object.keys(document.components.schemas).flatMap((name) =>
      /^[\w.-]+$/.test(name) ? [] : [`${name}: component name`],
    ),
    ...schemaProblems(document, document, '#'),
  ]
}
