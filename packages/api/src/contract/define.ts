import type { AccessRule, RequiredPermissions } from '@capiz/domain/access'
import type { GenericSchema, InferInput, InferOutput } from 'valibot'

/** HTTP methods the specification uses. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The four services; each has its own configurable base address (specification 1, section 7). */
export type Service = 'accr' | 'auth' | 'reports' | 'audit'

/** One path parameter: a regular expression for free values, or the closed list of known words. */
export interface PathParam {
  pattern: string
  values?: readonly string[]
}

/** Multipart file part; `max` 1 for a single file. Content kinds are checked on the bytes by the server. */
export interface FilePart {
  part: string
  max: number
  required: boolean
}

/** Body of a call. A multipart body is read into one object: plain fields, the parsed JSON part, and the files. */
export type Body =
  | { as: 'json'; schema: GenericSchema }
  | { as: 'form'; schema: GenericSchema }
  | {
      as: 'multipart'
      /** plain text parts; a name in `lists` arrives as an array, however often it is sent */
      fields?: GenericSchema
      lists?: readonly string[]
      /** a part holding JSON text */
      json?: { part: string; schema: GenericSchema }
      files?: FilePart
    }

/** The reply of a call with status 200 (201 for a created record); `none` is a 204. */
export type Reply =
  | { as: 'page'; schema: GenericSchema }
  | { as: 'list'; schema: GenericSchema }
  | { as: 'item'; schema: GenericSchema }
  | { as: 'boolean' }
  | { as: 'token'; schema: GenericSchema }
  | { as: 'blob' }
  | { as: 'none' }

/** One call of the specification (or one of ours), the single source for client, routes, validation and OpenAPI. */
export interface Endpoint {
  /** number in `data/calls.tsv`, or `X…` for an addition of ours */
  call: string
  method: Method
  service: Service
  path: string
  /** who may make the call; `decideAccess` of the domain reads it */
  access: AccessRule
  params?: Readonly<Record<string, PathParam>>
  query?: GenericSchema
  body?: Body
  reply: Reply
  /**
   * a fresh sign-in is asked first: `always`; `policy` where the installation asks for it before decisions and changes
   * of rights; `change` likewise, once the handler finds that what is saved changes who is paid, or a status
   */
  stepUp?: 'always' | 'policy' | 'change'
  /**
   * server: only reads, apart from the audit log, and may be answered by a replica of the database, once that holds all
   * that was committed when the call began
   */
  replica?: true
  /** client: send without bearer header and without the 401 handling */
  skipAuth?: boolean
  /** client: give up after this many milliseconds instead of the default 30 000 */
  timeout?: number
}

/** An endpoint as it stands in the table: with its id, `group.verb`. */
export type Identified<E extends Endpoint = Endpoint> = E & { readonly id: string }

/** Declares an endpoint, keeping its literal types. */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration
}

/** Names a family of endpoints: every member gets the id `name.key`. */
export function group<const N extends string, const G extends Record<string, Endpoint>>(
  name: N,
  members: G,
): { readonly [K in keyof G]: G[K] & { readonly id: `${N}.${K & string}` } } {
  const named = Object.entries(members).map(([key, member]) => [key, { ...member, id: `${name}.${key}` }])
  return Object.fromEntries(named) as never
}

export const isPublic = { kind: 'public' } as const
export const needsLogin = { kind: 'login' } as const
export const isRequester = { kind: 'requester' } as const

/** Opens a call to staff with the permission, or with the one of the target when there is one for each kind. */
export function needs<const P extends RequiredPermissions>(permissions: P) {
  return { kind: 'permission', permissions, own: false } as const
}

/** Opens a call to staff with the permission, and to providers with it for what their permission reaches. */
export function needsOrOwn<const P extends RequiredPermissions>(permissions: P) {
  return { kind: 'permission', permissions, own: 'granted' } as const
}

/** Opens a call to staff with the permission, and to every signed-in user for what is the user's own. */
export function needsUnlessOwn<const P extends RequiredPermissions>(permissions: P) {
  return { kind: 'permission', permissions, own: 'always' } as const
}

/** Keeps a call open to users who have yet to replace a temporary password. */
export function evenWithTemporaryPassword<const R extends AccessRule>(rule: R) {
  return { ...rule, whileTemporaryPassword: true } as const
}

/** Keeps a call open to users who have yet to add the second factor that their role asks for. */
export function evenWithoutFactor<const R extends AccessRule>(rule: R) {
  return { ...rule, whileWithoutFactor: true } as const
}

type ParamsOf<E> = E extends { params: infer P } ? { params: { [K in keyof P]: string | number } } : unknown
type QueryOf<E> = E extends { query: infer Q extends GenericSchema }
  ? Record<never, never> extends InferInput<Q>
    ? { query?: InferInput<Q> }
    : { query: InferInput<Q> }
  : unknown
type FilesOf<B> = B extends { files: FilePart } ? { files?: File[] } : unknown
type JsonPartOf<B> = B extends { json: { schema: infer S extends GenericSchema } }
  ? { json: InferInput<S> }
  : unknown
type FieldsOf<B> = B extends { fields: infer S extends GenericSchema } ? { fields: InferInput<S> } : unknown
type BodyOf<E> = E extends { body: infer B }
  ? B extends { as: 'json' | 'form'; schema: infer S extends GenericSchema }
    ? { body: InferInput<S> }
    : FieldsOf<B> & JsonPartOf<B> & FilesOf<B>
  : unknown

/** The caller's input: path parameters, query, and the body or the parts of a multipart body. */
export type InputOf<E> = ParamsOf<E> & QueryOf<E> & BodyOf<E>

/** One page of a list (specification 1, section 3). Pages count from 0. */
export interface Page<T> {
  content: T[]
  totalElements: number
  totalPages: number
  number: number
  size: number
  numberOfElements: number
  offset: number
}

/** A file as it came back: its bytes and the name the server gave it. */
export interface Download {
  blob: Blob
  fileName: string
}

type SchemaReply<R> = R extends { schema: infer S extends GenericSchema } ? InferOutput<S> : never

/** The client's return value for an endpoint. */
export type OutputOf<E> = E extends { reply: infer R extends Reply }
  ? R extends { as: 'page' }
    ? Page<SchemaReply<R>>
    : R extends { as: 'list' }
      ? SchemaReply<R>[]
      : R extends { as: 'item' | 'token' }
        ? SchemaReply<R>
        : R extends { as: 'boolean' }
          ? boolean
          : R extends { as: 'blob' }
            ? Download
            : undefined
  : never
