import type { GenericSchema } from 'valibot'
import type { Endpoint, Page } from '../contract/define.ts'
import { ApiError } from './api-error.ts'
import { contractMessage } from './messages.ts'

type Loose = Record<string, unknown>

function isObject(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function broken(endpoint: Endpoint, where: string): ApiError {
  return new ApiError({
    status: 200,
    errorCode: 'CONTRACT',
    message: contractMessage,
    details: { call: endpoint.call, path: endpoint.path, where },
  })
}

/**
 * Checks by the interface every schema carries itself (Standard Schema), not by the library's function: importing the
 * library here would bring all of it into the first bytes of the sign-in page.
 */
function validated(endpoint: Endpoint, schema: GenericSchema, value: unknown, where = ''): unknown {
  const result = schema['~standard'].validate(value)
  if (result instanceof Promise) throw broken(endpoint, 'the schema is asynchronous')
  if (result.issues === undefined) return result.value
  const [issue] = result.issues
  const path = issue?.path?.map((step) => String(typeof step === 'object' ? step.key : step)).join('.')
  throw broken(endpoint, `${where}${path ?? ''}: ${issue?.message ?? ''}`)
}

function count(value: unknown, otherwise: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise
}

/**
 * Reads a page in both shapes of specification 1, section 3: the paging fields beside `content`, or both wrapped in
 * `page`. What the server leaves out is worked out from the rest.
 */
function readPage(body: unknown): Page<unknown> | undefined {
  if (!isObject(body)) return undefined
  const paging = isObject(body.page) ? body.page : body
  const content = Array.isArray(paging.content) ? paging.content : body.content
  if (!Array.isArray(content)) return undefined
  const pageable = isObject(paging.pageable) ? paging.pageable : paging
  const totalElements = count(paging.totalElements, content.length)
  const size = count(paging.size, count(pageable.pageSize, Math.max(content.length, 1)))
  const number = count(paging.number, 0)
  return {
    content,
    totalElements,
    totalPages: count(paging.totalPages, Math.ceil(totalElements / Math.max(size, 1))),
    number,
    size,
    numberOfElements: count(paging.numberOfElements, content.length),
    offset: count(pageable.offset, number * size),
  }
}

function readItems(endpoint: Endpoint, schema: GenericSchema, items: unknown[]): unknown[] {
  return items.map((item, index) => validated(endpoint, schema, item, `[${index}].`))
}

/** Checks a parsed JSON answer against the declared reply; throws `CONTRACT` when it does not fit, ignores extras. */
export function readReply(endpoint: Endpoint, body: unknown): unknown {
  const { reply } = endpoint
  switch (reply.as) {
    case 'page': {
      const page = readPage(body)
      if (page === undefined) throw broken(endpoint, 'a page was expected')
      return { ...page, content: readItems(endpoint, reply.schema, page.content) }
    }
    case 'list': {
      const items = Array.isArray(body) ? body : readPage(body)?.content
      if (items === undefined) throw broken(endpoint, 'a list was expected')
      return readItems(endpoint, reply.schema, items)
    }
    case 'boolean':
      if (typeof body !== 'boolean') throw broken(endpoint, 'true or false was expected')
      return body
    case 'item':
    case 'token':
      return validated(endpoint, reply.schema, body)
    default:
      return undefined
  }
}
