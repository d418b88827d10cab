import type { AccessRule } from '@capiz/domain/access'
import type { GenericSchema } from 'valibot'
import type { Endpoint, Method, Reply, Service } from './define.ts'

/** The input of a call: parameters of its path, a query, a body. */
type CallParts = Pick<Endpoint, 'params' | 'query' | 'body' | 'skipAuth' | 'timeout' | 'stepUp' | 'replica'>

function lineOf<const S extends Service, const M extends Method>(service: S, method: M) {
  return <
    const C extends string,
    const P extends string,
    const A extends AccessRule,
    const R extends Reply,
    const T extends CallParts = Record<never, never>,
  >(
    call: C,
    path: P,
    access: A,
    reply: R,
    parts: T = {} as T,
  ) => ({ service, method, call, path, access, ...parts, reply })
}

/**
 * Writes lines of the endpoint table for one service, a function a method: number of the call, path, who may call, what
 * it answers, what it takes. The sentence about each call is in `openapi/summaries`, which clients never import.
 */
export function callsOf<const S extends Service>(service: S) {
  return {
    read: lineOf(service, 'GET'),
    send: lineOf(service, 'POST'),
    put: lineOf(service, 'PUT'),
    remove: lineOf(service, 'DELETE'),
  }
}

/** Answers one page of a list. */
export const pageOf = <const S extends GenericSchema>(schema: S) => ({ as: 'page', schema }) as const
/** Answers a whole list. */
export const listOf = <const S extends GenericSchema>(schema: S) => ({ as: 'list', schema }) as const
/** Answers one thing. */
export const itemOf = <const S extends GenericSchema>(schema: S) => ({ as: 'item', schema }) as const
/** Answers the bytes of a file. */
export const file = { as: 'blob' } as const
/** Answers yes or no. */
export const yesOrNo = { as: 'boolean' } as const
/** Answers nothing. */
export const nothing = { as: 'none' } as const

/** Takes a body of JSON. */
export const json = <const S extends GenericSchema>(schema: S) => ({ as: 'json', schema }) as const
