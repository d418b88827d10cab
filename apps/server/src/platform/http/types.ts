import type { EndpointId, table } from '@capiz/api/contract'
import type { Endpoint, FilePart } from '@capiz/api/contract/define'
import type { IsoDate } from '@capiz/domain/time'
import type { GenericSchema, InferOutput } from 'valibot'
import type { CallMeta } from '../access/call-meta.ts'
import type { Principal } from '../access/principal.ts'
import type { Services } from '../services.ts'
import type { Upload } from '../files/upload.ts'

type Table = typeof table

type ParamsOf<E> = E extends { params: infer P } ? { [K in keyof P]: string } : Record<never, string>
type QueryOf<E> = E extends { query: infer Q extends GenericSchema } ? InferOutput<Q> : Record<never, string>
type BodyOf<E> = E extends { body: { schema: infer S extends GenericSchema } } ? InferOutput<S> : undefined
type FieldsOf<E> = E extends { body: { fields: infer S extends GenericSchema } } ? InferOutput<S> : undefined
type JsonOf<E> = E extends { body: { json: { schema: infer S extends GenericSchema } } }
  ? InferOutput<S>
  : undefined
type FilesOf<E> = E extends { body: { files: FilePart } } ? Upload[] : undefined
type PrincipalOf<E> = E extends { access: { kind: 'public' } } ? Principal | undefined : Principal

/** The input of a handler: everything parsed and checked against the contract. */
export interface CallOf<E> {
  endpoint: Endpoint & { id: string }
  params: ParamsOf<E>
  query: QueryOf<E>
  /** body of a json or form call */
  body: BodyOf<E>
  /** text parts of a multipart call */
  fields: FieldsOf<E>
  /** the JSON part of a multipart call */
  json: JsonOf<E>
  files: FilesOf<E>
  principal: PrincipalOf<E>
  meta: CallMeta
  /** aborted when the caller has gone away */
  signal: AbortSignal
  services: Services
  /** the day it is in Manila */
  today: IsoDate
}

/** The call of an endpoint by its id. */
export type Call<I extends EndpointId> = CallOf<Table[I]>

/** One page as a handler answers it; the mount adds what follows from it. */
export interface PageReply<T> {
  content: T[]
  totalElements: number
  page: number
  size: number
}

/** A file as a handler answers it. */
export interface BlobReply {
  body: Uint8Array | ReadableStream<Uint8Array>
  fileName: string
  contentType: string
  /** show it in the browser; only for content types found safe */
  inline?: boolean
}

/** A schema's output as it may be handed over: days as plain text, moments as `Date` (both travel as text). */
export type Outgoing<T> = T extends string
  ? string extends T
    ? string | Date
    : T | (T extends `${number}-${number}-${number}` ? string : never)
  : T extends number | boolean | null | undefined
    ? T
    : T extends readonly (infer U)[]
      ? readonly Outgoing<U>[]
      : T extends object
        ? { [K in keyof T]: Outgoing<T[K]> }
        : T

type Content<R> = R extends { schema: infer S extends GenericSchema } ? Outgoing<InferOutput<S>> : never

/** The return value of an endpoint's handler. */
export type ReplyOf<E> = E extends { reply: infer R extends Endpoint['reply'] }
  ? R extends { as: 'page' }
    ? PageReply<Content<R>>
    : R extends { as: 'list' }
      ? readonly Content<R>[]
      : R extends { as: 'item' | 'token' }
        ? Content<R>
        : R extends { as: 'boolean' }
          ? boolean
          : R extends { as: 'blob' }
            ? BlobReply
            : void
  : never

/** A reply that goes out with status 201: something new was made. */
export interface Created<T> {
  readonly created: true
  readonly value: T
}

/** Handler of an endpoint by its id. */
export type Handler<I extends EndpointId> = (
  call: Call<I>,
) => Promise<ReplyOf<Table[I]> | Created<ReplyOf<Table[I]>>>

/** Some of the handlers, by endpoint id. */
export type Handlers = { [I in EndpointId]?: Handler<I> }

/** A call whose endpoint is not known to the type system. */
export interface LooseCall {
  endpoint: Endpoint & { id: string }
  params: Record<string, string>
  query: unknown
  body: unknown
  fields: unknown
  json: unknown
  files: Upload[] | undefined
  principal: Principal | undefined
  meta: CallMeta
  /** aborted when the caller has gone away */
  signal: AbortSignal
  services: Services
  today: IsoDate
}

/** A handler as the mount calls it. */
export type LooseHandler = (call: LooseCall) => Promise<unknown>
