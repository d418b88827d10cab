import { ApiError, type FieldProblem } from './api-error.ts'
import {
  badGatewayMessage,
  conflictMessage,
  gatewayTimeoutMessage,
  offlineMessage,
} from '@capiz/domain/messages'
import type { WireResponse } from './transport.ts'

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function fieldProblems(value: unknown): FieldProblem[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((item: unknown) =>
    isRecord(item) && typeof item.field === 'string' && typeof item.message === 'string'
      ? [{ field: item.field, message: item.message }]
      : [],
  )
}

/** Parses JSON text; anything else (an error page of a proxy, an empty body) is undefined. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/**
 * The message of specification 1, section 8: for 409 the one mapped from the error code comes first, otherwise the
 * server's own. The catalogue is fetched only when it is needed, so that the sign-in page need not carry it.
 */
async function messageFor(status: number, errorCode: string, serverMessage: string): Promise<string> {
  if (status !== 409 && serverMessage !== '') return serverMessage
  try {
    const { errorMessages, isErrorCode } = await import('@capiz/domain/errors')
    if (isErrorCode(errorCode)) return errorMessages[errorCode]
    if (serverMessage !== '') return serverMessage
    if (status === 409) return conflictMessage
    if (status === 502) return badGatewayMessage
    if (status === 504) return gatewayTimeoutMessage
    return errorMessages.SERVER_ERROR
  } catch {
    return serverMessage === '' ? offlineMessage : serverMessage
  }
}

/** Makes the one error out of an answer that is no success. */
export async function failureOf(response: WireResponse): Promise<ApiError> {
  const body = typeof response.body === 'string' ? parseJson(response.body) : undefined
  const parts = isRecord(body) ? body : {}
  const errorCode = typeof parts.errorCode === 'string' ? parts.errorCode : ''
  // a token endpoint may answer in the words of OAuth
  const text = [parts.message, parts.error_description].find((text) => typeof text === 'string')
  const { errorCode: _code, message: _message, errors, ...details } = parts
  const retryAfter = Number(response.header('retry-after') ?? Number.NaN)
  return new ApiError({
    status: response.status,
    errorCode,
    message: await messageFor(response.status, errorCode, typeof text === 'string' ? text.trim() : ''),
    errors: fieldProblems(errors),
    details: 'details' in details ? details.details : Object.keys(details).length > 0 ? details : undefined,
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
  })
}
