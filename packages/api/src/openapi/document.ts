import type { Identified } from '../contract/define.ts'
import { mergeOperations, type Operation, operationOf } from './operation.ts'
import { componentsFor, type JsonSchema } from './schemas.ts'

/** The metadata of the document. */
export interface DocumentInfo {
  title: string
  version: string
  /** path in front of the four services, for example `/api` */
  root?: string
}

/** An OpenAPI 3.1 document, as far as we use it. */
export interface OpenApiDocument {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, JsonSchema>
    responses: Record<string, JsonSchema>
    securitySchemes: Record<string, JsonSchema>
  }
}

const errorSchema: JsonSchema = {
  type: 'object',
  properties: {
    errorCode: { type: 'string' },
    message: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { field: { type: 'string' }, message: { type: 'string' } },
        required: ['field', 'message'],
      },
    },
  },
  required: ['errorCode', 'message'],
}

const errorResponse: JsonSchema = {
  description: 'Refused or failed: what happened, and which fields when it is about fields.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
}

/** OpenAPI knows no two templates of one shape, so the later call takes over the parameter names of the earlier. */
function withNamesOf(path: string, operation: Operation): Operation {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  const parameters = operation.parameters?.map((each, index) =>
    each.in === 'path' && each.name !== names[index]
      ? { ...each, name: names[index], description: `Here: ${String(each.name)}.` }
      : each,
  )
  return { ...operation, parameters }
}

function pathsOf(endpoints: readonly Identified[], root: string): OpenApiDocument['paths'] {
  const paths = new Map<string, Record<string, Operation>>()
  const templates = new Map<string, string>()
  for (const endpoint of endpoints) {
    const own = `${root}/${endpoint.service}${endpoint.path}`
    const shape = own.replaceAll(/\{\w+\}/g, '{}')
    const path = templates.get(shape) ?? own
    templates.set(shape, path)
    const method = endpoint.method.toLowerCase()
    const item = paths.get(path) ?? {}
    const operation = path === own ? operationOf(endpoint) : withNamesOf(path, operationOf(endpoint))
    const before = item[method]
    item[method] = before === undefined ? operation : mergeOperations(before, operation)
    paths.set(path, item)
  }
  return Object.fromEntries([...paths].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Makes the OpenAPI 3.1 document of a table; the same table always gives the same document. */
export function createDocument(endpoints: readonly Identified[], info: DocumentInfo): OpenApiDocument {
  const paths = pathsOf(endpoints, info.root ?? '/api')
  const tags = [
    ...new Set(Object.values(paths).flatMap((item) => Object.values(item).flatMap((o) => o.tags))),
  ]
  return {
    openapi: '3.1.0',
    info: {
      title: info.title,
      version: info.version,
      description:
        'Every call of the accreditation portal. `x-call` is the number in the list of calls (`X…`: an addition), `x-access` who may call.',
    },
    servers: [{ url: '/' }],
    tags: tags.toSorted().map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...componentsFor(paths), Error: errorSchema },
      responses: { Error: errorResponse },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'Access token of the token call.' },
        client: { type: 'http', scheme: 'basic', description: 'Client credential of the token call.' },
      },
    },
  }
}
