import { permissionsOf, type AccessRule } from '@capiz/domain/access'
import type { Body, Endpoint, Identified, Reply } from '../contract/define.ts'
import { type JsonSchema, propertiesOf, schemaOf } from './schemas.ts'
import { summaryOf } from './summaries/index.ts'

/** One operation of the document (OpenAPI 3.1, section 4.8.10), as far as we use it. */
export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  parameters?: JsonSchema[]
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema; encoding?: JsonSchema }> }
  responses: Record<string, JsonSchema>
  security: Record<string, string[]>[]
  'x-call': string
  'x-access': string
  /** when a fresh sign-in is asked: always, by the policy of the installation, or by what changes */
  'x-step-up'?: 'always' | 'policy' | 'change'
  /** further calls that share method and path, distinguished by their body */
  'x-also'?: { operationId: string; 'x-call': string; 'x-access': string; summary: string }[]
}

const binary: JsonSchema = { type: 'string', contentMediaType: 'application/octet-stream' }

/** The access rule in words: `public`, `login`, `requester`, `perm:NAME`, `perm:NAME|own`. */
function accessText(access: AccessRule): string {
  if (access.kind !== 'permission') return access.kind
  return `perm:${permissionsOf(access).join('/')}${access.own ? '|own' : ''}`
}

function pathParameters(endpoint: Endpoint): JsonSchema[] {
  return [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    const param = endpoint.params?.[name]
    const values = param?.values
    const spans = values?.some((value) => value.includes('/')) === true
    return {
      name,
      in: 'path',
      required: true,
      ...(spans ? { description: 'A value with a slash spans two segments of the path.' } : {}),
      schema: values
        ? { type: 'string', enum: [...values] }
        : { type: 'string', pattern: `^(?:${param?.pattern ?? '[^/]+'})$` },
    }
  })
}

function queryParameters(endpoint: Endpoint): JsonSchema[] {
  if (endpoint.query === undefined) return []
  const { properties, required } = propertiesOf(endpoint.query)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    ...(required.includes(name) ? { required: true } : {}),
    schema,
  }))
}

function multipartSchema(body: Extract<Body, { as: 'multipart' }>): JsonSchema {
  const fields = body.fields === undefined ? { properties: {}, required: [] } : propertiesOf(body.fields)
  const { json, files } = body
  const properties: Record<string, JsonSchema> = { ...fields.properties }
  if (json !== undefined) properties[json.part] = schemaOf(json.schema)
  if (files !== undefined) {
    properties[files.part] = files.max === 1 ? binary : { type: 'array', items: binary, maxItems: files.max }
  }
  const required = [
    ...fields.required,
    ...(json === undefined ? [] : [json.part]),
    ...(files?.required === true ? [files.part] : []),
  ]
  return { type: 'object', properties, ...(required.length > 0 ? { required } : {}) }
}

function requestBody(body: Body): Operation['requestBody'] {
  if (body.as === 'multipart') {
    const encoding = body.json && { [body.json.part]: { contentType: 'text/plain, application/json' } }
    const content = { schema: multipartSchema(body), ...(encoding ? { encoding } : {}) }
    return { required: true, content: { 'multipart/form-data': content } }
  }
  const type = body.as === 'json' ? 'application/json' : 'application/x-www-form-urlencoded'
  return { required: true, content: { [type]: { schema: schemaOf(body.schema) } } }
}

function pageSchema(items: JsonSchema): JsonSchema {
  const number = { type: 'integer', minimum: 0 }
  const names = ['totalElements', 'totalPages', 'number', 'size', 'numberOfElements']
  return {
    type: 'object',
    properties: {
      content: { type: 'array', items },
      ...Object.fromEntries(names.map((name) => [name, number])),
      pageable: { type: 'object', properties: { offset: number } },
    },
    required: ['content', 'totalElements'],
  }
}

function replySchema(reply: Reply): JsonSchema | undefined {
  switch (reply.as) {
    case 'page':
      return pageSchema(schemaOf(reply.schema))
    case 'list':
      return { type: 'array', items: schemaOf(reply.schema) }
    case 'item':
    case 'token':
      return schemaOf(reply.schema)
    case 'boolean':
      return { type: 'boolean' }
    default:
      return undefined
  }
}

function responses(endpoint: Endpoint): Operation['responses'] {
  const { reply } = endpoint
  const error = { $ref: '#/components/responses/Error' }
  if (reply.as === 'none') return { '204': { description: 'Done; no content.' }, default: error }
  if (reply.as === 'blob') {
    const headers = {
      'Content-Disposition': { schema: { type: 'string' }, description: 'Name of the file.' },
    }
    return {
      '200': { description: 'The file.', headers, content: { '*/*': { schema: binary } } },
      default: error,
    }
  }
  const schema = replySchema(reply)
  return {
    '200': { description: 'The answer.', content: { 'application/json': { schema } } },
    default: error,
  }
}

function security(endpoint: Endpoint): Operation['security'] {
  if (endpoint.reply.as === 'token' && endpoint.skipAuth) return [{ client: [] }]
  return endpoint.access.kind === 'public' ? [] : [{ bearer: [] }]
}

/** The operation of one call. */
export function operationOf(endpoint: Identified): Operation {
  const parameters = [...pathParameters(endpoint), ...queryParameters(endpoint)]
  return {
    operationId: endpoint.id,
    tags: [endpoint.id.split('.')[0] ?? endpoint.id],
    summary: summaryOf(endpoint.id),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(endpoint.body === undefined ? {} : { requestBody: requestBody(endpoint.body) }),
    responses: responses(endpoint),
    security: security(endpoint),
    'x-call': endpoint.call,
    'x-access': accessText(endpoint.access),
    ...(endpoint.stepUp && { 'x-step-up': endpoint.stepUp }),
  }
}

/** Two calls with the same method and path become one operation whose body is either of the two. */
export function mergeOperations(first: Operation, second: Operation): Operation {
  const content = { ...first.requestBody?.content }
  for (const [type, media] of Object.entries(second.requestBody?.content ?? {})) {
    const before = content[type]
    content[type] = before === undefined ? media : { schema: { anyOf: [before.schema, media.schema] } }
  }
  const also = {
    operationId: second.operationId,
    'x-call': second['x-call'],
    'x-access': second['x-access'],
    summary: second.summary,
  }
  return {
    ...first,
    ...(Object.keys(content).length > 0 ? { requestBody: { required: true, content } } : {}),
    'x-also': [...(first['x-also'] ?? []), also],
  }
}
