import { sheetKindOfRequest } from '@capiz/domain/fees'
import { requestTypes, staffRequestTypes, type RequestType } from '@capiz/domain/request'
import { and, eq, isNull, notInArray, or, sql, type SQL } from 'drizzle-orm'
import type { Principal } from '../../platform/access/principal.ts'
import { userRequest } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { refuse } from '../../platform/errors/refuse.ts'

/** A user request as it is stored. */
export type RequestRecord = typeof userRequest.$inferSelect

/** Requests the user made for the provider the account belongs to now, not for one it belonged to before. */
export function madeBy({ userCode, linkedCode }: Principal): SQL | undefined {
  const { requesterCode, requesterLink } = userRequest
  return and(
    eq(requesterCode, userCode),
    linkedCode === null ? undefined : or(isNull(requesterLink), eq(requesterLink, linkedCode)),
  )
}

/** The types that show prices: who may not see rates does not see them here either (domain model 5.2). */
const priceTypes = requestTypes.filter(
  (type) => type === 'price-amendment' || sheetKindOfRequest(type) !== undefined,
)

/** Whether the caller may see that there is a request of a type: those that show prices only with the right to see rates. */
export const mayKnowOf = ({ permissions }: Principal, type: RequestType | null): boolean =>
  type === null || permissions.has('RATE_VIEW') || !priceTypes.includes(type)

/** Staff see all requests, and of those that show prices only with the right to see rates. */
function staffScope({ permissions }: Principal): SQL | undefined {
  return permissions.has('RATE_VIEW') ? undefined : notInArray(userRequest.type, priceTypes)
}

/**
 * Limits requests to what the caller may see (domain model 5.2): staff theirs, a provider the own ones and those about
 * the own record, never what staff ask about it.
 */
export function requestScope(principal: Principal): SQL | undefined {
  // By the kind of account, not by the reach: remarks reach the own requests only, yet staff are answered 403, not 404.
  if (principal.marker === 'ADMIN') return staffScope(principal)
  const own = madeBy(principal)
  if (principal.linkedCode === null) return own
  return or(
    own,
    and(
      eq(userRequest.targetCode, principal.linkedCode),
      notInArray(userRequest.type, [...staffRequestTypes]),
    ),
  )
}

/** The request, or 404 when it is not there, not the caller's, or of another type than the path says. */
export async function requestFor(
  db: Executor,
  code: string,
  principal: Principal,
  type?: RequestType,
): Promise<RequestRecord> {
  const [row] = await db
    .select()
    .from(userRequest)
    .where(
      and(
        eq(userRequest.code, code),
        eq(userRequest.deleted, false),
        requestScope(principal),
        type ? eq(userRequest.type, type) : undefined,
      ),
    )
    .limit(1)
  return row ?? refuse('NOT_FOUND')
}

/** The requester's own look does not count. */
export const isLookOfAnother = ({ requesterCode }: RequestRecord, { userCode }: Principal): boolean =>
  requesterCode !== userCode

/** Records that a user other than the requester has opened the request; from then on it cannot simply be deleted. */
export async function noteLook(db: Executor, request: RequestRecord, principal: Principal, now: Date) {
  if (request.viewedDate || !isLookOfAnother(request, principal)) return
  await db
    .update(userRequest)
    .set({ viewedDate: now })
    .where(and(eq(userRequest.id, request.id), sql`${userRequest.viewedDate} is null`))
}
