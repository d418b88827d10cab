import type { RequestType } from '@capiz/domain/request'
import type { RequestKind } from './kind.ts'

/** The kinds of user requests by type; a type without an entry answers `NOT_IMPLEMENTED`. */
export type RequestKinds = Partial<Record<RequestType, RequestKind>>

let registered: RequestKinds = {}

/**
 * Registers what each type of request does. The kinds belong to the areas (facility, price, ...), which the request
 * engine must not import; the app hands them over once, when it is built.
 */
export function registerRequestKinds(kinds: RequestKinds): void {
  registered = kinds
}

/** Returns the kind of a type of request; undefined for a type that no area serves. */
export function requestKindOf(type: RequestType): RequestKind | undefined {
  return registered[type]
}
