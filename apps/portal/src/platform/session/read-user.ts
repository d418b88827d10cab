import type { CurrentUser as CurrentUserSchema } from '@capiz/api/schema/auth'
import type { InferOutput } from 'valibot'

/** The current user as `/me` answers it. */
export type CurrentUser = InferOutput<typeof CurrentUserSchema>['principal']

type Loose = Record<string, unknown>

function isObject(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string'
}

const textFields = ['code', 'username', 'firstName', 'lastName', 'emailAddress']

function isUser(value: unknown): value is CurrentUser {
  if (!isObject(value) || !isObject(value.role) || !Array.isArray(value.authorities)) return false
  const { permissions } = value.role
  return (
    value.authorities.every((each: unknown) => isObject(each) && typeof each.authority === 'string') &&
    Array.isArray(permissions) &&
    permissions.every((each) => typeof each === 'string') &&
    textFields.every((field) => typeof value[field] === 'string') &&
    isTextOrNull(value.linkedCode) &&
    typeof value.temporaryPassword === 'boolean' &&
    typeof value.lacksFactor === 'boolean'
  )
}

/**
 * Reads the answer of `/me`; throws a TypeError when it is none, upon which the guard clears the token (specification
 * 1, section 4). By hand, because the schema library is not needed for anything else before the first list.
 */
export function readUser(body: unknown): CurrentUser {
  const principal = isObject(body) ? body.principal : undefined
  if (!isUser(principal)) throw new TypeError('The current user cannot be read.')
  return principal
}
